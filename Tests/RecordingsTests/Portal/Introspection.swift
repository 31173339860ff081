/// What a token is good for (RFC 7662, section 2.2).
struct Introspection: Decodable {
  let active: Bool
  let sub: String
  let scope: String
  /// Seconds since 1970.
  let exp: Int
}
