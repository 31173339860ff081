import ExchangeTypes

/// The secrets that answers gave, and where in them: what later requests carry can be taken from there again.
///
/// A token in a request file is worth nothing tomorrow; `{{login.response.body.$.access_token}}` is.
struct IssuedValues {
  /// An answer's place that held a value.
  private struct Source {
    var giver: EndpointSignature
    var time: Int
    /// `body.$.token`
    var place: String
  }

  private var sources: [String: [Source]] = [:]

  /// Shorter values say too little, and would be found everywhere.
  private static let shortest = 8
  private static let handleNames: Set<String> = [
    "id", "uuid", "guid", "slug", "login", "username", "user_name", "handle", "nickname", "screen_name", "sku", "key",
  ]

  /// Whether a member of this name holds what something is called by, so that it is no word of the API in a path.
  static func isHandle(_ name: String) -> Bool {
    handleNames.contains(name.lowercased()) || name.lowercased().hasSuffix("_id") || name.hasSuffix("Id")
  }

  /// Takes in a place of an answer. `time` tells which of two answers came first.
  mutating func add(_ hit: AnswerHit, of giver: EndpointSignature, time: Int) {
    guard let place = hit.place, hit.value.utf8.count >= Self.shortest else { return }
    // An id may look like a token; a variable is what a person wants for it.
    let looksSecret = SecretWords.looksSecret(hit.value) && !Self.isHandle(hit.name)
    guard SecretWords.isSecret(name: hit.name) || looksSecret else { return }
    // The first place of a value in an answer is enough.
    if sources[hit.value]?.contains(where: { $0.giver == giver && $0.time <= time }) == true { return }
    sources[hit.value, default: []].append(Source(giver: giver, time: time, place: place))
  }

  /// The earliest answer that gave a value before a request was sent. `isAllowed`: whether the request may wait for it.
  func source(
    of value: String, before time: Int, isAllowed: (EndpointSignature) -> Bool
  ) -> (giver: EndpointSignature, place: String)? {
    sources[value]?.filter { $0.time < time && isAllowed($0.giver) }
      .min { ($0.time, $0.giver) < ($1.time, $1.giver) }.map { ($0.giver, $0.place) }
  }
}
