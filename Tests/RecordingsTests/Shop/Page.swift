/// One page of a list: PocketBase's records.
struct Page<Item: Decodable>: Decodable {
  let page: Int
  let perPage: Int
  /// -1 where the request said `skipTotal=1`.
  let totalItems: Int
  let totalPages: Int
  let items: [Item]
}
