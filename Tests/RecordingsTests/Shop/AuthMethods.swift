/// How one may log in: PocketBase 0.22.
struct AuthMethods: Decodable {
  let usernamePassword: Bool
  let emailPassword: Bool
  let onlyVerified: Bool
}
