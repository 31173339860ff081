/// A key that a person pressed during a review.
enum ReviewKey: Equatable {
  case character(Character)
  case enter, backspace, tab, escape
  /// Ctrl-C.
  case interrupt
  /// The terminal went away.
  case end

  /// The keys in what a terminal in raw mode sent; the bytes of a character that is not whole yet are left in `bytes`.
  static func take(from bytes: inout [UInt8]) -> [ReviewKey] {
    var keys: [ReviewKey] = []
    while let first = bytes.first {
      switch first {
      case 0x03, 0x1C: keys.append(.interrupt)
      case 0x04: keys.append(.end)
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x08, 0x7F: keys.append(.backspace)
      case 0x09: keys.append(.tab)
      case 0x1B:
        bytes.removeFirst(escapeLength(bytes))
        keys.append(.escape)
        continue
      case 0x00..<0x20: break
      default:
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        if bytes.count < length { return keys }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self)
        if let character = text.first, character != "\u{FFFD}" { keys.append(.character(character)) }
        bytes.removeFirst(length)
        continue
      }
      bytes.removeFirst()
    }
    return keys
  }

  /// `ESC [ A` and its like are one key, which does nothing here.
  private static func escapeLength(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 2, bytes[1] == 0x5B || bytes[1] == 0x4F else { return 1 }
    let end = bytes.indices.dropFirst(2).first { (0x40...0x7E).contains(bytes[$0]) }
    return end.map { $0 + 1 } ?? bytes.count
  }
}
