/// What a run knows of the values it removes.
struct RunKnowledge: Sendable {
  /// Keyed by a hash with a seed of this process, so that a million ids stay small.
  var kinds: [Int: PseudonymKind] = [:]
  /// Value → where it comes from, in words: the name of a variable, a rule.
  var secrets: [String: String] = [:]
  /// Secrets that were declared or issued: searched for in every disguise.
  var strongSecrets: Set<String> = []
  /// Value → the personal rule that removed it.
  var personal: [String: String] = [:]
  /// What was removed, folded: a login stands as a name in lower case, a name in a heading in capitals.
  var folded: Set<String> = []
  /// Hash of a value → the domain in which rules of the project invent it; wherever it stands, as with kinds.
  var domains: [Int: String] = [:]
  /// Every value of which anything is known.
  var filter = TextFilter()

  /// Takes what another part of the run learnt; the result does not depend on how the run was parted.
  mutating func add(_ other: RunKnowledge) {
    kinds.merge(other.kinds) { max($0, $1) }
    let declared = strongSecrets.union(other.strongSecrets)
    secrets.merge(other.secrets) { min($0, $1) }
    strongSecrets = declared
    personal.merge(other.personal) { $0.utf8.lexicographicallyPrecedes($1.utf8) ? $0 : $1 }
    folded.formUnion(other.folded)
    domains.merge(other.domains) { min($0, $1) }
    filter.add(other.filter)
  }
}
