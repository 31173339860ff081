/// A report for pull requests.
extension ContractChanges {
  /// A table with a column for each environment, then the summary.
  package var markdown: String {
    if changes.isEmpty { return summary + "\n" }
    let header = ["endpoint", "path", "before → after", "class"] + environments
    var lines = [Self.row(header), Self.row(header.map { _ in "---" })]
    for change in changes {
      let cells = [change.title, Self.code(change.shownPath), Self.escaped(change.move), change.classWords]
      lines.append(Self.row(cells + change.environments.map(\.words)))
    }
    return (lines + ["", summary, "", Self.legend]).joined(separator: "\n") + "\n"
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// A code span; a pipe would end the cell even there, a back-tick the span.
  private static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    return fence + text.replacing("|", with: "\\|") + fence
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      if "\\`*_{}[]<>|#".contains(character) { out.append("\\") }
      out.append(character)
    }
    return out
  }
}
