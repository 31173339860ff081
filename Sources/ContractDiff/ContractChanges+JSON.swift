import LosslessJSON
import ShapeInference

extension ContractChanges {
  /// The report for programs: an array, one change a line.
  package var json: String {
    JSONTree.array(changes.map { .line($0.tree) }).text
  }
}

extension ContractChange {
  fileprivate var tree: JSONTree {
    .object([
      ("endpoint", .string(endpoint)), ("class", .string(statusClass.description)), ("path", .string(path.text)),
      ("change", .string(kind.rawValue)), ("before", .string(before)), ("after", .string(after)),
      ("severity", .string(severity.rawValue)),
      ("environments", .object(environments.map { ($0.environment, $0.tree) })),
    ])
  }
}

extension EnvironmentCell {
  fileprivate var tree: JSONTree {
    var members: [(String, JSONTree)] = [
      ("live", .string(state.rawValue)), ("parents", .integer(counts.parents)), ("present", .integer(counts.present)),
    ]
    if counts.null > 0 { members.append(("null", .integer(counts.null))) }
    if counts.empty > 0 { members.append(("empty", .integer(counts.empty))) }
    return .object(members)
  }
}
