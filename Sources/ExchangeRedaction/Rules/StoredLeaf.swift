import ExchangeTypes
import LosslessJSON
import ShapeInference

/// A scalar of a body that stands in a store, with its surroundings as a recording saw them.
package struct StoredLeaf: Sendable {
  package let path: BodyPath
  package let leaf: Leaf
  /// Where it stands in the text.
  package let value: JSONValue

  /// All scalars of a body in document order, walked as a recording walks it.
  package static func all(
    in root: JSONValue, pins: [BodyPath: MapPin], mediaType: MediaType?, catalogue: RuleCatalogue
  ) -> [StoredLeaf] {
    let tree = PathTree(pins: pins)
    return LeafWalk.leaves(of: root, in: tree).map { visit in
      var leaf = Leaf(
        part: .body, path: tree.path(visit.path), names: tree.names(visit.place), value: visit.leaf,
        mediaType: mediaType
      )
      leaf.object = visit.object
      leaf.place = catalogue.place(of: leaf.names, neighbours: tree.neighbours(visit.place))
      return StoredLeaf(path: tree.path(visit.path), leaf: leaf, value: visit.value)
    }
  }
}
