import ExchangeTypes
import RequestFiles

/// A target as its request file writes it, for reports: variables unresolved, `{{host}}` for a host that is written out,
/// an ellipsis for whatever is no public word. A secret in a request file is a mistake that no report repeats.
package struct ShownTarget {
  /// Whether a word of a path or a query is known to be no value of anybody.
  private let isPublic: (String) -> Bool

  package init(isPublic: @escaping (String) -> Bool) { self.isPublic = isPublic }

  package func text(of target: TemplateText) -> String {
    var text = target.text
    if let mark = text.firstRange(of: "://"), !text[..<mark.lowerBound].contains("{") {
      let rest = text[mark.upperBound...]
      let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
      let authority = rest[..<end]
      let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
      // A host that is a variable says what it is; behind it stands at most a port.
      text = (host.hasPrefix("{{") ? String(text[..<mark.upperBound] + host) : "{{host}}") + String(rest[end...])
    }
    if let hash = text.firstIndex(of: "#") { text = String(text[..<hash]) }
    guard let question = text.firstIndex(of: "?") else { return path(text[...]) }
    let pairs = text[text.index(after: question)...].split(separator: "&", omittingEmptySubsequences: false)
    return path(text[..<question]) + "?" + pairs.map(pair).joined(separator: "&")
  }

  private func path(_ text: Substring) -> String {
    text.split(separator: "/", omittingEmptySubsequences: false).map(shown).joined(separator: "/")
  }

  private func pair(_ text: Substring) -> String {
    guard let equals = text.firstIndex(of: "=") else { return shown(text) }
    let name = shown(text[..<equals])
    let value = text[text.index(after: equals)...]
    let isSecret = SecretWords.isSecret(name: String(text[..<equals])) && !value.hasPrefix("{{")
    return name + "=" + (isSecret && !value.isEmpty ? "…" : shown(value))
  }

  /// What stands between delimiters, its variables as they are.
  private func shown(_ text: Substring) -> String {
    var out = ""
    var rest = text
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      out += word(rest[..<open.lowerBound]) + rest[open.lowerBound..<close.upperBound]
      rest = rest[close.upperBound...]
    }
    return out + word(rest)
  }

  private func word(_ text: Substring) -> String {
    let isScheme = text == "http:" || text == "https:"
    let isPort = text.hasPrefix(":") && text.utf8.count <= 6 && text.dropFirst().utf8.allSatisfy(Self.isDigit)
    return text.isEmpty || isScheme || isPort || Self.isNumber(text) || isPublic(String(text)) ? String(text) : "…"
  }

  /// `2`, `v2`, `100`: too short to be anybody's.
  private static func isNumber(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("v") ? text.dropFirst() : text
    return (1...3).contains(digits.utf8.count) && digits.utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
