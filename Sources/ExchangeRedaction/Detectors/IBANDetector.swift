/// An account number of ISO 13616: a country's length and the remainder 1 of ISO 7064, MOD 97-10.
struct IBANDetector: ValueDetector {
  static let id = "iban"
  let needs = TextNeeds(any: .letter, digits: 4, length: 15)

  func accepts(_ bytes: [UInt8]) -> Bool {
    (15...48).contains(bytes.count) && bytes[0].isLetter && bytes[1].isLetter
      && Self.isIBAN(bytes.filter { $0 != 0x20 && $0 != 0x2D })
      && bytes.allSatisfy { $0.isAlphanumeric || $0 == 0x20 || $0 == 0x2D }
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 15 <= bytes.count {
      if bytes[position].isLetter, bytes[position + 1].isLetter, bytes[position + 2].isDigit,
        bytes[position + 3].isDigit,
        position == 0 || !bytes[position - 1].isAlphanumeric, let end = Self.end(of: bytes, from: position)
      {
        found.append(position..<end)
        position = end
      } else {
        position += 1
      }
    }
    return found
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard let length = length(bytes[start..<start + 2]) else { return nil }
    var compact: [UInt8] = []
    var position = start
    while position < bytes.count, compact.count < length {
      let byte = bytes[position]
      if byte.isAlphanumeric { compact.append(byte) } else if byte != 0x20 && byte != 0x2D { return nil }
      position += 1
    }
    guard isIBAN(compact), position == bytes.count || !bytes[position].isAlphanumeric else { return nil }
    return position
  }

  /// Without blanks.
  static func isIBAN(_ compact: [UInt8]) -> Bool {
    compact.count >= 15 && length(compact[0..<2]) == compact.count && compact.allSatisfy(\.isAlphanumeric)
      && compact[2].isDigit && compact[3].isDigit && remainder(compact[4...] + compact[..<4]) == 1
  }

  /// Of the digits with letters written as 10 to 35, modulo 97.
  static func remainder(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { sum, byte in
      byte.isDigit ? (sum * 10 + Int(byte - 0x30)) % 97 : (sum * 100 + Int((byte | 0x20) - 0x61) + 10) % 97
    }
  }

  private static func length(_ country: ArraySlice<UInt8>) -> Int? {
    lengths[String(decoding: country, as: UTF8.self).uppercased()]
  }

  private static let lengths: [String: Int] = {
    let table: [(Int, String)] = [
      (15, "NO"), (16, "BE"), (18, "DK FO FI GL NL"), (19, "MK SI"), (20, "AT BA EE KZ XK LT LU"),
      (21, "CR CH HR LI LV"), (22, "BG BH DE GB GE IE ME RS VA"), (23, "AE GI IL IQ OM SO TL"),
      (24, "AD CZ ES MD PK RO SA SE SK TN VG DZ"), (25, "PT ST LY"), (26, "IS TR"),
      (27, "BI DJ FR GR IT MC MR SM BF"), (28, "AL AZ BY CY DO GT HU LB PL SV NI"), (29, "BR EG PS QA UA"),
      (30, "JO KW MU"), (31, "MT SC"), (32, "LC"), (33, "RU"),
    ]
    var map: [String: Int] = [:]
    for (length, countries) in table {
      for country in countries.split(separator: " ") { map[String(country)] = length }
    }
    return map
  }()
}
