/// How a text's bytes are to be read, told from its first four.
///
/// RFC 8259, 8.1 asks for UTF-8 without a byte order mark; a reader may pass over one. UTF-16 and UTF-32 show by their
/// mark, or by the zero bytes of the ASCII that every JSON text begins with. They are named, never guessed at.
package enum JSONEncoding: Sendable, Hashable {
  case utf8
  case utf8WithMark
  case other(String)

  package static func of(_ bytes: some Collection<UInt8>) -> JSONEncoding {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8WithMark }
    guard first.count >= 2 else { return .utf8 }
    if first.count == 4 {
      if first[0] == 0, first[1] == 0, first[2] == 0 || first[2...] == [0xFE, 0xFF] { return .other("UTF-32") }
      if first[2] == 0, first[3] == 0, first[1] == 0 || first[..<2] == [0xFF, 0xFE] { return .other("UTF-32") }
    }
    if first[..<2] == [0xFE, 0xFF] || first[..<2] == [0xFF, 0xFE] || first[0] == 0 || first[1] == 0 {
      return .other("UTF-16")
    }
    return .utf8
  }
}
