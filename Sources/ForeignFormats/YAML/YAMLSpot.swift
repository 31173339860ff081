/// A line and a column from 1; a column counts characters, since the text may be UTF-16.
struct YAMLSpot: Sendable, Hashable {
  let line: Int
  let column: Int
}
