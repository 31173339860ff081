import Digests

/// What a run removed: each value with the strongest kind found for it anywhere in the run.
///
/// A class, since every body of a run writes into one and reads from it; it never leaves the run's one call.
final class RunTable {
  /// All but the sharing of pseudonyms, so that the parts of a run can be learnt apart and put together.
  @exclusivity(unchecked) private(set) var known: RunKnowledge
  /// What a part of the run knows beside what it learns itself.
  private let given: RunKnowledge?
  /// Of a part that writes: what it drew, in order, for the table of the run to take.
  private var draws: [Draw]?
  /// Hash of a pseudonym → hash of its first original.
  private var originals: [UInt64: UInt64] = [:]
  /// Kind → hash of a pseudonym with several originals → their hashes.
  private var shared: [PseudonymKind: [UInt64: Set<UInt64>]] = [:]
  /// Rules of the project whose patterns found no answer since the last look.
  private var undecided: Set<String> = []
  /// Hash of a digest → the address that it is of, as it was found first.
  private var addresses: [UInt64: String] = [:]

  /// A pseudonym as it was drawn: hashes of it and of its original.
  struct Draw: Sendable {
    var made: UInt64
    var from: UInt64
    var kind: PseudonymKind
  }

  init(_ known: RunKnowledge = RunKnowledge()) {
    self.known = known
    given = nil
  }

  private init(_ known: RunKnowledge, given: RunKnowledge?, draws: [Draw]?, addresses: [UInt64: String]) {
    self.known = known
    self.given = given
    self.draws = draws
    self.addresses = addresses
  }

  // MARK: Parts

  /// For a part of the run that learns beside others: it knows what this table knows, and holds only what it learns, so
  /// that what an endpoint teaches does not depend on which others were read before.
  func learning() -> RunTable { RunTable(RunKnowledge(), given: known, draws: nil, addresses: [:]) }

  /// For a part of the run that writes beside others: it knows all, and tells what it drew.
  func writing() -> RunTable { RunTable(RunKnowledge(), given: known, draws: [], addresses: addresses) }

  /// Takes what a part learnt.
  func add(_ other: RunKnowledge) { known.add(other) }

  /// What was drawn since the last call.
  func takeDraws() -> [Draw] {
    defer { if draws != nil { draws = [] } }
    return draws ?? []
  }

  /// Takes what a part drew: by the parts in their order it is as if one had drawn all.
  func add(_ draws: [Draw]) { for draw in draws { note(draw) } }

  /// Takes what all parts of the run know by now.
  func adopt(_ known: RunKnowledge) {
    self.known = known
    originals = [:]
    shared = [:]
  }

  /// In a part that learns: its own.
  var secrets: SpelledValues { known.secrets }
  var personal: SpelledValues { known.personal }

  /// The rule of a secret of the run that is all of a text, and whether somebody declared it.
  func secret(_ text: String) -> (rule: String, isDeclared: Bool)? {
    let own = known.secrets.entry(of: text)
    guard let entry = given?.secrets.entry(of: text) else { return own.map { ($0.rule, $0.isDeclared) } }
    guard let own, !entry.isDeclared, own.isDeclared || own.rule.utf8.lexicographicallyPrecedes(entry.rule.utf8) else {
      return (entry.rule, entry.isDeclared)
    }
    return (own.rule, own.isDeclared)
  }

  /// Shorter values of rules are replaced only where they were found: they stand everywhere by chance.
  static let shortest = 4

  // MARK: Noting

  /// A secret that a person declared or a backend issued. Any length, but short ones count as whole values only.
  func declare(_ value: String, name: String) {
    if value.isEmpty { return }
    note(value) { text, hash in
      known.kinds.note(hash, .text, isRemoved: true)
      known.secrets.note(text, hash, rule: name, isDeclared: true)
    }
  }

