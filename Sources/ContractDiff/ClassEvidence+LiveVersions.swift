import ExchangeTypes
import ShapeInference

extension ClassEvidence {
  /// The versions with the latest day, in their order; several are a mixed rollout.
  var liveVersions: [String] {
    guard let last = versions.values.map(\.last).max() else { return [] }
    return versions.filter { $0.value.last == last }.keys.sorted { Self.number(of: $0) < Self.number(of: $1) }
  }

  /// `v10` stands behind `v9`.
  private static func number(of version: String) -> (Int, String) { (Int(version.dropFirst()) ?? 0, version) }
}
