import Foundation

/// Where the provider's endpoints are (OpenID Connect Discovery, section 3).
struct Discovery: Decodable {
  enum GrantType: String, Decodable {
    case implicit, password
    case authorizationCode = "authorization_code"
    case clientCredentials = "client_credentials"
    case refreshToken = "refresh_token"
  }

  enum CodingKeys: String, CodingKey {
    case issuer
    case tokenEndpoint = "token_endpoint"
    case userInfoEndpoint = "userinfo_endpoint"
    case keys = "jwks_uri"
    case grantTypes = "grant_types_supported"
    case scopes = "scopes_supported"
  }

  let issuer: URL
  let tokenEndpoint: URL
  let userInfoEndpoint: URL
  let keys: URL
  let grantTypes: [GrantType]
  let scopes: [String]
}
