/// Credentials behind the name of their scheme (RFC 9110, 11.4): the scheme stays.
///
/// Basic gives login and password (RFC 7617), Digest and others their parameters (RFC 7616), AWS the key's id and the
/// signature, all others what stands behind. A scheme we do not know is one under the name of the header alone.
struct AuthorizationCoding: ContainerCoding {
  static let name = "authorization"

  let needs = TextNeeds(all: [.blank], length: 8)

  /// Pairs, a scheme that is known, or one word behind another that no person wrote.
  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.contains(0x3D) { return true }
    guard let blank = text.firstIndex(of: 0x20), blank <= 16 else { return false }
    let rest = text[(blank + 1)...]
    if !rest.contains(0x20), rest.count >= 16 || rest.contains(where: \.isDigit) { return true }
    return (4...16).contains(blank) && "bdntah".utf8.contains(text[0] | 0x20)
      && AuthorizationDetector.schemes.contains(String(decoding: text[..<blank], as: UTF8.self).lowercased())
  }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    let credential = Self.credentialStart(bytes, leaf)
    guard let start = credential ?? AuthorizationDetector.schemeLength(of: bytes) else { return nil }
    let scheme = String(decoding: bytes[..<start], as: UTF8.self)
    let rest = start..<bytes.count
    let word = scheme.lowercased()
    if word.hasPrefix("basic "), let open = Self.basic(scheme, Array(bytes[rest])) { return open }
    var cut = ContainerCut(bytes)
    if word.hasPrefix("bearer ") || word.hasPrefix("basic ") || !Self.addParameters(rest, to: &cut) {
      if credential == nil { return nil }
      cut.add("token", rest, as: .header)
    }
    // A sentence has no two parameters.
    if credential == nil, cut.parts.count < 2 { return nil }
    return cut.container(Self.name)
  }

  private static func credentialStart(_ bytes: [UInt8], _ leaf: Leaf) -> Int? {
    if AuthorizationDetector().accepts(bytes) { return AuthorizationDetector.schemeLength(of: bytes) }
    guard let blank = bytes.prefix(32).firstIndex(of: 0x20), blank > 0, bytes[0].isLetter,
      bytes[..<blank].allSatisfy({ $0.isBase64URL }), let next = bytes[blank...].firstIndex(where: { $0 != 0x20 })
    else { return nil }
    let names = Surroundings.dependsOnSiblings(leaf.names) ? Surroundings(leaf).tokens : leaf.words
    return names.contains("authorization") || names == ["auth", "header"] ? next : nil
  }

  private static func basic(_ scheme: String, _ rest: [UInt8]) -> OpenContainer? {
    guard let pair = Base64.decode(rest, alphabet: .standard), let inner = String(validating: pair, as: UTF8.self),
      let colon = inner.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let padded = rest.last == 0x3D || rest.count % 4 == 0
    let parts = [
      ContainerPart("login", String(inner[..<colon]), as: .header),
      ContainerPart("password", String(inner[inner.utf8.index(after: colon)...]), as: .header),
    ]
    return OpenContainer(coding: Self.name, parts: parts) { texts in
      let pair = Array(texts.joined(separator: ":").utf8)
      return scheme + String(decoding: Base64.encode(pair, alphabet: .standard, padded: padded), as: UTF8.self)
    }
  }

  // MARK: Parameters

  /// Values that protocols list; they tell nothing.
  private static let publicNames: Set<String> = ["algorithm", "qop", "nc", "signedheaders", "stale", "userhash"]
  /// What a parameter is to the rules, where its own name does not say so.
  private static let roles = [
    "username": "login", "response": "token", "nonce": "token", "cnonce": "token", "opaque": "token",
    "mac": "signature", "id": "access key", "credential": "access key", "cred": "access key", "sig": "signature",
  ]

  /// `a="b", c=d`: false, with nothing added, if the text is no such list.
  private static func addParameters(_ range: Range<Int>, to cut: inout ContainerCut) -> Bool {
    let bytes = cut.bytes
    var found: [(name: String, value: Range<Int>, isQuoted: Bool)] = []
    var position = range.lowerBound
    while position < range.upperBound {
      while position < range.upperBound, bytes[position].isBlank || bytes[position] == UInt8(ascii: ",") {
        position += 1
      }
      if position == range.upperBound { break }
      guard let sign = bytes.first(UInt8(ascii: "="), in: position..<min(position + 64, range.upperBound)),
        sign > position, bytes[position..<sign].allSatisfy(\.isBase64URL)
      else { return false }
      let name = cut.text(position..<sign)
      let isQuoted = sign + 1 < range.upperBound && bytes[sign + 1] == 0x22
      let start = isQuoted ? sign + 2 : sign + 1
      var end = start
      while end < range.upperBound, isQuoted ? bytes[end] != 0x22 : bytes[end] != UInt8(ascii: ",") {
        end += isQuoted && bytes[end] == 0x5C ? 2 : 1
      }
      end = min(end, range.upperBound)
      // Padding of base64 is no value.
      if bytes[start..<end].allSatisfy({ $0 == UInt8(ascii: "=") }) { return false }
      found.append((name, isQuoted ? start..<end : bytes.trimmed(start..<end), isQuoted))
      position = isQuoted ? end + 1 : end
    }
    for (name, value, isQuoted) in found {
      let word = name.lowercased()
      if publicNames.contains(word), isListed(word, cut.text(value)) { continue }
      let value = word == "credential" ? accessKey(value, bytes) : value
      cut.add(roles[word] ?? name, value, as: .header, escape: isQuoted ? .quotedPair : .none)
    }
    return !cut.parts.isEmpty
  }

  private static func isListed(_ name: String, _ value: String) -> Bool {
    switch name {
    case "nc": value.utf8.count == 8 && value.utf8.allSatisfy(\.isHexDigit)
    case "stale", "userhash": ["true", "false"].contains(value.lowercased())
    case "qop": ["auth", "auth-int"].contains(value.lowercased())
    case "algorithm":
      ["md5", "md5-sess", "sha-256", "sha-256-sess", "sha-512-256", "sha-512-256-sess"].contains(value.lowercased())
    default: value.utf8.allSatisfy { $0.isLowercase || $0.isDigit || $0 == 0x2D || $0 == UInt8(ascii: ";") }
    }
  }

  /// In `AKIA…/20130524/us-east-1/s3/aws4_request` what stands behind the id is where it is used.
  private static func accessKey(_ value: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    let pieces = bytes.pieces(of: value, at: UInt8(ascii: "/"))
    guard pieces.count == 5, bytes.holds("aws4_request", at: pieces[4].lowerBound), pieces[4].count == 12,
      bytes[pieces[1]].allSatisfy(\.isDigit),
      (pieces[2].lowerBound..<pieces[3].upperBound).allSatisfy({ bytes[$0].isBase64URL || bytes[$0] == 0x2F })
    else { return value }
    return pieces[0]
  }
}
