import ExchangeTypes

/// Gives variables back: a query value of a redirect that was a variable in the request becomes `{{view}}` again.
struct TemplateVariables {
  /// Query name with its resolved value → the template's text for the value.
  private var queries: [Pair: String] = [:]

  private struct Pair: Hashable {
    var name: Substring
    var value: Substring
  }

  /// `url`: what was asked; `template`: the redacted request, so that literal text beside a variable is redacted, too.
  init(_ url: WebURL, _ template: RequestTemplate) {
    let resolved = Self.pairs(url.query ?? "")
    guard let query = TemplateTarget(template.target).query else { return }
    let written = TemplateText.split(query, at: "&").map(Self.pair)
    guard resolved.count == written.count else { return }
    for (a, b) in zip(resolved, written) where a.name == b.name && TemplateText(String(b.value)).hasVariables {
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
      queries[pair].map { "\(Self.pair(part).name)=\($0)" } ?? String(part)
    }
    return text[...question] + parts.joined(separator: "&")
  }

  private static func pairs(_ query: String) -> [Pair] {
    query.split(separator: "&", omittingEmptySubsequences: false).map(pair)
  }

  private static func pair(_ part: Substring) -> Pair {
    guard let halves = TemplateText.halves(part, at: "=") else { return Pair(name: part, value: "") }
    return Pair(name: halves.before, value: halves.behind)
  }
}
