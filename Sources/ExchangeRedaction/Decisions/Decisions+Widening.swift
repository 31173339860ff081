import LosslessJSON

extension Decisions {
  /// Each way in which a line lets more through than it did in an earlier revision of the file, in the order of lines.
  ///
  /// A line that the tool adds for a new path keeps what the path would keep without it, and is no widening. Narrowing
  /// is none. Throws `Finding` only if a file can't be read back.
  package func widenings(since old: Decisions) throws(Finding) -> [Widening] {
    var places: [(endpoint: String, path: DecisionPath)] = entries.map { ($0.endpoint, $0.path) }
    for entry in old.entries where decision(for: entry.endpoint, at: entry.path) == nil {
      places.append((entry.endpoint, entry.path))
    }
    var out: [Widening] = []
    for (endpoint, path) in places {
      let now = decision(for: endpoint, at: path).flatMap { $0.isInForce ? $0 : nil }
      let then = old.decision(for: endpoint, at: path).flatMap { $0.isInForce ? $0 : nil }
      let texts = Decision.widenings(from: then, to: now)
      if texts.isEmpty { continue }
      let spot = try location(of: endpoint, at: path)
      out += texts.map {
        Widening(
          place: "\(endpoint) \(path)", text: $0, file: name, line: spot?.line, column: spot?.column)
      }
    }
    return out
  }
}

extension Decision {
  /// Both in force; nil: no line.
  static func widenings(from old: Decision?, to new: Decision?) -> [String] {
    if old == new { return [] }
    guard let new else {
      if let old, case .replace = old.action, old.signed != nil { return ["a signed line that replaced is gone"] }
      return []
    }
    var out: [String] = []
    switch new.action {
    case .keepValues(let values): out += widenings(from: old, toList: values)
    case .keepAny: if old?.action != .keepAny { out.append("everything is kept here") }
    case .keepSource(let source): out += widenings(from: old, toSource: source)
    case .pin:
      if old?.action != new.action {
        out.append(old.map(\.isPin) ?? false ? "another literal is pinned" : "a literal is pinned")
      }
    case .replace(let kind):
      if case .replace(let before) = old?.action, kind.isFallback, !before.isFallback {
        out.append("replaced as \(kind), and as \(before) before: what is found here is not looked for elsewhere")
      }
    case .names(let names): out += widenings(from: old, toNames: names)
    }
    if let rule = new.over, rule != old?.over { out.append("the keep beats rule '\(rule)'") }
    for rule in new.coincides where old?.coincides.contains(rule) != true {
      out.append("what rule '\(rule)' removes may stand here, as a coincidence")
    }
    return out
  }

  private var isPin: Bool { if case .pin = action { true } else { false } }

  private static func widenings(from old: Decision?, toList values: [LeafValue]) -> [String] {
    switch old?.action {
    case .keepAny: return []
    case .keepValues(let before):
      let gained = values.filter { !before.contains($0) }.count
      return gained == 0 ? [] : ["\(Widening.count(gained, "value")) added to the list of what is kept"]
    default: return ["\(Widening.count(values.count, "value")) kept that no list kept before"]
    }
  }

  private static func widenings(from old: Decision?, toSource source: String) -> [String] {
    switch old?.action {
    // Without a line the source would vouch all the same.
    case nil, .keepAny, .keepSource, .names: []
    case .keepValues: ["kept by \(source), and by a list before"]
    case .replace, .pin: ["kept by \(source), and replaced before"]
    }
  }

  private static func widenings(from old: Decision?, toNames names: Names) -> [String] {
    var before: Names?
    if case .names(let names) = old?.action { before = names }
    switch (names, before) {
    case (.map, _): return []
    case (.fields, .map?): return ["member names are fields, and were values of a map before"]
    case (.fields, _): return []
    case (.list(let names), .list(let known)?):
      let gained = Set(names).subtracting(known).count
      return gained == 0 ? [] : ["\(Widening.count(gained, "member name")) added to those that are public"]
    case (.list(let names), _): return ["\(Widening.count(names.count, "member name")) made public"]
    }
  }
}
