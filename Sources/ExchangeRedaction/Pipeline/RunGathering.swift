import ExchangeTypes
import LosslessJSON
import ShapeInference

/// The bodies of one run while it is being judged, endpoint by endpoint.
struct RunGathering {
  var bodies: [GatheredBody] = []
  var refused: [Finding] = []
  /// Unvouched names that stay: position of the body → entry of the object → names.
  var unvouched: [Int: [Int: [String]]] = [:]

  /// Reads all bodies strictly; what is no JSON is refused, unless somebody asked for it.
  init(_ exchanges: [Exchange], gate: BodyGate) {
    var gate = gate
    var counts: [String: Int] = [:]
    for exchange in exchanges {
      let position = counts[exchange.spec.endpoint, default: 0]
      counts[exchange.spec.endpoint] = position + 1
      switch gate.read(exchange) {
      case .none:
        bodies.append(GatheredBody(exchange: exchange, position: position, document: nil))
      case .json(let document, let string):
        bodies.append(GatheredBody(exchange: exchange, position: position, document: document))
        bodies[bodies.count - 1].string = string
      case .refused(let finding): refused.append(finding)
      }
    }
  }

  /// Endpoint → positions of its bodies, in request order.
  var byEndpoint: [(endpoint: String, bodies: [Int])] {
    var out: [String: [Int]] = [:]
    for (position, body) in bodies.enumerated() { out[body.endpoint, default: []].append(position) }
    return out.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }

  /// Judges all member names anew and puts pseudonyms in place of those that are values.
  ///
  /// `removed`: names that equal a value which the run removes.
  mutating func renameMembers(
    _ settings: RedactionSettings, names: MemberNames, removed: Set<String>, on threads: WorkerThreads
  ) -> NameLedger {
    unvouched = [:]
    var plans: [Int: NameJudge.Plan] = [:]
    let endpoints = byEndpoint
    let bodies = bodies
    let ordinary = (0..<threads.count).map { _ in OrdinaryNames(names) }
    let judges = threads.map(endpoints.count) { number, worker -> NameJudge? in
      let (endpoint, positions) = endpoints[number]
      let documents = positions.map { bodies[$0].rawDocument() }
      let isPlain = removed.isEmpty && settings.pins[endpoint] == nil && !settings.decisions.settlesNames(of: endpoint)
      if isPlain, documents.allSatisfy({ $0.map(ordinary[worker].cover) ?? true }) { return nil }
      return NameJudge(
        documents, names: names, isReal: settings.isReal,
        pins: settings.pins[endpoint] ?? [:],
        decision: { path in
          guard let line = settings.decisions.decision(for: endpoint, at: DecisionPath(path)), line.isInForce,
            case .names(let names) = line.action
          else { return nil }
          return names
        }, isRemoved: { removed.contains($0) })
    }
    for ((_, positions), judge) in zip(endpoints, judges) {
      guard let judge else { continue }
      for (position, plan) in zip(positions, judge.plans) { plans[position] = plan }
      for entry in judge.unvouched {
        unvouched[positions[entry.body], default: [:]][entry.object, default: []].append(entry.name)
      }
    }
    let replaced = Set(plans.values.flatMap(\.replaced.values))
    let ledger = NameLedger(of: replaced, key: settings.key)
    for position in bodies.indices { rename(position, plans[position] ?? .init(), ledger) }
    return ledger
  }

  private mutating func rename(_ position: Int, _ plan: NameJudge.Plan, _ ledger: NameLedger) {
    bodies[position].nameVerdicts = plan.verdicts
    bodies[position].openObjects = plan.open
    bodies[position].replacedNames = Set(plan.replaced.keys)
    bodies[position].isRefused = false
    bodies[position].renamed = nil
    guard !plan.replaced.isEmpty, let document = bodies[position].rawDocument() else { return }
    var edit = JSONEdit()
    for (index, name) in plan.replaced {
      let key = JSONValue(document: document, index: index)
      edit.replace(key, with: JSONString.encode(ledger.pseudonym(of: name)))
    }
    // A text that was read with other names is read with these.
    let renamed = Result { () throws(JSONEditError) in try edit.applied(rereading: document, limits: .unbounded) }
    switch renamed {
    case .success(let document): bodies[position].renamed = document.bytes
    case .failure:
      bodies[position].isRefused = true
      bodies[position].keptNames = []
      refused.append(ShapeProof.refusal(bodies[position].endpoint, "its member names can't be replaced"))
    }
  }

  // MARK: Holding

  /// Drops bodies that show nothing new, and those past the limit on held bytes; see `isHeld`.
  mutating func hold(_ settings: RedactionSettings, valueFacts: [Int: Set<Facet>]) -> [String: Int] {
    var known = settings.storedFacets
    var dropped: [String: Int] = [:]
    var held = 0
    var overLimit: Set<String> = []
    for position in bodies.indices where bodies[position].isSettled {
      let key = bodies[position].key
      let isFirst = known[key] == nil
      let shape = bodies[position].shape
      let isRenewal = shape.map { settings.outdatedShapes[key]?.contains($0) ?? false } ?? false
      let facets = facets(of: shape, known: known[key] ?? [])
        .union(Self.room(for: valueFacts[position] ?? [], beside: known[key] ?? []))
      let isNew = isFirst || isRenewal || !facets.isSubset(of: known[key] ?? [])
      bodies[position].isHeld = isNew
      guard isNew else {
        dropped[key.endpoint, default: 0] += 1
        continue
      }
      let bytes = bodies[position].byteCount
      if held + bytes > settings.heldBytes {
        bodies[position].isHeld = false
        if overLimit.insert(key.endpoint).inserted { refused.append(Self.overLimit(key.endpoint, settings.heldBytes)) }
        continue
      }
      held += bytes
      known[key, default: []].formUnion(facets)
    }
    return dropped
  }

  /// Values at paths of which fewer than the limit are known.
  private static func room(for values: Set<Facet>, beside known: Set<Facet>) -> Set<Facet> {
    if values.isSubset(of: known) { return values }
    var counts: [BodyPath: Int] = [:]
    for facet in known { if case .value = facet.fact { counts[facet.path, default: 0] += 1 } }
    return values.filter { counts[$0.path] ?? 0 < ShownValues.limit }
  }

  private func facets(of shape: Shape?, known: Set<Facet>) -> Set<Facet> {
    // An answer without a body shows one fact: that it has none.
    guard let shape else { return [Facet(.root, .absent)] }
    return shape.facets.union(shape.absences(of: Set(known.map(\.path))))
  }

  private static func overLimit(_ endpoint: String, _ limit: Int) -> Finding {
    Finding(
      "held-limit", .warning, place: endpoint, "not kept: the held bodies of this run are larger than \(limit) bytes",
      next: "raise --hold, or record fewer endpoints at once")
  }
}
