import EnvironmentRuns
import ExchangeRecorder
import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import ForeignFormats
import LosslessJSON
import RequestFiles
import ShapeInference

/// Records: plays all environments at once, then redacts and stores one after the other, oldest release first.
///
/// The order matters: an environment's decisions and fixtures are what the next one is judged by. Raw bodies live in
/// `PlayedEnvironment` until their environment is redacted, and nowhere else.
struct RecordRun {
  let plan: RecordPlan
  let context: Context
  private let key: RedactionKey
  private let catalogue: RuleCatalogue
  private let words: Project.PublicWords
  private var decisions: Decisions
  private var review: RecordReview?
  /// Every environment of the run says that its data is.
  private let isSynthetic: Bool

  /// Reads all that can refuse the run before anything is sent. Throws `Finding`.
  init(_ plan: RecordPlan, in context: Context) throws(Finding) {
    self.plan = plan
    self.context = context
    key = try plan.project.key(in: context.environment)
    catalogue = try plan.project.catalogue()
    words = try plan.project.publicWords()
    isSynthetic = plan.plans.allSatisfy { $0.environment.settings.data == .synthetic }
    decisions = try plan.project.decisions(isSynthetic: isSynthetic)
    if !isSynthetic, let finding = catalogue.unconfirmed() { throw finding }
    try plan.project.checkWritable()
    if plan.options.isReviewed {
      try ReviewTerminal.check(isCapable: context.terminal.isForPeople)
      review = RecordReview(isReal: !isSynthetic)
    }
  }

  /// Sends everything, then keeps what is new; the result says where it could not go on.
  mutating func run() async throws -> RecordResult {
    let started = Clock.monotonic
    var result = RecordResult()
    result.isFirst = try plan.project.store.endpoints().isEmpty
    result.expectingEndpoints = Set(
      plan.plans.flatMap(\.requests).filter { $0.expectedStatuses != nil }.map(\.endpoint))
    let recorder = ExchangeRecorder(settings: plan.recorder)
    defer { recorder.close() }
    for played in await play(over: recorder) {
      do {
        if result.ending == nil { result.environments.append(try await keep(played, over: recorder)) }
      } catch let finding as Finding {
        result.ending = finding
      }
      // Its exchanges were made all the same, and are told of.
      if result.ending != nil { result.environments.append(unkept(played)) }
    }
    result.seconds = Clock.monotonic - started
    return result
  }

  private struct Played: Sendable {
    var plan: RequestPlan
    var environment: PlayedEnvironment
    /// From its first request to its last answer.
    var seconds: Double
  }

  /// All environments at once over one recorder; Ctrl-C starts nothing more and keeps what has come.
  private func play(over recorder: ExchangeRecorder) async -> [Played] {
    let plans = plan.plans
    let heldLimit = plan.options.heldLimit
    let terminal = context.terminal
    terminal.progress?.begin(plans.map(\.environment.name))
    let work = Task {
      await withTaskGroup(of: (Int, PlayedEnvironment, Double).self) { group in
        for (position, plan) in plans.enumerated() {
          group.addTask {
            let run = EnvironmentRun(plan, recorder: recorder, heldLimit: heldLimit)
            let dynamic = DynamicValues(
              secondsSince1970: Clock.now, secondsFromUTC: { Clock.secondsFromUTC(at: $0) })
            let started = Clock.monotonic
            let played = await run.play(dynamic: dynamic) { terminal.progress?.update(position, $0) }
            return (position, played, Clock.monotonic - started)
          }
        }
        var out: [(Int, PlayedEnvironment, Double)] = []
        for await played in group { out.append(played) }
        return out.sorted { $0.0 < $1.0 }.map { Played(plan: plans[$0.0], environment: $0.1, seconds: $0.2) }
      }
    }
    Interruption.watch {
      recorder.finish()
      terminal.progress?.end()
      terminal.err("ending: what is on the wire is finished and kept; once more ends at once and keeps nothing new")
    }
    let played = await work.value
    terminal.progress?.end()
    return played
  }

  private func unkept(_ played: Played) -> RecordResult.Environment {
    RecordResult.Environment(
      name: played.environment.environment, outcomes: played.environment.outcomes, redaction: RedactionReport(),
      findings: [], stored: StoreOutcome(), seconds: played.seconds, requestLines: requestLines(of: played.plan),
      isKept: false)
  }

