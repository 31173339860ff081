import ExchangeTypes
import LosslessJSON

extension Decisions {
  /// With these lines added where none stands yet; every byte of the rest stays, comments too.
  ///
  /// Throws `Finding` only if the file can't be read back, which would be a bug here and must not reach a disk.
  package func adding(_ entries: [Entry]) throws(Finding) -> Decisions {
    var fresh: [String: [(DecisionPath, Decision)]] = [:]
    var seen: Set<String> = []
    for entry in entries.sorted() where decision(for: entry.endpoint, at: entry.path) == nil {
      guard seen.insert("\(entry.endpoint)\u{0}\(entry.path)").inserted else { continue }
      fresh[entry.endpoint, default: []].append((entry.path, entry.decision))
    }
    if fresh.isEmpty { return self }
    let document = try SettingsFile(name: name, bytes: bytes).document
    var edit = JSONEdit()
    var insertion = JSONMapInsertion(into: bytes)
    let endpoints = document.root["endpoints"]
    var whole: [(name: String, text: String)] = []
    for (endpoint, lines) in fresh.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if let object = endpoints?[endpoint] {
        insertion.insert(lines.map { ($0.0.text, $0.1.tree.inlineText) }, into: object, indent: 6)
      } else {
        whole.append((endpoint, Self.block(lines)))
      }
    }
    if let endpoints {
      insertion.insert(whole, into: endpoints, indent: 4)
    } else {
      let inner = whole.map { "\n    \(Self.quoted($0.name)): \($0.text)," }.joined()
      insertion.insert([("endpoints", "{\(inner)\n  }")], into: document.root, indent: 2)
    }
    insertion.edit(&edit)
    return try reread(edit)
  }

  /// With this line in place of the one that stands there, or added.
  package func setting(_ entry: Entry) throws(Finding) -> Decisions {
    let document = try SettingsFile(name: name, bytes: bytes).document
    guard let line = document.root["endpoints"]?[entry.endpoint]?[entry.path.text] else { return try adding([entry]) }
    var edit = JSONEdit()
    edit.replace(line, with: Array(entry.decision.tree.inlineText.utf8))
    return try reread(edit)
  }

  /// Keeps a list of values at a path, signed; a list that stands there grows, and keeps what else its line says.
  package func keeping(
    _ values: [LeafValue], of endpoint: String, at path: DecisionPath, over rule: String? = nil, isReal: Bool = false,
    why: String? = nil, on day: CalendarDay
  ) throws(Finding) -> Decisions {
    var decision = Decision(.keepValues(values), over: rule, isReal: isReal, why: why, signed: day)
    if let known = self.decision(for: endpoint, at: path), case .keepValues(let listed) = known.action {
      decision.action = .keepValues(listed + values.filter { !listed.contains($0) })
      decision.over = rule ?? known.over
      decision.coincides = known.coincides
      decision.isReal = isReal || known.isReal
      decision.why = why ?? known.why
    }
    return try setting(Entry(endpoint: endpoint, path: path, decision: decision))
  }

  /// Replaces as a kind at a path, signed.
  package func replacing(
    as kind: PseudonymKind, of endpoint: String, at path: DecisionPath, on day: CalendarDay
  ) throws(Finding) -> Decisions {
    try setting(Entry(endpoint: endpoint, path: path, decision: Decision(.replace(kind), signed: day)))
  }

  /// Settles what the member names of an object are, signed.
  package func naming(
    _ names: Decision.Names, of endpoint: String, at path: DecisionPath, on day: CalendarDay
  ) throws(Finding) -> Decisions {
    try setting(Entry(endpoint: endpoint, path: path, decision: Decision(.names(names), signed: day)))
  }

  /// Signs the line that stands at a path as it is. Throws `Finding` if none stands there.
  package func signing(_ endpoint: String, at path: DecisionPath, on day: CalendarDay) throws(Finding) -> Decisions {
    guard var decision = decision(for: endpoint, at: path) else {
      throw Finding(
        "decision-missing", file: name, place: path.text, "\(endpoint) has no line for this path",
        next: "'cameo rules list' shows the lines")
    }
    decision.signed = day
    return try setting(Entry(endpoint: endpoint, path: path, decision: decision))
  }

  private func reread(_ edit: JSONEdit) throws(Finding) -> Decisions {
    // `any` and `over` were checked when the file was read; what is set here is checked on the next read.
    try Decisions(name: name, bytes: edit.applied(to: bytes), isSynthetic: true)
  }

  private static func block(_ lines: [(DecisionPath, Decision)]) -> String {
    let inner = lines.map { "\n      \(quoted($0.0.text)): \($0.1.tree.inlineText)," }.joined()
    return "{\(inner)\n    }"
  }

  private static func quoted(_ text: String) -> String { String(decoding: JSONString.encode(text), as: UTF8.self) }
}
