import ExchangeRedaction
import LosslessJSON
import RequestFiles

/// What the `rules` commands ask of a person.
enum RulesPath {
  /// A path as decisions spell it. Throws `Finding`.
  static func read(_ text: String) throws(Finding) -> DecisionPath {
    guard let path = DecisionPath(text) else {
      throw Finding(
        "decision-path", "'\(text)' is no normalised path",
        next: "write $.items[*].tier, request:$.x, query:x or header:Location, in single quotes")
    }
    return path
  }

  /// Values from the terminal or standard input, one a line; JSON numbers, true and false stand for themselves.
  static func askedValues(_ context: Context) -> [LeafValue] {
    if context.terminal.isInteractive {
      context.terminal.err("values that are public here, one a line; an empty line ends:")
    }
    var values: [LeafValue] = []
    while let line = readLine(), !line.isEmpty {
      if line == "true" || line == "false" {
        values.append(.boolean(line == "true"))
      } else if let document = JSONDocument.parsed(line), document.root.kind == .number {
        values.append(.number(line))
      } else {
        values.append(.string(line))
      }
    }
    return values
  }
}

extension Project {
  /// Throws `endpoint-unknown` with the nearest name for an endpoint that neither fixtures nor decisions know, nor these
  /// requests.
  func checkKnown(_ endpoint: String, _ decisions: Decisions, requests: Set<String> = []) throws(Finding) {
    let known = Set(try store.endpoints()).union(decisions.lines.keys).union(requests)
    if known.contains(endpoint) { return }
    let near = NearestWord.to(endpoint, in: known.sorted())
    throw Finding(
      "endpoint-unknown", "nothing is known of an endpoint '\(endpoint)'",
      next: near.map { "did you mean '\($0)'?" } ?? "known: \(known.sorted().joined(separator: ", "))")
  }

  /// Writes decisions after reading them back as strictly as a recording does. Throws `Finding`.
  func write(_ decisions: Decisions, isSynthetic: Bool = false) throws(Finding) {
    _ = try Decisions(name: decisionsFile, bytes: decisions.bytes, isSynthetic: isSynthetic)
    try FileDoor.write(decisions.bytes, to: decisionsFile)
  }
}
