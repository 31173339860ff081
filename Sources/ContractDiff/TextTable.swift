/// Columns of text for a terminal.
struct TextTable {
  private let rows: [[String]]
  private let widths: [Int]

  /// All rows must have as many cells as the first.
  init(_ rows: [[String]]) {
    self.rows = rows
    widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  }

  /// With two blanks between the columns.
  var width: Int { widths.reduce(0, +) + 2 * max(0, widths.count - 1) }

  /// Lines without blanks at their ends.
  var lines: [String] {
    rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let isLast = column == row.count - 1
        line += cell + (isLast ? "" : String(repeating: " ", count: widths[column] - cell.count + 2))
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
