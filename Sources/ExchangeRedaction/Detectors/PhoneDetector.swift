/// A phone number that shows itself: an international one, or one in the grouping of a country that we know.
///
/// A bare run of digits is a phone only behind a word that says so (`call 2127365000`).
struct PhoneDetector: PlainDetector {
  static let id = "phone"
  let plainNeeds = TextNeeds(digits: 7, length: 7)
  let longest = 48

  func acceptsPlain(_ bytes: [UInt8]) -> Bool {
    if Self.isPlainInternational(bytes) { return true }
    let start = bytes.starts(with: "tel:".utf8) ? 4 : 0
    let text = Array(bytes[start...])
    return plainSpans(in: text).first == 0..<text.count
  }

  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for run in DigitRun.find(in: bytes, separators: " -./()", digits: 7) where !run.isAccount(in: bytes) {
      var first = 0
      while first < run.count {
        if let (range, next) = Self.phone(in: run, from: first, bytes),
          found.last.map({ $0.upperBound <= range.lowerBound }) ?? true
        {
          found.append(Self.withExtension(range, bytes))
          first = next
        } else {
          first += 1
        }
      }
    }
    return found
  }

  /// `+49 30 1234567`: a plus, a calling code, and groups of digits with one sign between them. What `plainSpans` says
  /// of it, without a list.
  private static func isPlainInternational(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 7, bytes.count < 32, bytes[0] == 0x2B, bytes[bytes.count - 1].isDigit else { return false }
    var groups = 1
    var digits = 0
    for place in 1..<bytes.count {
      if bytes[place].isDigit {
        digits += 1
      } else {
        guard bytes[place].isOne(of: " -."), bytes[place - 1].isDigit else { return false }
        groups += 1
      }
    }
    guard groups <= 8, (7...17).contains(digits) else { return false }
    var code = [UInt8]()
    code.reserveCapacity(4)
    for byte in bytes where byte.isDigit && code.count < 4 { code.append(byte) }
    return CallingCodes.width(of: code[...]) > 0 && CallingCodes.code(of: bytes.filter(\.isDigit)[...]) != nil
  }

  /// The longest number that starts with a group; and the first group behind it.
  private static func phone(in run: DigitRun, from first: Int, _ bytes: [UInt8]) -> (Range<Int>, Int)? {
    let start = opening(before: run.groups[first].lowerBound, in: bytes)
    let isPlus = bytes[start] == 0x2B
    let head = bytes[run.groups[first]]
    let isZeros = !isPlus && head.starts(with: "00".utf8) && (head.count == 2 || head[head.startIndex + 2] != 0x30)
    let limit = min(run.count, first + 8)
    for end in stride(from: limit, to: first, by: -1) {
      let count = run.digits(first..<end)
      guard (7...17).contains(count), areTight(run, first..<end, bytes) else { continue }
      var range = start..<run.range(first..<end).upperBound
      // A bracket around the number, not around its area code.
      if bytes[start] == 0x28, !bracketsMatch(range, bytes) { range = start + 1..<range.upperBound }
      if !bracketsMatch(range, bytes) || DigitRun.isPart(range, of: bytes) { continue }
      let digits = bytes[range].filter(\.isDigit)
      if isPlus || isZeros {
        if isInternational(digits.dropFirst(isPlus ? 0 : 2), range, bytes, isPlus: isPlus) { return (range, end) }
        if isPlus { continue }
      }
      if isNational(run, first..<end, range, digits, bytes) { return (range, end) }
    }
    return nil
  }

  /// Where a number starts whose first digit is there: at a `+` or an open bracket.
  private static func opening(before position: Int, in bytes: [UInt8]) -> Int {
    var start = position
    if start > 0, bytes[start - 1] == 0x28 { start -= 1 }
    if start > 0, bytes[start - 1] == 0x2B { start -= 1 }
    return start
  }

  /// No gap but `") "`, `" ("`, `" - "` and `" / "` has more than one sign.
  private static func areTight(_ run: DigitRun, _ part: Range<Int>, _ bytes: [UInt8]) -> Bool {
    for place in part.dropFirst() {
      let gap = bytes[run.groups[place - 1].upperBound..<run.groups[place].lowerBound]
      if gap.count == 1 { continue }
      let text = String(decoding: gap, as: UTF8.self)
      if ![") ", " (", " - ", " / ", ")-", "-(", ")/", ") -", "/ ", " /", ". "].contains(text) { return false }
    }
    return true
  }

  private static func bracketsMatch(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes[range] {
      if byte == 0x28 { depth += 1 } else if byte == 0x29 { depth -= 1 }
      if !(0...1).contains(depth) { return false }
    }
    return depth == 0
  }

  /// `(0)` is dialled inside the country only.
  private static func isInternational(
    _ digits: ArraySlice<UInt8>, _ range: Range<Int>, _ bytes: [UInt8], isPlus: Bool
  ) -> Bool {
    var digits = digits
    let width = CallingCodes.width(of: digits)
    guard width > 0, digits.count > width else { return false }
    if digits[digits.startIndex + width] == 0x30, bytes[range].contains(0x28) {
      digits = digits.prefix(width) + digits.dropFirst(width + 1)
    }
    guard CallingCodes.code(of: digits) != nil else { return false }
    // Without a plus and without gaps it may be a number with zeros in front.
    return isPlus || bytes[range].contains { !$0.isDigit } || digits.count >= 10
  }

  private static func isNational(
    _ run: DigitRun, _ part: Range<Int>, _ range: Range<Int>, _ digits: [UInt8], _ bytes: [UInt8]
  ) -> Bool {
    guard digits.count <= 13 else { return false }
    let word = TextScalar.word(before: range.lowerBound, in: bytes)
    if PhoneGroupings.isOtherNumber(word) || isCode(before: range.lowerBound, in: bytes) { return false }
    // `612 345 678 / 91 123 45 67` are two.
    func isCut(before place: Int) -> Bool {
      place == 0 || place == run.count
        || bytes[run.groups[place - 1].upperBound..<run.groups[place].lowerBound].elementsEqual(" / ".utf8)
    }
    let isWhole = isCut(before: part.lowerBound) && isCut(before: part.upperBound)
    let groups = part.map { run.groups[$0].count }
    let gaps = part.dropFirst().map { place in
      bytes[run.groups[place - 1].upperBound..<run.groups[place].lowerBound]
    }
    // Beside further digits only a number with signs of its own is one: columns of digits are not cut into phones.
    if !isWhole, gaps.allSatisfy({ $0.elementsEqual([0x20]) }), digits[0] != 0x30 { return false }
    if PhoneGroupings.isKnown(groups, digits, gaps: gaps, hasBracket: bytes[range].first == 0x28) { return true }
    return isWhole && digits.count >= 7 && PhoneGroupings.isSpokenOf(before: range.lowerBound, in: bytes)
      && (groups[0] > 1 || digits[0] == 0x31)
      && !PhoneGroupings.isDate(groups, digits)
  }

  /// Whether a word with letters and digits stands before: `1Z 999 AA1 01 2345 6784`.
  private static func isCode(before position: Int, in bytes: [UInt8]) -> Bool {
    guard position > 1, bytes[position - 1] == 0x20 else { return false }
    let word = bytes[..<(position - 1)].suffix(24).reversed().prefix { $0.isAlphanumeric || $0 == 0x2D }
    return word.contains(where: \.isDigit) && word.contains(where: \.isLetter)
  }

  /// ` ext. 12`, `x12`: dialled behind the number.
  private static func withExtension(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    let tail = bytes[end...].prefix(12)
    for mark in [" ext. ", " ext ", " ext.", ", ext. ", " x", "x", " ext. #"] where tail.starts(with: mark.utf8) {
      let digits = tail.dropFirst(mark.utf8.count).prefix { $0.isDigit }
      guard (1...6).contains(digits.count), !TextScalar.goesOn(at: digits.endIndex, in: bytes) else { continue }
      end = digits.endIndex
    }
    return range.lowerBound..<end
  }
}
