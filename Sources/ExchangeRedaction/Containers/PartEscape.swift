/// How a part is spelled inside its container.
enum PartEscape: Sendable, Hashable {
  case none
  /// RFC 3986, 2.1; in queries and forms a plus sign is a blank.
  case percent(plusIsBlank: Bool)
  /// References of XML and HTML; the quote that ends an attribute's value.
  case markup(quote: UInt8?)
  /// A backslash before quotes and backslashes (RFC 9110, 5.6.4).
  case quotedPair
  /// A quote inside quotes is written twice (RFC 4180); without quotes around it stands for itself.
  case doubled(quote: UInt8)
  /// A cell of a table without quotes: it gets some when it needs them.
  case cell(delimiter: UInt8)
  /// Lines behind one another that each begin with these bytes.
  case lines(prefix: [UInt8])
  /// Broken into lines of one length, as PEM and MIME do.
  case folded

  /// Nil for bytes that are no such spelling.
  func decode(_ raw: ArraySlice<UInt8>) -> String? {
    switch self {
    case .none, .cell: String(validating: raw, as: UTF8.self)
    case .percent(let plusIsBlank):
      PercentCoding.decode(String(decoding: raw, as: UTF8.self), plusIsBlank: plusIsBlank)
    case .markup: EntityCoding.decode(raw)
    case .quotedPair: String(validating: Self.withoutBackslashes(raw), as: UTF8.self)
    case .doubled(let quote): String(validating: Self.withoutDoubles(raw, quote), as: UTF8.self)
    case .lines(let prefix): String(validating: Self.withoutPrefixes(raw, prefix), as: UTF8.self)
    case .folded: String(validating: raw.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
  }

  /// In the style of the bytes that stood there.
  func encode(_ text: String, like raw: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(text.utf8)
    switch self {
    case .none: return bytes
    case .percent(let plusIsBlank):
      let raw = String(decoding: raw, as: UTF8.self)
      return Array(PercentCoding.encode(text, like: raw, plusIsBlank: plusIsBlank).utf8)
    case .markup(let quote): return EntityCoding.encode(text, like: raw, quote: quote)
    case .quotedPair: return bytes.flatMap { $0 == 0x22 || $0 == 0x5C ? [0x5C, $0] : [$0] }
    case .doubled(let quote): return bytes.flatMap { $0 == quote ? [quote, quote] : [$0] }
    case .cell(let delimiter):
      let needsQuotes = bytes.contains { $0 == delimiter || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
      return needsQuotes ? [0x22] + bytes.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] } + [0x22] : bytes
    case .lines(let prefix):
      return Array(bytes.split(separator: 0x0A, omittingEmptySubsequences: false).joined(separator: [0x0A] + prefix))
    case .folded: return Self.fold(bytes, like: raw)
    }
  }

  private static func withoutBackslashes(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    var isEscaped = false
    for byte in raw {
      isEscaped = byte == 0x5C && !isEscaped
      if !isEscaped { out.append(byte) }
    }
    return out
  }

  private static func withoutDoubles(_ raw: ArraySlice<UInt8>, _ quote: UInt8) -> [UInt8] {
    var out: [UInt8] = []
    var wasQuote = false
    for byte in raw {
      wasQuote = byte == quote && !wasQuote
      if !wasQuote { out.append(byte) }
    }
    return out
  }

  private static func withoutPrefixes(_ raw: ArraySlice<UInt8>, _ prefix: [UInt8]) -> [UInt8] {
    let lines = raw.split(separator: 0x0A, omittingEmptySubsequences: false)
    return Array(
      lines.enumerated().map { $0 > 0 && $1.starts(with: prefix) ? $1.dropFirst(prefix.count) : $1 }
        .joined(separator: [0x0A]))
  }

  /// As long as the first line was, with its kind of line break.
  static func fold(_ bytes: [UInt8], like raw: ArraySlice<UInt8>) -> [UInt8] {
    let first = raw.prefix { $0 != 0x0A && $0 != 0x0D }
    let end = raw[first.endIndex...].prefix { $0 == 0x0A || $0 == 0x0D }
    guard !first.isEmpty, !end.isEmpty else { return bytes }
    var out: [UInt8] = []
    for (position, byte) in bytes.enumerated() {
      if position > 0, position % first.count == 0 { out += end }
      out.append(byte)
    }
    return out
  }
}
