/// Texts on which careless patterns take forever.
enum HostileText: String, CaseIterable {
  case dots
  case digits
  case addresses
  case armour
  case base64
  case percent
  case markup
  case words

  /// A document with one such string: a megabyte of it, ten of base64.
  func document(times: Int) -> [UInt8] {
    let size = (self == .base64 ? 10_000_000 : 1_000_000) * times
    let piece =
      switch self {
      case .dots: "."
      case .digits: "7"
      case .addresses: "a@"
      case .armour: "-----BEGIN PRIVATE KEY-----\\n"
      case .base64: "aGVsbG8gd29ybGQgYW5k"
      case .percent: "%"
      case .markup: "<a "
      case .words: "Anna Anna "
      }
    var out = Array("{\"note\":\"".utf8)
    out.reserveCapacity(size + 64)
    while out.count < size { out += Array(piece.utf8) }
    return out + Array("\"}\n".utf8)
  }
}
