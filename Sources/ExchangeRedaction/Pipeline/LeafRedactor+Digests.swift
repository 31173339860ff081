import Digests

extension LeafRedactor {
  /// Notes the digests of the addresses that the table has from a place on, by which others name them; they are computed
  /// only where one may stand. `asTraces`: what is left of one in a text leads to the address, and is looked for.
  func noteDigests(from first: Int = 0, asTraces: Bool = false) {
    guard table.known.sawDigest else { return }
    // A copy: traces are noted while it is gone through.
    let personal = table.personal
    personal.each(from: first) { value, entry in
      guard replacesAddress(value) else { return }
      for digest in AddressDigest.all(of: Self.normal(value)) {
        table.note(digest: digest, of: value)
        if asTraces { table.noteTrace(digest, kind: .digest, rule: entry.rule) }
      }
    }
  }

  /// Where a text is the digest of an address of the run: the same digest of what stands for the address, so that whoever
  /// computes it from the redacted address finds it. Nil for every other text.
  func digest(inPlaceOf text: String) -> String? {
    guard let address = table.address(ofDigest: text),
      AddressDigest.all(of: Self.normal(address)).contains(text.lowercased()),
      let standIn = pseudonym(.string(address), kind: .email, names: [], subject: "").text,
      let digest = AddressDigest.all(of: Self.normal(standIn)).first(where: { $0.utf8.count == text.utf8.count })
    else { return nil }
    return text.utf8.contains(where: \.isUppercase) ? digest.uppercased() : digest
  }

  /// Hex digits, as many as a digest has.
  static func mayBeDigest(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { mayBeDigest($0) }
  }

  static func mayBeDigest(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    (text.count == 32 || text.count == 40 || text.count == 64) && text.allSatisfy(\.isHexDigit)
  }

  /// An address as those spell it who compute its digest (https://docs.gravatar.com/rest/hash/).
  static func normal(_ address: String) -> String {
    let address = address.lowercased()
    return address.hasPrefix("mailto:") ? String(address.dropFirst(7)) : address
  }

  /// Whether a value is an address that becomes another one: where texts stay, examples do.
  private func replacesAddress(_ value: String) -> Bool {
    value.utf8.contains(0x40) && EmailDetector().accepts(value)
      && !(policy.policy == .detect && ReservedValues.contains(value))
  }
}
