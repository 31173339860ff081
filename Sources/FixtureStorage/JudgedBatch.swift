import ExchangeTypes
import LosslessJSON
import ShapeInference

/// A batch with all that it is judged by: bodies and stored fixtures under the maps that hold, and the run's evidence.
struct JudgedBatch {
  let batch: FixtureBatch
  /// Of the whole endpoint.
  let fixtures: [RecordedFixture]
  let contract: Contract
  let maps: [BodyPath: MapPin]
  /// The run's; counted anew from the bodies where they showed new maps.
  let evidence: RunEvidence
  /// Of the status class.
  let kept: [VersionJudge.Kept]
  let bodies: [JudgedBody]
  private let received: ReceivedBodies
  /// Fixtures of the status class, one for each of `kept`.
  private let siblings: [RecordedFixture]

  /// Throws `Finding` for an exchange that belongs elsewhere or a body that is no JSON text.
  init(
    _ batch: FixtureBatch, environment: String, fixtures: [RecordedFixture], contract: Contract, settings: StoreSettings
  ) throws(Finding) {
    self.batch = batch
    self.fixtures = fixtures
    self.contract = contract
    let received = try ReceivedBodies(batch, environment: environment)
    self.received = received
    let siblings = fixtures.filter { $0.fixture.statusClass == batch.statusClass }
    self.siblings = siblings
    let known = MapPins.known(
      endpoint: batch.endpoint, statusClass: batch.statusClass, settings: settings, contract: contract)
    var maps = known
    if !batch.statusClass.isSuccess {
      maps = MapPins.found(in: siblings.compactMap(\.document) + received.documents, pins: known)
    }
    evidence = maps == known ? batch.evidence : received.evidence(pins: maps)
    kept = siblings.map { [maps] in
      VersionJudge.Kept(
        version: $0.fixture.name.version ?? 0, opensVersion: $0.fixture.name.words.isEmpty,
        body: JudgedBody($0.document, paths: $0.fixture.exchange.paths, pins: maps))
    }
    bodies = received.pairs.map { [maps] in JudgedBody($0.document, paths: $0.exchange.paths, pins: maps) }
    self.maps = maps
  }

  /// Neither a body nor a fixture: there is nothing to say of this status class.
  var isEmpty: Bool { kept.isEmpty && batch.exchanges.isEmpty }

  /// Paths of objects that are maps.
  var mapPaths: Set<BodyPath> { Set(maps.filter { $0.value == .map }.keys) }

  /// Bodies that are kept beside an outdated fixture: of its shape, and redacted otherwise. Each fixture gets one, and
  /// none if it has one already that is not outdated itself.
  func renewals(of outdated: [OutdatedFixture]) -> [Int: FixtureName] {
    var out: [Int: FixtureName] = [:]
    let names = Set(outdated.map(\.name))
    for (old, kept) in zip(siblings, kept) {
      let name = old.fixture.name
      guard let wanted = outdated.first(where: { $0.name == name }),
        !siblings.contains(where: { $0.fixture.name.isRound(of: name) && !names.contains($0.fixture.name) }),
        !out.values.contains(where: { $0.isRound(of: name) })
      else { continue }
      let next = bodies.indices.first { index in
        out[index] == nil && bodies[index].shape == kept.body.shape
          && wanted.isOutdated(by: received.pairs[index].exchange.paths, than: old.fixture.exchange.paths)
      }
      if let next { out[next] = name }
    }
    return out
  }

  /// All member paths that the endpoint's fixtures, contract and these bodies show.
  var memberPaths: Set<BodyPath> {
    bodies.reduce(PathWords.paths(of: fixtures, contract, maps: maps)) { $0.union($1.memberPaths) }
  }

  /// The fingerprint of a body as stored; maps by evidence are not in it.
  func fingerprint(_ index: Int) -> String? {
    guard let document = received.pairs[index].document else { return nil }
    return maps.isEmpty ? bodies[index].shape.fingerprint : Shape(of: document.root).fingerprint
  }
}
