import LosslessJSON

extension Shape {
  /// The shape of one value. `pins` are a person's words on which objects are maps; the fingerprint is made without.
  ///
  /// Names are taken with escapes resolved and without Unicode normalisation. Of duplicate names all values count.
  /// Complexity: O(bytes).
  package init(of value: JSONValue, pins: [BodyPath: MapPin] = [:]) {
    var tally = ShapeTally(pins: pins)
    tally.add(value)
    self = tally.shape
  }

  /// The only maps of a fingerprint: objects all of whose names have a strong format.
  package static func isMapByNames(_ object: JSONValue) -> Bool {
    object.kind == .object && !object.isEmpty && object.withUnsafeEntries { ShapeTally.isMap($0, 0, $1) }
  }
}
