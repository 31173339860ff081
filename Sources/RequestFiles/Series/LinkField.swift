import ExchangeTypes

/// Targets of `Link` fields by their relations (RFC 8288, 3).
struct LinkField {
  private var targets: [String: String] = [:]

  init(_ fields: HeaderFields) {
    for value in fields.values("Link") { read(Array(value.utf8)) }
  }

  /// As written: maybe relative. The first link of a relation counts.
  subscript(relation: String) -> String? { targets[relation] }

  private mutating func read(_ bytes: [UInt8]) {
    var at = 0
    while let open = bytes[at...].firstIndex(of: 0x3C), let close = bytes[open...].firstIndex(of: 0x3E) {
      let target = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      let end = Self.end(of: bytes, from: close + 1)
      for relation in Self.relations(in: bytes[(close + 1)..<end]) where targets[relation] == nil {
        targets[relation] = target
      }
      at = end
    }
  }

  /// The comma that ends the link; none inside of quotes does.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var isQuoted = false
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case 0x5C where isQuoted: at += 1
      case 0x22: isQuoted.toggle()
      case 0x2C where !isQuoted: return at
      default: break
      }
      at += 1
    }
    return bytes.count
  }

  /// `; rel="next last"`, `; rel=next`: words apart by blanks, case apart.
  private static func relations(in parameters: ArraySlice<UInt8>) -> [String] {
    for parameter in parameters.split(separator: 0x3B) {
      let text = String(decoding: parameter, as: UTF8.self)
      guard let equals = text.firstIndex(of: "="), text[..<equals].trimmingSpaces.lowercased() == "rel" else {
        continue
      }
      let value = text[text.index(after: equals)...].trimmingSpaces.filter { $0 != "\"" }
      return value.lowercased().split(separator: " ").map(String.init)
    }
    return []
  }
}
