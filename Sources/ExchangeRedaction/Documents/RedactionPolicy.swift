/// What becomes of a value that no rule and no source speaks of.
package enum RedactionPolicy: String, Sendable, CaseIterable {
  /// It is replaced: what is kept must already be public. The only policy for real data that is stored.
  case strict
  /// It is kept: for synthetic data and for documents that must stay readable.
  case detect
}
