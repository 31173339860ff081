/// Tells which listed value an `unlisted-…` in a fixture stands for: what a list that grew since then says anew.
///
/// The word is keyed by its original, so a value that is listed now can be asked for its word; no original is needed.
package struct UnlistedWords: Sendable {
  private let forge: PseudonymForge

  /// `environment`: the one the fixture was recorded in.
  package init(key: [UInt8], scope: RedactionSettings.Scope, environment: String) {
    forge = PseudonymForge(key: key, scope: scope.text(in: environment))
  }

  /// Whether what stands in a fixture is the word for one of these values. In any casing: that of a list may change.
  package func isWord(_ stored: LeafValue, forOneOf listed: [LeafValue]) -> Bool {
    guard let text = stored.text?.lowercased() else { return false }
    return listed.contains { value in
      stored.isString == value.isString && forge.unlisted(value, style: .lower).text?.lowercased() == text
    }
  }
}
