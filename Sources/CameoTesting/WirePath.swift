import LosslessJSON

/// Where a coding path leads in a body.
struct WirePath {
  /// The deepest place on the path that the body has.
  let place: JSONPointer
  let value: JSONValue
  /// Keys that the body has no spot for.
  let rest: [any CodingKey]

  /// A spot that is known already.
  init(place: JSONPointer, value: JSONValue) { (self.place, self.value, rest) = (place, value, []) }

  /// Follows the keys from the root, as the decoder did.
  init(of path: [any CodingKey], in body: JSONDocument, keys: KeyConversion) {
    var place = JSONPointer()
    var value = body.root
    for (index, key) in path.enumerated() {
      let token: String
      let next: JSONValue?
      if value.kind == .array, let position = key.intValue {
        token = String(position)
        next = value[position]
      } else {
        let member = keys.member(for: key.stringValue, in: value, under: Array(path[..<index]))
        token = member?.name ?? ""
        next = member?.value
      }
      guard let next else {
        (self.place, self.value, rest) = (place, value, Array(path[index...]))
        return
      }
      place = place.appending(token)
      value = next
    }
    (self.place, self.value, rest) = (place, value, [])
  }
}
