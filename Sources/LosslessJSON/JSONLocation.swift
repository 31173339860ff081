/// A spot in a text: byte offset from 0, line and column from 1; a column counts UTF-8 bytes, as compilers do.
package struct JSONLocation: Sendable, Hashable {
  package var offset: Int
  package var line: Int
  package var column: Int

  init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Counts lines up to `offset`. Complexity: O(offset), so it is asked for only when something is reported.
  package init(offset: Int, in bytes: some Collection<UInt8>) {
    let start = JSONLocation(offset: 0, line: 1, column: 1)
    let before = bytes.prefix(offset)
    self = before.withBytes { start.advanced(over: UnsafeRawBufferPointer($0)) }
    self.offset = offset
  }

  /// The spot behind a piece of text that begins here.
  func advanced(over text: UnsafeRawBufferPointer) -> JSONLocation {
    let lines = Self.lineFeeds(in: text)
    if lines == 0 { return JSONLocation(offset: offset + text.count, line: line, column: column + text.count) }
    let last = text.lastIndex(of: 0x0A) ?? 0
    return JSONLocation(offset: offset + text.count, line: line + lines, column: text.count - last)
  }

  /// Counts eight bytes at a time, in eight counters of a byte each: every text that is walked passes here.
  private static func lineFeeds(in text: UnsafeRawBufferPointer) -> Int {
    let low: UInt64 = 0x0101_0101_0101_0101
    var lines = 0
    var position = 0
    while position &+ 8 <= text.count {
      var counters: UInt64 = 0
      // A counter holds 255.
      let end = min(text.count &- 7, position &+ 255 * 8)
      while position < end {
        // 0 where a line feed stands: only there the high bit stays unset, whatever is added.
        let other = text.loadUnaligned(fromByteOffset: position, as: UInt64.self) ^ (0x0A &* low)
        let isOther = ((other & (0x7F &* low)) &+ (0x7F &* low)) | other
        counters &+= ~isOther &>> 7 & low
        position &+= 8
      }
      let pairs: UInt64 = 0x00FF_00FF_00FF_00FF
      let sums = ((counters & pairs) &+ (counters &>> 8 & pairs)) &* 0x0001_0001_0001_0001
      lines &+= Int(sums &>> 48)
    }
    while position < text.count {
      if text[position] == 0x0A { lines &+= 1 }
      position &+= 1
    }
    return lines
  }
}
