/// Text in hexadecimal (RFC 4648, 8), also behind `0x` or `\x`: 16 digits and more, in one casing.
struct HexCoding: ContainerCoding {
  static let name = "hex"

  // Digits alone are numbers; text has a letter somewhere in its hexadecimal nearly always.
  let needs = TextNeeds(any: [.letter], digits: 4, length: 16)
  let alphabet: TextTraits.Classes = [.letter, .digit, .backslash]

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text[0].isHexDigit || text[0] == 0x5C }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    let start = bytes.holds("0x", at: 0) || bytes.holds("\\x", at: 0) ? 2 : 0
    let digits = bytes[start...]
    guard digits.count % 2 == 0, digits.count >= 16, digits.allSatisfy(\.isHexDigit) else { return nil }
    let isUpper = digits.contains(where: \.isUppercase)
    let isLower = digits.contains(where: \.isLowercase)
    guard isUpper != isLower else { return nil }
    var inner: [UInt8] = []
    inner.reserveCapacity(digits.count / 2)
    for place in stride(from: start, to: bytes.count, by: 2) {
      inner.append(UInt8(bytes[place].hexValue << 4 | bytes[place + 1].hexValue))
    }
    guard ContainerCodec.isPrintable(inner), let decoded = String(validating: inner, as: UTF8.self) else { return nil }
    let head = String(decoding: bytes[..<start], as: UTF8.self)
    let letters = Array((isUpper ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    let part = ContainerPart("text", decoded, as: .body, isDocument: ContainerCodec.isDocument(decoded))
    return OpenContainer(coding: Self.name, parts: [part]) { texts in
      let coded = (texts.first ?? decoded).utf8.flatMap { [letters[Int($0 >> 4)], letters[Int($0 & 15)]] }
      return head + String(decoding: coded, as: UTF8.self)
    }
  }
}
