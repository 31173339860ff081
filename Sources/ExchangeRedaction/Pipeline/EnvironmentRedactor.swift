import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Turns the exchanges of one environment's run into redacted exchanges, all in memory.
///
/// A run is redacted as a whole: a name learnt from one answer is removed from all others. The stages, in order: read
/// bodies strictly, judge member names, drop what shows nothing new, judge and decide every path, learn what will be
/// removed, write bodies behind the shape proof, redact the rest of each exchange, scan all of it for leaks. Nothing
/// depends on the order in which answers of different endpoints arrived.
package struct EnvironmentRedactor: Sendable {
  private let settings: RedactionSettings
  private let names: MemberNames

  package init(_ settings: RedactionSettings) {
    self.settings = settings
    var vouched = settings.vouchedNames
    for paths in settings.decisions.lines.values {
      for line in paths.values where line.isInForce {
        if case .names(.list(let names)) = line.action { vouched.formUnion(names) }
      }
    }
    names = MemberNames(extra: vouched)
  }

  /// A run that knows what will be removed, before anything is written.
  private struct JudgedRun {
    let tools: Tools
    var gathering: RunGathering
    var ledger: NameLedger
    var stage: RunWriter.Stage
  }

  private func judge(_ exchanges: [Exchange]) -> JudgedRun {
    let tools = Tools(policy: LeafPolicy(settings, names: names), workers: settings.workers)
    let table = tools.table
    var gathering = RunGathering(exchanges, gate: BodyGate(settings))
    IssuedSecrets(settings: settings, catalogue: tools.policy.catalogue).declare(exchanges, in: table)
    var ledger = gathering.renameMembers(settings, names: names, removed: [], on: tools.threads)
    learnForms(exchanges, tools, ledger)
    var stage = judge(&gathering, tools, ledger)
    // A name may equal a value that the run removes; renaming it moves paths, so all is judged again.
    var removed: Set<String> = []
    for _ in 0..<3 {
      let found = removedNames(in: gathering, tools)
      if found.isSubset(of: removed) { break }
      removed.formUnion(found)
      ledger = gathering.renameMembers(settings, names: names, removed: removed, on: tools.threads)
      stage = judge(&gathering, tools, ledger)
    }
    return JudgedRun(tools: tools, gathering: gathering, ledger: ledger, stage: stage)
  }

  /// Paths without a signed line, with raw values for the eyes of the person at the terminal; see `ReviewPath`.
  package func review(_ exchanges: [Exchange]) -> [ReviewPath] {
    var judged = judge(exchanges)
    let table = judged.tools.table
    // Shorter ones than the leak scan looks for: a value that is hidden by chance costs nothing.
    var secrets: [String] = []
    table.secrets.each { secret, _ in if secret.utf8.count >= RunTable.shortest { secrets.append(secret) } }
    var out: [ReviewPath] = []
    for index in judged.stage.indices {
      let bodies: [BodyRedactor.Part] = judged.stage[index].bodies.compactMap { position in
        let body = judged.gathering.bodies[position]
        return body.document().map { (position, body, $0) }
      }
      out += judged.stage[index].redactor.review(bodies) { text in
        table.isSecret(text) || secrets.contains { text.contains($0) }
      }
    }
    return out
  }

  /// `exchanges`: all of the run, in request order.
  package func redact(_ exchanges: [Exchange]) -> RedactedRun {
    var run = RedactedRun()
    let judged = judge(exchanges)
    let tools = judged.tools
    let table = tools.table
    let ledger = judged.ledger
    var gathering = judged.gathering
    redactor(tools, ledger, runText: nil).noteDigests()
    let hidden = table.hidden(by: names, on: tools.threads)
    let redactor = redactor(tools, ledger, runText: RunText(table, hidden: hidden))
    let crew = RunCrew(redactor: redactor, threads: tools.threads, memos: tools.memos)
    let shown = shownValues(judged.stage, gathering, crew)
    run.report.dropped = gathering.hold(settings, valueFacts: shown.mapValues(\.facets))
    run.refused = gathering.refused
    run.heldBack = heldBack(gathering)
    RunWriter(settings: settings, names: names, gathering: gathering, crew: crew, hidden: hidden, shown: shown)
      .write(judged.stage, into: &run)
    return run
  }

  /// What all stages of one run share.
  private struct Tools {
    let policy: LeafPolicy
    let table = RunTable()
    let threads: WorkerThreads
    /// One for each thread.
    let memos: [JudgementMemo]

    init(policy: LeafPolicy, workers: Int) {
      self.policy = policy
      threads = WorkerThreads(workers)
      memos = (0..<threads.count).map { _ in JudgementMemo() }
    }
  }

  /// Tells the table which forms values take outside of bodies, so that a value is one pseudonym everywhere.
  ///
  /// Only forms: words that stand in requests are no reason to search all bodies for them.
  private func learnForms(_ exchanges: [Exchange], _ tools: Tools, _ ledger: NameLedger) {
    var learner = redactor(tools, ledger, runText: nil)
    learner.table = RunTable()
    for exchange in exchanges {
      let endpoint = exchange.spec.endpoint
      let learner = learner.scoped(to: endpoint)
      let headers = HeaderRedactor(redactor: learner, settings: settings, endpoint: endpoint)
      let templates = TemplateRedactor(redactor: learner, settings: settings, endpoint: endpoint)
      let request = templates.redact(exchange.spec.template, mediaType: exchange.spec.bodyMediaType)
      _ = headers.hops(of: exchange, template: request)
      _ = headers.fields(of: exchange.response)
    }
    tools.table.takeKinds(of: learner.table)
  }

  /// So many endpoints are learnt before the table takes what they taught: what they know apart is memory.
  private static let endpointsAtOnce = 64

  /// Endpoint → its judge, after all have judged and told the table.
  ///
  /// Endpoints learn apart, each from what is known before any of them, and the table takes it in their order.
  private func judge(_ gathering: inout RunGathering, _ tools: Tools, _ ledger: NameLedger) -> RunWriter.Stage {
    let crew = RunCrew(redactor: redactor(tools, ledger, runText: nil), threads: tools.threads, memos: tools.memos)
    let before = RunTable(tools.table.known)
    let endpoints = gathering.byEndpoint
    let gathered = gathering
    var stage: RunWriter.Stage = []
    for start in stride(from: 0, to: endpoints.count, by: Self.endpointsAtOnce) {
      let part = endpoints[start..<min(endpoints.count, start + Self.endpointsAtOnce)]
      let learnt = crew.map(part.count, on: before.learning) { number, learner in
        let (endpoint, positions) = part[part.startIndex + number]
        var bodies: [BodyRedactor.Part] = positions.compactMap { position in
          gathered.bodies[position].document().map { (position, gathered.bodies[position], $0) }
        }
        let pins = settings.pins[endpoint] ?? [:]
        for number in bodies.indices { bodies[number].body.note(bodies[number].document, pins: pins) }
        let scoped = learner.scoped(to: endpoint)
        var redactor = BodyRedactor(endpoint: endpoint, settings: settings, policy: scoped.policy, memo: scoped.memo)
        redactor.judge(bodies)
        redactor.learn(bodies, with: scoped)
        let noted = bodies.map { (position: $0.position, body: $0.body) }
        return (redactor: redactor, knowledge: learner.table.known, bodies: noted)
      }
      for ((endpoint, positions), one) in zip(part, learnt) {
        for (position, body) in one.bodies { gathering.bodies[position] = body }
        tools.table.add(one.knowledge)
        stage.append((endpoint, one.redactor, positions))
      }
    }
    return stage
  }

  private var forge: PseudonymForge {
    PseudonymForge(key: settings.key, scope: settings.scope.text(in: settings.environment))
  }

  private func redactor(_ tools: Tools, _ ledger: NameLedger, runText: RunText?) -> LeafRedactor {
    LeafRedactor(
      policy: tools.policy, forge: forge, table: tools.table, runText: runText,
      ownHosts: Set(settings.ownHosts.map(\.host)).union([LeafRedactor.ownHost]), recordedAt: settings.recordedAt,
      names: names, nameLedger: ledger, memo: tools.memos[0])
  }

  /// Names that stand in bodies and equal a removed value, or hold one as a token; public words are left.
  private func removedNames(in gathering: RunGathering, _ tools: Tools) -> Set<String> {
    var seen: Set<String> = []
    let all = gathering.bodies.lazy.flatMap(\.keptNames)
    return Set(all.filter { seen.insert($0).inserted && tools.table.isTrace($0, names) })
  }

  /// Position of a body → what it shows at paths that keep values; before any body is dropped or thinned.
  private func shownValues(
    _ stage: RunWriter.Stage, _ gathering: RunGathering, _ crew: RunCrew
  ) -> [Int: ShownValues] {
    let parts = crew.write(stage) { part, redactor in
      var bodyRedactor = part.redactor
      let settled = part.bodies.filter { gathering.bodies[$0].isSettled }
      return settled.compactMap { position -> (Int, ShownValues)? in
        let body = gathering.bodies[position]
        guard let document = body.document() else { return nil }
        return (position, bodyRedactor.shownValues((position, body, document), with: redactor))
      }
    }
    return Dictionary(uniqueKeysWithValues: parts.joined())
  }

  /// One finding for each object that only a person can settle, with the command that does.
  private func heldBack(_ gathering: RunGathering) -> [Finding] {
    var places: Set<[String]> = []
    for body in gathering.bodies where !body.openObjects.isEmpty {
      guard let document = body.document() else { continue }
      let tree = PathTree(pins: settings.pins[body.endpoint] ?? [:])
      let open = Set(body.openObjects)
      LeafWalk.visit(document.root, in: tree) { object, path in
        if open.contains(object.index) { places.insert([body.endpoint, tree.path(path).text]) }
      } onLeaf: { _ in
      }
    }
    return places.sorted { $0.lexicographicallyPrecedes($1) }.map { place in
      Finding(
        "names-unsettled", .warning, place: "\(place[0]) \(place[1])",
        "held back: nothing tells whether the member names of this object are fields or data",
        next: "cameo rules names \(place[0]) '\(place[1])' fields|map")
    }
  }
}
