/// Values that a text names itself: `user=jdoe`, `Kunde: Anna Schmidt`, `account 43918820`.
///
/// Labels are the names that rules look for, in all their languages, with what switches them off.
enum LabelledText {
  /// Where a value starts behind a sign, for each sign with a label before it.
  static func starts(in bytes: [UInt8], labels: NameHints) -> [Int] {
    var found: [Int] = []
    var position = 0
    while position < bytes.count {
      let width = signWidth(bytes, position)
      guard width > 0 else {
        position += 1
        continue
      }
      let end = position
      position += width
      guard end > 0, isLabelled(before: end, in: bytes, labels) else { continue }
      var start = position
      while start < bytes.count, start - position < 4, bytes[start].isOne(of: " \"'\\[(") { start += 1 }
      if start < bytes.count { found.append(start) }
    }
    return found
  }

  /// `=`, `:` that is no part of a URL or a path, and the wide colon of East Asia.
  private static func signWidth(_ bytes: [UInt8], _ position: Int) -> Int {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case 0x3D: return next == 0x3D || next == 0x3E ? 0 : 1
    // `WITH PASSWORD 'x'`.
    case 0x20: return next == 0x27 && position > 0 && bytes[position - 1].isLetter ? 1 : 0
    case 0x3A: return next == 0x2F || next == 0x3A || position > 0 && bytes[position - 1] == 0x3A ? 0 : 1
    case 0xEF: return bytes[position...].starts(with: [0xEF, 0xBC, 0x9A]) ? 3 : 0
    default: return 0
    }
  }

  /// Whether the words that end there are a label.
  static func isLabelled(before end: Int, in bytes: [UInt8], _ labels: NameHints) -> Bool {
    var end = end
    while end > 0, bytes[end - 1].isOne(of: " \"'*_") { end -= 1 }
    var start = end
    while start > 0, end - start < 40, !isBreak(bytes[start - 1]) { start -= 1 }
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    if end - start < 2 { return false }
    let words = NameTokens.split(String(decoding: bytes[start..<end], as: UTF8.self))
    return !words.isEmpty && labels.matches(in: words.suffix(5).map { $0 }).contains(where: \.isLast)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte < 0x20 || byte.isOne(of: ",;:=(){}[]\"'<>|/&?!") }

  /// Up to what ends a word of a configuration or a sentence.
  static func run(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] > 0x20, !bytes[end].isOne(of: "\"'`&;,<>()]|") { end += 1 }
    while end > start, bytes[end - 1].isOne(of: ".!?:\\") { end -= 1 }
    return start..<end
  }

  /// `{{code}}`, `${TOKEN}`, `<token>`, `%s`, `****`: where a value would stand.
  static func isStandIn(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return true }
    return first.isOne(of: "{$<%*") || value.allSatisfy { $0.isOne(of: "xX*.-_•") } || value.contains(0x7B)
  }
}

/// Logins behind a label: `user=jdoe`, `username: jdoe`.
struct LabelledLoginDetector: ValueDetector {
  static let id = "labelled-login"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.equals, .colon], all: .lower, length: 8)

  /// Never the whole text.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in LabelledText.starts(in: bytes, labels: HintWords.logins) {
      let range = LabelledText.run(from: start, in: bytes)
      if range.lowerBound >= found.last?.upperBound ?? 0, Self.isLogin(bytes[range]) { found.append(range) }
    }
    if found.isEmpty, let range = Self.visitor(bytes) { found.append(range) }
    return found
  }

  /// `Accepted password for jdoe from 82.34.91.7`.
  private static func visitor(_ bytes: [UInt8]) -> Range<Int>? {
    guard let from = bytes.indices.first(where: { bytes.holds(" from ", at: $0) }), from + 6 < bytes.count,
      bytes[from + 6].isDigit
    else { return nil }
    var start = from
    while start > 0, from - start < 64, !bytes[start - 1].isBlank { start -= 1 }
    guard bytes.holds("for ", at: start - 4) || bytes.holds("user ", at: start - 5), isLogin(bytes[start..<from]) else {
      return nil
    }
    return start..<from
  }

  private static func isLogin(_ value: ArraySlice<UInt8>) -> Bool {
    guard (2...64).contains(value.count), value.contains(where: { $0.isLetter || $0 >= 0x80 }),
      value.allSatisfy({ $0.isAlphanumeric || $0 >= 0x80 || $0.isOne(of: "._-@\\+$") }),
      !LabelledText.isStandIn(value), !NobodysNames.contain(Array(value))
    else { return false }
    // Words of interfaces are what is said of a login: `user: not found`.
    let word = String(decoding: value, as: UTF8.self).lowercased()
    return !WordLists.fields.contains(word) || WordLists.givenNames.contains(word)
  }
}

