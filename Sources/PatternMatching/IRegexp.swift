/// A pattern of RFC 9485, the small language of regular expressions that all others agree on.
///
/// It is checked against the grammar and written anew for PCRE2. `.` leaves out line feed and carriage return. `^` and
/// `$` outside brackets are the two ends, as they are in every language that section 5 maps to.
package struct IRegexp: Sendable, Hashable {
  /// The same in PCRE2's language.
  package let translation: String

  /// Throws `PatternError` with the byte at which the text leaves the grammar. Complexity: O(bytes), without recursion.
  package init(_ text: String) throws(PatternError) {
    var reader = IRegexpReader(text)
    translation = try reader.translation()
  }
}

extension BoundedPattern {
  /// A pattern of RFC 9485. Throws also where the library finds it too large.
  package init(_ pattern: IRegexp, _ extent: Extent) throws(PatternError) { try self.init(pattern.translation, extent) }

  /// Nil if the text is no pattern of RFC 9485: what `match()` and `search()` of JSONPath take for no match.
  package init?(interoperable text: String, _ extent: Extent) {
    do throws(PatternError) { try self.init(IRegexp(text), extent) } catch { return nil }
  }
}
