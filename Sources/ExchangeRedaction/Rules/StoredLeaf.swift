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
    var places: [Int: LeafPlace] = [:]
    return LeafWalk.leaves(of: root, in: tree).map { visit in
      let names = tree.names(visit.place)
      let place = places[visit.place] ?? catalogue.place(of: names, neighbours: tree.neighbours(visit.place))
      places[visit.place] = place
      var leaf = Leaf(
        part: .body, path: tree.path(visit.path), names: names, value: visit.leaf, mediaType: mediaType)
      leaf.object = visit.object
      leaf.place = place
      return StoredLeaf(path: tree.path(visit.path), leaf: leaf, value: visit.value)
    }
  }
}
