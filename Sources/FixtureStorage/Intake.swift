import ExchangeTypes
import LosslessJSON
import ShapeInference

/// One run's batches on their way into the store: judged, named, and gathered into one write.
struct Intake {
  let store: FixtureStore
  let settings: StoreSettings
  let environment: String
  let day: CalendarDay
  let options: FixtureStore.WriteOptions
  private(set) var write: StagedWrite
  private let recalled: RecallList
  /// SHA256SUMS before the run.
  private let before: SealList
  /// Endpoint → names of its fixtures before the run.
  private let names: [String: [FixtureName]]
  /// What was taken; an endpoint's status class is judged once a run.
  private var taken: Set<FixtureName> = []
  private var namer: FixtureNamer
  private var contracts: [String: Contract] = [:]
  /// Endpoint → place of its contract in the write.
  private var contractPlaces: [String: Int] = [:]
  /// Endpoint → fixtures that were recorded, as read once.
  private var stored: [String: [RecordedFixture]] = [:]

  init(
    store: FixtureStore, settings: StoreSettings, environment: String, day: CalendarDay,
    options: FixtureStore.WriteOptions
  ) throws(Finding) {
    self.store = store
    self.settings = settings
    self.environment = environment
    self.day = day
    self.options = options
    before = try store.seals()
    names = Dictionary(grouping: before.names, by: \.endpoint)
    recalled = try store.recalled()
    namer = FixtureNamer(seals: before, recalled: recalled)
    write = StagedWrite(store: store, seals: before)
  }

  /// Judges a batch and adds to the write what is new. A throw leaves the write as it was.
  mutating func take(_ batch: FixtureBatch, _ outcome: inout StoreOutcome) throws(Finding) {
    try FixtureName.checkEndpoint(batch.endpoint)
    try checkOrder(batch.endpoint)
    let judged = try JudgedBatch(
      batch, environment: environment, fixtures: try fixtures(of: batch.endpoint),
      contract: try contract(of: batch.endpoint), settings: settings)
    if judged.isEmpty { return }
    let key = FixtureName(endpoint: batch.endpoint, statusClass: batch.statusClass, version: 0)
    guard taken.insert(key).inserted else {
      throw Finding(
        "batch-mixed", .error, "\(batch.endpoint) came twice with status \(batch.statusClass)",
        next: "report this as a bug of cameo")
    }
    let next = FixtureNamer.nextVersion(
      of: batch.endpoint, batch.statusClass, stored: names[batch.endpoint] ?? [], recalled: recalled)
    let judgement = VersionJudge(
      kept: judged.kept, evidence: judged.evidence, nextVersion: next,
      renewals: judged.renewals(of: options.outdated)
    ).judge(judged.bodies)
    keep(judgement, of: judged, &outcome)
    learn(judged, versions: judgement.versions, &outcome)
  }

  /// Names what is to be kept and adds its files to the write.
  private mutating func keep(
    _ judgement: VersionJudge.Judgement, of judged: JudgedBatch, _ outcome: inout StoreOutcome
  ) {
    let batch = judged.batch
    // Versions have no words: mostly nothing has to be gathered for them.
    let hasWords = judgement.keeps.contains { !$0.opensVersion }
    let words = PathWords(
      paths: hasWords ? judged.memberPaths : [], pins: settings.names[batch.endpoint] ?? [:],
      isVouched: options.isVouched)
    for keep in judgement.keeps {
      let variant = VariantWord.words(for: keep.facets, known: keep.known)
      let name =
        keep.renews.map { namer.name(renewing: $0) }
        ?? namer.name(
          endpoint: batch.endpoint, statusClass: batch.statusClass, version: keep.version, words: variant, in: words)
      let unclear = keep.opensVersion ? judgement.unclear.first : nil
      outcome.added.append(
        StoreOutcome.Added(name: name, opensVersion: keep.opensVersion, isUnclear: unclear != nil, renews: keep.renews))
      if let unclear { outcome.findings.append(self.unclear(name, at: unclear)) }
      let exchange = batch.exchanges[keep.index]
      let record = ExchangeRecord(
        exchange, name: name, tool: options.tool, fingerprint: judged.fingerprint(keep.index))
      add(Array(record.text.utf8), as: name.exchangePath)
      if let body = exchange.body { add(body, as: name.bodyPath) }
    }
  }

