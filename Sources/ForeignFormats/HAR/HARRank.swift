/// Which of an endpoint's entries stands for it: one that was answered well and asks for no later page; of those the
/// last, whose token is newest.
enum HARRank {
  /// Whether the first is to be preferred. Never by the order of a file, unless nothing else tells two apart.
  static func stands(_ a: HARChoice.Chosen, before b: HARChoice.Chosen) -> Bool {
    let ranks = (rank(a), rank(b))
    return ranks.0 == ranks.1 ? a.time > b.time : ranks.0 < ranks.1
  }

  private static func rank(_ chosen: HARChoice.Chosen) -> Int {
    // A body that can't be written is no use, however well it was answered.
    let base = (chosen.entry.body?.isBinary == true ? 20 : 0) + (isLaterPage(chosen.url.query) ? 1 : 0)
    switch chosen.entry.status {
    case 200..<300: return base + (chosen.entry.answerType?.isJSON == true ? 0 : 2)
    case 304: return base + 4
    case 300..<400: return base + 6
    case 400..<500: return base + 8
    default: return base + 10
    }
  }

  /// Tomorrow a later page may be empty, and a cursor unknown.
  private static func isLaterPage(_ query: String?) -> Bool {
    query?.split(separator: "&").contains { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.lowercased() }
      guard parts.count == 2 else { return false }
      let words = VariableName.words(of: parts[0])
      if words.contains("cursor") || ["after", "before", "page-token"].contains(words.joined(separator: "-")) {
        return true
      }
      guard ["page", "offset", "skip", "start"].contains(words.first), let number = Int(parts[1]) else { return false }
      return number > (words.first == "page" ? 1 : 0) && words.last != "size"
    } ?? false
  }
}
