/// What a run found out about values: in the order of its documents, so that it can be learnt in parts.
struct RunKnowledge: Sendable {
  var kinds = KnownKinds()
  /// What no text may hold: declared, issued by a backend, or found by a rule.
  var secrets = SpelledValues()
  /// What personal rules removed.
  var personal = SpelledValues()
  /// Hash of a value → the domain in which rules of the project invent it; wherever it stands, as with kinds.
  var domains: [UInt64: String] = [:]
  /// Whether a text was met that may be the digest of an address.
  var sawDigest = false

  /// Takes what the next part of the run learnt; the result does not depend on how the run was parted.
  mutating func add(_ other: RunKnowledge) {
    kinds.add(other.kinds, takesRemoved: true)
    secrets.add(other.secrets)
    personal.add(other.personal)
    domains.merge(other.domains) { min($0, $1) }
    sawDigest = sawDigest || other.sawDigest
  }
}
