/// `Cookie` and `Set-Cookie` (RFC 6265, 4). Names that a list vouches for and attributes stay; all else is a part.
struct CookieCoding: ContainerCoding {
  static let name = "cookie"

  let needs = TextNeeds(all: [.equals], length: 2)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    guard text.bytes.contains(0x3D), leaf.part == .cookie || Self.isNamedCookie(leaf) else { return nil }
    let bytes = text.bytes
    var cut = ContainerCut(bytes)
    for piece in bytes.pieces(of: 0..<bytes.count, at: UInt8(ascii: ";")) {
      let pair = piece.drop { bytes[$0] == 0x20 }
      if pair.isEmpty { continue }
      let whole = pair.startIndex..<pair.endIndex
      let sign = bytes.first(UInt8(ascii: "="), in: whole)
      let name = whole.lowerBound..<(sign ?? whole.upperBound)
      let value = (sign.map { $0 + 1 } ?? whole.upperBound)..<whole.upperBound
      let called = cut.text(name)
      if ContainerCodec.isAttribute(called.lowercased(), cut.text(value)) { continue }
      guard sign != nil else {
        cut.add("cookie", whole, as: .cookie)
        continue
      }
      cut.addName(name, as: .cookie)
      if called.lowercased() == "domain" {
        cut.add("host", value, as: .header)
      } else {
        cut.add(called, Self.withoutQuotes(value, bytes), as: .cookie)
      }
    }
    return cut.container(Self.name)
  }

  private static let names = [["cookie"], ["cookies"], ["set", "cookie"]]

  private static func isNamedCookie(_ leaf: Leaf) -> Bool {
    names.contains(Surroundings.dependsOnSiblings(leaf.names) ? Surroundings(leaf).tokens : leaf.words)
  }

  private static func withoutQuotes(_ value: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    guard value.count >= 2, bytes[value.lowerBound] == 0x22, bytes[value.upperBound - 1] == 0x22 else { return value }
    return value.lowerBound + 1..<value.upperBound - 1
  }
}
