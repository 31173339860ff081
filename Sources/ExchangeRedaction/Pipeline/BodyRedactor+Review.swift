import LosslessJSON

extension BodyRedactor {
  /// Paths of the bodies without a signed line, in order, with a few raw values each.
  ///
  /// `hidden`: what may not be shown even to the person at the terminal, since it opens something.
  mutating func review(_ bodies: [Part], hidden: (String) -> Bool) -> [ReviewPath] {
    var found: [Int: Found] = [:]
    for (position, body, document) in bodies where body.isSettled {
      for visit in LeafWalk.leaves(of: document.root, in: tree) where !LeafPolicy.isEmpty(visit.leaf) {
        let judgement = judgement(position, visit.value.index)
        guard let decision = decision(at: visit.path), decision.signed == nil, judgement?.level != .secret else {
          continue
        }
        if case .names = decision.action { continue }
        if let text = visit.leaf.text, hidden(text) || hasSecretPart(text, leaf(visit, body)) { continue }
        found[visit.path, default: Found()].note(visit.leaf, judgement)
      }
    }
    var out: [ReviewPath] = []
    for (path, found) in found {
      guard let decision = decision(at: path) else { continue }
      out.append(
        ReviewPath(
          endpoint: endpoint, path: DecisionPath(tree.path(path)), decision: decision, rule: found.rule,
          values: found.first, distinct: found.distinct.count, seen: found.seen))
    }
    return out.sorted { $0.path < $1.path }
  }

  /// Codings in which secrets stand as they are; behind any other nobody sees what is shown.
  private static let readable: Set<String> = ["json", "url", "form", "markup", "csv", "ndjson"]

  private func hasSecretPart(_ text: String, _ leaf: Leaf) -> Bool {
    if let container = ContainerCodec.open(text, leaf: leaf), !Self.readable.contains(container.coding) { return true }
    return policy.catalogue.spans(in: text, leaf: leaf).contains { $0.judgement.level == .secret }
  }

  private struct Found {
    var first: [LeafValue] = []
    var distinct: Set<LeafValue> = []
    var seen = 0
    var rule: String?

    mutating func note(_ value: LeafValue, _ judgement: Judgement?) {
      seen += 1
      if let judgement, judgement.action == .replace { rule = min(rule ?? judgement.rule, judgement.rule) }
      if distinct.insert(value).inserted, first.count < ReviewPath.valueLimit { first.append(value) }
    }
  }
}
