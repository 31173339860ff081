import ExchangeTypes
import LosslessJSON
import ShapeInference

extension FixtureStore {
  /// Removes a fixture that should never have been kept, what was derived from it, and what only it taught contracts.
  ///
  /// Contracts lose their traces first, then RECALLED names the fixtures, which commits the recall: killed behind it,
  /// `repair` removes the rest. Gives the names that were recalled. Throws `Finding`.
  package func recall(
    _ text: String, why: RecallList.Reason, day: CalendarDay, successor: String? = nil,
    at step: StoreStepHook = { _ in }
  ) throws -> [FixtureName] {
    try locked {
      _ = try repairUnderLock()
      var seals = try seals()
      let names = try recallable(text, seals)
      if let successor,
        names.contains(where: { $0.description == successor })
          || !seals.names.contains(where: {
            $0.description == successor
          })
      {
        throw Finding(
          "successor-unknown", file: sumsPath, "no fixture '\(successor)' stays in the store",
          next: "name a fixture that is listed, or none")
      }
      try forget(names, seals, at: step)
      var recalled = try recalled()
      for name in names {
        recalled.add(.init(name: name.description, day: day, why: why, successor: successor))
        seals.remove(name.bodyPath)
        seals.remove(name.exchangePath)
      }
      try replace(recalledPath, with: Array(recalled.text.utf8))
      try step(.recallListed)
      try replace(sumsPath, with: Array(seals.text.utf8))
      try step(.committed)
      for path in names.flatMap({ [$0.bodyPath, $0.exchangePath] }) {
        try FileDoor.remove(filePath(path))
        try step(.removed(path))
      }
      if let endpoint = names.first?.endpoint { FileDoor.removeFolderIfEmpty(fixturesFolder + "/" + endpoint) }
      return names
    }
  }

  /// The fixture and its negatives.
  private func recallable(_ text: String, _ seals: SealList) throws(Finding) -> [FixtureName] {
    guard let name = seals.names.first(where: { $0.description == text }) else {
      // Says whether it was recalled before or never was.
      return [try fixture(named: text).name]
    }
    var names = [name]
    for other in seals.names where other.endpoint == name.endpoint && other.version == nil && other != name {
      if try read(other, seals: seals).exchange.parent == text { names.append(other) }
    }
    return names
  }

  /// Takes out of the endpoint's contract what no other recorded fixture shows.
  private func forget(_ names: [FixtureName], _ seals: SealList, at step: StoreStepHook) throws {
    guard let endpoint = names.first?.endpoint, var contract = try contract(of: endpoint) else { return }
    let before = contract
    for statusClass in Set(names.map(\.statusClass)) {
      let pins = try mapPins(of: endpoint, statusClass)
      var gone = ShownFacts()
      var left = ShownFacts()
      for name in seals.names where name.endpoint == endpoint && name.statusClass == statusClass {
        let isGone = names.contains(name)
        // A fixture with a broken seal must not be in the way of its own recall; its evidence can't be told apart.
        let fixture: RecordedFixture
        do throws(Finding) {
          fixture = try RecordedFixture(try read(name, seals: seals), in: self)
        } catch {
          if name == names.first { continue }
          throw error
        }
        guard fixture.fixture.exchange.provenance == .recorded else { continue }
        if isGone { gone.add(fixture, pins: pins) } else { left.add(fixture, pins: pins) }
      }
      contract.classes[statusClass] = contract.classes[statusClass]?.mapValues { $0.without(gone, keeping: left) }
      if left.versions.isEmpty { contract.classes[statusClass] = nil }
    }
    let path = contractPath(endpoint)
    if contract.classes.isEmpty {
      try FileDoor.remove(path)
    } else if contract != before {
      try replace(path, with: Array(contract.text.utf8))
    }
    try step(.contractWritten(path))
  }
}
