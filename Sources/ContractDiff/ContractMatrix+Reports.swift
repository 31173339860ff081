import ExchangeTypes
import LosslessJSON

extension ContractMatrix {
  /// A table; where it is wider than `width` each endpoint takes lines of its own.
  package func text(width: Int = 80) -> String {
    if rows.isEmpty { return "nothing recorded\n" }
    let table = TextTable(
      [["endpoint"] + environments] + rows.map { row in [row.title] + row.cells.map(Self.words) })
    if table.width <= width { return table.lines.joined(separator: "\n") + "\n" }
    let stacked = rows.flatMap { row in
      [row.title] + zip(environments, row.cells).map { "  \($0): \(Self.words($1))" }
    }
    return stacked.joined(separator: "\n") + "\n"
  }

  package var markdown: String {
    let header = ["endpoint"] + environments
    let body = rows.map { row in [row.title] + row.cells.map(Self.words) }
    return ([header, header.map { _ in "---" }] + body).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n") + "\n"
  }

  /// An array of objects: endpoint, class, and for each environment that answered so its versions and day.
  package var json: String {
    JSONTree.array(
      rows.map { row in
        let cells = zip(environments, row.cells).compactMap { name, cell -> (String, JSONTree)? in
          guard let cell else { return nil }
          let versions: [(String, JSONTree)] = [("versions", .strings(cell.versions))]
          return (name, .object(versions + [("day", .string(cell.day.description))]))
        }
        return .line(
          .object([
            ("endpoint", .string(row.endpoint)), ("class", .string(row.statusClass.description)),
            ("environments", .object(cells)),
          ]))
      }
    ).text
  }

  /// `v2 2026-11-30`, `v1 + v2 (mixed) 2026-11-30`, a dash where nothing was seen.
  private static func words(_ cell: Cell?) -> String {
    guard let cell else { return "–" }
    let versions = cell.versions.isEmpty ? "no body" : cell.versions.joined(separator: " + ")
    return "\(versions)\(cell.isMixed ? " (mixed)" : "") \(cell.day)"
  }
}

extension ContractMatrix.Row {
  fileprivate var title: String { statusClass.isSuccess ? endpoint : "\(endpoint) \(statusClass)" }
}
