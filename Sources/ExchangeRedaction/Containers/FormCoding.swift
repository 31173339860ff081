/// `a=1&b=2`, by its media type or by its looks: two pairs at least, or one with escapes under a known name.
struct FormCoding: ContainerCoding {
  static let name = "form"

  let needs = TextNeeds(all: [.equals], length: 3)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    let isForm = leaf.mediaType?.description == "application/x-www-form-urlencoded"
    guard isForm || Self.looksSo(bytes, text.traits.classes) else { return nil }
    var cut = ContainerCut(bytes)
    let escape = PartEscape.percent(plusIsBlank: true)
    for pair in bytes.pieces(of: 0..<bytes.count, at: UInt8(ascii: "&")) {
      guard let sign = bytes.first(UInt8(ascii: "="), in: pair) else {
        cut.add("parameter", pair, as: .form, escape: escape)
        continue
      }
      let name = pair.lowerBound..<sign
      cut.addName(name, as: .form, escape: escape)
      let called = escape.decode(bytes[name]) ?? cut.text(name)
      cut.add(called, sign + 1..<pair.upperBound, as: .form, escape: escape)
    }
    return cut.container(Self.name)
  }

  private static func looksSo(_ bytes: [UInt8], _ classes: TextTraits.Classes) -> Bool {
    guard classes.contains(.ampersand) || classes.contains(.percent) else { return false }
    let pairs = bytes.pieces(of: 0..<bytes.count, at: UInt8(ascii: "&"))
    let areAll = pairs.allSatisfy { pair in
      guard let sign = bytes.first(UInt8(ascii: "="), in: pair), sign > pair.lowerBound else { return false }
      return bytes[pair].allSatisfy { $0 > 0x20 && $0 < 0x7F }
        && bytes[pair.lowerBound..<sign].allSatisfy { $0.isAlphanumeric || "_-.[]%".utf8.contains($0) }
    }
    guard areAll else { return false }
    if pairs.count >= 2 { return true }
    let name = bytes.prefix { $0 != UInt8(ascii: "=") }
    return PartEscape.percent(plusIsBlank: true).decode(bytes[...]) != nil
      && MemberNames().isVouched(String(decoding: name, as: UTF8.self))
  }
}
