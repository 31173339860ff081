import Foundation

/// Somebody who buys.
struct Customer: Decodable, Identifiable {
  /// Where the goods go.
  struct Address: Decodable {
    let street: String
    let city: String
    let zip: String
    let country: String
  }

  /// What the shop keeps about a customer as JSON inside a string.
  struct Profile: Decodable {
    let login: String
    let pin: String
    let mail: String
  }

  enum CodingKeys: String, CodingKey {
    case id, email, phone, address, iban, vip, lat, lon, owner, profile, created
    case fullName = "full_name"
    case birthDate = "birth_date"
  }

  let id: String
  let fullName: String
  let email: String
  let phone: String
  let address: Address
  let birthDate: Date
  let iban: String
  let vip: Bool
  let lat: Double
  let lon: Double
  let owner: String
  let profile: String
  let created: Date
}