  private func unclear(_ name: FixtureName, at path: BodyPath) -> Finding {
    Finding(
      "unclear-version", .note, file: store.filePath(name.bodyPath), place: path.text,
      "\(name) was opened by a member seen in one parent only: it may be data, not a release",
      next: "record more data of \(environment), or recall it: cameo recall \(name)")
  }

  private mutating func add(_ bytes: [UInt8], as path: String) {
    write.files.append((path, bytes))
    write.seals.seal(bytes, as: path)
  }

  /// Joins the run's evidence into the contract.
  private mutating func learn(_ judged: JudgedBatch, versions: [Int], _ outcome: inout StoreOutcome) {
    let batch = judged.batch
    let maps = judged.mapPaths
    var contract = judged.contract
    var environments = (contract.classes[batch.statusClass] ?? [:]).mapValues { known in
      var folded = known
      folded.fold(maps)
      return folded
    }
    let old = judged.contract.classes[batch.statusClass]?[environment]?.response ?? [:]
    var evidence = environments[environment] ?? ClassEvidence(seen: .init(day, day))
    let labels = Set(versions).sorted().map { "v\($0)" }
    evidence.observe(judged.evidence, day: day, version: labels.first)
    for label in labels.dropFirst() { evidence.observe(RunEvidence(), day: day, version: label) }
    // The run may have counted without maps that this very run showed.
    evidence.fold(maps)
    environments[environment] = evidence
    contract.classes[batch.statusClass] = environments
    if contract == judged.contract { return }
    contracts[batch.endpoint] = contract
    setContract(contract)
    let gained = evidence.response.count { old[$0.key] != $0.value }
    outcome.learnt.append(
      StoreOutcome.Learnt(
        endpoint: batch.endpoint, statusClass: batch.statusClass, environment: environment, paths: gained))
  }

  /// The newest of an endpoint's contracts is the one that is written.
  private mutating func setContract(_ contract: Contract) {
    let endpoint = contract.endpoint
    let bytes = Array(contract.text.utf8)
    if let place = contractPlaces[endpoint] {
      write.contracts[place].bytes = bytes
      return
    }
    contractPlaces[endpoint] = write.contracts.count
    write.contracts.append(("\(endpoint)/\(endpoint).contract.json", bytes))
  }

  /// The first recording of an endpoint comes from the oldest release, or versions would run backwards.
  private func checkOrder(_ endpoint: String) throws(Finding) {
    let order = options.order.isEmpty ? settings.environments : options.order
    guard let first = order.first, first != environment, !options.anyOrder else { return }
    if names[endpoint] != nil { return }
    if recalled.lines.contains(where: { FixtureName($0.name, endpoint: endpoint) != nil }) { return }
    throw Finding(
      "first-environment", file: store.fixturesFolder,
      "\(endpoint) has no fixture yet and \(environment) is not the oldest release",
      next: "record it from \(first) first, or allow --any-order")
  }

  private mutating func contract(of endpoint: String) throws(Finding) -> Contract {
    if let known = contracts[endpoint] { return known }
    let contract = try store.contract(of: endpoint) ?? Contract(endpoint: endpoint)
    contracts[endpoint] = contract
    return contract
  }

  private mutating func fixtures(of endpoint: String) throws(Finding) -> [RecordedFixture] {
    if let known = stored[endpoint] { return known }
    var out: [RecordedFixture] = []
    for name in names[endpoint] ?? [] where name.version != nil {
      let fixture = try store.read(name, seals: before)
      if fixture.exchange.provenance == .recorded { out.append(try RecordedFixture(fixture, in: store)) }
    }
    stored[endpoint] = out
    return out
  }
}
