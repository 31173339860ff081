/// The lines that machines read on passports, visas and cards (ICAO 9303, parts 4 to 6), taken apart.
struct TravelDocument {
  /// Two lines of 44 or 36 characters, or three of 30.
  private(set) var lines: [[UInt8]]
  /// What stands between the lines.
  private let separator: [UInt8]

  /// Characters whose check digit stands at a place; several ranges for the one over all of them.
  private struct Check {
    var parts: [(line: Int, range: Range<Int>)]
    var at: (line: Int, place: Int)
  }

  /// Nil unless the check digits are right.
  init?(_ bytes: [UInt8]) {
    guard let mark = bytes.first, mark.isOne(of: "PVIAC") else { return nil }
    let pieces = bytes.split { $0 == 0x0A || $0 == 0x0D }
    guard let width = pieces.first?.count,
      pieces.count == 2 && (width == 44 || width == 36) || pieces.count == 3 && width == 30,
      pieces.allSatisfy({ $0.count == width && $0.allSatisfy(Self.isReadable) })
    else { return nil }
    lines = pieces.map(Array.init)
    separator = Array(bytes[width..<(bytes.count - width * (pieces.count - 1))].prefix { $0 < 0x20 })
    var sealed = self
    sealed.seal()
    if sealed.lines != lines { return nil }
  }

  var bytes: [UInt8] { Array(lines.joined(separator: separator)) }

  /// Names become letters, digits digits, and the checks right again. Document, state and sex stay.
  func drawn(_ draw: inout KeyedDraw) -> TravelDocument {
    var new = self
    for line in lines.indices {
      for place in lines[line].indices where !isKept(line, place) {
        let byte = lines[line][place]
        if byte.isDigit {
          new.lines[line][place] = draw.digit()
        } else if byte.isUppercase {
          new.lines[line][place] = draw.pick("BDFGJKMNPTVZ")
        }
      }
    }
    for (line, place) in dates {
      CheckedNumber.DatePlaces(year: place, month: place + 2, day: place + 4)
        .redraw(&new.lines[line], like: lines[line], &draw)
    }
    new.seal()
    return new
  }

  private var isCard: Bool { lines.count == 3 }

  private var dates: [(Int, Int)] { isCard ? [(1, 0), (1, 8)] : [(1, 13), (1, 21)] }

  private func isKept(_ line: Int, _ place: Int) -> Bool {
    if line == 0 { return place < 5 }
    if isCard { return line == 1 && (place == 7 || (15..<18).contains(place)) }
    return place == 20 || (10..<13).contains(place)
  }

  private var checks: [Check] {
    if isCard {
      return [
        Check(parts: [(0, 5..<14)], at: (0, 14)), Check(parts: [(1, 0..<6)], at: (1, 6)),
        Check(parts: [(1, 8..<14)], at: (1, 14)),
        Check(parts: [(0, 5..<30), (1, 0..<7), (1, 8..<15), (1, 18..<29)], at: (1, 29)),
      ]
    }
    let last = lines[1].count - 1
    var checks = [
      Check(parts: [(1, 0..<9)], at: (1, 9)), Check(parts: [(1, 13..<19)], at: (1, 19)),
      Check(parts: [(1, 21..<27)], at: (1, 27)),
    ]
    // Visas have no check over all.
    if lines[0][0] == UInt8(ascii: "V") { return checks }
    if last == 43, lines[1][42] != 0x3C { checks.append(Check(parts: [(1, 28..<42)], at: (1, 42))) }
    checks.append(Check(parts: [(1, 0..<10), (1, 13..<20), (1, 21..<last)], at: (1, last)))
    return checks
  }

  private mutating func seal() {
    for check in checks {
      var sum = 0
      var place = 0
      for part in check.parts {
        for byte in lines[part.line][part.range] {
          sum += Self.value(byte) * [7, 3, 1][place % 3]
          place += 1
        }
      }
      lines[check.at.line][check.at.place] = CheckDigits.digit(sum % 10)
    }
  }

  private static func value(_ byte: UInt8) -> Int {
    byte.isDigit ? Int(byte - 0x30) : byte == 0x3C ? 0 : Int(byte - 0x41) + 10
  }

  private static func isReadable(_ byte: UInt8) -> Bool { byte.isDigit || byte.isUppercase || byte == 0x3C }

  /// Runs of such characters with line ends between them; other characters end a document.
  static func spans(in bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.count >= 72, bytes.contains(0x3C) else { return [] }
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      var end = position
      while end < bytes.count, isReadable(bytes[end]) || bytes[end] == 0x0A || bytes[end] == 0x0D { end += 1 }
      let next = max(end, position + 1)
      while end > position, bytes[end - 1] < 0x20 { end -= 1 }
      while position < end, bytes[position] < 0x20 { position += 1 }
      if (72...96).contains(end - position), TravelDocument(Array(bytes[position..<end])) != nil {
        found.append(position..<end)
      }
      position = next
    }
    return found
  }
}
