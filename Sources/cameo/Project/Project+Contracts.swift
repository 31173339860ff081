import ContractDiff
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import ShapeInference

extension Project {
  /// The contracts of endpoints, all if none is named. Throws `Finding`.
  func contracts(of wanted: Set<String> = []) throws(Finding) -> [Contract] {
    var out: [Contract] = []
    for endpoint in try store.endpoints() where wanted.isEmpty || wanted.contains(endpoint) {
      if let contract = try store.contract(of: endpoint) { out.append(contract) }
    }
    return out
  }

  /// Environments that contracts know, oldest release first, then by name.
  func contractEnvironments(_ contracts: [Contract]) -> [String] {
    let known = Set(contracts.flatMap { $0.classes.values.flatMap(\.keys) })
    return settings.environments.filter(known.contains) + known.subtracting(settings.environments).sorted()
  }

  func matrix(environments: [String], endpoints: Set<String>) throws(Finding) -> ContractMatrix {
    ContractMatrix(contracts: try contracts(of: endpoints), environments: environments)
  }

  /// Endpoint → class → version → joined shape of its recorded fixtures. Throws `Finding`.
  func versionShapes(
    of endpoints: some Sequence<String>
  ) throws(Finding) -> [String: [StatusClass: [String: Shape]]] {
    var out: [String: [StatusClass: [String: Shape]]] = [:]
    for endpoint in endpoints {
      for fixture in try store.fixtures(of: endpoint) {
        guard let version = fixture.name.version, let body = fixture.body else { continue }
        let document = try SettingsFile(name: fixture.name.bodyPath, bytes: body, dialect: .strict).document
        let shape = Shape(of: document.root, pins: settings.maps[endpoint] ?? [:])
        let known = out[endpoint]?[fixture.statusClass]?["v\(version)"]
        out[endpoint, default: [:]][fixture.statusClass, default: [:]]["v\(version)"] =
          known.map { $0.joined(with: shape) } ?? shape
      }
    }
    return out
  }
}
