/// Columns for people: padded, the last one free; two blanks between.
struct TextTable {
  private var rows: [(cells: [String], numbersFrom: Int)] = []
  private let gap: Int

  init(gap: Int = 2) { self.gap = gap }

  mutating func add(_ cells: String...) { add(cells, numbersFrom: .max) }

  /// Cells from one column on are figures: they are flush with the right, so that their digits stand below each other.
  mutating func add(_ cells: [String], numbersFrom: Int) { rows.append((cells, numbersFrom)) }

  func text(indent: Int = 0) -> String { lines(indent: indent).map { $0 + "\n" }.joined() }

  /// Columns that no row has anything in are left out.
  func lines(indent: Int = 0) -> [String] {
    let columns = rows.map(\.cells.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.cells.count > column ? ShownText.columns($0.cells[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.cells.enumerated() where widths[column] > 0 {
        let padding = String(repeating: " ", count: widths[column] - ShownText.columns(cell))
        let isFigure = column >= row.numbersFrom
        line += isFigure ? padding + cell : cell + padding
        line += String(repeating: " ", count: gap)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
