import LosslessJSON

extension ContainerCodec {
  /// Header names and attributes stay (RFC 6265, 4); each value is a part.
  static func cookie(_ text: String) -> OpenContainer? {
    guard text.contains("=") else { return nil }
    let attributes: Set<String> = [
      "path", "expires", "max-age", "samesite", "secure", "httponly", "partitioned", "priority",
    ]
    var parts: [ContainerPart] = []
    var pieces: [(literal: String, part: Int?)] = []
    for (place, pair) in text.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
      let lead = place > 0 ? ";" : ""
      let name = pair.prefix { $0 != "=" }.filter { $0 != " " }
      guard let sign = pair.firstIndex(of: "="), !attributes.contains(name.lowercased()) else {
        pieces.append((lead + pair, nil))
        continue
      }
      pieces.append((lead + pair[...sign], parts.count))
      let value = String(pair[pair.index(after: sign)...])
      parts.append(
        name.lowercased() == "domain"
          ? ContainerPart("host", value, as: .header) : ContainerPart(name, value, as: .cookie))
    }
    let laid = pieces
    return parts.isEmpty
      ? nil
      : OpenContainer(coding: "cookie", parts: parts) { texts in
        laid.map { piece in piece.literal + (piece.part.map { texts[$0] } ?? "") }.joined()
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

  /// Claims as a document, signature as a token, and the header's key id; the rest of the header stays (RFC 7515).
  static func jwt(_ text: String) -> OpenContainer? {
    guard text.utf8.starts(with: "ey".utf8) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard parts.count == 3, JWTDetector().accepts(text), let header = Base64.decode(parts[0], alphabet: .url),
      let payload = Base64.decode(parts[1], alphabet: .url), let claims = String(validating: payload, as: UTF8.self),
      isDocument(claims), let document = document(header)
    else { return nil }
    let kid = document.root["kid"].flatMap { $0.string == nil ? nil : $0 }
    var inside = [
      ContainerPart("claims", claims, as: .body, isDocument: true),
      ContainerPart("signature", String(decoding: parts[2], as: UTF8.self), as: .header),
    ]
    if let id = kid?.string { inside.append(ContainerPart("kid", id, as: .header)) }
    return OpenContainer(coding: "jwt", parts: inside) { texts in
      var edit = JSONEdit()
      if let kid, texts.count == 3 { edit.replace(kid, with: JSONString.encode(texts[2], like: kid.raw)) }
      let head = Base64.encode(edit.applied(to: header), alphabet: .url, padded: false)
      let body = Base64.encode(Array(texts[0].utf8), alphabet: .url, padded: false)
      return [String(decoding: head, as: UTF8.self), String(decoding: body, as: UTF8.self), texts[1]].joined(
        separator: ".")
    }
  }

  private static func document(_ bytes: [UInt8]) -> JSONDocument? {
    do throws(JSONError) { return try JSONDocument(reading: bytes) } catch { return nil }
  }
}
