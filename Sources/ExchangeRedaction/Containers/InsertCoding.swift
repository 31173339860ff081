/// `INSERT INTO users (email, name) VALUES ('…', '…')`: each literal under the name of its column.
struct InsertCoding: ContainerCoding {
  static let name = "sql"

  let needs = TextNeeds(all: [.round, .blank], length: 24)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    var cut = ContainerCut(bytes)
    var done = 0
    var position = 0
    while let start = Self.insert(from: position, in: bytes) {
      position = start + 11
      guard let (columns, names, body) = Self.columns(from: position, in: bytes) else { continue }
      cut.add("statement", done..<start, as: .body)
      // The table and its columns may be called as somebody's.
      for name in names where !MemberNames().isVouched(cut.text(name)) { cut.add("parameter", name, as: .body) }
      done = Self.addRows(columns, from: body, to: &cut)
      position = done
    }
    guard done > 0 else { return nil }
    cut.add("statement", done..<bytes.count, as: .body)
    return cut.container(Self.name)
  }

  private static func insert(from start: Int, in bytes: [UInt8]) -> Int? {
    var position = start
    while position + 24 < bytes.count {
      if bytes[position] | 0x20 == UInt8(ascii: "i"), bytes.holds("insert into", at: position) { return position }
      position += 1
    }
    return nil
  }

  /// Names between the first brackets, and where rows begin behind `VALUES`.
  private static func columns(from start: Int, in bytes: [UInt8]) -> (names: [String], places: [Range<Int>], body: Int)?
  {
    guard let open = bytes[start...].prefix(128).firstIndex(of: 0x28),
      let close = bytes[open...].prefix(2048).firstIndex(of: 0x29)
    else { return nil }
    let places = ([start..<open] + bytes.pieces(of: open + 1..<close, at: 0x2C)).map { piece -> Range<Int> in
      var piece = bytes.trimmed(piece)
      while let first = piece.first, bytes[first].isOne(of: "`\"[") { piece = first + 1..<piece.upperBound }
      while let last = piece.last, bytes[last].isOne(of: "`\"]") { piece = piece.lowerBound..<last }
      return piece
    }
    let names = places.dropFirst().map { String(decoding: bytes[$0], as: UTF8.self) }
    var position = close + 1
    while position < bytes.count, bytes[position].isBlank { position += 1 }
    guard bytes.holds("values", at: position), names.allSatisfy({ !$0.isEmpty }),
      names.count(where: { MemberNames().isVouched($0) }) * 2 >= names.count
    else { return nil }
    return (names, places.filter { !$0.isEmpty }, position + 6)
  }

  /// Where the rows end.
  private static func addRows(_ names: [String], from start: Int, to cut: inout ContainerCut) -> Int {
    let bytes = cut.bytes
    var position = start
    while true {
      var open = position
      while open < bytes.count, bytes[open].isBlank || bytes[open] == 0x2C && open > position { open += 1 }
      if open < bytes.count, bytes[open] == 0x2C { open += 1 }
      while open < bytes.count, bytes[open].isBlank { open += 1 }
      guard open < bytes.count, bytes[open] == 0x28 else { return position }
      position = open + 1
      var column = 0
      while position < bytes.count, bytes[position] != 0x29 {
        let (range, next) = literal(from: position, in: bytes)
        let name = column < names.count ? names[column] : "statement"
        if !Self.keywords.contains(cut.text(range).uppercased()) {
          cut.add(name, range, as: .body, escape: .doubled(quote: 0x27))
        }
        column += 1
        position = next
        if position < bytes.count, bytes[position] == 0x2C { position += 1 }
      }
      position = min(position + 1, bytes.count)
    }
  }

  private static let keywords: Set<String> = ["NULL", "TRUE", "FALSE", "DEFAULT", "NOW()", "CURRENT_TIMESTAMP"]

  /// A literal without its quotes, and where it ends.
  private static func literal(from start: Int, in bytes: [UInt8]) -> (range: Range<Int>, next: Int) {
    var position = start
    while position < bytes.count, bytes[position].isBlank { position += 1 }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "n"), position + 1 < bytes.count,
      bytes[position + 1] == 0x27
    {
      position += 1
    }
    guard position < bytes.count, bytes[position] == 0x27 else {
      let first = position
      while position < bytes.count, bytes[position] != 0x2C, bytes[position] != 0x29 { position += 1 }
      return (bytes.trimmed(first..<position), position)
    }
    position += 1
    let first = position
    while position < bytes.count {
      if bytes[position] == 0x27 {
        guard position + 1 < bytes.count, bytes[position + 1] == 0x27 else { break }
        position += 1
      }
      position += 1
    }
    let range = first..<min(position, bytes.count)
    position = range.upperBound + 1
    while position < bytes.count, bytes[position] != 0x2C, bytes[position] != 0x29 { position += 1 }
    return (range, min(position, bytes.count))
  }
}
