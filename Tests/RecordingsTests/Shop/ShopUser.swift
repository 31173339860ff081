import Foundation

/// Somebody who may log in: PocketBase 0.22, where each user has a name to log in with.
struct ShopUser: Decodable, Identifiable {
  let id: String
  let username: String
  let email: String
  let emailVisibility: Bool
  let name: String
  let avatar: String
  let verified: Bool
  let created: Date
  let updated: Date
}
