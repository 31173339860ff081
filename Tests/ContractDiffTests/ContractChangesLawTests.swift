import ContractDiff
import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct ContractChangesLawTests {
  private static func contract(_ seed: UInt64, status: Int) throws -> Contract {
    var generated = GeneratedJSON(seed: seed)
    // A body beside the first that shares much with it, so that changes lie deep.
    let common = generated.text(depth: 3)
    func body() -> String {
      #"{"same":\#(common),"list":[\#(generated.text(depth: 2)),\#(common)],"x":\#(generated.text(depth: 2))}"#
    }
    return try RecordedBodies.contract(
      [("production", [body(), body()]), ("beta", [body()]), ("staging", [body(), body()])], status: status)
  }

  private struct Words: Hashable {
    var place: String
    var kind: ChangeKind
    var before: String
    var after: String
  }

  private func words(_ changes: ContractChanges, isMirrored: Bool = false) -> Set<Words> {
    Set(
      changes.changes.map { change in
        Words(
          place: "\(change.endpoint) \(change.statusClass) \(change.path)",
          kind: isMirrored ? change.kind.mirror : change.kind, before: isMirrored ? change.after : change.before,
          after: isMirrored ? change.before : change.after)
      })
  }

  @Test func `from b to a is the mirror of from a to b`() throws {
    var count = 0
    for seed in 0..<100 {
      let contract = try Self.contract(UInt64(seed), status: seed % 2 == 0 ? 200 : 400)
      let forward = ContractChanges(contracts: [contract], environments: ["production", "staging"])
      let backward = ContractChanges(contracts: [contract], environments: ["staging", "production"])
      #expect(words(forward) == words(backward, isMirrored: true), "seed \(seed)")
      count += forward.changes.count
    }
    #expect(count > 300)
  }

  @Test func `from a to a nothing changes`() throws {
    for seed in 0..<100 {
      var contract = try Self.contract(UInt64(seed), status: 200)
      let same = contract.classes[StatusClass(status: 200)]?["production"]
      contract.classes[StatusClass(status: 200)]?["staging"] = same
      #expect(ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes.isEmpty)
    }
  }

  @Test func `shapes compare as the evidence of the same bodies does`() throws {
    for seed in 0..<80 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let bodies = (0..<2).map { _ in #"{"a":\#(generated.text(depth: 3)),"b":\#(generated.text(depth: 2))}"# }
      let contract = try RecordedBodies.contract([("production", [bodies[0]]), ("staging", [bodies[1]])])
      let shapes = try bodies.map { Shape(of: try JSONDocument($0).root) }
      let versions = ContractChanges(
        endpoint: "account", statusClass: StatusClass(status: 200), from: shapes[0], to: shapes[1], contract: contract,
        environments: ["production", "staging"])
      let environments = ContractChanges(contracts: [contract], environments: ["production", "staging"])
      #expect(versions == environments, "seed \(seed)")
      let same = ContractChanges(
        endpoint: "account", statusClass: StatusClass(status: 200), from: shapes[0], to: shapes[0], contract: nil,
        environments: [])
      #expect(same.changes.isEmpty)
    }
  }

  @Test func `the same contracts give the same changes, each once, and no change below another's root`() throws {
    for seed in 0..<50 {
      let contract = try Self.contract(UInt64(seed), status: 200)
      let changes = ContractChanges(contracts: [contract], environments: ["production", "beta", "staging"])
      let read = try Contract(
        reading: SettingsFile(name: "c", bytes: Array(contract.text.utf8), dialect: .strict))
      let again = ContractChanges(contracts: [read], environments: ["production", "beta", "staging"])
      #expect(changes == again, "seed \(seed)")
      #expect(changes.json == again.json)
      #expect(Set(changes.changes).count == changes.changes.count, "seed \(seed)")
      let pair = ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes
      let roots = pair.filter { [.memberAdded, .memberRemoved].contains($0.kind) }.map { $0.path }
      for change in pair {
        var parent = change.path.parent
        while let path = parent {
          #expect(!roots.contains(path), "seed \(seed): \(change.path) below \(path)")
          parent = path.parent
        }
      }
    }
  }

  @Test func `every change is live or unknown where it is newest, and never live where nothing was seen`() throws {
    for seed in 0..<80 {
      let contract = try Self.contract(UInt64(seed), status: 200)
      for change in ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes {
        #expect(change.environments[1].state != .notLive, "seed \(seed): \(change)")
        #expect(change.environments[0].state != .live, "seed \(seed): \(change)")
        for cell in change.environments where cell.counts.parents == 0 { #expect(cell.state == .unknown) }
      }
    }
  }
}