  private func requestLines(of plan: RequestPlan) -> [String: RecordResult.RequestLine] {
    let target = ShownTarget(plan, vouched: words.names)
    return plan.requests.reduce(into: [:]) { lines, request in
      lines[request.endpoint] = .init(method: request.method, target: target.text(of: request.parsed.target))
    }
  }

  private mutating func keep(
    _ all: Played, over recorder: ExchangeRecorder
  ) async throws -> RecordResult.Environment {
    let store = plan.project.store
    let request = all.plan
    var played = all.environment
    let emptier = try EmptierAnswers(played, request, in: store)
    played.exchanges = emptier.kept
    var settings = try redactionSettings(played, request)
    let confirmed = try await confirmed(played.exchanges, request, settings, over: recorder)
    played.exchanges = confirmed.exchanges
    if review != nil {
      let paths = EnvironmentRedactor(settings).review(played.exchanges)
      let signed = try review?.ask(paths, on: context.terminal)
      for entry in signed ?? [] { decisions = try decisions.setting(entry) }
      if let signed {
        if !signed.isEmpty { try plan.project.write(decisions, isSynthetic: isSynthetic) }
        let count = signed.isEmpty ? "no line" : Count.words(signed.count, "line")
        context.terminal.err("\(played.environment): signed \(count) in \(plan.project.decisionsFile)")
      }
      settings.decisions = decisions
    }
    let outdated = try OutdatedFixtures(
      of: Set(played.exchanges.map(\.spec.endpoint)), in: plan.project, decisions: decisions, catalogue: catalogue,
      words: words, key: key)
    settings.outdatedShapes = outdated.shapes
    let redacted = EnvironmentRedactor(settings).redact(played.exchanges)
    if !redacted.newDecisions.isEmpty {
      decisions = try decisions.adding(redacted.newDecisions)
      try FileDoor.write(decisions.bytes, to: plan.project.decisionsFile)
    }
    let batches = redacted.endpoints.map {
      FixtureBatch(
        endpoint: $0.endpoint, statusClass: $0.statusClass, exchanges: $0.exchanges, evidence: $0.evidence)
    }
    var options = FixtureStore.WriteOptions(tool: Cameo.version)
    options.order = plan.order
    options.anyOrder = plan.options.anyOrder
    options.outdated = outdated.fixtures
    let names = MemberNames(extra: settings.vouchedNames)
    options.isVouched = { names.isVouched($0) }
    let turned = try turnedFromSuccess(redacted, request)
    let stored = try store.add(batches, environment: played.environment, day: settings.day, options: options)
    return RecordResult.Environment(
      name: played.environment, outcomes: played.outcomes, redaction: redacted.report,
      findings: played.notes + emptier.findings + confirmed.findings + redacted.refused + redacted.heldBack
        + redacted.warnings + stored.findings + turned
        + outdated.notes(added: stored.added, in: store), stored: stored, seconds: all.seconds,
      requestLines: requestLines(of: request))
  }

  /// Asks again for what would become a fixture, where that is wanted, and leaves out what is not seen again.
  private func confirmed(
    _ exchanges: [Exchange], _ request: RequestPlan, _ settings: RedactionSettings, over recorder: ExchangeRecorder
  ) async throws -> (exchanges: [Exchange], findings: [Finding]) {
    let wanted = plan.options.confirmations ?? (request.environment.settings.isFlaky ? 2 : 1)
    if wanted == 1 { return (exchanges, []) }
    let redacted = EnvironmentRedactor(settings).redact(exchanges)
    let new = Set(
      redacted.endpoints.filter { !$0.exchanges.isEmpty }.map {
        RedactionSettings.ClassKey(endpoint: $0.endpoint, statusClass: $0.statusClass)
      })
    let progress = recorder.isFinishing ? nil : context.terminal.progress
    progress?.begin([request.environment.name])
    defer { progress?.end() }
    var unseen: Set<String> = []
    let confirmation = Confirmation(settings: settings)
    for round in 1..<wanted {
      let names = Set(new.map(\.endpoint)).subtracting(unseen)
      if names.isEmpty { break }
      await pause(Confirmation.distance, over: recorder) { left in
        progress?.update(0, waitsFor: "asking again in \(left) s")
      }
      progress?.update(0, waitsFor: nil)
      let again = try RequestPlan(plan.sources, environment: request.environment, endpoints: names.sorted())
      let run = EnvironmentRun(again, recorder: recorder, heldLimit: plan.options.heldLimit)
      // Another seed: what is random in a request is random again.
      let answers = await run.play(dynamic: DynamicValues(secondsSince1970: Clock.now + round)) {
        progress?.update(0, $0)
      }.exchanges
      for exchange in exchanges where new.contains(Confirmation.key(of: exchange)) {
        let isSeen = answers.contains { confirmation.shows($0, whatIsNewIn: exchange) }
        if !isSeen { unseen.insert(exchange.spec.endpoint) }
      }
    }
    let left = exchanges.filter { !(unseen.contains($0.spec.endpoint) && new.contains(Confirmation.key(of: $0))) }
    let findings = unseen.sorted().map { endpoint in
      Finding(
        "not-confirmed", .warning, place: endpoint,
        "held back: what is new in it was not seen again \(Int(Confirmation.distance)) s later",
        next: "record again; --confirm 1 keeps what is seen once")
    }
    return (left, findings)
  }

