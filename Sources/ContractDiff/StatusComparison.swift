import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Compares with which status classes an endpoint answers in each environment.
struct StatusComparison {
  let contract: Contract
  /// Oldest release first.
  let environments: [String]

  func changes() -> [ContractChange] {
    var out: [ContractChange] = []
    var seen: Set<[String]> = []
    let known = environments.filter { !current(in: $0).isEmpty }
    let pairs = known.dropFirst().map { (known[0], $0) } + zip(known.dropFirst(), known.dropFirst(2))
    for (older, newer) in pairs {
      let before = current(in: older)
      let after = current(in: newer)
      if before != after, seen.insert([text(before), text(after)]).inserted { out.append(change(before, after)) }
    }
    return out
  }

  /// The classes of the newest answers. A last day that lies less than a step back may have been moved in silence.
  private func current(in environment: String) -> Set<StatusClass> {
    let days = contract.classes.compactMapValues { $0[environment]?.seen.last }
    guard let newest = days.values.max() else { return [] }
    return Set(days.filter { $0.value.number > newest.number - ClassEvidence.dayStep }.keys)
  }

  private func change(_ before: Set<StatusClass>, _ after: Set<StatusClass>) -> ContractChange {
    let gone = before.subtracting(after).contains(where: \.isSuccess)
    let severity: ContractChange.Severity =
      gone ? .breaking : before.isSubset(of: after) || after.isSubset(of: before) ? .unclear : .compatible
    return ContractChange(
      endpoint: contract.endpoint, statusClass: before.sorted().first ?? StatusClass(status: 200), path: .root,
      kind: .statusChanged, before: text(before), after: text(after), severity: severity,
      environments: environments.map { cell($0, before, after) })
  }

  private func cell(
    _ environment: String, _ before: Set<StatusClass>, _ after: Set<StatusClass>
  ) -> EnvironmentCell {
    let seen = current(in: environment)
    let bodies = contract.classes.filter { seen.contains($0.key) }.compactMap { $0.value[environment]?.response[.root] }
    let counts = bodies.compactMap { $0.latest?.counts ?? $0.counts }.reduce(PathCounts(parents: 0, present: 0), +)
    return EnvironmentCell(
      environment: environment, state: ContractSide.state(seen, before: before, after: after), counts: counts)
  }

  private func text(_ classes: Set<StatusClass>) -> String {
    classes.sorted().map(\.description).joined(separator: ", ")
  }
}
