extension LeafRedactor {
  /// Tells the table of a text in which nothing else stands that it is replaced: what `rewrite` tells it, without a leaf.
  /// False, and nothing is told, where a leaf is needed.
  func learn(whole text: UnsafeBufferPointer<UInt8>, kind: PseudonymKind, rule: String?) -> Bool {
    // Some hosts and addresses are everybody's, or the environment's own.
    guard kind != .ip, kind != .host, kind.isSecret || !mayBeOwnHost(text) else { return false }
    if let rule, policy.catalogue.domains[rule] != nil { return false }
    if let rule = rule ?? (kind.isFallback ? nil : "decision") { table.note(text, kind: kind, rule: rule) }
    if Self.mayBeDigest(text) { table.noteDigestSeen() }
    if notesFallbacks || !kind.isFallback { table.note(text, kind: kind) }
    return true
  }

  /// Whether a text is one of the environment's hosts, perhaps with a port.
  private func mayBeOwnHost(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    ownHosts.contains { host in
      let own = host.utf8
      guard text.count >= own.count, text.count == own.count || text[own.count] == 0x3A else { return false }
      // Casing beyond ASCII is for the slow way.
      return zip(own, text).allSatisfy { $0 == $1.lowercasedASCII || $0 >= 0x80 }
    }
  }
}
