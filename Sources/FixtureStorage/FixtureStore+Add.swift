import ExchangeTypes
import LosslessJSON
import ShapeInference

extension FixtureStore {
  /// Keeps what is new of one environment's run: fixtures in one write, then contracts. Nothing new writes nothing.
  ///
  /// An endpoint that cannot be kept is a finding of the outcome, the others are kept. Throws `Finding` where nothing can
  /// be kept at all: wrong key, full disk, read-only store.
  package func add(
    _ batches: [FixtureBatch], environment: String, day: CalendarDay, options: WriteOptions,
    at step: StoreStepHook = { _ in }
  ) throws -> StoreOutcome {
    let settings = try settings()
    for exchange in batches.lazy.flatMap(\.exchanges) where exchange.keyID != settings.keyID {
      throw Finding(
        "wrong-key", file: path + "/" + Self.settingsFile, "this store was recorded with another key",
        next: "use the key of the store (cameo key import), or set a new one: cameo key rotate")
    }
    return try locked {
      var outcome = StoreOutcome()
      outcome.findings += try repairUnderLock()
      var intake = try Intake(store: self, settings: settings, environment: environment, day: day, options: options)
      for batch in batches {
        do { try intake.take(batch, &outcome) } catch let finding as Finding { outcome.findings.append(finding) }
      }
      try intake.write.commit(at: step)
      return outcome
    }
  }

  /// Maps among an endpoint's objects as they are known now: what evidence must be counted with.
  package func mapPins(of endpoint: String, _ statusClass: StatusClass) throws(Finding) -> [BodyPath: MapPin] {
    MapPins.known(
      endpoint: endpoint, statusClass: statusClass, settings: try settings(), contract: try contract(of: endpoint))
  }
}
