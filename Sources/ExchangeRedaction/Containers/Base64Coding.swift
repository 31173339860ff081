/// Text in base64 or base64url (RFC 4648, 4 and 5), also in lines (RFC 2045, 6.8): 16 characters and more, or the ids
/// of GraphQL and cursors, `User:1234`, that are shorter.
struct Base64Coding: ContainerCoding {
  static let name = "base64"

  let needs = TextNeeds(any: [.letter], length: 8)
  let alphabet: TextTraits.Classes = [.letter, .digit, .plus, .slash, .equals, .dash, .lowLine, .blank]

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { !text.contains(0x20) }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    if text.traits.classes.contains(.blank), text.bytes.contains(0x20) || text.bytes.contains(0x09) { return nil }
    guard text.bytes.count >= 8, let inside = FoldedBase64(text.bytes), text.bytes.count >= 16 || Self.isId(inside.text)
    else { return nil }
    let part = ContainerPart("text", inside.text, as: .body, isDocument: ContainerCodec.isDocument(inside.text))
    return OpenContainer(coding: Self.name, parts: [part]) { inside.close($0.first ?? inside.text) }
  }

  /// A short word that happens to be base64 gives no word, colon and word.
  private static func isId(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return false }
    return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      && text.utf8[..<colon].allSatisfy { $0.isBase64URL } && text.utf8.index(after: colon) < text.endIndex
  }
}
