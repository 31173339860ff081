/// A spot in a text: line and column from 1; a column counts UTF-8 bytes, as compilers do.
package struct TextSpot: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: TextSpot, b: TextSpot) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
