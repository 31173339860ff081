/// One page of the directory (RFC 7644, section 3.4.2).
struct SCIMList<Resource: Decodable>: Decodable {
  enum CodingKeys: String, CodingKey {
    case schemas, totalResults
    case resources = "Resources"
  }

  let schemas: [String]
  let totalResults: Int
  let resources: [Resource]
}
