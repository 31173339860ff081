/// The answer of a token endpoint (RFC 6749, section 5.1).
struct OAuthToken: Decodable {
  enum CodingKeys: String, CodingKey {
    case scope
    case accessToken = "access_token"
    case tokenType = "token_type"
    case expiresIn = "expires_in"
    case refreshToken = "refresh_token"
  }

  let accessToken: String
  let tokenType: String
  let expiresIn: Int
  let refreshToken: String?
  let scope: String
}
