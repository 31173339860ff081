/// Columns for people: padded, the last one free; two blanks between.
struct TextTable {
  private var rows: [[String]] = []

  mutating func add(_ cells: String...) { rows.append(cells) }

  func text(indent: Int = 0) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
