import ExchangeRedaction
import FixtureStorage
import LosslessJSON
import ShapeInference

/// Fixtures at whose paths today's decisions act differently, as a recording finds them before it stores anything.
struct OutdatedFixtures {
  /// One of them, with what it is told by.
  struct Entry {
    var fixture: OutdatedFixture
    var key: RedactionSettings.ClassKey
    var shape: Shape?
  }

  private(set) var entries: [Entry] = []

  /// Of these endpoints; those beside which a newer one stands already are left out. Throws `Finding`.
  init(
    of endpoints: Set<String>, in project: Project, decisions: Decisions, catalogue: RuleCatalogue,
    words: Project.PublicWords, key: RedactionKey
  ) throws(Finding) {
    let seals = try project.store.seals()
    for name in seals.names where endpoints.contains(name.endpoint) && name.version != nil {
      let fixture = try project.store.read(name, seals: seals)
      var drift = project.drift(in: fixture, decisions: decisions, catalogue: catalogue, words: words)
      drift.unlisted = UnlistedWords(
        key: key.bytes, scope: project.settings.scope == .store ? .store : .environment,
        environment: fixture.exchange.environment ?? "")
      let changes = try drift.changes(of: fixture)
      if changes.isEmpty { continue }
      let isSure = changes.contains { $0.change == .replacedNow || $0.change == .listGrew }
      entries.append(
        Entry(
          fixture: OutdatedFixture(name: name, paths: Set(changes.map(\.path)), isSure: isSure),
          key: .init(endpoint: name.endpoint, statusClass: name.statusClass),
          shape: try Self.shape(of: fixture, pins: project.settings.maps[name.endpoint] ?? [:])))
    }
    let outdated = Set(entries.map(\.fixture.name))
    entries.removeAll { entry in
      seals.names.contains { $0.isRound(of: entry.fixture.name) && !outdated.contains($0) }
    }
  }

  private static func shape(of fixture: StoredFixture, pins: [BodyPath: MapPin]) throws(Finding) -> Shape? {
    guard let body = fixture.body else { return nil }
    let document = try SettingsFile(name: fixture.name.bodyPath, bytes: body, dialect: .strict).document
    return Shape(of: document.root, pins: pins)
  }

  var fixtures: [OutdatedFixture] { entries.map(\.fixture) }

  var shapes: [RedactionSettings.ClassKey: [Shape]] {
    entries.reduce(into: [:]) { out, entry in
      if let shape = entry.shape { out[entry.key, default: []].append(shape) }
    }
  }

  /// What a recording says of them. `added`: fixtures of the run.
  func notes(added: [StoreOutcome.Added], in store: FixtureStore) -> [Finding] {
    entries.compactMap { entry in
      let name = entry.fixture.name
      let paths = entry.fixture.paths.sorted().joined(separator: ", ")
      let file = store.filePath(name.exchangePath)
      if let next = added.first(where: { $0.renews == name })?.name {
        return Finding(
          "fixture-outdated", .note, file: file, place: paths,
          "today's decisions act differently here; \(next) was kept",
          next:
            "both replay until you retire it: \"\(name)\": { \"expect\": \"retired\", \"why\": \"\(next)\" } in expectations/"
        )
      }
      if !entry.fixture.isSure { return nil }
      return Finding(
        "fixture-outdated", .note, file: file, place: paths, "today's decisions act differently here",
        next: "the next body of this shape is kept beside it; record an answer like it, or retire it in expectations/")
    }
  }
}