/// People behind a label: `Patient: Schmidt, Anna`, `cn=Anna Schmidt`.
struct LabelledNameDetector: ValueDetector {
  static let id = "labelled-name"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.equals, .colon, .beyondASCII], length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    func add(_ start: Int, least: Int) {
      guard let range = Self.words(from: start, in: bytes, least: least) else { return }
      if range.lowerBound >= found.last?.upperBound ?? 0 { found.append(range) }
    }
    let sure = LabelledText.starts(in: bytes, labels: HintWords.people)
    // A bare `name` is that of a thing, too: it takes two words of which none is a word of things.
    let loose = LabelledText.starts(in: bytes, labels: HintWords.names)
    for start in Set(sure + loose).sorted() { add(start, least: sure.contains(start) ? 1 : 2) }
    return found
  }

  /// Up to five words with capitals, particles between them, one comma.
  private static func words(from start: Int, in bytes: [UInt8], least: Int) -> Range<Int>? {
    var position = start
    var end = start
    var capitals = 0
    var hasComma = false
    while capitals < 5, position < bytes.count {
      var next = position
      while next < bytes.count, isWordByte(bytes, next) { next += 1 }
      guard next > position, next - position <= 40 else { break }
      let word = String(decoding: bytes[position..<next], as: UTF8.self)
      let folded = LatinFolding.fold(word.filter { $0 != "." })
      let first = word.unicodeScalars.first?.properties
      let isCaseless = first.map { !$0.isUppercase && !$0.isLowercase && $0.isAlphabetic } ?? false
      if first?.isUppercase ?? false || isCaseless {
        let isWord =
          WordLists.fields.contains(folded) && folded.utf8.count > 2 && !WordLists.givenNames.contains(folded)
          && !WordLists.surnames.contains(folded)
        if isWord || PersonFormDetector.firms.contains(folded) { return nil }
        capitals += 1
        end = next
      } else if capitals == 0 || !PersonFormDetector.particles.contains(folded) {
        break
      }
      guard next < bytes.count else { break }
      if bytes[next] == 0x2C, !hasComma, capitals == 1, next + 1 < bytes.count, bytes[next + 1] == 0x20 {
        hasComma = true
        next += 1
      }
      guard next < bytes.count, bytes[next] == 0x20 else { break }
      position = next + 1
    }
    guard capitals >= least, end - start >= 2, end - start <= 80 else { return nil }
    while end > start, bytes[end - 1] == 0x2E { end -= 1 }
    // A label of its own follows, or a path goes on: `From: Server.swift`.
    if end < bytes.count, bytes[end].isOne(of: ":=/_@\\") || bytes[end].isDigit { return nil }
    return start..<end
  }

  /// Letters, the point of an initial, apostrophes and dashes.
  private static func isWordByte(_ bytes: [UInt8], _ position: Int) -> Bool {
    let byte = bytes[position]
    if byte >= 0x80 {
      guard let (scalar, _) = TextScalar.starting(at: position, in: bytes) else { return byte & 0xC0 == 0x80 }
      return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark || scalar == "\u{2019}"
    }
    return byte.isLetter || byte.isOne(of: ".'-")
  }
}

/// Telephones behind a label whose form is that of no country alone.
struct LabelledPhoneDetector: ValueDetector {
  static let id = "labelled-phone"
  static let mayBeWhole = false
  let needs = TextNeeds(
    any: [.blank, .colon, .equals, .dot, .dash, .plus, .beyondASCII, .other, .lowLine], digits: 6, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    LabelledNumbers.spans(in: bytes, labels: HintWords.phones).filter { range in
      bytes[range].count { $0.isDigit } >= 6 && !bytes[range].contains(where: \.isLetter)
    }
  }
}

