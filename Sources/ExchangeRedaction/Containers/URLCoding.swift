/// URLs with an authority, relative ones, `mailto:` and `tel:` (RFC 3986, 6068, 3966).
struct URLCoding: ContainerCoding {
  static let name = "url"

  let needs = TextNeeds(any: [.colon, .slash, .equals], length: 2)

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[0].isLetter || text[0] == 0x3F || text.contains(0x2F)
  }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    if let open = Self.contact(bytes) { return open }
    let isRelative = bytes[0] == 0x2F && (bytes.contains(0x3F) || bytes.count { $0 == 0x2F } >= 2)
    let isQuery = bytes[0] == 0x3F && bytes.contains(0x3D)
    guard isRelative || isQuery || text.traits.classes.isSuperset(of: [.colon, .slash]),
      let url = URLParts(text.string, isRelative: isRelative || isQuery), !url.parts.isEmpty
    else { return nil }
    let isSigned = url.parts.contains { $0.role == .value && SignedURL.marks.contains($0.name.lowercased()) }
    return OpenContainer(
      coding: Self.name, parts: url.parts.map { Self.part($0, isSigned, isPersons: Self.isPersons(bytes)) }
    ) {
      url.close($0)
    }
  }

  /// Whether people log in by this scheme; into databases and queues programs do, by a role's name.
  private static func isPersons(_ bytes: [UInt8]) -> Bool {
    let scheme = String(decoding: bytes.prefix { $0 != 0x3A }, as: UTF8.self).lowercased()
    return ["http", "https", "ftp", "ftps", "sftp", "ssh", "git", "imap", "imaps", "smtp", "smtps", "ws", "wss"]
      .contains(scheme)
  }

  private static func part(_ part: URLParts.Part, _ isSigned: Bool, isPersons: Bool) -> ContainerPart {
    switch part.role {
    // Whoever pulls is called `git`.
    case .user: ContainerPart(isPersons && part.text != "git" ? "login" : "role", part.text, as: .query)
    case .password: ContainerPart("password", part.text, as: .query)
    case .host: ContainerPart("host", part.text, as: .query)
    case .segment, .fragment: ContainerPart(part.name, part.text, as: .path)
    case .name: ContainerPart("parameter", part.text, as: .query)
    case .value: ContainerPart((isSigned ? SignedURL.role(of: part.name) : nil) ?? part.name, part.text, as: .query)
    }
  }

  /// `mailto:a@b.c,d@e.f?subject=…`, `tel:+49…;ext=1`.
  private static func contact(_ bytes: [UInt8]) -> OpenContainer? {
    let schemes: [(mark: StaticString, part: String)] = [
      ("mailto:", "email"), ("tel:", "phone"), ("sms:", "phone"), ("smsto:", "phone"), ("sip:", "login"),
      ("xmpp:", "login"),
    ]
    guard let (mark, part) = schemes.first(where: { bytes.holds($0.mark, at: 0) }) else { return nil }
    var cut = ContainerCut(bytes)
    let start = mark.utf8CodeUnitCount
    let end = bytes[start...].firstIndex { $0 == 0x3F || $0 == UInt8(ascii: ";") } ?? bytes.count
    for address in bytes.pieces(of: start..<end, at: UInt8(ascii: ",")) {
      cut.add(part, address, as: .path, escape: .percent(plusIsBlank: false))
    }
    guard end < bytes.count else { return cut.container(name) }
    for pair in bytes.pieces(of: end + 1..<bytes.count, at: bytes[end] == 0x3F ? 0x26 : bytes[end]) {
      let sign = bytes.first(UInt8(ascii: "="), in: pair)
      let key = pair.lowerBound..<(sign ?? pair.upperBound)
      cut.addName(key, as: .query, escape: .percent(plusIsBlank: false))
      let called = ["to", "cc", "bcc"].contains(cut.text(key).lowercased()) ? "email" : cut.text(key)
      cut.add(
        called, (sign.map { $0 + 1 } ?? pair.upperBound)..<pair.upperBound, as: .query,
        escape: .percent(plusIsBlank: false))
    }
    return cut.container(name)
  }
}
