import LosslessJSON

/// Makes an endpoint's part of the report from what was done, path by path.
struct ReportMaker {
  let endpoint: String
  let settings: RedactionSettings
  let names: MemberNames
  let gathering: RunGathering
  /// Position of a body → what was read of it.
  let documents: [Int: JSONDocument]

  struct Part {
    var lines: [RedactionReport.Line] = []
    var names: [RedactionReport.Names] = []
    var stale: [RedactionReport.Stale] = []
    /// What decoders may trip over in bodies that are kept.
    var warnings: [Finding] = []

    /// Every text that the report will show of this endpoint.
    var texts: [String] {
      lines.map(\.path) + names.flatMap { [$0.path] + $0.unvouched } + stale.map(\.place) + warnings.map(\.text)
    }
  }

  func lines(_ redactor: inout BodyRedactor, _ positions: [Int]) -> Part {
    var part = Part()
    let log = redactor.log
    for (path, entry) in log.entries {
      let decision = redactor.line(at: path)
      var line = line(redactor.tree.path(path).text, entry, decision)
      line.words = redactor.wordCounts[path].map { .init(distinct: $0.distinct, seen: $0.seen) }
      part.lines.append(line)
    }
    part.lines.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    part.names = memberNames(redactor, positions)
    part.stale = stale(part.lines, positions)
    part.warnings = warnings(positions)
    return part
  }

  /// Checksums in the bodies and around them, if anything but they was changed.
  private func stale(_ lines: [RedactionReport.Line], _ positions: [Int]) -> [RedactionReport.Stale] {
    func isSum(_ path: String) -> Bool {
      guard case .member(let name) = BodyPath(path)?.steps.last else { return false }
      return Checksums.speaks(name)
    }
    let isChanged = lines.contains { line in
      switch line.action {
      case .kept: line.unlisted + line.overruled > 0
      case .pinned, .replaced, .decided, .forWantOfRule: !isSum(line.path)
      }
    }
    guard isChanged else { return [] }
    var places = Set(lines.map(\.path).filter(isSum))
    for position in positions where gathering.bodies[position].isWritten {
      for field in gathering.bodies[position].exchange.response.fields.list
      where Checksums.speaks(field.name) && names.isVouched(field.name) {
        places.insert("header \(field.name.lowercased())")
      }
    }
    return places.sorted().map { RedactionReport.Stale(endpoint: endpoint, place: $0) }
  }

  /// By the names that are stored; the values are as they came, since halves of characters go with the values.
  private func warnings(_ positions: [Int]) -> [Finding] {
    var seen: Set<Finding> = []
    return positions.filter { gathering.bodies[$0].isWritten }.flatMap { position in
      let place = "\(endpoint) \(gathering.bodies[position].exchange.response.status)"
      return documents[position]?.findings().report(.warning, place: place) ?? []
    }.filter { seen.insert($0).inserted }
  }

  private func line(_ path: String, _ entry: PathLog.Entry, _ decision: Decision?) -> RedactionReport.Line {
    var line = RedactionReport.Line(endpoint: endpoint, path: path, action: action(entry, decision))
    line.unlisted = entry.unlisted
    line.isSigned = decision?.signed != nil
    line.isPending = decision.map { !$0.isInForce } ?? false
    switch line.action {
    case .kept, .pinned: line.overruled = entry.counts.values.reduce(0, +)
    default: break
    }
    return line
  }

  private func action(_ entry: PathLog.Entry, _ decision: Decision?) -> RedactionReport.Action {
    if entry.isPinned { return .pinned }
    if let source = entry.source { return .kept(source) }
    if let main = PathLog.mainRule(entry) { return .replaced(kind: main.kind.rawValue, rule: main.rule) }
    if entry.unlisted > 0, let decision {
      if case .keepSource(let source) = decision.action { return .kept(source) }
      return .kept("signed")
    }
    let kind = entry.plainKind ?? .text
    return decision?.signed != nil ? .decided(kind: kind.rawValue) : .forWantOfRule(kind: kind.rawValue)
  }

  private func memberNames(_ redactor: BodyRedactor, _ positions: [Int]) -> [RedactionReport.Names] {
    var unvouched: [Int: Set<String>] = [:]
    var replaced: [Int: Int] = [:]
    let tree = redactor.tree
    for position in positions {
      let body = gathering.bodies[position]
      guard let document = documents[position], body.isWritten else { continue }
      let open = gathering.unvouched[position] ?? [:]
      if open.isEmpty, body.replacedNames.isEmpty { continue }
      LeafWalk.visit(document.root, in: tree) { object, path in
        if let names = open[object.index] { unvouched[path, default: []].formUnion(names) }
        let count = object.members.reduce(0) { $0 + (body.replacedNames.contains($1.key.index) ? 1 : 0) }
        if count > 0 { replaced[path, default: 0] += count }
      } onLeaf: { _ in
      }
    }
    return Set(unvouched.keys).union(replaced.keys).map { path in
      RedactionReport.Names(
        endpoint: endpoint, path: tree.path(path).text,
        unvouched: (unvouched[path] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
        replaced: replaced[path] ?? 0)
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
