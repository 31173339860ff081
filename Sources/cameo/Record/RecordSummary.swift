import LosslessJSON

/// The table at the head of a report: one row an environment, and their sum where there are several.
struct RecordSummary {
  /// What one row counts.
  private struct Counts {
    var answered = 0
    var all = 0
    var notKept = 0
    var new = 0
    var sentAgain = 0
    var bytes = 0
    var seconds = 0.0

    init() {}

    init(_ environment: RecordResult.Environment) {
      let outcomes = environment.outcomes
      answered = outcomes.filter { $0.status != nil }.count
      all = outcomes.count
      let refused = environment.findings.filter { $0.severity == .error && $0.id != "was-success" }.count
      notKept = outcomes.filter { $0.finding != nil }.count + refused
      new = environment.stored.added.count
      sentAgain = environment.retries
      bytes = outcomes.reduce(0) { $0 + $1.bytes }
      seconds = environment.seconds
    }

    /// Environments are asked at once: their times are no sum.
    mutating func add(_ other: Counts) {
      answered += other.answered
      all += other.all
      notKept += other.notKept
      new += other.new
      sentAgain += other.sentAgain
      bytes += other.bytes
      seconds = max(seconds, other.seconds)
    }

    var cells: [String] {
      [
        "\(answered) of \(all) answered", notKept == 0 ? "" : "\(notKept) not kept", "\(new) new",
        sentAgain == 0 ? "" : "\(sentAgain) sent again", ByteCount.text(bytes), "\(DecimalText.oneDigit(seconds)) s",
      ]
    }
  }

  private let rows: [(name: String, cells: [String])]

  init(_ environments: [RecordResult.Environment]) {
    var rows = environments.map { (name: ShownText.safe($0.name), cells: Counts($0).cells) }
    if environments.count > 1 {
      var sum = Counts()
      for environment in environments { sum.add(Counts(environment)) }
      rows.append((name: "in all", cells: sum.cells))
    }
    self.rows = rows
  }

  /// A table; where it is wider than the terminal each environment takes lines of its own.
  func text(width: Int) -> String {
    var table = TextTable()
    for row in rows { table.add([row.name] + row.cells, numbersFrom: 1) }
    let lines = table.lines()
    if lines.allSatisfy({ ShownText.columns($0) <= width }) { return lines.map { $0 + "\n" }.joined() }
    return rows.map { row in
      let words = row.cells.filter { !$0.isEmpty }.joined(separator: ", ")
      return row.name + "\n" + HelpText.wrapped(words, indent: 2, width: width)
    }.joined()
  }
}
