/// A pattern of an option, in which `*` stands for any text: `*.shop.test`, `/v1/*`.
package struct GlobPattern: Sendable, Hashable {
  package let text: String
  private let pieces: [[UInt8]]

  /// Compared without case, as hosts are.
  package init(_ text: String) {
    self.text = text
    pieces = text.lowercased().utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map {
      Array($0)
    }
  }

  /// The first piece at the start, the last at the end, the others in between at their first place: no backtracking.
  package func matches(_ text: String) -> Bool {
    let bytes = Array(text.lowercased().utf8)
    guard let first = pieces.first, let last = pieces.last else { return false }
    if pieces.count == 1 { return bytes == first }
    guard bytes.starts(with: first), bytes.count >= first.count + last.count else { return false }
    let end = bytes.count - last.count
    guard bytes[end...].elementsEqual(last) else { return false }
    var position = first.count
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = Self.place(of: piece, in: bytes[position..<end]) else { return false }
      position = found + piece.count
    }
    return true
  }

  private static func place(of piece: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= piece.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - piece.count).first { bytes[$0...].starts(with: piece) }
  }
}
