import ExchangeRedaction
import FixtureStorage
import LosslessJSON
import ShapeInference

/// Lines a person could sign, from what the store knows: contracts, decisions, and pseudonyms in fixtures.
///
/// Equal originals have equal pseudonyms, so counting different pseudonyms counts different originals, and no original
/// is on the disk.
struct StoredProposals {
  let project: Project

  /// Of one endpoint, or of all. Throws `Finding`.
  func all(of endpoint: String?) throws(Finding) -> [RuleProposal] {
    let decisions = try project.decisions(isSynthetic: true)
    let catalogue = try project.catalogue()
    var out: Set<RuleProposal> = []
    for entry in decisions.entries where !entry.decision.isInForce {
      out.insert(RuleProposal(endpoint: entry.endpoint, path: entry.path.text, ground: .pending))
    }
    for name in try project.store.endpoints() where endpoint == nil || name == endpoint {
      out.formUnion(try unlisted(name, decisions))
      out.formUnion(try words(name, decisions, catalogue))
    }
    return out.filter { endpoint == nil || $0.endpoint == endpoint }.sorted()
  }

  /// Paths at which contracts saw values outside a list.
  private func unlisted(_ endpoint: String, _ decisions: Decisions) throws(Finding) -> Set<RuleProposal> {
    var out: Set<RuleProposal> = []
    for evidence in try project.store.contract(of: endpoint)?.classes.values.flatMap(\.values) ?? [] {
      for (path, line) in evidence.response where line.isUnlisted {
        let decision = decisions.decision(for: endpoint, at: DecisionPath(path))
        // A path that is replaced since then has no list to add to.
        if case .replace = decision?.action { continue }
        out.insert(RuleProposal(endpoint: endpoint, path: path.text, ground: .unlisted(nil)))
      }
    }
    return out
  }

  private struct Seen {
    var distinct: Set<String> = []
    var count = 0
    var isOfWords = true
  }

  /// Unsigned text paths whose few pseudonyms stand again and again.
  private func words(
    _ endpoint: String, _ decisions: Decisions, _ catalogue: RuleCatalogue
  ) throws(Finding) -> Set<RuleProposal> {
    var seen: [String: Seen] = [:]
    for fixture in try project.store.fixtures(of: endpoint) where fixture.exchange.provenance == .recorded {
      var wanted: Set<String> = []
      for (path, treatment) in fixture.exchange.paths where treatment.action == .replaced("text") {
        wanted.insert(path)
      }
      for spot in try fixture.scalars(
        pins: project.settings.maps[endpoint] ?? [:], catalogue: catalogue)
      where wanted.contains(spot.path.text) {
        guard case .string(let text) = spot.leaf.value, !text.isEmpty else { continue }
        seen[spot.path.text, default: Seen()].distinct.insert(text)
        seen[spot.path.text]?.count += 1
        if !RuleProposal.isWordLike(text) { seen[spot.path.text]?.isOfWords = false }
      }
    }
    var out: Set<RuleProposal> = []
    for (path, seen) in seen
    where seen.isOfWords && RuleProposal.looksListed(distinct: seen.distinct.count, seen: seen.count) {
      guard let spelled = DecisionPath(path), decisions.decision(for: endpoint, at: spelled)?.signed == nil else {
        continue
      }
      out.insert(
        RuleProposal(
          endpoint: endpoint, path: path, ground: .fewValues(distinct: seen.distinct.count, seen: seen.count)))
    }
    return out
  }
}
