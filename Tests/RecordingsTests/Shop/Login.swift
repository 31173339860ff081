/// The answer to a login or a refresh: PocketBase 0.22, `auth-with-password`.
struct Login: Decodable {
  let token: String
  let record: ShopUser
}