  func note(_ text: String, kind: PseudonymKind) { known.kinds.note(CaselessHash.of(text), kind) }
  func note(_ text: UnsafeBufferPointer<UInt8>, kind: PseudonymKind) { known.kinds.note(CaselessHash.of(text), kind) }

  /// Takes the forms that another table found, and nothing of what it removes.
  func takeKinds(of other: RunTable) {
    known.kinds.add(other.known.kinds, takesRemoved: false)
    known.domains.merge(other.known.domains) { min($0, $1) }
    if other.known.sawDigest { noteDigestSeen() }
  }

  /// Of two domains that claim a value the first by name has it: equal stays equal in a run.
  func note(_ text: String, domain: String) {
    let hash = CaselessHash.of(text)
    known.domains[hash] = min(known.domains[hash] ?? domain, domain)
  }

  func noteDigestSeen() { known.sawDigest = true }

  func note(digest: String, of address: String) {
    let hash = CaselessHash.of(digest)
    addresses[hash] = addresses[hash] ?? address
  }

  /// Nearly always that of the digest; who needs to know computes it.
  func address(ofDigest text: String) -> String? { addresses.isEmpty ? nil : addresses[CaselessHash.of(text)] }

  func mayBeDigest(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !addresses.isEmpty && text.count >= 32 && addresses[CaselessHash.of(text)] != nil
  }

  func noteUndecided(_ rule: String) { undecided.insert(rule) }

  /// Notes a value that a rule or a decision removes as this kind.
  func note(_ value: LeafValue, kind: PseudonymKind, rule: String) {
    guard var text = value.text else { return }
    text.withUTF8 { note($0, kind: kind, rule: rule) }
  }

  func note(_ text: UnsafeBufferPointer<UInt8>, kind: PseudonymKind, rule: String) {
    // A mask, `******`, is what a backend shows instead of a secret: it tells nothing and stays as it is.
    guard text.contains(where: Self.isWordByte) || Set(text).count > 2 else { return }
    let hash = CaselessHash.of(text)
    let isRemoved = text.count >= Self.shortest && (kind.isSecret || kind.isPersonal)
    known.kinds.note(hash, kind, isRemoved: isRemoved)
    guard isRemoved else { return }
    noteFolded(text)
    if kind.isSecret {
      known.secrets.note(text, hash, rule: rule)
    } else {
      known.personal.note(text, hash, rule: rule)
    }
  }

  /// Notes what leads to a removed value, and is none itself: the digest of an address.
  func noteTrace(_ text: String, kind: PseudonymKind, rule: String) {
    note(text) { text, hash in
      known.kinds.note(hash, kind, isRemoved: true)
      known.personal.note(text, hash, rule: rule)
    }
  }

  private func note(_ text: String, _ body: (UnsafeBufferPointer<UInt8>, UInt64) -> Void) {
    var text = text
    text.withUTF8 {
      body($0, CaselessHash.of($0))
      noteFolded($0)
    }
  }

