/// A spot in a text: byte offset from 0, line and column from 1; a column counts UTF-8 bytes, as compilers do.
package struct JSONLocation: Sendable, Hashable {
  package var offset: Int
  package var line: Int
  package var column: Int

  /// Counts lines up to `offset`. Complexity: O(offset), so it is asked for only when something is reported.
  package init(offset: Int, in bytes: some Collection<UInt8>) {
    self.offset = offset
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    self.line = line
    self.column = column
  }
}
