import LosslessJSON
import ShapeInference

/// What a set of recorded fixtures shows, as contracts note it; for taking back what only recalled ones taught.
struct ShownFacts {
  private(set) var versions: Set<Int> = []
  private var evidence: [BodyPath: PathEvidence] = [:]

  mutating func add(_ fixture: RecordedFixture, pins: [BodyPath: MapPin]) {
    versions.insert(fixture.fixture.name.version ?? 0)
    guard let document = fixture.document else { return }
    var run = RunEvidence()
    run.count(document.root, pins: pins)
    let values = ListedValues.facets(of: document.root, paths: fixture.fixture.exchange.paths, pins: pins)
    for facet in values {
      if case .value(let value) = facet.fact { run.add(values: [value], isUnlisted: false, at: facet.path) }
    }
    evidence.merge(run.lines) { $0.joined(with: $1) }
  }

  subscript(path: BodyPath) -> PathEvidence? { evidence[path] }
}

extension ClassEvidence {
  /// Without what `gone` shows and `left` does not.
  func without(_ gone: ShownFacts, keeping left: ShownFacts) -> ClassEvidence {
    var out = self
    for version in gone.versions.subtracting(left.versions) { out.versions["v\(version)"] = nil }
    for (path, line) in response {
      guard let taken = gone[path] else { continue }
      guard let kept = left[path] else {
        out.response[path] = nil
        continue
      }
      var line = line
      line.kinds.subtract(taken.kinds.subtracting(kept.kinds))
      line.formats.subtract(taken.formats.subtracting(kept.formats))
      line.values.subtract(taken.values.subtracting(kept.values))
      out.response[path] = line
    }
    return out
  }
}
