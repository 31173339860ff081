/// Reads the pieces of a date from left to right.
struct DateReader {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var pieces: [DateLayout.Piece] = []
  private(set) var fields: [DateLayout.Field: Int] = [:]
  private(set) var fraction = (value: 0, digits: 0)
  private(set) var hasTime = false

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  mutating func readDate() -> Bool { readCompact() || readNumbers() || readInternet() || readWords() }

  /// `20261130T…`: eight digits alone may be anything, so a time must follow.
  private mutating func readCompact() -> Bool {
    guard bytes.count >= 15, bytes[8] | 0x20 == 0x74, bytes[..<8].allSatisfy(\.isDigit) else { return false }
    take(.year, 4)
    take(.month, 2)
    take(.day, 2)
    return true
  }

  private mutating func readNumbers() -> Bool {
    let widths = digitRuns()
    guard widths.count >= 3, let first = widths.first, let separator = byte(first), "-/.".utf8.contains(separator),
      byte(first + 1 + widths[1]) == separator
    else { return false }
    let order: [DateLayout.Field]
    if widths[0] == 4, widths[1] <= 2, widths[2] <= 2 {
      order = [.year, .month, .day]
    } else if widths[0] <= 2, widths[1] <= 2, widths[2] == 4 {
      let isMonthFirst = separator == 0x2F && (Int(String(decoding: bytes[..<first], as: UTF8.self)) ?? 99) <= 12
      order = isMonthFirst ? [.month, .day, .year] : [.day, .month, .year]
    } else {
      return false
    }
    for (place, field) in order.enumerated() {
      if place > 0 { literal(1) }
      take(field, widths[place])
    }
    return true
  }

  /// `Mon, 30 Nov 2026`, the weekday may be missing.
  private mutating func readInternet() -> Bool {
    if let name = word(at: position), DateLayout.weekdays.contains(name), byte(position + 3) == 0x2C {
      pieces.append(.weekday)
      position += 3
      literal(2)
    }
    let width = bytes[position...].prefix { $0.isDigit }.count
    guard (1...2).contains(width), byte(position + width) == 0x20, let name = word(at: position + width + 1),
      let month = DateLayout.months.firstIndex(of: name), byte(position + width + 4) == 0x20,
      bytes[min(position + width + 5, bytes.count)...].prefix(4).count(where: \.isDigit) == 4
    else { return false }
    take(.day, width)
    literal(1)
    pieces.append(.monthName)
    fields[.month] = month + 1
    position += 3
    literal(1)
    take(.year, 4)
    return true
  }

  /// `3. Dezember 1987`, `December 3rd, 1987`, `3 de mayo de 1990`, `1987年12月3日`: a day, a year, a month's name.
  private mutating func readWords() -> Bool {
    guard bytes.count <= 40, (5...8).contains(bytes.count(where: \.isDigit)),
      bytes.contains(where: { $0.isLetter || $0 >= 0x80 })
    else { return false }
    let runs = WordPieces.split(String(decoding: bytes, as: UTF8.self))
    let isJapanese = bytes.contains(0xE5) && runs.contains { $0.text.hasPrefix("年") }
    var order: [DateLayout.Field] = isJapanese ? [.year, .month, .day] : []
    var made: [DateLayout.Piece] = []
    var values: [DateLayout.Field: Int] = [:]
    for run in runs {
      if run.isDigits, let number = Int(run.text) {
        let width = run.text.utf8.count
        let field: DateLayout.Field
        if isJapanese {
          if order.isEmpty { return false }
          field = order.removeFirst()
        } else {
          field = width == 4 ? .year : .day
        }
        guard values[field] == nil, field == .year ? width == 4 : width <= 2 else { return false }
        values[field] = number
        made.append(.number(field, width: width))
      } else if run.isWord, !isJapanese, let (list, month) = MonthNames.find(run.text), values[.month] == nil {
        values[.month] = month
        made.append(.monthWord(list: list, like: run.text))
      } else {
        let text = LatinFolding.fold(run.text)
        guard run.isWord ? Self.between.contains(text) : !run.isForeign && run.text.utf8.count <= 3 else {
          return false
        }
        made.append(.literal(run.text))
      }
    }
    guard values.count == 3 else { return false }
    pieces = made
    fields = values
    position = bytes.count
    return true
  }

  private static let between: Set<String> = [
    "de", "del", "of", "the", "st", "nd", "rd", "th", "er", "den", "der", "年", "月", "日",
  ]

  mutating func readTime() -> Bool {
    if isAtEnd { return true }
    guard let gap = byte(position), gap | 0x20 == 0x74 || gap == 0x20 else { return false }
    let isCompact = byte(position + 3).map(\.isDigit) ?? false
    guard isTwoDigits(at: position + 1) else { return false }
    literal(1)
    take(.hour, 2)
    hasTime = true
    if !isCompact {
      guard byte(position) == 0x3A else { return false }
      literal(1)
    }
    guard isTwoDigits(at: position) else { return false }
    take(.minute, 2)
    if isCompact || byte(position) == 0x3A {
      if !isCompact { literal(1) }
      guard isTwoDigits(at: position) else { return false }
      take(.second, 2)
      readFraction()
    }
    return readZone() && (fields[.hour] ?? 0) < 24 && (fields[.minute] ?? 0) < 60 && (fields[.second] ?? 0) <= 60
  }

  private mutating func readFraction() {
    guard let point = byte(position), point == 0x2E || point == 0x2C else { return }
    let digits = bytes[(position + 1)...].prefix { $0.isDigit }
    guard (1...9).contains(digits.count), let value = Int(String(decoding: digits, as: UTF8.self)) else { return }
    literal(1)
    fraction = (value, digits.count)
    pieces.append(.fraction(digits: digits.count))
    position += digits.count
  }

  /// Kept as written: the moment moves, the place does not.
  private mutating func readZone() -> Bool {
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    let isOffset =
      (3...6).contains(rest.utf8.count) && (rest.hasPrefix("+") || rest.hasPrefix("-"))
      && rest.utf8.dropFirst().allSatisfy { $0.isDigit || $0 == 0x3A }
    guard ["", "Z", "z", " Z", " UTC", " GMT", "UTC"].contains(rest) || isOffset else { return false }
    if !rest.isEmpty { literal(rest.utf8.count) }
    return true
  }

  private func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  private func isTwoDigits(at place: Int) -> Bool {
    place + 2 <= bytes.count && bytes[place].isDigit && bytes[place + 1].isDigit
  }

  private func word(at place: Int) -> String? {
    place + 3 <= bytes.count ? String(decoding: bytes[place..<place + 3], as: UTF8.self) : nil
  }

  /// Widths of the first three runs of digits with one byte between them.
  private func digitRuns() -> [Int] {
    var widths: [Int] = []
    var place = 0
    while widths.count < 3 {
      let width = bytes[min(place, bytes.count)...].prefix { $0.isDigit }.count
      if width == 0 { break }
      widths.append(width)
      place += width + 1
    }
    return widths
  }

  private mutating func literal(_ count: Int) {
    pieces.append(.literal(String(decoding: bytes[position..<min(position + count, bytes.count)], as: UTF8.self)))
    position += count
  }

  private mutating func take(_ field: DateLayout.Field, _ width: Int) {
    fields[field] = Int(String(decoding: bytes[position..<position + width], as: UTF8.self)) ?? 0
    pieces.append(.number(field, width: width))
    position += width
  }
}
