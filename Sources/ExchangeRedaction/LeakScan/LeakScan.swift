import LosslessJSON

/// The last look at everything a run is about to write or print, independent of the rules that made it.
///
/// Secrets of 8 bytes or more are searched for as substrings under every disguise, two deep; values that rules removed,
/// of 8 bytes or more, between token boundaries; shorter ones count only as whole leaves and names.
struct LeakScan {
  private var secrets = NeedleIndex()
  private var secretRules: [String] = []
  private var removed = NeedleIndex()
  private var removedRules: [String] = []
  /// Shorter secrets as whole values.
  private var wholeSecrets: [[UInt8]: String] = [:]
  /// Shorter removed values with a letter in them: digits alone meet by chance.
  private var wholeRemoved: [[UInt8]: String] = [:]
  private let names: MemberNames
  /// Names of secrets that are public words: they count as whole values only.
  private(set) var weakSecrets: [String] = []

  /// Disguises inside disguises, and no further.
  private static let depthLimit = 2

  /// `hidden`: see `RunTable.hidden`.
  init(_ table: RunTable, hidden: [String: String], names: MemberNames) {
    self.names = names
    for (value, rule) in table.secrets.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(value.utf8)
      // A common word as a password would refuse everything: it counts as a whole value only.
      if !names.isPublicWord(value), secrets.add(bytes) != nil {
        secretRules.append(rule)
      } else if bytes.count >= RunTable.shortest || table.strongSecrets.contains(value) {
        wholeSecrets[bytes] = rule
        if bytes.count >= NeedleIndex.width { weakSecrets.append(rule) }
      }
    }
    for (value, rule) in hidden.sorted(by: { $0.key < $1.key }) where !ReservedValues.contains(value) {
      let bytes = Array(value.lowercasedASCII.utf8)
      if removed.add(bytes) != nil {
        removedRules.append(rule)
      } else if Self.hasLetter(bytes) {
        wholeRemoved[bytes] = rule
      }
    }
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] { bytes.map { $0.isUppercase ? $0 | 0x20 : $0 } }

  private static func hasLetter(_ bytes: [UInt8]) -> Bool {
    bytes.contains { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 }
  }

  // MARK: Texts

  /// Looks at a text that is neither a leaf nor a name: a header value, a target, a line of a report.
  func hit(in text: String) -> LeakHit? {
    let bytes = Array(text.utf8)
    return secret(in: bytes) ?? wholeSecrets[bytes].map { LeakHit(rule: $0, disguise: .raw) } ?? personal(in: bytes)
  }

  /// A secret in bytes, under any disguise.
  func secret(in bytes: [UInt8]) -> LeakHit? {
    secrets.isEmpty ? nil : secret(in: bytes, outer: [])
  }

  private func secret(in bytes: [UInt8], outer: [Disguise]) -> LeakHit? {
    var found: Int?
    secrets.search(bytes) { number, _ in
      found = number
      return false
    }
    if let found {
      return LeakHit(rule: secretRules[found], disguise: outer.last ?? .raw, outer: Array(outer.dropLast()))
    }
    if outer.count == Self.depthLimit { return nil }
    for disguise in Disguise.allCases where disguise != .raw {
      for view in DisguiseReader.views(of: bytes, under: disguise) {
        if let hit = secret(in: view, outer: outer + [disguise]) { return hit }
      }
    }
    return nil
  }

  /// A removed value between token boundaries, as it is or behind percent signs and escapes.
  private func personal(in bytes: [UInt8]) -> LeakHit? {
    if removed.isEmpty || bytes.count < NeedleIndex.width { return nil }
    for disguise in [Disguise.raw, .percent, .json] {
      for view in DisguiseReader.views(of: bytes, under: disguise).map(Self.lowercased) {
        var found: Int?
        removed.search(view) { number, range in
          guard TokenBoundary.isAround(range, in: view) else { return true }
          found = number
          return false
        }
        if let found { return LeakHit(rule: removedRules[found], disguise: disguise) }
      }
    }
    return nil
  }

  // MARK: Bodies

  /// Looks at a stored body: its bytes for secrets, then leaf by leaf and name by name.
  ///
  /// `exempt`: leaves that are public, counted in document order; only secrets matter there. `unchanged`: leaves that
  /// are as they came. Gives the hit with the path where it stands.
  func hit(inBody document: JSONDocument, exempt: Set<Int>, unchanged: Set<Int>) -> (hit: LeakHit, path: BodyPath)? {
    var found: (LeakHit, BodyPath)?
    var clean: Set<String> = []
    let tree = PathTree()
    let whole = secret(in: document.bytes)
    var position = 0
    LeafWalk.visit(document.root, in: tree) { object, path in
      if found != nil { return }
      for member in object.members {
        let text = member.name
        if clean.contains(text) { continue }
        guard let hit = name(text) else {
          clean.insert(text)
          continue
        }
        found = (hit, tree.path(path))
        return
      }
    } onLeaf: { visit in
      defer { position += 1 }
      if found != nil { return }
      let isExempt = exempt.contains(position)
      let hit = leaf(
        visit.leaf, isExempt: isExempt, isUnchanged: unchanged.contains(position), mayHoldSecret: whole != nil)
      if let hit { found = (hit, tree.path(visit.path)) }
    }
    // Across leaves there is no path; the body as a whole is named then.
    return found ?? whole.map { ($0, .root) }
  }

  /// The first leaf with a hit, counted in document order; nil for `order` where it stands elsewhere.
  func leaves(of document: JSONDocument, exempt: Set<Int>, unchanged: Set<Int>) -> (hit: LeakHit, order: Int?)? {
    guard let found = hit(inBody: document, exempt: exempt, unchanged: unchanged) else { return nil }
    var order = 0
    let whole = secret(in: document.bytes)
    for index in document.nodes.indices {
      guard let value = LeafValue(scalar: JSONValue(document: document, index: index)) else { continue }
      defer { order += 1 }
      let hit = leaf(
        value, isExempt: exempt.contains(order), isUnchanged: unchanged.contains(order), mayHoldSecret: whole != nil)
      if let hit { return (hit, order) }
    }
    return (found.hit, nil)
  }

  private func leaf(_ value: LeafValue, isExempt: Bool, isUnchanged: Bool, mayHoldSecret: Bool) -> LeakHit? {
    guard let text = value.text else { return nil }
    let bytes = Array(text.utf8)
    if let rule = wholeSecrets[bytes] { return LeakHit(rule: rule, disguise: .raw) }
    if mayHoldSecret, let hit = secret(in: bytes) { return hit }
    if isExempt { return nil }
    if let rule = wholeRemoved[Self.lowercased(bytes)] { return LeakHit(rule: rule, disguise: .raw) }
    guard let hit = personal(in: bytes) else { return nil }
    // A pseudonym without letters may be another original by chance: small spaces are full. Then the value that stood
    // here has still gone.
    return Self.hasLetter(bytes) || isUnchanged ? hit : nil
  }

  /// Looks at a member name: whole, and token by token. Public words are no trace of anybody.
  private func name(_ name: String) -> LeakHit? {
    let bytes = Array(name.utf8)
    if names.isPublicWord(name) { return nil }
    if let rule = wholeSecrets[bytes] ?? wholeRemoved[Self.lowercased(bytes)] {
      return LeakHit(rule: rule, disguise: .raw)
    }
    if let hit = personal(in: bytes) { return hit }
    for token in bytes.split(whereSeparator: { !TokenBoundary.isWord($0) }) where token.count < bytes.count {
      let text = String(decoding: token, as: UTF8.self)
      if names.isPublicWord(text) { continue }
      if let rule = wholeSecrets[Array(token)] ?? wholeRemoved[Self.lowercased(Array(token))] {
        return LeakHit(rule: rule, disguise: .raw)
      }
    }
    return nil
  }
}
