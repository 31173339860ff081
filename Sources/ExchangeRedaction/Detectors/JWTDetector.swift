/// A JSON Web Token (RFC 7519): three base64url parts, the first of them a JSON object with `alg`.
struct JWTDetector: ValueDetector {
  static let id = "jwt"
  let needs = TextNeeds(all: [.lower, .dot], length: 16)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 16, bytes[0] == UInt8(ascii: "e"), bytes[1] == UInt8(ascii: "y") else { return false }
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 5, parts[0].count >= 10, bytes.allSatisfy({ $0.isBase64URL || $0 == 0x2E })
    else { return false }
    guard let header = Base64.decode(Array(parts[0]), alphabet: .url) else { return false }
    return header.first == UInt8(ascii: "{") && String(decoding: header, as: UTF8.self).contains("\"alg\"")
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 20 <= bytes.count {
      // `{"` in base64url.
      guard bytes[position] == UInt8(ascii: "e"), bytes[position + 1] == UInt8(ascii: "y"),
        position == 0 || !bytes[position - 1].isBase64URL
      else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isBase64URL || bytes[end] == 0x2E { end += 1 }
      while end > position, bytes[end - 1] == 0x2E, bytes[position..<end].count(where: { $0 == 0x2E }) > 2 { end -= 1 }
      if accepts(Array(bytes[position..<end])) { found.append(position..<end) }
      position = max(end, position + 1)
    }
    return found
  }
}
