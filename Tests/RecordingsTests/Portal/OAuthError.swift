/// The error body of a token endpoint (RFC 6749, section 5.2).
struct OAuthError: Decodable {
  enum CodingKeys: String, CodingKey {
    case error
    case description = "error_description"
  }

  let error: String
  /// Canaille 0.0 says null here where a later one has words.
  let description: String?
}
