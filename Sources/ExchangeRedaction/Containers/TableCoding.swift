/// Lines of cells under a line of names (RFC 4180, also with semicolons, tabs and bars): each cell under its column's
/// name.
struct TableCoding: ContainerCoding {
  static let name = "csv"

  let needs = TextNeeds(all: [.blank], length: 7)

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.contains { $0 == 0x0A || $0 == 0x0D } }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), end >= 3, end < 4096,
      let delimiter = Self.delimiter(of: bytes[..<end])
    else { return nil }
    var cut = ContainerCut(bytes)
    let header = Self.names(0..<end, delimiter, bytes)
    guard !header.isEmpty else { return nil }
    let names = header.map { cut.text($0) }
    let isKnown = names.map { MemberNames().isVouched($0) }
    // Prose with commas has no columns.
    guard Set(names).count == names.count, isKnown.count(where: { $0 }) * 2 > names.count else { return nil }
    for (cell, isKnown) in zip(header, isKnown) where !isKnown { cut.add("parameter", cell, as: .body) }
    var position = end
    var rows = 0
    while Self.passLineEnd(&position, bytes), position < bytes.count {
      for column in names.indices {
        guard let cell = Self.cell(&position, delimiter, bytes) else { return nil }
        let escape = cell.isQuoted ? PartEscape.doubled(quote: 0x22) : .cell(delimiter: delimiter)
        cut.add(names[column], cell.range, as: .body, escape: escape)
        let isLast = column == names.count - 1
        let atEnd = position == bytes.count || bytes[position] == 0x0A || bytes[position] == 0x0D
        guard isLast == atEnd else { return nil }
        if !isLast { position += 1 }
      }
      rows += 1
    }
    return rows > 0 ? cut.container(Self.name) : nil
  }

  private static func delimiter(of line: ArraySlice<UInt8>) -> UInt8? {
    ",;\t|".utf8.first { line.contains($0) }
  }

  /// Columns' names without quotes; none if one of them is no name.
  private static func names(_ line: Range<Int>, _ delimiter: UInt8, _ bytes: [UInt8]) -> [Range<Int>] {
    let cells = bytes.pieces(of: line, at: delimiter).map { cell -> Range<Int> in
      let cell = bytes.trimmed(cell)
      let isQuoted = cell.count > 2 && bytes[cell.lowerBound] == 0x22 && bytes[cell.upperBound - 1] == 0x22
      return isQuoted ? cell.lowerBound + 1..<cell.upperBound - 1 : cell
    }
    let areNames = cells.allSatisfy { cell in
      (1...64).contains(cell.count) && !bytes[cell].allSatisfy(\.isDigit)
        && bytes[cell].allSatisfy { $0.isBase64URL || $0 == 0x20 || $0 == 0x2E || $0 >= 0x80 }
    }
    return areNames ? cells : []
  }

  private static func passLineEnd(_ position: inout Int, _ bytes: [UInt8]) -> Bool {
    let start = position
    if position < bytes.count, bytes[position] == 0x0D { position += 1 }
    if position < bytes.count, bytes[position] == 0x0A { position += 1 }
    return position > start
  }

  /// The cell at a place, which moves behind it; nil if its quotes do not end.
  private static func cell(
    _ position: inout Int, _ delimiter: UInt8, _ bytes: [UInt8]
  ) -> (range: Range<Int>, isQuoted: Bool)? {
    let start = position
    guard start < bytes.count, bytes[start] == 0x22 else {
      while position < bytes.count, bytes[position] != delimiter, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += 1
      }
      return (start..<position, false)
    }
    position += 1
    while position < bytes.count {
      if bytes[position] == 0x22 {
        guard position + 1 < bytes.count, bytes[position + 1] == 0x22 else {
          position += 1
          return (start + 1..<position - 1, true)
        }
        position += 1
      }
      position += 1
    }
    return nil
  }
}
