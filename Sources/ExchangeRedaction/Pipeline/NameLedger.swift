import LosslessJSON

/// The pseudonyms of a run's member names: `k` and 6 hex digits, or one of the same strong format.
///
/// Names have the scope of the store, so that paths agree between environments. Names of one run that would share a
/// pseudonym get longer ones, whatever their order, so no two names of one object merge.
struct NameLedger {
  private var pseudonyms: [[UInt8]: String] = [:]
  private let forge: PseudonymForge

  /// Longer pseudonyms than this many attempts give are not to be had.
  private static let attempts = 16

  init(of names: some Sequence<String>, key: [UInt8]) {
    forge = PseudonymForge(key: key, scope: "store")
    settle(Set(names.map { Array($0.utf8) }), attempt: 0, used: [])
  }

  /// Names alone with their pseudonym have it; the others try again, apart from every pseudonym and every original.
  private mutating func settle(_ names: Set<[UInt8]>, attempt: Int, used: Set<[UInt8]>) {
    var groups: [String: [[UInt8]]] = [:]
    for name in names {
      groups[forge.memberName(String(decoding: name, as: UTF8.self), attempt: attempt), default: []].append(name)
    }
    var rest: Set<[UInt8]> = []
    var used = used
    for (pseudonym, group) in groups {
      let bytes = Array(pseudonym.utf8)
      let isFree = group.count == 1 && !used.contains(bytes) && !names.contains(bytes)
      if isFree || attempt == Self.attempts {
        for name in group { pseudonyms[name] = pseudonym }
      } else {
        rest.formUnion(group)
      }
      used.insert(bytes)
    }
    if !rest.isEmpty { settle(rest, attempt: attempt + 1, used: used) }
  }

  /// The pseudonym of a name; also of one that no judge of the run met, inside a text where no path leads.
  func pseudonym(of name: String) -> String { pseudonyms[Array(name.utf8)] ?? forge.memberName(name, attempt: 3) }
}
