import ExchangeTypes
import LosslessJSON

/// The name of a fixture, which is the basename of its files: `account-v2-null-email`.
///
/// Read as endpoint, status class (none for 2xx), version and the words behind it. A negative has no version of its own:
/// `account-missing-id`. An endpoint never has a segment `v2` or `http404`, so the reading has one outcome.
package struct FixtureName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Longest file name in bytes, with `.json`.
  package static let limit = 80

  package let description: String
  package let endpoint: String
  package let statusClass: StatusClass
  /// Nil in a negative.
  package let version: Int?
  /// What follows the version: `null-email`; empty for the version's first fixture. Of a negative the words.
  package let words: String

  /// Nil if the text is not a name of that endpoint.
  package init?(_ text: String, endpoint: String) {
    guard Self.isWellFormed(text), text.hasPrefix(endpoint + "-") else { return nil }
    var rest = text.dropFirst(endpoint.count + 1).split(separator: "-", omittingEmptySubsequences: false)[...]
    var statusClass = StatusClass(status: 200)
    if let first = rest.first, let status = Self.status(of: first), let named = StatusClass(status) {
      statusClass = named
      rest = rest.dropFirst()
    }
    let version = rest.first.flatMap { Self.version(of: $0) }
    if version != nil { rest = rest.dropFirst() }
    self.description = text
    self.endpoint = endpoint
    self.statusClass = statusClass
    self.version = version
    self.words = rest.joined(separator: "-")
    if version == nil, words.isEmpty { return nil }
  }

  /// A name from its parts; `version` nil for a negative.
  package init(endpoint: String, statusClass: StatusClass, version: Int?, words: String = "") {
    var parts = [endpoint]
    if !statusClass.isSuccess { parts.append("http\(statusClass)") }
    if let version { parts.append("v\(version)") }
    if !words.isEmpty { parts.append(words) }
    self.description = parts.joined(separator: "-")
    self.endpoint = endpoint
    self.statusClass = statusClass
    self.version = version
    self.words = words
  }

  package var bodyFile: String { description + ".json" }
  package var exchangeFile: String { description + ".exchange.json" }
  /// Paths as they stand in SHA256SUMS.
  package var bodyPath: String { endpoint + "/" + bodyFile }
  package var exchangePath: String { endpoint + "/" + exchangeFile }

  /// Whether the name fits everywhere: `[a-z0-9-]`, no empty segment, at most 80 bytes with `.json`.
  package static func isWellFormed(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, bytes.count + 5 <= limit, first != 0x2D, last != 0x2D else {
      return false
    }
    return bytes.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
      && !text.contains("--")
  }

  /// Checks the name of an endpoint. Throws `Finding` with a suggestion.
  package static func checkEndpoint(_ name: String) throws(Finding) {
    guard isWellFormed(name), name.utf8.count <= 40 else {
      throw Finding(
        "endpoint-name", .error,
        "'\(name)' cannot name an endpoint: small letters, digits and single hyphens, at most 40",
        next: "rename the request with # @name")
    }
    for part in name.split(separator: "-") where version(of: part) != nil || status(of: part) != nil {
      let suggestion = name.split(separator: "-").map { $0 == part ? "api\($0)" : String($0) }.joined(separator: "-")
      throw Finding(
        "endpoint-name", .error,
        "'\(name)' cannot name an endpoint: '\(part)' stands for a version or status in fixture names",
        next: "rename the request, for example # @name \(suggestion)")
    }
  }

  private static func version(of part: Substring) -> Int? {
    guard part.first == "v", part.utf8.count > 1, part.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else {
      return nil
    }
    return Int(part.dropFirst())
  }

  private static func status(of part: Substring) -> String? {
    let digits = part.dropFirst(4)
    guard part.hasPrefix("http"), digits.utf8.count == 3, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return String(digits)
  }

  package static func < (a: FixtureName, b: FixtureName) -> Bool {
    if a.endpoint != b.endpoint { return a.endpoint.utf8.lexicographicallyPrecedes(b.endpoint.utf8) }
    if a.statusClass != b.statusClass { return a.statusClass < b.statusClass }
    if a.version != b.version { return (a.version ?? .max) < (b.version ?? .max) }
    return a.description.utf8.lexicographicallyPrecedes(b.description.utf8)
  }
}
