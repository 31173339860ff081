import ExchangeTypes
import LosslessJSON

/// One value to judge, with what its surroundings tell about it.
package struct Leaf: Sendable {
  /// A scalar member of the object the leaf stands in.
  package typealias Sibling = (name: String, value: LeafValue)

  package var part: LeafPart
  package var path: BodyPath
  /// Member names from the root to the leaf; array steps are left out.
  package var names: [String]
  package var value: LeafValue
  /// Read anew each time where the leaf stands in a body: few rules ask for them, and bodies are long.
  package var siblings: [Sibling] { object.map(Self.siblings) ?? given }
  private let given: [Sibling]
  /// The object of a body that the leaf stands in.
  var object: JSONValue?
  /// The media type of the text the leaf stands in.
  package var mediaType: MediaType?
  /// What its names tell, where it was worked out for all leaves there; made of `names`.
  var place: LeafPlace?
  /// Words of its own name.
  var words: [String] { place?.words ?? NameTokens.split(names.last ?? "") }

  package init(
    part: LeafPart = .body, path: BodyPath = .root, names: [String], value: LeafValue, siblings: [Sibling] = [],
    mediaType: MediaType? = nil
  ) {
    self.part = part
    self.path = path
    self.names = names
    self.value = value
    given = siblings
    self.mediaType = mediaType
  }

  static func siblings(in object: JSONValue) -> [Sibling] {
    object.members.compactMap { member in LeafValue(scalar: member.value).map { (member.name, $0) } }
  }
}
