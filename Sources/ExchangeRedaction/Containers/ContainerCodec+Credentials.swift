import LosslessJSON

extension ContainerCodec {
  /// Names that a list vouches for and attributes stay (RFC 6265, 4); all else is a part.
  static func cookie(_ text: String) -> OpenContainer? {
    guard text.contains("=") else { return nil }
    var parts: [ContainerPart] = []
    var pieces: [(literal: String, part: Int?)] = []
    func add(_ name: String, _ value: Substring, as place: LeafPart = .cookie) {
      pieces.append(("", parts.count))
      parts.append(ContainerPart(name, String(value), as: place))
    }
    for (place, pair) in text.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { pieces.append((";", nil)) }
      pieces.append((String(pair.prefix { $0 == " " }), nil))
      let pair = pair.drop { $0 == " " }
      let name = pair.prefix { $0 != "=" }
      let value = pair.dropFirst(name.count + 1)
      if pair.isEmpty || isAttribute(name.lowercased(), String(value)) {
        pieces.append((String(pair), nil))
        continue
      }
      guard name.count < pair.count else {
        add("cookie", pair)
        continue
      }
      if MemberNames().isVouched(String(name)) { pieces.append((String(name), nil)) } else { add("parameter", name) }
      pieces.append(("=", nil))
      if !value.isEmpty {
        name.lowercased() == "domain" ? add("host", value, as: .header) : add(String(name), value)
      }
    }
    let laid = pieces
    return parts.isEmpty
      ? nil
      : OpenContainer(coding: "cookie", parts: parts) { texts in
        laid.map { piece in piece.literal + (piece.part.map { texts[$0] } ?? "") }.joined()
      }
  }

  /// An attribute of RFC 6265 with a value that the protocol knows.
  static func isAttribute(_ name: String, _ value: String) -> Bool {
    switch name {
    case "secure", "httponly", "partitioned": value.isEmpty
    case "path": value.isEmpty || value == "/"
    case "samesite": ["strict", "lax", "none"].contains(value.lowercased())
    case "priority": ["low", "medium", "high"].contains(value.lowercased())
    case "max-age": value.utf8.allSatisfy { $0.isDigit || $0 == 0x2D }
    case "expires": DateLayout(reading: value) != nil
    default: false
    }
  }

  /// The scheme stays; Basic gives login and password (RFC 7617), all others what stands behind.
  static func authorization(_ text: String) -> OpenContainer? {
    let bytes = Array(text.utf8)
    guard AuthorizationDetector().accepts(bytes), let length = AuthorizationDetector.schemeLength(of: bytes) else {
      return nil
    }
    let scheme = String(decoding: bytes[..<length], as: UTF8.self)
    let rest = Array(bytes[length...])
    if scheme.lowercased().hasPrefix("basic"), let pair = Base64.decode(rest, alphabet: .standard),
      let inner = String(validating: pair, as: UTF8.self), let colon = inner.firstIndex(of: ":")
    {
      let padded = rest.last == 0x3D || rest.count % 4 == 0
      let parts = [
        ContainerPart("login", String(inner[..<colon]), as: .header),
        ContainerPart("password", String(inner[inner.index(after: colon)...]), as: .header),
      ]
      return OpenContainer(coding: "authorization", parts: parts) { texts in
        let pair = Array(texts.joined(separator: ":").utf8)
        return scheme + String(decoding: Base64.encode(pair, alphabet: .standard, padded: padded), as: UTF8.self)
      }
    }
    let part = ContainerPart("token", String(decoding: rest, as: UTF8.self), as: .header)
    return OpenContainer(coding: "authorization", parts: [part]) { scheme + ($0.first ?? part.value.text ?? "") }
  }

  /// Header and claims as documents, signature as a token (RFC 7515). What a header needs to be one are words of
  /// registers, which stay by themselves; a key's id, an address or a certificate do not.
  static func jwt(_ text: String) -> OpenContainer? {
    guard text.utf8.starts(with: "ey".utf8) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard parts.count == 3, JWTDetector().accepts(text) else { return nil }
    let documents = parts[..<2].compactMap { Base64.decode($0, alphabet: .url) }
      .compactMap { String(validating: $0, as: UTF8.self) }.filter(isDocument)
    guard documents.count == 2 else { return nil }
    let inside = [
      ContainerPart("claims", documents[1], as: .body, isDocument: true),
      ContainerPart("signature", String(decoding: parts[2], as: UTF8.self), as: .header),
      ContainerPart("header", documents[0], as: .body, isDocument: true),
    ]
    return OpenContainer(coding: "jwt", parts: inside) { texts in
      let coded = [texts[2], texts[0]].map { Base64.encode(Array($0.utf8), alphabet: .url, padded: false) }
      return (coded.map { String(decoding: $0, as: UTF8.self) } + [texts[1]]).joined(separator: ".")
    }
  }
}
