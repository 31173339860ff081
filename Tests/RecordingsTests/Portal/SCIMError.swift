/// The directory's error body (RFC 7644, section 3.12), whose status is a string.
struct SCIMError: Decodable {
  let schemas: [String]
  let status: String
  let detail: String
}
