import LosslessJSON
import ShapeInference

/// What one whole body shows at paths that keep values: thinning and dropping take nothing away from it.
struct ShownValues {
  /// At one path: kept texts, and whether a value was seen that is not public.
  struct Spot {
    var texts: Set<String> = []
    var isUnlisted = false
  }

  var spots: [BodyPath: Spot] = [:]
  /// Values at signed lists, and `unlisted-…` ones: a new one is worth a fixture.
  var facets: Set<Facet> = []
  /// Entry of a scalar → the value that its facet names; of each path the first few different ones.
  var facts: [Int: String] = [:]

  /// More values a path make no fixtures.
  static let limit = 8
}

extension BodyRedactor {
  /// Sources whose values a contract lists. Counts and booleans are no cases of an enum.
  private static let listing: Set<String> = ["signed", "wire-words", "models", "openapi", "codes"]

  /// Reads every scalar of a body under the decision of its path. The run has learnt all before.
  mutating func shownValues(_ part: Part, with redactor: LeafRedactor) -> ShownValues {
    let (position, body, document) = part
    var shown = ShownValues()
    var counts: [Int: Set<String>] = [:]
    for scalar in SpotWalk.spots(of: document, in: tree).spots {
      let path = Int(scalar.path)
      let kind = document.nodes[Int(scalar.entry)].kind
      guard kind == .string || kind == .number, mayKeep(path) else { continue }
      let leaf = leaf(document, scalar, body)
      if LeafPolicy.isEmpty(leaf.value) { continue }
      let action = action(leaf, path, judgement(position, Int(scalar.entry)), redactor)
      if let spot = spot(action, leaf, path, redactor) {
        var known = shown.spots[tree.path(path)] ?? ShownValues.Spot()
        known.texts.formUnion(spot.texts)
        known.isUnlisted = known.isUnlisted || spot.isUnlisted
        shown.spots[tree.path(path)] = known
      }
      guard let fact = fact(action, leaf, path, redactor) else { continue }
      shown.facets.insert(Facet(tree.path(path), .value(fact)))
      if counts[path]?.contains(fact) ?? false || counts[path]?.count ?? 0 < ShownValues.limit {
        counts[path, default: []].insert(fact)
        shown.facts[Int(scalar.entry)] = fact
      }
    }
    return shown
  }

  /// Whether a value at a path can be one that contracts list: most paths are replaced, and need no second look.
  private mutating func mayKeep(_ path: Int) -> Bool {
    guard let decision = decision(at: path), decision.isInForce else { return true }
    switch decision.action {
    case .replace, .pin: return false
    // Where everything is kept stands text, and no list.
    case .keepAny: return false
    case .keepSource(let source): return Self.listing.contains(source)
    case .keepValues, .names: return true
    }
  }

  private mutating func spot(
    _ action: LeafAction, _ leaf: Leaf, _ path: Int, _ redactor: LeafRedactor
  ) -> ShownValues.Spot? {
    switch action {
    case .keep(let source):
      guard leaf.value.isString, Self.listing.contains(source),
        let text = redactor.rewrite(leaf, action, subject: "").text
      else { return nil }
      return ShownValues.Spot(texts: [text])
    case .unlisted, .replace:
      let isCounted = keepsValues(path) || leaf.value.isString && keepsSource(path)
      return isCounted ? ShownValues.Spot(isUnlisted: true) : nil
    case .asIs, .pin, .parts: return nil
    }
  }

  private mutating func fact(
    _ action: LeafAction, _ leaf: Leaf, _ path: Int, _ redactor: LeafRedactor
  ) -> String? {
    switch action {
    case .keep: return keepsValues(path) ? leaf.value.text : nil
    case .unlisted(let style):
      guard keepsValues(path) || leaf.value.isString else { return nil }
      let word = redactor.forge.unlisted(leaf.value, style: style)
      return LeafRedactor.preserves(leaf.value, word) ? word.text : nil
    case .asIs, .replace, .pin, .parts: return nil
    }
  }

  private mutating func keepsValues(_ path: Int) -> Bool {
    guard let decision = decision(at: path), decision.isInForce, case .keepValues = decision.action else {
      return false
    }
    return true
  }

  private mutating func keepsSource(_ path: Int) -> Bool {
    guard let decision = decision(at: path), case .keepSource = decision.action else { return false }
    return true
  }
}
