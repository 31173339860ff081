/// A person's word on an object: its names are values (`map`) or members (`record`).
package enum MapPin: String, Sendable {
  case map, record
}
