/// The tokens of a Swift source, as far as declarations of enums and properties need them.
///
/// Comments, nested ones too, and texts of every kind are passed over whole: what stands inside them is nobody's
/// declaration. A text with an interpolation or an escape has no value that could be told without running it.
struct SwiftTokens {
  enum Token: Equatable {
    case word(String)
    /// A text on one line without interpolation or escapes; nil for any other.
    case text(String?)
    case symbol(UInt8)
  }

  /// Reads all tokens; a text or comment that does not end, ends with the source.
  static func read(_ source: String) -> [Token] {
    var reader = SwiftTokens(source)
    var out: [Token] = []
    while let token = reader.next() { out.append(token) }
    return out
  }

  private let bytes: [UInt8]
  private var position = 0

  private init(_ source: String) { bytes = Array(source.utf8) }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func next() -> Token? {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): return text(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard peek(hashes) == UInt8(ascii: "\"") else {
          position += 1
          return .symbol(byte)
        }
        position += hashes
        return text(hashes: hashes)
      case UInt8(ascii: "`"):
        position += 1
        let name = word { $0 != UInt8(ascii: "`") && $0 != 0x0A }
        position += 1
        return .word(name)
      case _ where Self.isWord(byte): return .word(word(while: Self.isWord))
      default:
        position += 1
        return .symbol(byte)
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  private mutating func word(while isMeant: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek(), isMeant(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != 0x0A { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// A text from its first quote on; `hashes` stand before it and end it.
  private mutating func text(hashes: Int) -> Token {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    let start = position
    var isPlain = !isLong
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), ends(isLong: isLong, hashes: hashes) {
        let value = isPlain ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
        position += (isLong ? 3 : 1) + hashes
        return .text(value)
      }
      // A backslash means something where as many hashes stand behind it.
      if byte == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
        isPlain = false
        position += 1 + hashes
        if peek() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if byte == 0x0A, !isLong {
        return .text(nil)
      } else {
        position += 1
      }
    }
    return .text(nil)
  }

  private func ends(isLong: Bool, hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let token = next() {
      if token == .symbol(UInt8(ascii: "(")) { depth += 1 }
      if token == .symbol(UInt8(ascii: ")")) { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