  /// What was removed is known without its accents, too: a login stands as a name in lower case.
  private func noteFolded(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.contains(where: { $0 >= 0x80 }) else { return }
    let folded = LatinFolding.fold(String(decoding: text, as: UTF8.self))
    known.kinds.note(CaselessHash.of(folded), .text, isRemoved: true)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  // MARK: Asking

  /// Nil: the value is invented in the scope of its environment or store.
  func domain(of text: String) -> String? {
    if hasNoDomains { return nil }
    let hash = CaselessHash.of(text)
    return [known.domains[hash], given?.domains[hash]].compactMap { $0 }.min()
  }

  var hasNoDomains: Bool { known.domains.isEmpty && given?.domains.isEmpty ?? true }

  var hasUndecided: Bool { !undecided.isEmpty }

  /// The first rule that was undecided since the last call.
  func takeUndecided() -> String? {
    if undecided.isEmpty { return nil }
    defer { undecided = [] }
    return undecided.min()
  }

  /// Whether anything is known of a text, whatever its casing: false for nearly all, at one look.
  func knows(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let hash = CaselessHash.of(text)
    return known.kinds.contains(hash) || given?.kinds.contains(hash) ?? false
  }

  func kind(of text: String, atLeast kind: PseudonymKind) -> PseudonymKind {
    var text = text
    return text.withUTF8 { self.kind(of: $0, atLeast: kind) }
  }

  func kind(of text: UnsafeBufferPointer<UInt8>, atLeast kind: PseudonymKind) -> PseudonymKind {
    let hash = CaselessHash.of(text)
    let strongest = max(known.kinds.rank(of: hash) ?? 0, given?.kinds.rank(of: hash) ?? 0, kind.rank)
    if strongest > 0 { return strongest == kind.rank ? kind : PseudonymKind.all[strongest] }
    // A login's e-mail is a secret of the private file and still an e-mail: only what nothing gives a form is a token.
    return secret(String(decoding: text, as: UTF8.self))?.isDeclared ?? false ? .token : .text
  }

  /// Whether a whole value is a secret of the run.
  func isSecret(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isSecret($0) }
  }

  func isSecret(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    known.secrets.holds(text) || given?.secrets.holds(text) ?? false
  }

  /// Values that personal rules removed, public words left out: they are no reason to touch a text, even where somebody
  /// has such a name. From a place on, by their numbers.
  func hidden(
    by names: MemberNames, from first: Int = 0, on threads: WorkerThreads = WorkerThreads(1)
  ) -> HiddenValues {
    let personal = known.personal
    let numbers = threads.flatMap(max(0, personal.count - first), inPartsOf: 1024) { part in
      part.compactMap { names.isPublicWord(personal[first + $0]) ? nil : UInt32(first + $0) }
    }
    return HiddenValues(values: personal, numbers: numbers)
  }

  /// The kind and the rule of a personal value that was removed in this spelling.
  ///
  /// One short word is no trace: months are called like people, and prices like postcodes.
  ///
  /// `isAlone`: a part of a link that is no word of an interface, where a login or a name is no chance.
  func removal(of text: String, isAlone: Bool = false) -> (kind: PseudonymKind, rule: String)? {
    let rules = [known.personal.entry(of: text)?.rule, given?.personal.entry(of: text)?.rule].compactMap { $0 }
    guard let rule = rules.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else { return nil }
    let strength = TraceStrength(of: text)
    guard strength == .anywhere || isAlone && strength == .inProse && text.utf8.count >= 6 else { return nil }
    return (kind(of: text, atLeast: .text), rule)
  }

  /// In any casing, with or without accents.
  func isRemoved(_ text: String) -> Bool {
    let hash = CaselessHash.of(LatinFolding.fold(text))
    return known.kinds.isRemoved(hash) || given?.kinds.isRemoved(hash) ?? false
  }

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
    let draw = Draw(made: CaselessHash.of(pseudonym), from: CaselessHash.of(original), kind: kind)
    if draws == nil { note(draw) } else { draws?.append(draw) }
  }

  private func note(_ draw: Draw) {
    guard let first = originals[draw.made] else {
      originals[draw.made] = draw.from
      return
    }
    if first != draw.from { shared[draw.kind, default: [:]][draw.made, default: [first]].insert(draw.from) }
  }

  /// What pseudonyms share so far: to be set back where a run is written once more.
  var sharedSoFar: (originals: [UInt64: UInt64], shared: [PseudonymKind: [UInt64: Set<UInt64>]]) {
    get { (originals, shared) }
    set { (originals, shared) = newValue }
  }

  var sharing: [RedactionReport.Sharing] {
    shared.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, pseudonyms in
      .init(
        kind: kind.rawValue, pseudonyms: pseudonyms.count, originals: pseudonyms.values.reduce(0) { $0 + $1.count })
    }
  }
}
