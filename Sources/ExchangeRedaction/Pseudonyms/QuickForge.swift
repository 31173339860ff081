import ExchangeTypes
import ShapeInference

/// Makes the pseudonyms of the most frequent forms without a string: the very bytes that `PseudonymForge` makes.
///
/// It answers for values in plain ASCII, and for names with accents, and says no to everything it is not sure of. A test holds it against the
/// forge.
struct QuickForge {
  private let forge: PseudonymForge
  /// Days since 1970 of the recording.
  private let today: Int
  /// Words and digits that stand for words and digits: texts are made of the same few thousand.
  private var pieces = ValueMemo(slots: 1 << 14)
  private let seed = UInt64.random(in: 1 ... .max)
  private var subject = ""
  private var offset = PseudonymForge.Offset(days: 0, seconds: 0, nanoseconds: 0)

  /// `recordedAt`: see `PseudonymContext`.
  init(_ forge: PseudonymForge, recordedAt: Int) {
    self.forge = forge
    today = recordedAt / 86_400
  }

  /// Ways to treat a word.
  private enum Mode: Int32 {
    /// As long as it was, in running text.
    case text
    /// Of two syllables and an ending, in names.
    case name
    case digits
    case domain
  }

  /// Appends what stands for a string, without quotes. False: the value is not one of the quick ones, nothing was added.
  mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, as kind: PseudonymKind, subject: String,
    to out: inout [UInt8]
  ) -> Bool {
    guard traits.count > 0, traits.count <= 4096 else { return false }
    guard traits.classes.isDisjoint(with: [.backslash, .opener]) else { return false }
    if !traits.classes.isDisjoint(with: [.beyondASCII, .continuation]), !Self.isLatin(text, kind) { return false }
    let start = out.count
    let isDone =
      switch kind {
      case .text: words(text, traits, .text, to: &out)
      case .name, .city, .company: words(text, traits, .name, to: &out)
      case .address: address(text, traits, to: &out)
      case .email: email(text, traits, to: &out)
      case .id, .postcode: id(text, traits, to: &out)
      case .uuid: uuid(text, to: &out)
      case .instant, .date: moment(text, subject: subject, to: &out)
      case .birthDate: birthDate(text, to: &out)
      default: false
      }
    // The forge goes on drawing where nothing changed.
    if isDone, !out[start...].elementsEqual(text) { return true }
    out.removeSubrange(start...)
    return false
  }

  /// Letters with accents count as letters where words are drawn one by one: two bytes each, from À to ɏ but for × and ÷.
  private static func isLatin(_ text: UnsafeBufferPointer<UInt8>, _ kind: PseudonymKind) -> Bool {
    guard [.name, .city, .company, .address].contains(kind) else { return false }
    var position = 0
    while position < text.count {
      let byte = text[position]
      position += 1
      if byte < 0x80 { continue }
      guard position < text.count, byte >= 0xC3, byte <= 0xC9 else { return false }
      let next = text[position]
      if byte == 0xC3, next == 0x97 || next == 0xB7 { return false }
      if byte == 0xC9, next > 0x8F { return false }
      position += 1
    }
    return true
  }

  // MARK: Numbers

  /// Appends what stands for a number of no special kind.
  mutating func append(number text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) -> Bool {
    // Of nine digits and fewer all are of one integer class.
    guard text.count <= 24, text.drop(while: { $0 == 0x2D }).prefix(while: \.isDigit).count <= 9 else { return false }
    for round in 0..<32 {
      let start = out.count
      var draw = forge.draw(of: text, round: round)
      Self.number(text, &draw, to: &out)
      if !out[start...].elementsEqual(text) { return true }
      out.removeSubrange(start...)
    }
    return false
  }

  /// Appends what stands for a degree with decimals; see `PseudonymForge.coordinate`.
  mutating func append(coordinate text: UnsafeBufferPointer<UInt8>, limit: Int, to out: inout [UInt8]) -> Bool {
    guard let point = text.firstIndex(of: 0x2E), point + 1 < text.count, text.count <= 24, let last = text.last,
      text.allSatisfy({ $0.isDigit || $0 == 0x2D || $0 == 0x2E }), text[(point + 1)...].allSatisfy(\.isDigit)
    else { return false }
    let start = text[0] == 0x2D ? 1 : 0
    let count = point - start
    guard (1...3).contains(count), text[start..<point].allSatisfy(\.isDigit), text[start] != 0x30 || count == 1 else {
      return false
    }
    var draw = forge.draw(of: text)
    let mark = out.count
    if start == 1 { out.append(0x2D) }
    let whole =
      switch count {
      case 1: text[start] == 0x30 ? 0 : 1 + draw.below(9)
      case 2: 10 + draw.below(min(limit, 100) - 11)
      default: 100 + draw.below(max(limit - 101, 1))
      }
    if count == 3 { out.append(0x30 + UInt8(whole / 100)) }
    if count >= 2 { out.append(0x30 + UInt8(whole / 10 % 10)) }
    out.append(0x30 + UInt8(whole % 10))
    out.append(0x2E)
    for _ in point + 1..<text.count { out.append(0x30 + UInt8(draw.below(10))) }
    if last != 0x30 { out[out.count - 1] = 0x31 + UInt8(draw.below(9)) }
    if !out[mark...].elementsEqual(text) { return true }
    out.removeSubrange(mark...)
    return false
  }

  /// Sign, digits, decimals and exponent as they were; see `PseudonymForge.number`.
  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ draw: inout KeyedDraw, to out: inout [UInt8]) {
    var position = 0
    if text[0] == 0x2D {
      out.append(0x2D)
      position = 1
    }
    var end = position
    while end < text.count, text[end].isDigit { end += 1 }
    if end - position == 1, text[position] == 0x30 {
      out.append(0x30)
    } else {
      for place in position..<end { out.append(0x30 + UInt8(place == position ? 1 + draw.below(9) : draw.below(10))) }
    }
    guard end < text.count, text[end] == 0x2E else {
      out.append(contentsOf: text[end...])
      return
    }
    out.append(0x2E)
    position = end + 1
    end = position
    var isZero = true
    while end < text.count, text[end].isDigit {
      isZero = isZero && text[end] == 0x30
      end += 1
    }
    if isZero {
      out.append(contentsOf: text[position..<end])
    } else {
      var drawnZero = true
      for _ in position..<end {
        let digit = 0x30 + UInt8(draw.below(10))
        drawnZero = drawnZero && digit == 0x30
        out.append(digit)
      }
      if drawnZero { out[out.count - 1] = 0x31 + UInt8(draw.below(9)) }
    }
    out.append(contentsOf: text[end...])
  }

  // MARK: Ids

  private mutating func id(
    _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, to out: inout [UInt8]
  ) -> Bool {
    guard traits.classes.isSubset(of: [.digit, .upper, .lower, .dash]), text[0] != 0x50, text[0] != 0x2D else {
      return false
    }
    let isNumber = traits.classes == .digit
    if isNumber {
      guard text.count < 10, text[0] != 0x30 else { return false }
      var draw = forge.draw(of: text)
      for place in text.indices { out.append(0x30 + UInt8(place == 0 ? 1 + draw.below(9) : draw.below(10))) }
      return true
    }
    // What may be a card, an account or a number of a state is written in many ways, and normalised.
    guard (1...6).contains(traits.digits), text.count <= 64, text.count < 15 || !text[0].isLetter || !text[1].isLetter
    else { return false }
    var draw = forge.draw(of: text)
    let isHex = text.count >= 3 && text.allSatisfy { $0.isHexDigit || !$0.isAlphanumeric }
    if text.count == 26, traits.classes.isSubset(of: [.digit, .upper]) { return false }
    // Times inside ids move, days and hardware addresses have many spellings: the forge knows.
    if text.count == 24 && isHex || text.count == 17 || text.count == 23 { return false }
    if traits.digits > 4, text[0].isDigit, traits.classes.contains(.dash) { return false }
    for byte in text {
      if byte.isDigit {
        out.append(0x30 + UInt8(draw.below(10)))
      } else if byte.isLowercase {
        out.append(isHex ? draw.pick("abcdef") : draw.pick("abcdefghijklmnopqrstuvwxyz"))
      } else if byte.isUppercase {
        out.append(isHex ? draw.pick("ABCDEF") : draw.pick("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
      } else {
        out.append(byte)
      }
    }
    return true
  }

  /// A UUID in small letters with a version that holds no time.
  private func uuid(_ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) -> Bool {
    guard text.count == 36, StringFormat.code(of: text) == StringFormat.uuidCode,
      !text.contains(where: \.isUppercase), text[14] != 0x30, !"167".utf8.contains(text[14])
    else { return false }
    var draw = forge.draw(of: text)
    for place in 0..<36 {
      let byte = text[place]
      if byte == 0x2D || place == 14 {
        out.append(byte)
        continue
      }
      let nibble = draw.below(16)
      let digit = place == 19 && (8...11).contains(byte.hexValue) ? 8 + nibble % 4 : nibble
      out.append(digit < 10 ? 0x30 + UInt8(digit) : 0x57 + UInt8(digit))
    }
    return true
  }

  // MARK: Moments

  /// RFC 3339 and its kin: a date, or a date with a time.
  private mutating func moment(_ text: UnsafeBufferPointer<UInt8>, subject: String, to out: inout [UInt8]) -> Bool {
    let code = StringFormat.code(of: text)
    guard code == StringFormat.dateCode || code >= StringFormat.firstInstantCode else { return false }
    func number(_ start: Int, _ count: Int) -> Int { Self.number(text[start..<start + count]) }
    let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2))
    let calendar = CalendarDay(year: year, month: month, day: day)
    guard year >= 1, calendar.parts == (year, month, day) else { return false }
    if self.subject != subject || offset.days == 0 {
      self.subject = subject
      offset = forge.offset(.instant, PseudonymContext(subject: subject))
    }
    guard code != StringFormat.dateCode else {
      if PseudonymForge.isSentinel(day: calendar.number, seconds: 0) { return false }
      let moved = CalendarDay(number: calendar.number + offset.days).parts
      guard (1000...9999).contains(moved.year) else { return false }
      Self.date(moved, text, to: &out)
      return true
    }
    let second = number(17, 2)
    // Layouts of other precision are the forge's.
    guard text.count == 19 || text[19] != 0x2E, second < 60 else { return false }
    let seconds = number(11, 2) * 3600 + number(14, 2) * 60 + second
    if PseudonymForge.isSentinel(day: calendar.number, seconds: seconds) { return false }
    let sum = seconds + offset.seconds
    let moved = CalendarDay(number: calendar.number + offset.days + sum / 86_400).parts
    guard (1000...9999).contains(moved.year) else { return false }
    let rest = sum % 86_400
    Self.date(moved, text, to: &out)
    out.append(text[10])
    Self.two(rest / 3600, to: &out)
    out.append(text[13])
    Self.two(rest / 60 % 60, to: &out)
    out.append(text[16])
    Self.two(rest % 60, to: &out)
    out.append(contentsOf: text[19...])
    return true
  }

  /// A day as `1987-12-03`; see `PseudonymForge.birthDate`.
  private func birthDate(_ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) -> Bool {
    guard StringFormat.code(of: text) == StringFormat.dateCode else { return false }
    let (year, month, day) = (Self.number(text[0..<4]), Self.number(text[5..<7]), Self.number(text[8..<10]))
    let calendar = CalendarDay(year: year, month: month, day: day)
    guard year >= 1, calendar.parts == (year, month, day) else { return false }
    // All layouts of a day are drawn alike.
    let spelled = "day \(calendar.number)"
    var draw = forge.draw(of: spelled)
    let isAdult = today - calendar.number >= 6_575
    let moved = today - (isAdult ? draw.within(7_500...29_000) : draw.within(400...6_000))
    Self.date(CalendarDay(number: moved).parts, text, to: &out)
    return true
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func date(
    _ date: (year: Int, month: Int, day: Int), _ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
  ) {
    two(date.year / 100, to: &out)
    two(date.year % 100, to: &out)
    out.append(text[4])
    two(date.month, to: &out)
    out.append(text[7])
    two(date.day, to: &out)
  }

  private static func two(_ number: Int, to out: inout [UInt8]) {
    out.append(0x30 + UInt8(number / 10))
    out.append(0x30 + UInt8(number % 10))
  }

  // MARK: Words

  private mutating func words(
    _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, _ mode: Mode, to out: inout [UInt8]
  ) -> Bool {
    // Numbers, links and addresses inside have forms of their own.
    let refused: TextTraits.Classes = [.digit, .at, .colon]
    guard traits.classes.isDisjoint(with: mode == .text ? refused.union(.dash) : refused) else { return false }
    return eachPiece(of: text, mode, to: &out)
  }

  private mutating func address(
    _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, to out: inout [UInt8]
  ) -> Bool {
    guard traits.classes.isDisjoint(with: [.at, .colon]), traits.digits < 7 else { return false }
    return eachPiece(of: text, .name, shortAsText: true, to: &out)
  }

  /// Letters by letters, digits by digits, all else as it was.
  private mutating func eachPiece(
    of text: UnsafeBufferPointer<UInt8>, _ mode: Mode, shortAsText: Bool = false, to out: inout [UInt8]
  ) -> Bool {
    var taken: UInt64 = 0
    if mode == .text {
      Self.eachRun(of: text) { range, isLetters in if isLetters { taken |= Self.bit(of: text, range) } }
    }
    var position = 0
    while position < text.count {
      let byte = text[position]
      var end = position + 1
      if byte.isLetter || byte >= 0x80 {
        while end < text.count, text[end].isLetter || text[end] >= 0x80 { end += 1 }
        let word = UnsafeBufferPointer(rebasing: text[position..<end])
        let isShort = shortAsText && word.count(where: { $0 < 0x80 || $0 >= 0xC0 }) <= 2
        let start = out.count
        guard piece(word, isShort ? .text : mode, to: &out) else { return false }
        // Running text must not give back one of its own words: that the forge sees to.
        if mode == .text {
          let made = out[start...]
          let isTaken = made.withUnsafeBufferPointer { made in
            Self.bit(of: made, 0..<made.count) & taken != 0 && Self.holds(made, in: text)
          }
          if isTaken { return false }
        }
      } else if byte.isDigit {
        while end < text.count, text[end].isDigit { end += 1 }
        guard end - position < 7, piece(UnsafeBufferPointer(rebasing: text[position..<end]), .digits, to: &out) else {
          return false
        }
      } else {
        out.append(byte)
      }
      position = end
    }
    return true
  }

  private static func eachRun(of text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, Bool) -> Void) {
    var position = 0
    while position < text.count {
      var end = position + 1
      if text[position].isLetter {
        while end < text.count, text[end].isLetter { end += 1 }
        body(position..<end, true)
      }
      position = end
    }
  }

  /// Whether a word stands in a text, whatever its casing.
  private static func holds(_ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    eachRun(of: text) { range, _ in
      if range.count == word.count, zip(text[range], word).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { isFound = true }
    }
    return isFound
  }

  /// One of 64 bits for a word, whatever its casing.
  private static func bit(of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    var state: UInt64 = UInt64(range.count)
    for place in range { state = (state ^ UInt64(text[place] | 0x20)) &* 0x0000_0100_0000_01B3 }
    return 1 << (state >> 58)
  }

  private mutating func piece(_ text: UnsafeBufferPointer<UInt8>, _ mode: Mode, to out: inout [UInt8]) -> Bool {
    let hash = ValueMemo.hash(text, mode.rawValue, seed: seed)
    let (slot, isKnown) = pieces.slot(text, mode.rawValue, hash)
    if isKnown, let made = pieces.output(slot) {
      out.append(contentsOf: made)
      return true
    }
    let word = String(decoding: text, as: UTF8.self)
    var draw = forge.partDraw(word)
    let made: String
    switch mode {
    case .text: made = forge.invented(word, likeLength: true, open: 2, &draw)
    case .name: made = forge.invented(word, likeLength: false, open: 2, &draw)
    case .digits: made = forge.digits(Array(text), &draw)
    case .domain: made = forge.domain(word)
    }
    let bytes = Array(made.utf8)
    pieces.remember(text, mode.rawValue, hash, at: slot, code: 0, output: bytes[...])
    out.append(contentsOf: bytes)
    return true
  }

  // MARK: E-mail

  private mutating func email(
    _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, to out: inout [UInt8]
  ) -> Bool {
    let allowed: TextTraits.Classes = [.upper, .lower, .digit, .at, .dot, .dash, .lowLine, .plus]
    guard traits.classes.isSubset(of: allowed), let at = text.firstIndex(of: 0x40),
      text[(at + 1)...].allSatisfy({ $0 != 0x40 && !$0.isUppercase })
    else { return false }
    let local = UnsafeBufferPointer(rebasing: text[..<at])
    var count = 0
    Self.eachRun(of: local) { _, _ in count += 1 }
    // Of one word, the rest follows from the whole address.
    guard count >= 2, eachPiece(of: local, .name, to: &out) else { return false }
    out.append(0x40)
    return piece(UnsafeBufferPointer(rebasing: text[(at + 1)...]), .domain, to: &out)
  }
}
