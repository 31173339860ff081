import LosslessJSON
import ShapeInference

/// Decides which bodies of a batch are kept, and as what.
///
/// Versions come from releases, not from data: a batch opens at most one version, and only by a member that no kept
/// fixture knows and that every parent of the run has, or by a new JSON kind at a known path. Everything else is a
/// variant of the lowest version that knows what is known of the body.
///
/// Example: v1 knows `{"id":1,"email":"x"}`. A run with `{"id":"1","email":"x"}` opens v2 by the string at `$.id`. A run
/// with `{"id":1,"email":null}` gives the variant `v1-null-email`. Then a body `{"id":2,"email":"x"}` shows nothing new.
struct VersionJudge {
  /// Fixtures that were recorded, of this endpoint and status class, with their versions.
  var kept: [Kept]
  var evidence: RunEvidence
  /// The number behind the highest ever used.
  var nextVersion: Int
  /// Position of a body → the outdated fixture of its shape beside which it is kept.
  var renewals: [Int: FixtureName] = [:]

  /// A fixture that is in the store.
  struct Kept {
    var version: Int
    var opensVersion: Bool
    var body: JudgedBody
  }

  /// One body to keep.
  struct Keep {
    /// Position in the batch.
    var index: Int
    var version: Int
    var opensVersion: Bool
    /// What no kept fixture of the version shows; empty where it opens one.
    var facets: Set<Facet>
    /// What the version knew before; for the words of the name.
    var known: Set<Facet>
    /// The outdated fixture that it stands beside.
    var renews: FixtureName?
  }

  /// The judgement of a batch.
  struct Judgement {
    var keeps: [Keep] = []
    /// Versions that the bodies belong to, one a body; of a run whose bodies were all dropped, that of their joined
    /// evidence.
    var versions: [Int] = []
    /// A version was opened by members seen in one parent only.
    var unclear: [BodyPath] = []
  }

  func judge(_ bodies: [JudgedBody]) -> Judgement {
    var judgement = Judgement()
    guard !bodies.isEmpty else {
      if !kept.isEmpty, !evidence.lines.isEmpty { judgement.versions = [home(of: evidence.structure)] }
      return judgement
    }
    var order = Array(bodies.indices)
    var opener: Int?
    if kept.isEmpty {
      opener = order.max { bodies[$0].facets.count < bodies[$1].facets.count || tie(bodies, $0, $1) }
      judgement.versions = bodies.map { _ in nextVersion }
    } else {
      let openings = self.openings(bodies)
      opener = openings.indices.filter { !openings[$0].isEmpty }.max {
        let (a, b) = (openings[$0].count, openings[$1].count)
        if a != b { return a < b }
        return bodies[$0].facets.count < bodies[$1].facets.count || tie(bodies, $0, $1)
      }
      judgement.versions = bodies.indices.map { openings[$0].isEmpty ? home(of: bodies[$0].structure) : nextVersion }
      judgement.unclear = unclear(openings)
    }
    if let opener {
      order.removeAll { $0 == opener }
      order.insert(opener, at: 0)
    }
    keep(bodies, in: order, opener: opener, &judgement)
    return judgement
  }

  /// Of equals the first in request order counts as more.
  private func tie(_ bodies: [JudgedBody], _ a: Int, _ b: Int) -> Bool {
    bodies[a].facets.count == bodies[b].facets.count && a > b
  }

  private func keep(_ bodies: [JudgedBody], in order: [Int], opener: Int?, _ judgement: inout Judgement) {
    var known = Dictionary(grouping: kept, by: \.version).mapValues { $0.map(\.body) }
    var values = kept.reduce(into: Set<Facet>()) { $0.formUnion($1.body.values) }
    for index in order {
      let version = judgement.versions[index]
      let body = bodies[index]
      let siblings = known[version] ?? []
      let members = siblings.reduce(body.memberPaths) { $0.union($1.memberPaths) }
      let shown = siblings.reduce(into: Set<Facet>()) { $0.formUnion($1.facets(beside: members)) }
      let new = body.facets(beside: members).subtracting(shown).union(newValues(body, known: values))
      let renewed = index == opener ? nil : renewals[index]
      if index != opener, new.isEmpty, renewed == nil { continue }
      judgement.keeps.append(
        Keep(
          index: index, version: renewed?.version ?? version, opensVersion: index == opener,
          facets: index == opener ? [] : new, known: shown, renews: renewed))
      known[version, default: []].append(body)
      values.formUnion(body.values)
    }
  }

  /// Values that no kept fixture of any version shows, at paths with room for more.
  private func newValues(_ body: JudgedBody, known: Set<Facet>) -> Set<Facet> {
    let new = body.values.subtracting(known)
    if new.isEmpty { return [] }
    let counts = Dictionary(grouping: known, by: \.path).mapValues(\.count)
    return new.filter { counts[$0.path] ?? 0 < ListedValues.limit }
  }

  /// The lowest version that knows all that any version knows of the body.
  ///
  /// None may: `{"id":2,"note":"n"}` where v1 knows a string `id` and `note`, and v2 came with a number. Then it is the
  /// highest version whose first fixture brought something that the body shows: releases go forward.
  private func home(of structure: Set<StructuralFact>) -> Int {
    var structures: [Int: Set<StructuralFact>] = [:]
    var firsts: [Int: Set<StructuralFact>] = [:]
    for fixture in kept {
      structures[fixture.version, default: []].formUnion(fixture.body.structure)
      if fixture.opensVersion { firsts[fixture.version, default: []].formUnion(fixture.body.structure) }
    }
    let known = structure.intersection(structures.values.reduce(into: []) { $0.formUnion($1) })
    let versions = structures.keys.sorted()
    if let lowest = versions.first(where: { known.isSubset(of: structures[$0] ?? []) }) { return lowest }
    for version in versions.reversed() {
      let lower = versions.prefix { $0 < version }.reduce(into: Set()) { $0.formUnion(structures[$1] ?? []) }
      let brought = (firsts[version] ?? structures[version] ?? []).subtracting(lower)
      if !brought.isDisjoint(with: known) { return version }
    }
    return versions.last ?? nextVersion
  }
}
