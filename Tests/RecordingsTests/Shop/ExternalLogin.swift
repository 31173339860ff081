/// A login by somebody else's account: PocketBase 0.22 sends them as a bare array.
struct ExternalLogin: Decodable {
  let provider: String
  let providerId: String
}
