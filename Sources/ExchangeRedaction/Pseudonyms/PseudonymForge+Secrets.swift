extension PseudonymForge {
  func secret(_ text: String, _ kind: PseudonymKind, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    switch kind {
    case .jwt: jwt(text, context, &draw)
    case .authorization: authorization(text, context, &draw)
    case .cookie: cookie(text, &draw)
    case .password: password(text, &draw)
    case .passwordHash: passwordHash(text, &draw)
    case .privateKey: privateKey(text, &draw)
    case .code: id(text, &draw)
    default: token(text, context, &draw)
    }
  }

  /// The mark of the issuer kept, the rest of three symbols: a scanner for leaked keys measures how much a string
  /// varies, and must not take a fixture for a leak. 24 places of three symbols are 2³⁸ values.
  func token(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    if JWTDetector().accepts(bytes) { return jwt(text, context, &draw) }
    if UUIDDetector().accepts(bytes) { return uuid(text, &draw) ?? text }
    if bytes.contains(0x2F), WebhookDetector().accepts(bytes) { return webhook(text, &draw) }
    // Signs alone are a secret too, unless they are few: `******` is a mask.
    let isSigns = !text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    if isSigns, Set(text.unicodeScalars).count > 2 { return password(text, &draw) }
    let prefix = VendorTokenDetector.markLength(of: bytes) ?? 0
    let mark = String(decoding: bytes[..<prefix], as: UTF8.self)
      .components(at: "live").joined(separator: "test")
    // Scanners let two symbols pass even where three are too many for them.
    return mark
      + plain(
        Array(bytes[prefix...]),
        symbols: mark.hasPrefix("sk_") || mark.hasPrefix("rk_") || mark == "SG." || mark == "npm_" ? 2 : 3, &draw)
  }

  /// Host and path of a posting address: words of interfaces stay, the rest is of three symbols.
  private func webhook(_ text: String, _ draw: inout KeyedDraw) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      if place < 2 || part.isEmpty { return String(part) }
      if place == 2 { return host(String(part)) ?? String(part) }
      return MemberNames().isVouched(String(part)) ? String(part) : plain(Array(part.utf8), symbols: 3, &draw)
    }.joined(separator: "/")
  }

  /// Letters and digits become two or three symbols of their alphabet, all else stays.
  private func plain(_ bytes: [UInt8], symbols: Int, _ draw: inout KeyedDraw) -> String {
    if bytes.allSatisfy(\.isDigit) { return digits(bytes, &draw) }
    let isHex = bytes.allSatisfy { $0.isHexDigit || !$0.isAlphanumeric }
    let isUpper = !bytes.contains(where: \.isLowercase) && bytes.contains(where: \.isUppercase)
    let third: UInt8 = isHex ? 0x61 : 0x78
    var out = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || ForeignDigits.isOne(scalar) else {
        out.append(scalar)
        continue
      }
      let drawn = draw.below(symbols)
      out.append(Unicode.Scalar(drawn < 2 ? 0x30 + UInt8(drawn) : isUpper ? third & 0xDF : third))
    }
    return padded(String(out))
  }

  private func padded(_ text: String) -> String {
    guard text.hasSuffix("="), text.utf8.count >= 8 else { return text }
    var bytes = Array(text.utf8)
    let padding = bytes.reversed().prefix { $0 == 0x3D }.count
    if padding <= 2 { bytes[bytes.count - padding - 1] = UInt8(ascii: "A") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Class for class, so that a policy that took the original takes it; the signs are drawn, too.
  private func password(_ text: String, _ draw: inout KeyedDraw) -> String {
    if text.utf8.allSatisfy(\.isDigit) { return digits(Array(text.utf8), &draw) }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": out.append(Unicode.Scalar(draw.pick("0123456789")))
      case "A"..."Z": out.append(Unicode.Scalar(draw.pick("BDFGHJKMPQVXZ")))
      case " ": out.append(scalar)
      default:
        out.append(Unicode.Scalar(scalar.properties.isAlphabetic ? draw.pick("bdfghjkmpqvxz") : draw.pick("!#*+-.=_~")))
      }
    }
    return String(out)
  }

  private func passwordHash(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    let kept = PasswordHashDetector.parameterLength(of: bytes) ?? 0
    return String(decoding: bytes[..<kept], as: UTF8.self) + plain(Array(bytes[kept...]), symbols: 3, &draw)
  }

  /// Armour and line lengths kept.
  private func privateKey(_ text: String, _ draw: inout KeyedDraw) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("-----") ? String(line) : plain(Array(line.utf8), symbols: 3, &draw)
    }.joined(separator: "\n")
  }

  /// The scheme kept; Basic opened (RFC 7617), parameters by name (RFC 9110, 11.4).
  private func authorization(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    guard let length = AuthorizationDetector.schemeLength(of: bytes) else { return token(text, context, &draw) }
    let scheme = String(decoding: bytes[..<length], as: UTF8.self)
    let rest = Array(bytes[length...])
    if scheme.lowercased().hasPrefix("basic"), let pair = Base64.decode(rest, alphabet: .standard) {
      let halves = String(decoding: pair, as: UTF8.self).split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let user = replacedText(String(halves[0]), .login, ["user"], context)
      let secret = halves.count == 2 ? ":" + replacedText(String(halves[1]), .password, ["password"], context) : ""
      let isPadded = rest.last == 0x3D || rest.count % 4 == 0
      return scheme
        + String(
          decoding: Base64.encode(Array((user + secret).utf8), alphabet: .standard, padded: isPadded), as: UTF8.self)
    }
    guard rest.contains(0x3D), rest.contains(0x2C) || rest.contains(0x22) else {
      return scheme + token(String(decoding: rest, as: UTF8.self), context, &draw)
    }
    let parameters = String(decoding: rest, as: UTF8.self).split(separator: ",", omittingEmptySubsequences: false)
    return scheme + parameters.map { assignment(String($0), &draw) }.joined(separator: ",")
  }

  private func assignment(_ text: String, _ draw: inout KeyedDraw) -> String {
    guard let sign = text.firstIndex(of: "=") else { return plain(Array(text.utf8), symbols: 3, &draw) }
    let value = text[text.index(after: sign)...]
    return text[...sign] + plain(Array(value.utf8), symbols: 3, &draw)
  }

  /// Vouched names and attributes kept (RFC 6265, 4.1); a domain is a host.
  private func cookie(_ text: String, _ draw: inout KeyedDraw) -> String {
    guard text.contains("=") else { return plain(Array(text.utf8), symbols: 3, &draw) }
    return text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      let name = part.prefix { $0 != "=" }.filter { $0 != " " }
      guard let sign = part.firstIndex(of: "=") else {
        return ContainerCodec.isAttribute(name.lowercased(), "")
          ? String(part) : plain(Array(part.utf8), symbols: 3, &draw)
      }
      let value = String(part[part.index(after: sign)...])
      if name.lowercased() == "domain" { return part[...sign] + (host(value) ?? "") }
      if ContainerCodec.isAttribute(name.lowercased(), value) { return String(part) }
      if MemberNames().isVouched(name) { return assignment(String(part), &draw) }
      return plain(Array(part[..<sign].utf8), symbols: 3, &draw) + assignment(String(part[sign...]), &draw)
    }.joined(separator: ";")
  }
}
