/// Numbers that states give to people, where the form alone says so: the dashed US number, NINO, CPF, DNI, and so on.
///
/// Bare runs of digits need a name hint; a rule then asks for `digits` instead.
struct NationalIdDetector: ValueDetector {
  static let id = "national-id"
  let needs = TextNeeds(digits: 6, length: 9)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (9...16).contains(bytes.count), bytes.contains(where: \.isDigit) else { return false }
    return Self.isUS(bytes) || Self.isBrazilian(bytes) || Self.isSpanish(bytes) || Self.isItalian(bytes)
      || Self.isBritish(bytes)
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end].isAlphanumeric || bytes[end] == 0x2D || bytes[end] == 0x2E { end += 1 }
      let next = max(end, position + 1)
      while end > position, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x2D { end -= 1 }
      let word = Array(bytes[position..<end])
      if Self.isUS(word) || Self.isBrazilian(word) || Self.isItalian(word) { found.append(position..<end) }
      position = next
    }
    return found
  }

  /// `123-45-6789`: no area 000, 666 or 900 and up, no group 00, no serial 0000.
  private static func isUS(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 11 else { return false }
    let groups = bytes.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard groups.map(\.count) == [3, 2, 4], groups.allSatisfy({ $0.allSatisfy(\.isDigit) }) else { return false }
    let area = String(decoding: groups[0], as: UTF8.self)
    return area != "000" && area != "666" && groups[0].first != 0x39 && groups[1].contains { $0 != 0x30 }
      && groups[2].contains { $0 != 0x30 }
  }

  /// `123.456.789-09`: two digits of weights 10 to 2 and 11 to 2, modulo 11.
  private static func isBrazilian(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 14, bytes[3] == 0x2E, bytes[7] == 0x2E, bytes[11] == 0x2D else { return false }
    let digits = DigitRuns.digits(bytes).map(Int.init)
    guard digits.count == 11, Set(digits).count > 1 else { return false }
    func check(_ count: Int) -> Int {
      let sum = (0..<count).reduce(0) { $0 + digits[$1] * (count + 1 - $1) }
      return sum * 10 % 11 % 10
    }
    return check(9) == digits[9] && check(10) == digits[10]
  }

  /// DNI and NIE: the letter is the number modulo 23.
  private static func isSpanish(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 9, let last = bytes.last, last.isUppercase else { return false }
    var digits = Array(bytes.dropLast())
    if let place = Array("XYZ".utf8).firstIndex(of: digits[0]) { digits[0] = 0x30 + UInt8(place) }
    guard digits.allSatisfy(\.isDigit), let number = Int(String(decoding: digits, as: UTF8.self)) else { return false }
    return Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)[number % 23] == last
  }

  /// The form of a codice fiscale: six letters, then digits and letters in fixed places.
  private static func isItalian(_ bytes: [UInt8]) -> Bool {
    let form = Array("LLLLLLDDLDDLDDDL".utf8)
    guard bytes.count == form.count else { return false }
    return zip(bytes, form).allSatisfy { $1 == UInt8(ascii: "L") ? $0.isUppercase : $0.isDigit }
  }

  /// A NINO: two letters, six digits, A to D.
  private static func isBritish(_ bytes: [UInt8]) -> Bool {
    let compact = bytes.filter { $0 != 0x20 }
    return compact.count == 9 && compact[0..<2].allSatisfy(\.isUppercase) && compact[2..<8].allSatisfy(\.isDigit)
      && (0x41...0x44).contains(compact[8]) && !"DFIQUV".utf8.contains(compact[0])
  }
}
