/// The part of an exchange a leaf stands in.
package enum LeafPart: String, Sendable, Hashable, CaseIterable {
  case body
  case requestBody = "request"
  case query
  case header
  case form
  case path
  case cookie
}
