/// A line and a column from 1; a column counts characters, since the text may be UTF-16.
package struct YAMLSpot: Sendable, Hashable {
  package let line: Int
  package let column: Int
}
