/// Why a value may be public already: design's step 4, without what people sign.
package struct PublicSources: Sendable {
  package init() {}

  /// `wire-words`, `codes`, `counts`, `booleans`, `models` or `openapi`; nil if nothing vouches for the value.
  ///
  /// How often a value occurs is no argument here: repetition is never evidence that a value is public.
  package func source(for leaf: Leaf, models: Set<String>, openapi: Set<String>) -> String? { nil }
}
