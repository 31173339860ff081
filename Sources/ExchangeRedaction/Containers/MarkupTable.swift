/// What the cells of a table in markup are called: by a heading before them in the row, or above them in the first one.
struct MarkupTable {
  private var columns: [String] = []
  private var heads: [String] = []
  private var cells = 0

  mutating func open(_ tag: String) {
    switch tag.lowercased() {
    case "table", "dl": self = MarkupTable()
    case "tr":
      if heads.count > 1, cells == 0 { columns = heads }
      heads = []
      cells = 0
    case "td": cells += 1
    case "th", "dt": if cells == 0, tag.lowercased() == "dt" { heads = [] }
    default: break
    }
  }

  /// Nil for what is no cell below or beside a heading that speaks of a person.
  func name(of tag: String) -> String? {
    switch tag.lowercased() {
    case "td":
      if heads.count == 1 { return telling(heads[0]) }
      return columns.indices.contains(cells - 1) ? telling(columns[cells - 1]) : nil
    case "dd": return heads.last.flatMap(telling)
    default: return nil
    }
  }

  mutating func note(_ text: String, in tag: String) {
    switch tag.lowercased() {
    case "th", "dt": heads.append(text)
    default: break
    }
  }

  private func telling(_ text: String) -> String? { HolderNames.isAsking(text) ? text : nil }
}
