/// Help as text, made from the commands' own specs.
enum HelpText {
  /// The list of commands.
  static func overview(_ commands: [CommandSpec], width: Int) -> String {
    var out = """
      cameo records API traffic of every environment, redacts it, and keeps each new shape as a fixture.

      usage: cameo COMMAND [OPTION …]

      commands:

      """
    let rows = commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
    out += table(rows, width: width)
    out += """

      exit status: 0 nothing to report, 1 findings, 2 could not do it
      more: cameo help COMMAND

      """
    return out
  }

  /// One command's page.
  static func page(_ spec: CommandSpec, width: Int) -> String {
    var out = wrapped(capitalized(spec.summary) + ".", indent: 0, width: width)
    out += "\nusage: cameo \(spec.name)\(spec.usage.isEmpty ? "" : " " + spec.usage)\n"
    out += "\noptions:\n"
    out += table(spec.allOptions.map { (label($0), $0.help + choices($0)) }, width: width)
    for paragraph in spec.details { out += "\n" + wrapped(paragraph, indent: 0, width: width) }
    if !spec.examples.isEmpty { out += "\nexamples:\n" + spec.examples.map { "  \($0)\n" }.joined() }
    return out
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func label(_ option: OptionSpec) -> String {
    (option.short.map { "\($0), " } ?? "") + option.name + (option.argument.map { " \($0)" } ?? "")
  }

  private static func choices(_ option: OptionSpec) -> String {
    option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
  }

  private static func table(_ rows: [(String, String)], width: Int) -> String {
    let column = min(rows.map { $0.0.count }.max() ?? 0, 26)
    var out = ""
    for (left, right) in rows {
      let text = wrapped(right, indent: column + 4, width: width)
      if left.count > column {
        out += "  \(left)\n" + text
      } else {
        out += "  " + left + String(repeating: " ", count: column - left.count + 2) + text.dropFirst(column + 4)
      }
    }
    return out
  }

  /// Breaks at blanks so that no line is longer than the width where words allow it. Ends with a line feed.
  static func wrapped(_ text: String, indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let room = max(width - indent, 20)
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= room {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { margin + $0 + "\n" }.joined()
  }
}
