/// What stands at the bottom of a terminal for a while, and the bytes that put it there, change it and take it away.
///
/// The cursor waits behind its last line. A window that became narrower has broken the lines in the meantime, as nearly
/// all terminals do: how many rows they take is counted anew at the width of now.
struct ProgressFrame {
  /// Columns of each line that stands there.
  private var drawn: [Int] = []

  var isDrawn: Bool { !drawn.isEmpty }

  /// Draws over what stands there, so that nothing flickers.
  mutating func draw(_ lines: [String], width: Int) -> String {
    let start = toStart(width)
    drawn = lines.map { ShownText.columns($0) }
    return start + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J"
  }

  /// Takes everything away; the cursor stands where the first line began.
  mutating func clear(width: Int) -> String {
    if !isDrawn { return "" }
    defer { drawn = [] }
    return toStart(width) + "\u{1B}[J"
  }

  private func toStart(_ width: Int) -> String {
    if !isDrawn { return "\r" }
    let rows = drawn.reduce(0) { $0 + max(1, ($1 + max(width, 1) - 1) / max(width, 1)) }
    return "\r" + (rows > 1 ? "\u{1B}[\(rows - 1)A" : "")
  }
}
