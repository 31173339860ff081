import ExchangeTypes
import LosslessJSON

extension Contract {
  /// The file `<endpoint>.contract.json`.
  package var text: String {
    let classes: [(String, JSONTree)] = self.classes.sorted { $0.key < $1.key }.map { statusClass, environments in
      let sorted = environments.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return (statusClass.description, .object(sorted.map { ($0.key, $0.value.tree) }))
    }
    var members: [(String, JSONTree)] = [("format", .integer(1)), ("endpoint", .string(endpoint))]
    if !classes.isEmpty { members.append(("classes", .object(classes))) }
    return JSONTree.object(members).text
  }
}

extension ClassEvidence {
  fileprivate var tree: JSONTree {
    func pair(_ days: Days) -> JSONTree {
      .array([.string(String(describing: days.first)), .string(String(describing: days.last))])
    }
    var members: [(String, JSONTree)] = [("seen", pair(seen))]
    if !versions.isEmpty {
      let sorted = versions.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      members.append(("versions", .line(.object(sorted.map { ($0.key, pair($0.value)) }))))
    }
    if !response.isEmpty {
      let sorted = response.sorted { $0.key < $1.key }
      members.append(("response", .object(sorted.map { ($0.key.text, .line($0.value.tree)) })))
    }
    return .object(members)
  }
}

extension PathEvidence {
  fileprivate var tree: JSONTree {
    var members: [(String, JSONTree)] = [("kinds", .strings(kinds.sorted().map(\.rawValue)))]
    if kinds.isEmpty { members = [] }
    if formats.contains(where: \.isStrong) {
      members.append(("formats", .strings(formats.sorted().map(\.description))))
    }
    if !values.isEmpty { members.append(("values", .strings(values.sorted()))) }
    if isUnlisted { members.append(("unlisted", .boolean(true))) }
    if let counts { members += counts.members }
    if let latest {
      members.append(("latest", .object([("day", .string(String(describing: latest.day)))] + latest.counts.members)))
    }
    return .object(members)
  }
}

extension PathCounts {
  fileprivate var members: [(String, JSONTree)] {
    var out: [(String, JSONTree)] = [("parents", .integer(parents)), ("present", .integer(present))]
    if null > 0 { out.append(("null", .integer(null))) }
    if empty > 0 { out.append(("empty", .integer(empty))) }
    return out
  }
}
