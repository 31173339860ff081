import LosslessJSON

extension LeakScan {
  /// Looks at a stored body: its bytes for secrets, then leaf by leaf and name by name where something may stand.
  ///
  /// `exempt`: leaves that are public, counted in document order; only secrets matter there. `unchanged`: leaves that
  /// are as they came. `allowed`: coincidences that somebody looked at; what they let pass is counted.
  package func verdict(
    on document: JSONDocument, exempt: Set<Int> = [], unchanged: Set<Int> = [], allowed: Set<LeakAllowance> = []
  ) -> LeakVerdict {
    let candidates: Candidates = document.root.withUnsafeEntries { entries, bytes in
      self.candidates(in: UnsafeRawBufferPointer(bytes), entries)
    }
    if candidates.isEmpty { return LeakVerdict() }
    return look(at: candidates, in: document, exempt, unchanged, allowed)
  }

  /// The same of bytes whose entries were read before, as a stream has them: they are copied only where something may
  /// stand in them. Throws if they are no JSON after all.
  package func verdict(
    on bytes: UnsafeRawBufferPointer, entries: UnsafeBufferPointer<JSONNode>, exempt: Set<Int> = [],
    unchanged: Set<Int> = [], allowed: Set<LeakAllowance> = []
  ) throws(JSONError) -> LeakVerdict {
    let candidates = candidates(in: bytes, entries)
    if candidates.isEmpty { return LeakVerdict() }
    let document = try JSONDocument(reading: Array(bytes), limits: .unbounded)
    return look(at: candidates, in: document, exempt, unchanged, allowed)
  }

  /// The first leak of a body with the path where it stands.
  func hit(inBody document: JSONDocument, exempt: Set<Int>, unchanged: Set<Int>) -> (hit: LeakHit, path: BodyPath)? {
    verdict(on: document, exempt: exempt, unchanged: unchanged).leak
  }

  private func look(
    at candidates: Candidates, in document: JSONDocument, _ exempt: Set<Int>, _ unchanged: Set<Int>,
    _ allowed: Set<LeakAllowance>
  ) -> LeakVerdict {
    var verdict = LeakVerdict()
    var rulesInLeaves: Set<String> = []
    let tree = PathTree()
    /// Whether a hit may pass.
    func passes(_ hit: LeakHit, _ path: Int) -> Bool {
      rulesInLeaves.insert(hit.rule)
      let allowance = LeakAllowance(path: tree.path(path), rule: hit.rule)
      guard !hit.isDeclared, allowed.contains(allowance) else { return false }
      verdict.allowed[allowance, default: 0] += 1
      return true
    }
    var position = 0
    LeafWalk.visit(document.root, in: tree) { object, path in
      if verdict.leak != nil { return }
      for member in object.members where candidates.entries.contains(member.key.index) {
        guard let hit = name(member.name, passes: { passes($0, path) }) else { continue }
        verdict.leak = (hit, tree.path(path))
        return
      }
    } onLeaf: { visit in
      defer { position += 1 }
      if verdict.leak != nil || !candidates.entries.contains(visit.value.index) { return }
      let hit = leaf(
        visit.leaf, isExempt: exempt.contains(position), isUnchanged: unchanged.contains(position),
        passes: { passes($0, visit.path) })
      if let hit {
        verdict.leak = (hit, tree.path(visit.path))
        verdict.leaf = position
      }
    }
    // Across leaves there is no path; the body as a whole is named then.
    if verdict.leak == nil, let across = candidates.secrets.first(where: { !rulesInLeaves.contains($0.rule) }) {
      verdict.leak = (across, .root)
    }
    return verdict
  }

  private func leaf(
    _ value: LeafValue, isExempt: Bool, isUnchanged: Bool, passes: (LeakHit) -> Bool
  ) -> LeakHit? {
    guard let text = value.text else { return nil }
    let bytes = Array(text.utf8)
    if let hit = wholeSecret(bytes), !passes(hit) { return hit }
    // A pseudonym without letters may be another original by chance: small spaces are full. Then the value that stood
    // here has still gone.
    let mayBePersonal = !isExempt && (Self.hasLetter(bytes) || isUnchanged)
    let found = hits(in: bytes) { $0.isPersonal && !mayBePersonal || passes($0) }
    if let hit = found.secret { return hit }
    if !isExempt, let hit = wholeRemoved(bytes), !passes(hit) { return hit }
    return found.personal
  }

  /// Looks at a member name: whole, and token by token. Public words are no trace of anybody.
  private func name(_ name: String, passes: (LeakHit) -> Bool) -> LeakHit? {
    let bytes = Array(name.utf8)
    let found = hits(in: bytes, passing: passes)
    if let hit = found.secret { return hit }
    if names.isPublicWord(name) { return nil }
    if let hit = wholeSecret(bytes) ?? wholeRemoved(bytes), !passes(hit) { return hit }
    if let hit = found.personal { return hit }
    for token in bytes.split(whereSeparator: { !TokenBoundary.isWord($0) }) where token.count < bytes.count {
      let text = String(decoding: token, as: UTF8.self)
      if let hit = wholeSecret(Array(token)) ?? wholeRemoved(Array(token)), !names.isPublicWord(text), !passes(hit) {
        return hit
      }
    }
    return nil
  }
}
