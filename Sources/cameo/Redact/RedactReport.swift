import ExchangeRedaction
import LosslessJSON

/// What a redaction did, for people and for programs.
enum RedactReport {
  static func text(_ report: DocumentReport) -> String {
    var table = TextTable()
    let names = report.names == 0 ? "" : ", \(Count.words(report.names, "member name")) replaced"
    for (line, count) in report.lines { table.add(line.path, line.action, line.detail, String(count)) }
    var out =
      "\(Count.words(report.documents, "document")), \(report.refused) refused; "
      + "\(Count.words(report.total("replaced"), "value")) replaced, \(report.total("parts")) in parts, "
      + "\(report.total("kept")) kept, \(report.total("undecided")) undecided\(names)\n" + table.text(indent: 2)
    for path in report.stale.sorted() { out += "\n  \(path): no longer valid, since what it signs was changed" }
    return out
  }

  /// `findings` stand in it, since nothing else may stand on standard error then.
  static func json(_ report: DocumentReport, _ findings: [Finding]) -> String {
    let lines = report.lines.map { line, count in
      JSONTree.object([
        ("path", .string(line.path)), ("action", .string(line.action)), ("detail", .string(line.detail)),
        ("count", .integer(count)),
      ])
    }
    return JSONTree.object([
      ("format", .integer(1)), ("documents", .integer(report.documents)), ("refused", .integer(report.refused)),
      ("replaced", .integer(report.total("replaced"))), ("parts", .integer(report.total("parts"))),
      ("kept", .integer(report.total("kept"))), ("undecided", .integer(report.total("undecided"))),
      ("names", .integer(report.names)), ("paths", .array(lines)),
      ("noLongerValid", .array(report.stale.sorted().map { .string($0) })), ("findings", FindingText.tree(findings)),
    ]).text
  }
}
