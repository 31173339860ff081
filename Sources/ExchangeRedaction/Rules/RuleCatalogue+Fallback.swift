extension RuleCatalogue {
  /// What a value becomes for want of a rule. Strong formats keep their own kind.
  package func fallbackKind(for leaf: Leaf) -> PseudonymKind { FallbackKinds.kind(of: leaf.value, names: leaf.names) }
}