  /// Ends early when the run is told to. `tell`: how many seconds are left.
  private func pause(_ seconds: Double, over recorder: ExchangeRecorder, tell: (Int) -> Void) async {
    var left = context.clock.pause(seconds)
    while left > 0, !recorder.isFinishing {
      tell(Int(left.rounded(.up)))
      do { try await Task.sleep(nanoseconds: UInt64(min(left, 0.2) * 1e9)) } catch { return }
      left -= 0.2
    }
  }

  private func redactionSettings(
    _ played: PlayedEnvironment, _ request: RequestPlan
  ) throws -> RedactionSettings {
    var settings = RedactionSettings(
      environment: played.environment, recordedAt: Clock.now, key: key.bytes, keyID: key.id, catalogue: catalogue)
    settings.isReal = request.environment.settings.data == .real
    settings.ownHosts = request.allowedHosts
    settings.scope = plan.project.settings.scope == .store ? .store : .environment
    settings.layout = plan.options.isVerbatim ? .verbatim : .indented
    if plan.options.keepsAllItems { settings.thinning = nil }
    settings.models = words.models
    settings.openapi = words.openapi
    settings.vouchedNames = words.names
    settings.decisions = decisions
    settings.heldBytes = plan.options.heldLimit
    settings.bodyLimits = JSONLimits(bytes: plan.recorder.bodyLimit)
    settings.secrets = played.secrets.map { ($0.name, $0.value) }
    let proxies = plan.recorder.route.proxies.named
    settings.secrets += proxies.flatMap(\.secrets).map { ("the proxy's credentials", $0) }
    for endpoint in Set(played.exchanges.map(\.spec.endpoint)) {
      settings.pins[endpoint] = plan.project.settings.maps[endpoint]
    }
    try plan.project.tellStored(Set(played.exchanges.map(\.spec.endpoint)), to: &settings)
    return settings
  }

  /// Endpoints that have answered 2xx and answer otherwise as well now, without the request saying so: kept, and said.
  private func turnedFromSuccess(_ redacted: RedactedRun, _ request: RequestPlan) throws(Finding) -> [Finding] {
    let seals = try plan.project.store.seals()
    let succeeded = Set(seals.names.filter { $0.statusClass.isSuccess }.map(\.endpoint))
    let expecting = Set(request.requests.filter { $0.expectedStatuses != nil }.map(\.endpoint))
    // Samples and pages of one run may answer both, and all of it is meant to be kept then.
    let succeeding = Set(redacted.endpoints.filter { $0.statusClass.isSuccess }.map(\.endpoint))
    return redacted.endpoints.compactMap { answer in
      let endpoint = answer.endpoint
      let isTurned = succeeded.contains(endpoint)
      guard !answer.statusClass.isSuccess, isTurned || succeeding.contains(endpoint), !expecting.contains(endpoint)
      else { return nil }
      let planned = request.requests.first { $0.endpoint == endpoint }
      let wanted = (succeeding.contains(endpoint) ? "200 " : "") + "\(answer.statusClass)"
      return Finding(
        "was-success", isTurned ? .error : .warning, file: planned?.file, line: planned?.parsed.methodSpot.line,
        place: endpoint,
        isTurned
          ? "answers \(answer.statusClass) and has answered 2xx before; the answer is kept"
          : "answers \(answer.statusClass) beside 2xx; both are kept",
        next: "if this is meant, put '# @cameo-expect \(wanted)' above the request")
    }
  }
}
