import TestSupport

/// Random JSON bodies with the things that trip redactors: long lists, optional members, nulls, dates, numbers in odd
/// spellings, escapes, duplicate values, maps keyed by ids.
struct GeneratedBodies {
  private var generator: SeededGenerator
  private static let names = [
    "id", "name", "email", "status", "items", "created_at", "note", "count", "tags", "owner", "url", "total", "meta",
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(depth: Int) -> String { object(depth: depth) }

  private mutating func pick(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  private mutating func value(depth: Int) -> String {
    switch pick(depth > 0 ? 14 : 9) {
    case 0: return "null"
    case 1: return ["true", "false"][pick(2)]
    case 2: return ["0", "-1", "17", "1.0", "2.50", "1e3", "12345678901234567890", "-0.0"][pick(8)]
    case 3: return "\"2021-0\(1 + pick(9))-1\(pick(10))T0\(pick(10)):00:00Z\""
    case 4: return ["\"\"", "\"jdoe\"", "\"Ann\\u00e9 M\\u00fcller\"", "\"a\\/b\"", "\"active\""][pick(5)]
    case 5: return "\"user\(pick(40))@corp-mail.io\""
    case 6: return "\"3f2b1c9\(pick(10))-1b2c-4d3e-8f90-a1b2c3d4e5f\(pick(10))\""
    case 7: return "\"https://cdn.shop-host.io/u/\(pick(1000))?token=abcdefgh\(pick(1000))\""
    case 8: return "\"1990-0\(1 + pick(9))-2\(pick(9))\""
    case 9: return "[" + (0..<pick(4)).map { _ in value(depth: depth - 1) }.joined(separator: ",") + "]"
    case 10, 11: return list(depth: depth - 1)
    case 12:
      let entries = (0..<pick(5)).map { _ in "\"\(1000 + pick(90_000))\": \(value(depth: depth - 1))" }
      return "{" + entries.joined(separator: ",") + "}"
    default: return object(depth: depth - 1)
    }
  }

  /// Elements alike but for optional members.
  private mutating func list(depth: Int) -> String {
    let names = (0..<1 + pick(4)).map { _ in Self.names[pick(Self.names.count)] }
    let elements = (0..<pick(12)).map { _ in
      let members = names.filter { _ in pick(5) > 0 }.map { "\"\($0)\":\(value(depth: depth))" }
      return "{" + members.joined(separator: ", ") + "}"
    }
    return "[" + elements.joined(separator: ",\n ") + "]"
  }

  private mutating func object(depth: Int) -> String {
    var seen: Set<String> = []
    let members = (0..<2 + pick(6)).compactMap { _ -> String? in
      let name = Self.names[pick(Self.names.count)]
      guard seen.insert(name).inserted else { return nil }
      return "\"\(name)\" : \(value(depth: depth))"
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
