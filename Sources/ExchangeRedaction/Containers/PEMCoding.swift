/// Armour of RFC 7468: what stands between the lines is one part, named by the armour's label.
struct PEMCoding: ContainerCoding {
  static let name = "pem"

  let needs = TextNeeds(all: [.dash, .upper, .blank], length: 32)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    var cut = ContainerCut(bytes)
    var done = 0
    var begin: (start: Int, body: Int, label: String)?
    var position = 0
    // One pass over the rows of dashes: a BEGIN without END must cost no second look.
    while let mark = bytes.first(0x2D, in: position..<bytes.count) {
      guard bytes.holds("-----", at: mark) else {
        position = mark + 1
        continue
      }
      let word = mark + 5
      if bytes.holds("BEGIN ", at: word), let end = Self.lineEnd(bytes, from: word + 6) {
        begin = (mark, end + 5, cut.text(word + 6..<end).lowercased())
        position = end + 5
      } else if let from = begin, bytes.holds("END ", at: word), let end = Self.lineEnd(bytes, from: word + 4) {
        cut.add("text", bytes.trimmed(done..<from.start), as: .body)
        cut.add(from.label, Self.content(bytes.trimmed(from.body..<mark), bytes), as: .body, escape: .folded)
        done = end + 5
        begin = nil
        position = done
      } else {
        position = word
      }
    }
    if done == 0 { return nil }
    cut.add("text", bytes.trimmed(done..<bytes.count), as: .body)
    return cut.container(Self.name)
  }

  /// Where the dashes behind a label stand.
  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    while end < bytes.count, end - start < 40, bytes[end].isUppercase || bytes[end].isDigit || bytes[end] == 0x20 {
      end += 1
    }
    return end > start && bytes.holds("-----", at: end) ? end : nil
  }

  /// Behind the header fields that an encrypted key has (RFC 1421, 4.6).
  private static func content(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    guard let colon = bytes.first(UInt8(ascii: ":"), in: range) else { return range }
    var position = colon
    while let end = bytes.first(0x0A, in: position..<range.upperBound) {
      let next = end + 1 < range.upperBound && bytes[end + 1] == 0x0D ? end + 2 : end + 1
      if next < range.upperBound, bytes[next] == 0x0A { return bytes.trimmed(next..<range.upperBound) }
      position = end + 1
    }
    return range
  }
}
