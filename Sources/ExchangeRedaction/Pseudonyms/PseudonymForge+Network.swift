extension PseudonymForge {
  /// Public addresses go to the documentation ranges (RFC 5737, RFC 3849; RFC 2544 after a collision), private ones
  /// stay in their block; loopback and unspecified ones, whole private blocks and public resolvers stay.
  func ipAddress(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String? {
    guard let address = IPAddress(Array(text.utf8)) else { return id(text, &draw) }
    let core: String?
    switch address.family {
    case .v4:
      let prefix = address.suffix.hasPrefix("/") ? Int(address.suffix.dropFirst()) : nil
      core = v4(address.bytes, context, &draw).map { Self.network($0, like: address.bytes, prefix: prefix) }
      if let prefix, Self.blocks.contains(where: { $0.bytes == address.bytes && $0.prefix == prefix }) { return nil }
    case .v6: core = v6(address.bytes, isUpper: text.utf8.contains { $0.isUppercase }, context, &draw)
    }
    return core.map { address.opening + $0 + suffix(address.suffix) }
  }

  /// Ports and prefix lengths stay; of zones (RFC 4007, 11) those that systems number, since others may be anybody's.
  private func suffix(_ text: String) -> String {
    guard text.hasPrefix("%") else { return text }
    let name = text.dropFirst().prefix { !$0.isNumber }
    return ["", "en", "eth", "wlan", "lo", "utun", "bridge", "docker"].contains(name) ? text : "%eth0"
  }

  /// Blocks of RFC 1918, 6598, 3927 and 5771 and the whole of it: they tell of nobody's network.
  private static let blocks: [(bytes: [UInt8], prefix: Int)] = [
    ([10, 0, 0, 0], 8), ([172, 16, 0, 0], 12), ([192, 168, 0, 0], 16), ([100, 64, 0, 0], 10), ([169, 254, 0, 0], 16),
    ([224, 0, 0, 0], 4), ([0, 0, 0, 0], 0),
  ]
  private static let resolvers: [[UInt8]] = [
    [8, 8, 8, 8], [8, 8, 4, 4], [1, 1, 1, 1], [1, 0, 0, 1], [9, 9, 9, 9], [208, 67, 222, 222], [208, 67, 220, 220],
  ]

  /// Behind a prefix length the bits of hosts stay zero where they were.
  private static func network(_ new: String, like old: [UInt8], prefix: Int?) -> String {
    guard let prefix, (1...32).contains(prefix) else { return new }
    let mask = ~UInt32(0) << UInt32(32 - prefix)
    func number(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }
    guard number(old) & ~mask == 0 else { return new }
    let masked = number(new.split(separator: ".").compactMap { UInt8($0) }) & mask
    return [24, 16, 8, 0].map { String(masked >> UInt32($0) & 255) }.joined(separator: ".")
  }

  private func v4(_ old: [UInt8], _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String? {
    let last = { (draw: inout KeyedDraw) in 1 + draw.below(254) }
    if Self.resolvers.contains(old) { return nil }
    switch (old[0], old[1]) {
    case (127, _), (0, _), (255, _), (169, 254): return nil
    case (10, _): return "10.\(draw.below(256)).\(draw.below(256)).\(last(&draw))"
    case (172, 16...31): return "172.\(16 + draw.below(16)).\(draw.below(256)).\(last(&draw))"
    case (192, 168): return "192.168.\(draw.below(256)).\(last(&draw))"
    default:
      if context.attempt > 0 { return "198.\(18 + draw.below(2)).\(draw.below(256)).\(last(&draw))" }
      return draw.pick(["192.0.2", "198.51.100", "203.0.113"]) + ".\(last(&draw))"
    }
  }

  private func v6(_ old: [UInt8], isUpper: Bool, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String? {
    if old[..<15].allSatisfy({ $0 == 0 }), old[15] <= 1 { return nil }
    if old[..<10].allSatisfy({ $0 == 0 }), old[10] == 0xFF, old[11] == 0xFF {
      return v4(Array(old[12...]), context, &draw).map { "::ffff:" + $0 }
    }
    let group = { (draw: inout KeyedDraw) in String(0x1000 + draw.below(0xF000), radix: 16) }
    let tail = (0..<4).map { _ in group(&draw) }.joined(separator: ":")
    let head = old[0] == 0xFE && old[1] & 0xC0 == 0x80 ? "fe80::" : old[0] & 0xFE == 0xFC ? "fd00::" : "2001:db8::"
    return isUpper ? (head + tail).uppercased() : head + tail
  }

  /// In the block for documentation (RFC 9542, 2.1.2), after a collision a locally administered one.
  func hardwareAddress(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    guard MACDetector().accepts(bytes) else { return id(text, &draw) }
    var digits: [UInt8] = Array((context.attempt == 0 ? "00005e0053" : "0200").utf8)
    let isUpper = bytes.contains { $0.isUppercase }
    while digits.count < bytes.count(where: \.isHexDigit) { digits.append(draw.pick("0123456789abcdef")) }
    var next = digits.makeIterator()
    return String(
      decoding: bytes.map { byte in
        guard byte.isHexDigit, let digit = next.next() else { return byte }
        return isUpper && digit.isLetter ? digit & 0xDF : digit
      }, as: UTF8.self)
  }

  /// As many labels, the last of them `example` (RFC 2606); each label follows from its original alone.
  func host(_ text: String) -> String? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0].lowercased() == "localhost" { return nil }
    if IPAddress(Array(text.utf8)) != nil {
      var own = partDraw(text)
      return ipAddress(text, PseudonymContext(), &own)
    }
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let new = labels.enumerated().map { place, label -> String in
      if place == labels.count - 1, labels.count > 1 { return "example" }
      if label.isEmpty { return "" }
      var own = partDraw(label.lowercased())
      return InventedWords.word(open: 1, &own) + (label.utf8.contains(where: \.isDigit) ? "-\(own.below(100))" : "")
    }
    let port = parts.count == 2 ? ":" + parts[1] : ""
    return new.joined(separator: ".") + port
  }

  /// Part by part; words of interfaces in the path stay, values of the query become what they look like.
  func url(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String? {
    guard let open = URLParts(text) else { return id(text, &draw) }
    let new = open.closing { part in
      let names = [part.name]
      switch part.role {
      case .user: return replacedText(part.text, .login, names, context)
      case .password: return replacedText(part.text, .password, names, context)
      case .host: return replacedText(part.text, .host, names, context)
      case .segment where MemberNames().isVouched(part.text): return part.text
      case .segment, .name, .value, .fragment:
        return replacedText(part.text, FallbackKinds.kind(of: .string(part.text), names: names), names, context)
      }
    }
    // Nothing private in it: `http://localhost:8080/users`.
    return new == text ? nil : new
  }

  func replacedText(_ text: String, _ kind: PseudonymKind, _ names: [String], _ context: PseudonymContext) -> String {
    var context = context
    context.names = names
    return replacement(for: .string(text), kind: kind, in: context).text ?? text
  }
}
