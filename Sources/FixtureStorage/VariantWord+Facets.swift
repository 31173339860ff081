import LosslessJSON
import ShapeInference

extension VariantWord {
  /// The words for new facets, sorted. What stands inside something new is not told again: an address that came with five
  /// members is `with-address`.
  static func words(for facets: Set<Facet>, known: Set<Facet>) -> [VariantWord] {
    let speaker = FacetSpeaker(facets: facets, known: known)
    return Set(facets.compactMap { speaker.word(for: $0) }).sorted()
  }
}

/// Turns one new facet into a word, given what the version knew.
private struct FacetSpeaker {
  let facets: Set<Facet>
  let known: [BodyPath: Set<Facet.Fact>]

  init(facets: Set<Facet>, known: Set<Facet>) {
    self.facets = facets
    // A path that is only known to be absent was never seen.
    self.known = Dictionary(grouping: known, by: \.path).mapValues { Set($0.map(\.fact)) }.filter {
      $0.value != [.absent]
    }
  }

  func word(for facet: Facet) -> VariantWord? {
    let path = facet.path
    if case .value(let value) = facet.fact, known[path] != nil {
      return VariantWord(verb: .value, path: path, detail: value)
    }
    if known[path] == nil || path.parent.map({ known[$0] == nil }) ?? false { return wordForUnknown(path) }
    switch facet.fact {
    case .absent:
      // An empty object lacks all members; that it is empty says so.
      if let parent = path.parent, facets.contains(Facet(parent, .emptyObject)) {
        return VariantWord(verb: parent == .root ? .emptyBody : .empty, path: parent)
      }
      return path == .root ? VariantWord(verb: .emptyBody, path: path) : VariantWord(verb: .missing, path: path)
    case .null:
      if case .anyElement? = path.steps.last { return VariantWord(verb: .nullItem, path: path) }
      return VariantWord(verb: .null, path: path)
    case .emptyArray, .emptyObject: return VariantWord(verb: path == .root ? .emptyBody : .empty, path: path)
    case .kind(let kind): return wordForKind(kind, at: path)
    case .format(let format): return wordForFormat(format, at: path)
    case .value: return nil
    }
  }

  /// The topmost step that the version did not know says it all.
  private func wordForUnknown(_ path: BodyPath) -> VariantWord {
    var top = path
    while let parent = top.parent, known[parent] == nil { top = parent }
    guard let parent = top.parent else { return VariantWord(verb: .filled, path: top) }
    if isTelling(parent, container: top) { return VariantWord(verb: .with, path: top) }
    // The container itself is new at its path: it was null, empty or of another kind.
    if tellingKinds(at: parent).isEmpty { return VariantWord(verb: .filled, path: parent) }
    if case .anyElement? = top.steps.last { return VariantWord(verb: .array, path: parent) }
    return VariantWord(verb: .object, path: parent)
  }

  /// Whether records were known at a parent, so that a member can be new there.
  private func isTelling(_ parent: BodyPath, container: BodyPath) -> Bool {
    guard case .member? = container.steps.last else { return false }
    return known.keys.contains { path in
      guard case .member? = path.steps.last else { return false }
      return path.parent == parent
    }
  }

  private func wordForKind(_ kind: ShapeKind, at path: BodyPath) -> VariantWord? {
    let knownKinds = tellingKinds(at: path)
    let isOnlyEmpty =
      kind == .array && facets.contains(Facet(path, .emptyArray)) && !hasInside(path)
      || kind == .object && facets.contains(Facet(path, .emptyObject)) && !hasInside(path)
    // Emptiness has a facet of its own, which names it.
    if isOnlyEmpty { return nil }
    if knownKinds.isEmpty { return VariantWord(verb: .filled, path: path) }
    if knownKinds.contains(kind.jsonKind) {
      if kind == .fraction { return VariantWord(verb: .fraction, path: path) }
      return kind == .integer ? VariantWord(verb: .number, path: path) : nil
    }
    let verbs: [String: VariantWord.Verb] = [
      "string": .string, "number": .number, "boolean": .boolean, "object": .object, "array": .array,
    ]
    return verbs[kind.jsonKind].map { VariantWord(verb: $0, path: path) }
  }

  private func wordForFormat(_ format: StringFormat, at path: BodyPath) -> VariantWord? {
    let isStringKnown = known[path]?.contains(.kind(.string)) ?? false
    guard isStringKnown else { return nil }
    if !format.isStrong { return VariantWord(verb: .text, path: path) }
    let isDate = format.isInstant || format == .date
    return VariantWord(verb: .date, path: path, detail: isDate ? nil : format.description)
  }

  private func hasInside(_ path: BodyPath) -> Bool { facets.contains { $0.path.parent == path } }

  /// JSON kinds known at a path, empty containers apart.
  private func tellingKinds(at path: BodyPath) -> Set<String> {
    var out: Set<String> = []
    for fact in known[path] ?? [] { if case .kind(let kind) = fact { out.insert(kind.jsonKind) } }
    let inner = known.keys.contains { $0.parent == path }
    if known[path]?.contains(.emptyArray) ?? false, !inner { out.remove("array") }
    if known[path]?.contains(.emptyObject) ?? false, !inner { out.remove("object") }
    return out
  }
}
