/// PocketBase's error body up to 0.22, which carries the status as `code`.
struct ShopError: Decodable {
  /// What is wrong with one field.
  struct Field: Decodable {
    let code: String
    let message: String
  }

  let code: Int
  let message: String
  let data: [String: Field]
}
