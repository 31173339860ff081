/// What one body, or several joined, looks like: kinds, nesting, presence and strong formats, and no value.
///
/// At each spot a shape is a union with at most one part a kind: `(i|s)~` is an integer here, a string there, and null
/// somewhere. An array's elements are joined into one shape; so are a map's values. A member that some of the
/// sibling parents lack is marked. An empty array is a part of its own (`[]`), apart from a filled one (`[i]`), since
/// it tells nothing of its elements; likewise `{}`.
package struct Shape: Sendable, Equatable {
  package var isNull = false
  package var isBoolean = false
  package var isInteger = false
  package var isFraction = false
  /// Formats of the strings here; empty where no string stands.
  package var formats: Set<StringFormat> = []
  package var hasEmptyArray = false
  package var hasEmptyObject = false
  /// The joined elements of the filled arrays here.
  package var element: Box?
  /// The joined values of the maps here.
  package var mapValue: Box?
  /// The members of the records here, sorted by the UTF-8 of their names; nil where no filled record stands.
  package var members: [Member]?

  package init() {}

  /// A member of the records at one spot.
  package struct Member: Sendable, Equatable {
    package var name: String
    /// Some of the records here lack it.
    package var isSometimesAbsent: Bool
    package var shape: Shape

    package static func == (a: Member, b: Member) -> Bool {
      a.name.utf8.elementsEqual(b.name.utf8) && a.isSometimesAbsent == b.isSometimesAbsent && a.shape == b.shape
    }
  }

  /// A shape inside a shape.
  package final class Box: Sendable, Equatable {
    package let shape: Shape
    package init(_ shape: Shape) { self.shape = shape }
    package static func == (a: Box, b: Box) -> Bool { a.shape == b.shape }
  }

  /// Nothing is known: no value was ever here.
  package var isUnknown: Bool { self == Shape() }

  /// The kinds here, without null; see `ShapeKind`.
  package var kinds: Set<ShapeKind> {
    var out: Set<ShapeKind> = []
    if isBoolean { out.insert(.boolean) }
    if isInteger { out.insert(.integer) }
    if isFraction { out.insert(.fraction) }
    if !formats.isEmpty { out.insert(.string) }
    if hasEmptyArray || element != nil { out.insert(.array) }
    if mapValue != nil { out.insert(.map) }
    if hasEmptyObject || members != nil { out.insert(.object) }
    return out
  }

  package func member(_ name: String) -> Member? {
    members?.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

/// The kinds that contracts list: JSON's, with integers and fractions apart, and maps apart from records.
package enum ShapeKind: String, Sendable, Hashable, CaseIterable, Comparable {
  case array, boolean, fraction, integer, map, object, string

  package static func < (a: ShapeKind, b: ShapeKind) -> Bool { a.rawValue < b.rawValue }

  /// The JSON kind, where a change opens a version: maps and records are one, integers and fractions are one.
  package var jsonKind: String {
    switch self {
    case .map, .object: "object"
    case .fraction, .integer: "number"
    default: rawValue
    }
  }
}
