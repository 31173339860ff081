/// Text in one script.
struct CorpusArticle: Decodable {
  let title: String
  let body: String
}

extension CorpusWords {
  private static let scripts = [
    ["plain", "words", "of", "English", "that", "make", "most", "of", "a", "page", "and", "a", "paragraph", "long"],
    [
      "\u{FC}ber", "caf\u{E9}", "ni\u{F1}o", "gar\u{E7}on", "\u{C5}ngstr\u{F6}m", "la", "tr\u{E8}s", "de",
      "stra\u{DF}e",
    ],
    ["\u{442}\u{435}\u{43A}\u{441}\u{442}", "\u{43D}\u{430}", "\u{440}\u{443}\u{441}\u{441}\u{43A}\u{43E}\u{43C}"],
    [
      "\u{65E5}\u{672C}\u{8A9E}", "\u{306E}", "\u{6587}\u{7AE0}", "\u{4E2D}\u{6587}\u{5185}\u{5BB9}",
      "\u{3067}\u{3059}",
    ],
    ["\u{1F600}", "ok", "\u{1F680}\u{1F389}", "yes", "\u{1F44D}\u{1F3FD}"],
  ]
  private static let escapes = ["\\n", "\\\"", "\\\\", "\\t", "\\/", "\\u00e9", "\\u20AC", "\\ud83d\\ude00"]

  /// A title and up to five kilobytes of words, with an escape for every twelfth blank.
  mutating func article() -> String {
    let script = Self.scripts[below(Self.scripts.count)]
    let body = (0..<20 + below(600)).map { _ in pick(script) + (isOne(in: 12) ? pick(Self.escapes) : " ") }.joined()
    return "{\"title\":\"\(pick(script)) \(pick(script))\",\"body\":\"\(body)\"}"
  }
}
