/// Telephone numbers that nobody has.
///
/// Blocks kept free for examples and drama: NANP 555-0100 to 555-0199, Ofcom, ARCEP, Bundesnetzagentur (Mitteilung
/// 148/2021), ACMA. A block counts only where it fills the number's length.
enum PhoneBlocks {
  private static let blocks: [(country: String, national: [String])] = [
    ("44", ["7700900***", "1632960***", "2079460***", "8081570***", "3069990***"]),
    ("33", ["19900****", "26191****", "35301****", "46571****", "53649****", "63998****"]),
    ("49", ["3023125***", "6990009***", "4066969***", "2214710***", "8999998***"]),
    ("61", ["491570***", "25550****", "35550****", "75550****", "85550****"]),
  ]
  /// Country and leading digits of each block.
  static let prefixes = blocks.flatMap { block in block.national.map { block.country + $0.prefix { $0 != "*" } } }

  private static let areas = ["202", "206", "212", "303", "312", "404", "415", "503", "617", "702", "808", "907"]

  /// As many digits. `isInternational`: they start with a country code.
  static func number(_ digits: [UInt8], isInternational: Bool, _ draw: inout KeyedDraw) -> [UInt8] {
    let isNorthAmerican =
      isInternational ? digits.first == 0x31 && digits.count == 11 : digits.count == 10 && digits[0] > 0x31
    if isNorthAmerican {
      let area = draw.pick(areas)
      return fill((isInternational ? "1" : "") + area + "55501**", &draw)
    }
    if isInternational {
      for (country, national) in blocks where digits.starts(with: country.utf8) {
        let fitting = national.filter { country.utf8.count + $0.utf8.count == digits.count }
        if !fitting.isEmpty { return fill(country + draw.pick(fitting), &draw) }
      }
      let head = min(countryLength(digits), digits.count)
      let zeros = min(3, max(0, digits.count - head - 5))
      return Array(digits.prefix(head)) + [UInt8](repeating: 0x30, count: zeros)
        + drawn(digits.count - head - zeros, &draw)
    }
    guard digits.count >= 7 else { return drawn(digits.count, &draw) }
    let head: [UInt8] = digits[0] == 0x30 ? [0x30] : [0x35]
    return head + [0x35, 0x35] + drawn(digits.count - 3, &draw)
  }

  /// Digits of the country code at the start (ITU-T E.164, list of assigned codes).
  private static func countryLength(_ digits: [UInt8]) -> Int {
    let two: Set<String> = [
      "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49", "51",
      "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84", "86", "90",
      "91", "92", "93", "94", "95", "98",
    ]
    guard let first = digits.first else { return 0 }
    if first == 0x31 || first == 0x37 { return 1 }
    return two.contains(String(decoding: digits.prefix(2), as: UTF8.self)) ? 2 : 3
  }

  private static func fill(_ pattern: String, _ draw: inout KeyedDraw) -> [UInt8] {
    pattern.utf8.map { $0 == 0x2A ? 0x30 + UInt8(draw.below(10)) : $0 }
  }

  private static func drawn(_ count: Int, _ draw: inout KeyedDraw) -> [UInt8] {
    (0..<max(count, 0)).map { 0x30 + UInt8($0 == 0 ? 1 + draw.below(9) : draw.below(10)) }
  }
}