/// Passwords, tokens and codes behind a label in any language that a rule knows: `mot de passe : …`, `验证码：…`.
struct LabelledSecretDetector: ValueDetector {
  static let id = "labelled-secret"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.equals, .colon, .blank, .beyondASCII], digits: 1, length: 9)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in LabelledText.starts(in: bytes, labels: HintWords.secrets) {
      let range = LabelledText.run(from: start, in: bytes)
      if range.lowerBound >= found.last?.upperBound ?? 0, Self.isSecret(bytes[range]) { found.append(range) }
    }
    return found
  }

  /// With a digit in it: words alone are what is said of a secret.
  private static func isSecret(_ value: ArraySlice<UInt8>) -> Bool {
    guard (3...512).contains(value.count), !LabelledText.isStandIn(value) else { return false }
    let digits = value.count { $0.isDigit }
    return digits >= 3 || digits >= 1 && value.count >= 6
  }
}

/// Numbers of persons behind a label, with a sign or without: `Passport 533380006`, `PESEL: 84061703825`.
struct LabelledNumberDetector: ValueDetector {
  static let id = "labelled-number"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.blank, .colon, .equals, .beyondASCII], digits: 4, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    LabelledNumbers.spans(in: bytes, labels: HintWords.numbers)
  }
}

/// Accounts behind a label: `account no 43918820`, `Sort code 20-45-77`.
struct LabelledAccountDetector: ValueDetector {
  static let id = "labelled-account"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.blank, .colon, .equals, .beyondASCII], digits: 4, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    LabelledNumbers.spans(in: bytes, labels: HintWords.accounts)
  }
}

/// Digits in groups, with letters among them or not.
enum LabelledNumbers {
  static func spans(in bytes: [UInt8], labels: NameHints) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isAlphanumeric, !TextScalar.isRest(at: position, in: bytes) else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isAlphanumeric { end += 1 }
      guard bytes[position..<end].contains(where: \.isDigit) else {
        position = end
        continue
      }
      let range = position..<groups(from: position, in: bytes)
      position = range.upperBound
      let digits = bytes[range].count { $0.isDigit }
      guard digits >= 4, range.count <= 40, !TextScalar.goesOn(at: range.upperBound, in: bytes) else { continue }
      if let sign = label(before: range.lowerBound, in: bytes, labels), sign || digits >= 6 { found.append(range) }
    }
    return found
  }

  /// Groups with a digit in each, with one separator between.
  private static func groups(from start: Int, in bytes: [UInt8]) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isAlphanumeric { end += 1 }
    while end + 1 < bytes.count, bytes[end].isOne(of: " -./"), bytes[end + 1].isAlphanumeric {
      var next = end + 1
      while next < bytes.count, bytes[next].isAlphanumeric { next += 1 }
      guard bytes[end + 1..<next].contains(where: \.isDigit), next - end <= 13 else { break }
      end = next
    }
    return end
  }

  /// Whether a label stands before, and with a sign behind it; nil without a label.
  private static func label(before start: Int, in bytes: [UInt8], _ labels: NameHints) -> Bool? {
    var end = start
    var hasSign = false
    func pass() {
      while end > 0, start - end < 16, bytes[end - 1].isOne(of: " :=#\"'.-") || bytes[end - 1] >= 0x80 && isSign(end) {
        hasSign = hasSign || bytes[end - 1].isOne(of: ":=#")
        end -= 1
      }
    }
    func isSign(_ end: Int) -> Bool {
      guard let (scalar, _) = TextScalar.ending(at: end, in: bytes) else { return bytes[end - 1] & 0xC0 == 0x80 }
      return !scalar.properties.isAlphabetic
    }
    pass()
    guard end > 1 else { return nil }
    if LabelledText.isLabelled(before: end, in: bytes, labels) { return hasSign }
    for link in links where bytes[..<end].suffix(link.count + 1).dropFirst().map({ $0 | 0x20 }).elementsEqual(link) {
      guard end > link.count, bytes[end - link.count - 1] == 0x20 else { continue }
      end -= link.count
      pass()
      break
    }
    guard end > 1, LabelledText.isLabelled(before: end, in: bytes, labels) else { return nil }
    return hasSign
  }

  private static let links = ["is", "ist", "es", "est", "no", "nr", "number", "num", "lautet"].map { Array($0.utf8) }
}
