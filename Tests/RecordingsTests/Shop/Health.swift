/// Whether the shop's backend is up: PocketBase 0.22.
struct Health: Decodable {
  struct Details: Decodable {
    let canBackup: Bool
  }

  let code: Int
  let message: String
  let data: Details
}
