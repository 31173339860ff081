/// Header and claims as documents, signature as a token (RFC 7515); of an encrypted one the header and opaque parts
/// (RFC 7516).
///
/// What a header needs to be one are words of registers, which stay by themselves; a key's id, an address or a
/// certificate do not.
struct JWTCoding: ContainerCoding {
  static let name = "jwt"

  let needs = TextNeeds(all: [.dot], length: 16)
  let alphabet: TextTraits.Classes = [.letter, .digit, .dot, .dash, .lowLine]

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text[0] == UInt8(ascii: "e") }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    guard text.bytes.starts(with: "ey".utf8), JWTDetector().accepts(text.bytes) else { return nil }
    let parts = text.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Array.init)
    return parts.count == 5 ? Self.encrypted(text, parts) : Self.signed(parts)
  }

  private static func document(_ part: [UInt8]) -> String? {
    Base64.decode(part, alphabet: .url).flatMap { String(validating: $0, as: UTF8.self) }
      .flatMap { ContainerCodec.isDocument($0) ? $0 : nil }
  }

  private static func coded(_ text: String) -> String {
    String(decoding: Base64.encode(Array(text.utf8), alphabet: .url, padded: false), as: UTF8.self)
  }

  private static func signed(_ parts: [[UInt8]]) -> OpenContainer? {
    guard parts.count == 3, let header = document(parts[0]), let claims = document(parts[1]) else { return nil }
    let inside = [
      ContainerPart("claims", claims, as: .body, isDocument: true),
      ContainerPart("signature", String(decoding: parts[2], as: UTF8.self), as: .header),
      ContainerPart("header", header, as: .body, isDocument: true),
    ]
    return OpenContainer(coding: name, parts: inside) { texts in
      [coded(texts[2]), coded(texts[0]), texts[1]].joined(separator: ".")
    }
  }

  private static func encrypted(_ text: ContainerText, _ parts: [[UInt8]]) -> OpenContainer? {
    guard let header = document(parts[0]) else { return nil }
    // A key that both sides know is not sent: its part is empty.
    let opaque = parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    let inside =
      opaque.filter { !$0.isEmpty }.map { ContainerPart("token", $0, as: .header) }
      + [ContainerPart("header", header, as: .body, isDocument: true)]
    return OpenContainer(coding: name, parts: inside) { texts in
      var rest = texts.dropLast()[...]
      let places = opaque.map { $0.isEmpty ? "" : rest.popFirst() ?? $0 }
      return ([coded(texts.last ?? header)] + places).joined(separator: ".")
    }
  }
}
