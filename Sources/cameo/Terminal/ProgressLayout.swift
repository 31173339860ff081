/// Lays progress out for a terminal of any width: words go first, then the ends of names; no line ever wraps.
enum ProgressLayout {
  /// How much is said.
  private enum Wording {
    case whole, short, terse, bare
  }

  /// One line an environment; where the window is too low for all the last line counts the others.
  ///
  /// The last column stays free: some terminals go to the next line as soon as it is filled.
  static func lines(_ rows: [ProgressRow], width: Int, height: Int) -> [String] {
    let room = max(width - 1, 1)
    let fitting = max(height - 1, 1)
    let shown = rows.count <= fitting ? rows[...] : rows.prefix(fitting - 1)
    let hidden = rows.dropFirst(shown.count)
    var lines = table(Array(shown), room)
    if !hidden.isEmpty { lines.append(ShownText.cut(rest(of: hidden), to: room)) }
    return lines
  }

  private static func rest(of rows: ArraySlice<ProgressRow>) -> String {
    let done = rows.reduce(0) { $0 + $1.progress.done }
    let all = rows.reduce(0) { $0 + $1.progress.all }
    let failed = rows.reduce(0) { $0 + $1.progress.failed }
    return "and \(rows.count) more  \(done)/\(all) done" + (failed == 0 ? "" : "  \(failed) failed")
  }

  private static func table(_ rows: [ProgressRow], _ room: Int) -> [String] {
    for wording in [Wording.whole, .short, .terse] {
      let lines = aligned(rows, wording, nameWidth: nil)
      if lines.allSatisfy({ ShownText.columns($0) <= room }) { return lines }
    }
    for wording in [Wording.terse, .bare] {
      let figures = aligned(rows, wording, nameWidth: 0).map { ShownText.columns($0) }.max() ?? 0
      let left = room - figures - 1
      if left >= nameAtLeast { return aligned(rows, wording, nameWidth: left) }
    }
    return aligned(rows, .bare, nameWidth: nameAtLeast).map { ShownText.cut($0, to: room) }
  }

  /// Columns of a name that still tell environments apart.
  private static let nameAtLeast = 4

  private static func aligned(_ rows: [ProgressRow], _ wording: Wording, nameWidth: Int?) -> [String] {
    var table = TextTable(gap: wording == .terse || wording == .bare ? 1 : 2)
    for row in rows {
      let name = ShownText.safe(row.name)
      table.add([nameWidth.map { ShownText.cut(name, to: $0) } ?? name] + cells(row, wording), numbersFrom: 1)
    }
    return table.lines()
  }

  private static func cells(_ row: ProgressRow, _ wording: Wording) -> [String] {
    let progress = row.progress
    if let words = row.waitsFor { return [wording == .whole ? "\(progress.done)/\(progress.all) done" : "", words] }
    let failed = progress.failed == 0 ? "" : "\(progress.failed) "
    let underWay = progress.underWay == 0 ? "" : "\(progress.underWay) "
    let bytes = ByteCount.text(progress.bytes)
    let count = "\(progress.done)/\(progress.all)"
    func worded(_ number: String, _ word: String) -> String { number.isEmpty ? "" : number + word }
    return switch wording {
    case .whole: ["\(count) done", worded(failed, "failed"), worded(underWay, "in flight"), bytes]
    case .short: [count, worded(failed, "failed"), worded(underWay, "in flight"), bytes]
    case .terse: [count, worded(failed, "fail"), worded(underWay, "out"), bytes]
    case .bare: [count, worded(failed, "fail")]
    }
  }
}
