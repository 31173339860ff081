/// The part of a stream that is looked at: what came and was not yet dealt with, with the zeros behind that the reader
/// takes for the end.
struct JSONWindow: Sendable {
  /// `count` bytes of text, then at least `JSONReader.slack` zeros.
  private(set) var bytes: [UInt8]
  private(set) var count = 0
  /// The first byte that is not dealt with yet.
  private(set) var start = 0
  /// Where that byte stands in the stream.
  private(set) var place = JSONLocation(offset: 0, line: 1, column: 1)

  init() { bytes = [UInt8](repeating: 0, count: JSONReader.slack) }

  /// Bytes at hand.
  var pending: Int { count - start }

  /// More than entries can point into: only a single piece of that size can make it so.
  var isTooLarge: Bool { count > JSONNode.limit }

  /// What is not dealt with.
  var text: ArraySlice<UInt8> { bytes[start..<count] }

  /// At the start of a stream: what it is if it is not UTF-8.
  func otherEncoding(isWhole: Bool) -> UnicodeEncoding? { UnicodeEncoding(of: text, count: isWhole ? count : nil) }

  /// How much there must be before a token is looked at again that was cut off behind so many bytes, so that a long one
  /// costs no square. Short ones are looked at with every piece: somebody may wait for them.
  static func needed(behind count: Int) -> Int { count > 4096 ? count * 2 : 0 }

  /// Adds a piece; what is not dealt with moves to the front, if it is not there. Complexity: O(piece), amortised, while
  /// nothing is dealt with, else O(piece + pending).
  mutating func append(_ piece: UnsafeRawBufferPointer) {
    let left = pending
    let filled = left + piece.count
    let needed = filled + JSONReader.slack
    if needed > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: max(needed, bytes.count * 2) - bytes.count))
    }
    bytes.withUnsafeMutableBytes { all in
      func part(_ range: Range<Int>) -> UnsafeMutableRawBufferPointer { .init(rebasing: all[range]) }
      if start > 0 { part(0..<left).copyMemory(from: UnsafeRawBufferPointer(part(start..<count))) }
      part(left..<filled).copyMemory(from: piece)
      part(filled..<needed).initializeMemory(as: UInt8.self, repeating: 0)
    }
    start = 0
    count = filled
  }

  /// Says that all before `position` is dealt with. Complexity: O(what is passed).
  mutating func pass(to position: Int) {
    place = location(of: position)
    start = position
  }

  /// The place of a byte of the window in the stream. Complexity: O(its distance from the start).
  func location(of position: Int) -> JSONLocation {
    bytes.withUnsafeBytes { place.advanced(over: UnsafeRawBufferPointer(rebasing: $0[start..<position])) }
  }

  /// The first place in a range that is no white space, or its end.
  func spaceEnd(in range: Range<Int>) -> Int {
    // Spaces are passed by eight, which may lead beyond.
    min(bytes.withUnsafeBytes { JSONReader.skipSpace($0.bytes, range.lowerBound, range.upperBound) }, range.upperBound)
  }

  /// The first place of a byte at or behind a position; nil if it is not in the window.
  func first(_ byte: UInt8, from position: Int) -> Int? {
    bytes.withUnsafeBytes { all in all[position..<count].firstIndex(of: byte) }
  }
}
