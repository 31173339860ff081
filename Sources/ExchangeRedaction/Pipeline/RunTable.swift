import Digests

/// What a run removed: each value with the strongest kind found for it anywhere in the run.
///
/// A class, since every body of a run writes into one and reads from it; it never leaves the run's one call.
final class RunTable {
  /// All but the sharing of pseudonyms; in no order, so that the parts of a run can be learnt apart and put together.
  private(set) var known = RunKnowledge()
  /// Hash of a pseudonym → hash of its first original.
  private var originals: [Int: Int] = [:]
  /// Kind → hash of a pseudonym with several originals → their hashes.
  private var shared: [PseudonymKind: [Int: Set<Int>]] = [:]
  /// Rules of the project whose patterns found no answer since the last look.
  private var undecided: Set<String> = []

  init(_ known: RunKnowledge = RunKnowledge()) { self.known = known }

  var secrets: [String: String] { known.secrets }
  var strongSecrets: Set<String> { known.strongSecrets }
  var personal: [String: String] { known.personal }
  var filter: TextFilter { known.filter }

  /// Shorter values of rules are replaced only where they were found: they stand everywhere by chance.
  static let shortest = 4

  /// A secret that a person declared or a backend issued. Any length, but short ones count as whole values only.
  func declare(_ value: String, name: String) {
    if value.isEmpty { return }
    known.filter.insert(value)
    known.secrets[value] = known.secrets[value] ?? name
    known.strongSecrets.insert(value)
    known.folded.insert(LatinFolding.fold(value))
  }

  func note(_ text: String, kind: PseudonymKind) {
    let hash = Self.hash(text)
    if let known = known.kinds[hash] {
      if known >= kind { return }
    } else {
      known.filter.insert(text)
    }
    known.kinds[hash] = kind
  }

  /// Takes the forms that another table found, and nothing of what it removes.
  func takeKinds(of other: RunTable) {
    known.kinds.merge(other.known.kinds) { max($0, $1) }
    known.domains.merge(other.known.domains) { min($0, $1) }
  }

  /// Of two domains that claim a value the first by name has it: equal stays equal in a run.
  func note(_ text: String, domain: String) {
    let hash = Self.hash(text)
    known.domains[hash] = min(known.domains[hash] ?? domain, domain)
  }

  /// Nil: the value is invented in the scope of its environment or store.
  func domain(of text: String) -> String? { known.domains.isEmpty ? nil : known.domains[Self.hash(text)] }

  var hasNoDomains: Bool { known.domains.isEmpty }

  func noteUndecided(_ rule: String) { undecided.insert(rule) }

  /// The first rule that was undecided since the last call.
  func takeUndecided() -> String? {
    defer { undecided = [] }
    return undecided.min()
  }

  /// Notes a value that a rule or a decision removes as this kind.
  func note(_ value: LeafValue, kind: PseudonymKind, rule: String) {
    // A mask, `******`, is what a backend shows instead of a secret: it tells nothing and stays as it is.
    guard let text = value.text, text.utf8.contains(where: Self.isWordByte) || Set(text.utf8).count > 2 else { return }
    note(text, kind: kind)
    guard text.utf8.count >= Self.shortest else { return }
    if kind.isSecret || PseudonymKind.personals.contains(kind) { known.folded.insert(LatinFolding.fold(text)) }
    if kind.isSecret {
      // The same words whatever the order of arrival; a declared one keeps its own.
      if let other = known.secrets[text], known.strongSecrets.contains(text) || other <= rule { return }
      known.secrets[text] = rule
    } else if PseudonymKind.personals.contains(kind) {
      // The same words whatever the order of arrival.
      if let known = known.personal[text], known.utf8.lexicographicallyPrecedes(rule.utf8) { return }
      known.personal[text] = rule
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  func kind(of text: String, atLeast kind: PseudonymKind) -> PseudonymKind {
    let strongest = max(known.kinds[Self.hash(text)] ?? kind, kind)
    // A login's e-mail is a secret of the private file and still an e-mail: only what nothing gives a form is a token.
    return strongest == .text && known.strongSecrets.contains(text) ? .token : strongest
  }

  func kind(of text: UnsafeBufferPointer<UInt8>, atLeast kind: PseudonymKind) -> PseudonymKind {
    self.kind(of: String(decoding: text, as: UTF8.self), atLeast: kind)
  }

  /// Whether a whole value is a secret of the run.
  func isSecret(_ text: String) -> Bool { known.secrets[text] != nil }

  /// Value → the personal rule that removed it, public words left out: they are no reason to touch a text, even where
  /// somebody has such a name.
  func hidden(by names: MemberNames) -> [String: String] { known.personal.filter { !names.isPublicWord($0.key) } }

  /// The kind and the rule of a personal value that was removed in this spelling.
  ///
  /// One short word is no trace: months are called like people, and prices like postcodes.
  ///
  /// `isAlone`: a part of a link that is no word of an interface, where a login or a name is no chance.
  func removal(of text: String, isAlone: Bool = false) -> (kind: PseudonymKind, rule: String)? {
    guard let rule = known.personal[text] else { return nil }
    let strength = TraceStrength(of: text)
    guard strength == .anywhere || isAlone && strength == .inProse && text.utf8.count >= 6 else { return nil }
    return (kind(of: text, atLeast: .text), rule)
  }

  /// Notes what leads to a removed value, and is none itself: the digest of an address.
  func noteTrace(_ text: String, kind: PseudonymKind, rule: String) {
    note(text, kind: kind)
    known.folded.insert(text)
    known.personal[text] = known.personal[text] ?? rule
  }

  /// In any casing, with or without accents.
  func isRemoved(_ text: String) -> Bool { known.folded.contains(LatinFolding.fold(text)) }

  /// Whether a member name equals a removed value or holds one as a word; public words are no trace of anybody.
  func isTrace(_ name: String, _ names: MemberNames) -> Bool {
    if names.isPublicWord(name) { return false }
    if isRemoved(name) { return true }
    let tokens = Array(name.utf8).split { !TokenBoundary.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    return (tokens + NameTokens.split(name)).contains { token in
      token.utf8.count >= Self.shortest && isRemoved(token) && !names.isPublicWord(token)
    }
  }

  func noteSharing(of pseudonym: String, for original: String, kind: PseudonymKind) {
    let made = Self.hash(pseudonym)
    let from = Self.hash(original)
    guard let first = originals[made] else {
      originals[made] = from
      return
    }
    if first != from { shared[kind, default: [:]][made, default: [first]].insert(from) }
  }

  var sharing: [RedactionReport.Sharing] {
    shared.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, pseudonyms in
      .init(
        kind: kind.rawValue, pseudonyms: pseudonyms.count, originals: pseudonyms.values.reduce(0) { $0 + $1.count })
    }
  }

  /// Spellings that differ in ASCII case only are one value, as they are for pseudonyms.
  private static func hash(_ text: String) -> Int {
    var bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] >= 0x41 && bytes[index] <= 0x5A { bytes[index] |= 0x20 }
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
