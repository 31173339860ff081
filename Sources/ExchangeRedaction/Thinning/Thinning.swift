import LosslessJSON
import ShapeInference

/// Takes elements out of long arrays that show nothing new, before redaction, in one walk in document order.
///
/// Of an array of records stay: the first element, each that shows a facet not shown before in the body, then the last
/// if fewer than 8 stayed. What stays is thinned inside. A facet is shown only by what stays, so the shape of what is
/// left is the shape of the whole: `shape(thin(x)) == shape(x)` even where that takes more than 8.
///
///     [{"a":1},{"a":2},{"a":3,"b":null},{"a":4},…,{"a":99}]  →  [{"a":1},{"a":3,"b":null},{"a":99}]
package struct Thinning: Sendable {
  /// When arrays are thinned, and how far.
  package struct Limits: Sendable, Hashable {
    /// The last element stays only if fewer than this stayed before it.
    package var records: Int
    /// Arrays of scalars up to this length stay whole.
    package var scalars: Int

    package init(records: Int = 8, scalars: Int = 64) {
      self.records = records
      self.scalars = scalars
    }

    package static let standard = Limits()
  }

  /// Entries of `document.nodes` that go, each an element of an array.
  package private(set) var removed: Set<Int> = []
  /// Entries of arrays that lost elements, in document order.
  package private(set) var arrays: [Int] = []
  /// Paths of arrays that lost elements, sorted.
  package private(set) var paths: [BodyPath] = []

  package init() {}

  /// `valueFact` names the facet of a value at a path with a list, if it is one there.
  package init(
    of body: JSONValue, limits: Limits = .standard, valueFact: (BodyPath, JSONValue) -> String? = { _, _ in nil }
  ) {
    let facts = BodyFacts(of: body, valueFact: valueFact)
    var shown: Set<Int> = []
    var lost: Set<BodyPath> = []
    walk(body, facts: facts, limits: limits, shown: &shown, lost: &lost)
    paths = lost.sorted()
  }

  private mutating func walk(
    _ value: JSONValue, facts: BodyFacts, limits: Limits, shown: inout Set<Int>, lost: inout Set<BodyPath>
  ) {
    shown.formUnion(facts.own(value))
    if value.kind == .object {
      for member in value.members {
        walk(member.value, facts: facts, limits: limits, shown: &shown, lost: &lost)
      }
      return
    }
    guard value.kind == .array else { return }
    let elements = Array(value.elements)
    let isOfScalars = elements.allSatisfy { $0.kind != .object && $0.kind != .array }
    let staysWhole = isOfScalars && elements.count <= limits.scalars
    var kept = 0
    for (position, element) in elements.enumerated() {
      let isLast = position == elements.count - 1
      let stays =
        staysWhole || position == 0 || (isLast && kept < limits.records) || facts.showsNew(element, beside: shown)
      if stays {
        kept += 1
        walk(element, facts: facts, limits: limits, shown: &shown, lost: &lost)
      } else {
        removed.insert(element.index)
      }
    }
    if kept < elements.count {
      arrays.append(value.index)
      lost.insert(facts.path(of: value))
    }
  }

  /// Adds the removals to an edit of the document.
  package func apply(to edit: inout JSONEdit, of document: JSONDocument) {
    for array in arrays {
      let container = JSONValue(document: document, index: array)
      let gone = container.elements.map { removed.contains($0.index) }
      edit.remove(childrenOf: container) { gone[$0] }
    }
  }

  /// The text without what was taken out.
  package func thinned(_ document: JSONDocument) -> [UInt8] {
    var edit = JSONEdit()
    apply(to: &edit, of: document)
    return edit.applied(to: document.bytes)
  }
}
