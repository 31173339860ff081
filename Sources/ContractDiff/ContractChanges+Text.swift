/// A report for terminals.
extension ContractChanges {
  /// One table; where it is wider than the terminal each change takes lines of its own, at most `width` columns wide
  /// where words allow.
  package func text(width: Int = 80) -> String {
    if changes.isEmpty { return summary + "\n" }
    let table = TextTable([header] + rows)
    let body = table.width <= width ? table.lines : stacked(width: width)
    return (body + ["", summary, Self.legend]).joined(separator: "\n") + "\n"
  }

  private var header: [String] { ["endpoint", "path", "before → after", "class"] + environments }

  private var rows: [[String]] {
    var last: String?
    return changes.map { change in
      let title = change.title == last ? "" : change.title
      last = change.title
      return [title, change.shownPath, change.move, change.classWords] + change.environments.map(\.words)
    }
  }

  /// An endpoint a line, then each change with its path, and below it class and cells in columns; where even these are
  /// too wide, each environment has a line.
  private func stacked(width: Int) -> [String] {
    let table = TextTable(
      [["class"] + environments] + changes.map { [$0.classWords] + $0.environments.map(\.words) })
    let columns: [[String]] =
      table.width + 4 <= width ? table.lines.map { ["    " + $0] } : [["    class"]] + changes.map(Self.cellLines)
    var out = ["endpoint", "  path  before → after"] + columns[0]
    var last: String?
    for (change, cells) in zip(changes, columns.dropFirst()) {
      if change.title != last { out += ["", change.title] }
      last = change.title
      out += Self.lines(of: change, width: width) + cells
    }
    return out
  }

  private static func cellLines(_ change: ContractChange) -> [String] {
    let names = change.environments.map(\.environment.count).max() ?? 0
    return ["    \(change.classWords)"]
      + change.environments.map { cell in
        let pad = String(repeating: " ", count: names - cell.environment.count)
        return "    \(cell.environment)\(pad)  \(cell.words)"
      }
  }

  /// Path and move on one line if they fit, else each on its own, else before and after, too.
  private static func lines(of change: ContractChange, width: Int) -> [String] {
    let line = "  \(change.shownPath)  \(change.move)"
    if line.count <= width { return [line] }
    let move = "    \(change.move)"
    if move.count <= width { return ["  \(change.shownPath)", move] }
    return ["  \(change.shownPath)", "    \(change.shortBefore)", "    → \(change.shortAfter)"]
  }
}
