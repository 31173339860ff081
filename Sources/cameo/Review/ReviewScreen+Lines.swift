import ExchangeRedaction

extension ReviewScreen {
  /// What stands on the screen, each line cut to the width.
  func lines(width: Int) -> [String] {
    guard position < paths.count else { return [] }
    let path = paths[position]
    var out = [
      "\(position + 1) of \(paths.count)   \(entries.count) signed", "", "\(path.endpoint)  \(path.path)",
      "now: \(path.decision.tree.inlineText)" + (path.rule.map { "   rule '\($0)'" } ?? ""),
      "\(Count.words(path.seen, "value")), \(path.distinct) different", "",
    ]
    for (number, value) in path.values.enumerated() {
      out.append("  \(marker(number))\(number + 1)  \(Self.shown(value))")
    }
    if path.distinct > path.values.count { out.append("     and \(path.distinct - path.values.count) more") }
    out.append("")
    for line in prompt(path) { out += Self.wrapped(line, width: width - 1) }
    if !message.isEmpty { out += [""] + Self.wrapped(message, width: width - 1) }
    return out.map { Self.cut(Self.plain($0), to: max(width - 1, 1)) }
  }

  /// What is too long ends in a mark.
  private static func cut(_ text: String, to width: Int) -> String {
    text.count <= width ? text : String(text.prefix(width - 1)) + "…"
  }

  /// Keys stay whole: a line breaks between them, three blanks apart, and else between words.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    if text.count <= width { return [text] }
    var lines: [String] = []
    for part in text.split(separator: "   ") {
      if let last = lines.last, last.count + 3 + part.count <= width {
        lines[lines.count - 1] += "   " + part
      } else if part.count <= width {
        lines.append(String(part))
      } else {
        lines += HelpText.wrapped(String(part), indent: 0, width: width).split(separator: "\n").map(String.init)
      }
    }
    return lines
  }

  private func marker(_ number: Int) -> String {
    switch mode {
    case .keep(let chosen), .reason(let chosen, _): chosen.contains(number) ? "[x] " : "[ ] "
    case .path, .kind: ""
    }
  }

  private func prompt(_ path: ReviewPath) -> [String] {
    switch mode {
    case .path:
      return [
        "k keep values   r replace as a kind   y sign as it stands   s skip   b back",
        "q finish, what was signed counts   Ctrl-C forget all of it",
      ]
    case .keep: return ["1-\(path.values.count) pick values that are public   a all   Enter sign   Esc back"]
    case .kind(let text):
      let fitting = Self.kinds(startingWith: text).joined(separator: " ")
      return ["replace as: \(text)_", "Tab completes, Enter signs, Esc goes back", fitting]
    case .reason(_, let text):
      return [
        "this beats rule '\(path.rule ?? "")'" + (isReal ? ", and says that the data is real" : ""), "why: \(text)_",
        "Enter signs, Esc goes back",
      ]
    }
  }

  private static func shown(_ value: LeafValue) -> String {
    switch value {
    case .string(let text): "\"\(text)\""
    case .number(let spelling): spelling
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }

  /// Without what steers a terminal or turns the direction of text: a value may hold both, and must not write here.
  static func plain(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        out.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
