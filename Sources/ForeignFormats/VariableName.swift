import RequestFiles

/// Makes names of variables from names of fields, parameters and members.
enum VariableName {
  /// Lower-case words: `x-api-key`, `apiKey` and `API_KEY` give `api` and `key` behind what comes first.
  static func words(of name: String) -> [String] {
    EndpointName.slug(name).split(separator: "-").map(String.init)
  }

  /// `api_key` for `X-API-Key`.
  static func make(from name: String) -> String {
    var words = words(of: name)
    if words.first == "x", words.count > 1 { words.removeFirst() }
    return words.isEmpty ? "secret" : words.joined(separator: "_")
  }
}
