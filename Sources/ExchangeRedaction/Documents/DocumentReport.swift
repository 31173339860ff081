/// What a redaction of documents did, place by place; no value stands in it.
package struct DocumentReport: Sendable {
  /// One path and one thing that happened there.
  package struct Line: Sendable, Hashable, Comparable {
    package var path: String
    /// `replaced`, `kept`, `pinned`, `parts`, `undecided`.
    package var action: String
    /// The kind of the pseudonym, or the source that vouched.
    package var detail: String

    package static func < (a: Line, b: Line) -> Bool {
      (a.path, a.action, a.detail) < (b.path, b.action, b.detail)
    }
  }

  package private(set) var documents = 0
  package private(set) var refused = 0
  /// Member names that were replaced.
  package private(set) var names = 0
  package private(set) var counts: [Line: Int] = [:]
  /// Paths of signatures and checksums over what was changed: they are no longer valid.
  package private(set) var stale: Set<String> = []

  package init() {}

  init(documents: Int, refused: Int, names: Int) {
    self.documents = documents
    self.refused = refused
    self.names = names
  }

  mutating func add(_ count: Int, of line: Line) { counts[line, default: 0] += count }
  mutating func noteStale(_ path: String) { stale.insert(path) }

  package var lines: [(line: Line, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package func total(_ action: String) -> Int { counts.reduce(0) { $0 + ($1.key.action == action ? $1.value : 0) } }

  package mutating func add(_ other: DocumentReport) {
    documents += other.documents
    refused += other.refused
    names += other.names
    counts.merge(other.counts, uniquingKeysWith: +)
    stale.formUnion(other.stale)
  }
}
