/// The words, addresses and numbers of a text, cut at blanks, quotes, brackets and signs.
struct TextPieces {
  private(set) var list: [String] = []
  /// Whether a piece behind a secret's name is given as a text of its own: `password: "x"`, `<pin>x`, `token=x`.
  private(set) var namesSecret = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var separator: ArraySlice<UInt8> = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex { !Self.isInside($0) } ?? bytes.count
      if end > start { add(bytes[start..<end], behind: separator) }
      let next = bytes[end...].firstIndex(where: Self.isInside) ?? bytes.count
      separator = bytes[end..<next]
      start = next
    }
  }

  private mutating func add(_ piece: ArraySlice<UInt8>, behind separator: ArraySlice<UInt8>) {
    var piece = piece
    while let last = piece.last, last == 0x2E || last == 0x2D { piece.removeLast() }
    if piece.isEmpty { return }
    let gives = separator.contains { $0 == 0x22 || $0 == 0x27 || $0 == 0x3D || $0 == 0x3E }
    // `$password` is a variable of GraphQL's.
    if gives, !separator.contains(0x24), let before = list.last, SecretWords.isSecret(name: before) {
      namesSecret = true
    }
    list.append(String(decoding: piece, as: UTF8.self))
  }

  private static func isInside(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) && byte >= 0x41 || (0x30...0x39).contains(byte) || byte >= 0x80
      || byte == 0x40 || byte == 0x2E || byte == 0x5F || byte == 0x2D || byte == 0x2B
  }
}
