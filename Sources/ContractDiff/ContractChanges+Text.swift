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
      return [title, change.path.text, change.move, change.classWords] + change.environments.map(\.words)
    }
  }

  private func stacked(width: Int) -> [String] {
    var out: [String] = []
    var last: String?
    for change in changes {
      if change.title != last { out += last == nil ? [change.title] : ["", change.title] }
      last = change.title
      out += Self.lines(of: change, width: width)
      out.append("    \(change.classWords)")
      let names = change.environments.map(\.environment.count).max() ?? 0
      for cell in change.environments {
        let pad = String(repeating: " ", count: names - cell.environment.count)
        out.append("    \(cell.environment)\(pad)  \(cell.words)")
      }
    }
    return out
  }

  /// Path and move on one line if they fit, else each on its own, else before and after, too.
  private static func lines(of change: ContractChange, width: Int) -> [String] {
    let line = "  \(change.path)  \(change.move)"
    if line.count <= width { return [line] }
    let move = "    \(change.move)"
    if move.count <= width { return ["  \(change.path)", move] }
    return ["  \(change.path)", "    \(change.shortBefore)", "    → \(change.shortAfter)"]
  }
}
