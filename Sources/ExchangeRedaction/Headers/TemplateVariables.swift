import ExchangeTypes

/// Gives variables back: a query value of a redirect that was a variable in the request becomes `{{view}}` again.
struct TemplateVariables {
  /// Query name with its resolved value → the template's text for the value.
  private var queries: [Pair: String] = [:]

  private struct Pair: Hashable {
    var name: Substring
    var value: Substring
  }

  init(_ spec: RequestSpec) {
    let resolved = Self.pairs(spec.url.query ?? "")
    guard let question = spec.template.target.firstIndex(of: "?") else { return }
    let written = Self.pairs(String(spec.template.target[spec.template.target.index(after: question)...]))
    guard resolved.count == written.count else { return }
    for (a, b) in zip(resolved, written) where a.name == b.name && b.value.contains("{{") {
      queries[a] = String(b.value)
    }
  }

  /// `text`: the redacted redirect; `location`: where it led, raw.
  func restored(in text: String, from location: WebURL) -> String {
    guard !queries.isEmpty, let query = location.query, let question = text.firstIndex(of: "?") else { return text }
    let raw = Self.pairs(query)
    let redacted = text[text.index(after: question)...].split(separator: "&", omittingEmptySubsequences: false)
    guard raw.count == redacted.count else { return text }
    let parts = zip(raw, redacted).map { pair, part in
      queries[pair].map { "\(pair.name)=\($0)" } ?? String(part)
    }
    return text[...question] + parts.joined(separator: "&")
  }

  private static func pairs(_ query: String) -> [Pair] {
    query.split(separator: "&", omittingEmptySubsequences: false).map { part in
      guard let equals = part.firstIndex(of: "=") else { return Pair(name: part, value: "") }
      return Pair(name: part[..<equals], value: part[part.index(after: equals)...])
    }
  }
}
