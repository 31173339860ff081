import ExchangeTypes
import ShapeInference

extension ContractChange {
  /// `account`, `account 404`.
  var title: String { statusClass.isSuccess ? endpoint : "\(endpoint) \(statusClass)" }

  /// `integer → string`; long shapes are cut for people, the report for programs has them whole.
  var move: String { "\(shortBefore) → \(shortAfter)" }
  var shortBefore: String { Self.cut(before) }
  var shortAfter: String { Self.cut(after) }

  /// `breaking kind-changed`.
  var classWords: String { "\(severity.rawValue) \(kind.rawValue)" }

  private static let limit = 60

  private static func cut(_ text: String) -> String {
    let text = printable(text)
    // The end stays, since there stands what differs: `or null`, `in some`.
    return text.count <= limit ? text : "\(text.prefix(limit - 13))…\(text.suffix(12))"
  }

  /// The path as a terminal may show it.
  var shownPath: String { Self.printable(path.text) }

  /// Without what could move a terminal's cursor or turn its text round: names and listed values come from backends.
  private static func printable(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        out += "\\u{\(String(scalar.value, radix: 16))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension EnvironmentCell {
  /// `live 20/20`, `not live 0/3`, `live 20/20, 4 null`.
  var words: String {
    var out = "\(state == .notLive ? "not live" : state.rawValue) \(counts.present)/\(counts.parents)"
    if counts.null > 0 { out += ", \(counts.null) null" }
    if counts.empty > 0 { out += ", \(counts.empty) empty" }
    return out
  }
}

extension ContractChanges {
  /// `3 changes: 1 breaking, 2 compatible`.
  var summary: String {
    if changes.isEmpty { return "no changes" }
    let parts = ContractChange.Severity.allCases.compactMap { severity in
      let count = changes.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    return "\(changes.count) change\(changes.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }

  /// What the numbers in the cells are.
  static let legend = "counts: with the member / parents seen, in the latest run of each environment"
}
