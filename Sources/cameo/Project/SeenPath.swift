import ExchangeRedaction
import FixtureStorage
import LosslessJSON
import RequestFiles

/// What is known of one path of an endpoint: asked before a person's line is written there, since a line that can never
/// act would be taken for a decision.
struct SeenPath {
  private let endpoint: String
  private let path: DecisionPath
  private let line: Decision?
  private let catalogue: RuleCatalogue
  /// The pseudonyms that stand there in fixtures.
  private var leaves: [Leaf] = []
  /// A success holds an object or an array.
  private var hasContainers = false
  /// Paths of response bodies that fixtures or lines know.
  private var known: Set<String> = []

  /// Throws `Finding` for a fixture that can't be read.
  init(_ path: DecisionPath, of endpoint: String, in project: Project, _ decisions: Decisions) throws(Finding) {
    self.endpoint = endpoint
    self.path = path
    line = decisions.decision(for: endpoint, at: path)
    catalogue = try project.catalogue(checksExamples: false).inForce(environment: nil, endpoint: endpoint)
    known = Set((decisions.lines[endpoint] ?? [:]).keys.map(\.text).filter { $0.hasPrefix("$") })
    guard try project.store.endpoints().contains(endpoint) else { return }
    let pins = project.settings.maps[endpoint] ?? [:]
    for fixture in try project.store.fixtures(of: endpoint) {
      if fixture.statusClass.isSuccess, let first = fixture.body?.first, first == 0x7B || first == 0x5B {
        hasContainers = true
      }
      known.formUnion(fixture.exchange.paths.map(\.path).filter { $0.hasPrefix("$") })
      let isOfBytes = try fixture.bytesOfBody() != nil
      for spot in try fixture.scalars(pins: pins, catalogue: catalogue) {
        known.insert(spot.path.text)
        if isOfBytes { continue }
        if spot.path.text == path.text, spot.leaf.value != .null { leaves.append(spot.leaf) }
      }
    }
  }

  private var isOfNames: Bool { if case .names = line?.action { true } else { false } }

  /// Throws `path-unknown` for a path of a body at which no value was seen, and `decision-verb` where names are settled.
  func checkValue() throws(Finding) {
    if isOfNames {
      throw Finding(
        "decision-verb", place: path.text, "the line that stands here settles the names of an object, not a value",
        next: "name the path of a value below it")
    }
    guard path.text.hasPrefix("$"), !known.isEmpty, !known.contains(path.text) else { return }
    let near = NearestWord.to(path.text, in: known.sorted())
    throw Finding(
      "path-unknown", place: path.text, "no value was seen here in any answer of \(endpoint)",
      next: near.map { "did you mean '\($0)'?" } ?? "cameo rules list --unsigned and cameo show name the paths")
  }

  /// Throws `path-unknown` for the whole body of an endpoint whose bodies are objects and arrays: a line there would say
  /// nothing of them.
  func checkBody() throws(Finding) {
    if isOfNames { try checkValue() }
    guard hasContainers, leaves.isEmpty else { return }
    throw Finding(
      "path-unknown", place: path.text, "\(endpoint) answers with JSON, and this line would keep none of it",
      next: "name the path of a value: cameo rules list --unsigned and cameo show name them")
  }

  /// Throws `decision-names` where values stand, and no object: their line would be lost.
  func checkNames() throws(Finding) {
    let isOfValue = line != nil && !isOfNames
    guard isOfValue || !leaves.isEmpty else { return }
    throw Finding(
      "decision-names", place: path.text,
      "values stand here, and only an object has names" + (isOfValue ? "; the line for them was left as it is" : ""),
      next: "name the path of an object: cameo show tells what stands where")
  }

  /// Throws `decision-kind` where a kind has no form for what stands here.
  func check(_ kind: PseudonymKind) throws(Finding) {
    let values = leaves.map(\.value)
    if values.isEmpty { return }
    let what: String
    if values.allSatisfy({ if case .number = $0 { true } else { false } }), Self.textOnly.contains(kind) {
      what = "numbers"
    } else if values.allSatisfy({ if case .boolean = $0 { true } else { false } }), kind != .boolean, !kind.isSpecial {
      what = "booleans"
    } else {
      return
    }
    throw Finding(
      "decision-kind", place: path.text, "only \(what) stand here, and '\(kind)' has no form for them",
      next: "take --as \(what == "numbers" ? "number or id" : "boolean")")
  }

  /// Kinds that only a text can look like.
  private static let textOnly: Set<PseudonymKind> = [
    .text, .boolean, .url, .uuid, .host, .mac, .ip, .city, .address, .company, .login, .name, .email,
  ]

  /// Throws `decision-over` where a rule replaces what is to be kept here, and the keep does not beat it.
  func checkKeep(_ values: [LeafValue]?, over: String?) throws(Finding) {
    for template in leaves {
      for value in values ?? [template.value] {
        var leaf = template
        leaf.value = value
        guard let judgement = catalogue.judge(leaf), judgement.action == .replace, judgement.rule != over else {
          continue
        }
        if judgement.level == .secret {
          throw Finding(
            "decision-over", place: path.text,
            "the secret rule '\(judgement.rule)' replaces what is to be kept here, and "
              + "nothing beats it", next: "cameo rules explain \(judgement.rule)")
        }
        throw Finding(
          "decision-over", place: path.text,
          "rule '\(judgement.rule)' replaces what is to be kept here, and a keep beats "
            + "it only by its name", next: "if it is public all the same: --over \(judgement.rule) --why 'TEXT'")
      }
    }
  }
}
