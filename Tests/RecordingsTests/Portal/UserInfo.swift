import Foundation

/// Who is logged in (OpenID Connect Core, section 5.3).
struct UserInfo: Decodable {
  struct Address: Decodable {
    enum CodingKeys: String, CodingKey {
      case formatted, locality, region
      case streetAddress = "street_address"
      case postalCode = "postal_code"
    }

    let formatted: String
    let streetAddress: String
    let postalCode: String
    let locality: String
    let region: String
  }

  enum CodingKeys: String, CodingKey {
    case sub, name, email, groups, locale, address
    case givenName = "given_name"
    case familyName = "family_name"
    case phoneNumber = "phone_number"
    case updatedAt = "updated_at"
  }

  let sub: String
  let name: String
  let givenName: String
  let familyName: String
  let email: String
  let phoneNumber: String
  let address: Address
  let groups: [String]
  let locale: String
  /// Seconds since 1970.
  let updatedAt: Int
}
