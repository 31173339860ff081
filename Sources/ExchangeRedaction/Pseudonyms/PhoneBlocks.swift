/// Telephone numbers that nobody has.
///
/// Blocks kept free for examples and drama: NANP 555-0100 to 555-0199 (ATIS-0300115), Ofcom, ARCEP, Bundesnetzagentur
/// (Mitteilung 148/2021), ACMA, PTS. Of them only those that the usual validators take for valid: 07700 900… of the
/// United Kingdom is free, and refused by software. A block counts only where it fills the number's length.
enum PhoneBlocks {
  private struct Block {
    let country: String
    /// `*` a digit, `#` one that is not zero.
    let national: [String]
  }

  private static let blocks = [
    Block(
      country: "44",
      national: [
        "2079460***", "8081570***", "3069990***", "1134960***", "1144960***", "1164960***", "1174960***", "1184960***",
        "1214960***", "1314960***", "1414960***", "1514960***", "1614960***", "1914980***", "2920180***",
      ]),
    Block(country: "33", national: ["19900****", "26191****", "35301****", "46571****", "53649****"]),
    Block(
      country: "49",
      national: ["17139200**", "176040690**", "3023125***", "6990009***", "4066969***", "2214710***", "8999998***"]),
    Block(country: "61", national: ["491570***", "25550****", "35550****", "75550****", "85550****"]),
    Block(country: "46", national: ["3139006**", "4062804**", "84650040*", "9803192**", "7017406#*"]),
  ]
  /// Country and leading digits of each block.
  static let prefixes = blocks.flatMap { block in
    block.national.map { block.country + $0.prefix { $0 != "*" && $0 != "#" } }
  }

  private static let areas = [
    "201", "202", "203", "205", "206", "207", "208", "209", "210", "212", "213", "214", "215", "216", "217", "218",
    "219",
    "225", "228", "229", "231", "234", "239", "240", "248", "251", "252", "253", "254", "256", "260", "262", "267",
    "269",
    "270", "276", "281", "301", "302", "303", "304", "305", "307", "308", "309", "310", "312", "313", "314", "315",
    "316",
    "317", "318", "319", "320", "321", "323", "325", "330", "334", "336", "337", "347", "352", "360", "361", "386",
    "401",
    "402", "404", "405", "406", "407", "408", "409", "410", "412", "413", "414", "415", "417", "419", "423", "425",
    "432",
    "434", "435", "440", "443", "469", "478", "479", "480", "484", "501", "502", "503", "504", "505", "507", "508",
    "509",
    "510", "512", "513", "515", "516", "517", "518", "520", "530", "540", "541", "559", "561", "562", "563", "570",
    "571",
    "573", "574", "580", "585", "586", "601", "602", "603", "605", "606", "607", "608", "609", "610", "612", "614",
    "615",
    "616", "617", "618", "619", "620", "623", "626", "630", "631", "636", "641", "646", "650", "651", "660", "661",
    "662",
    "678", "682", "701", "702", "703", "704", "706", "707", "708", "712", "713", "714", "715", "716", "717", "718",
    "719",
    "720", "724", "727", "731", "732", "734", "740", "754", "757", "760", "763", "765", "770", "772", "773", "774",
    "775",
    "781", "785", "786", "801", "802", "803", "804", "805", "806", "808", "810", "812", "813", "814", "815", "816",
    "817",
    "818", "828", "830", "831", "832", "843", "845", "847", "848", "850", "856", "857", "858", "859", "860", "862",
    "863",
    "864", "865", "870", "901", "903", "904", "906", "907", "908", "909", "910", "912", "913", "914", "915", "916",
    "918",
    "919", "920", "925", "928", "931", "936", "937", "940", "941", "949", "951", "952", "954", "956", "970", "971",
    "972",
    "973", "978", "979", "980", "985", "989",
  ]

  /// As many digits, with the country code in front.
  static func international(_ digits: [UInt8], _ draw: inout KeyedDraw) -> [UInt8] {
    if digits.first == 0x31, digits.count == 11 { return fill("1" + draw.pick(areas) + "55501**", &draw) }
    for block in blocks where digits.starts(with: block.country.utf8) {
      if let new = filled(
        block, count: digits.count - block.country.utf8.count, like: digits[block.country.utf8.count...], &draw)
      {
        return Array(block.country.utf8) + new
      }
    }
    let width = CallingCodes.width(of: digits[...])
    return Array(digits.prefix(width))
      + plain(Array(digits.dropFirst(width)), head: digits.starts(with: "55".utf8) ? 3 : 2, &draw)
  }

  /// As many digits, as they are dialled inside a country. `groups`: how they are written, which tells the country.
  static func national(_ digits: [UInt8], groups: [Int], _ draw: inout KeyedDraw) -> [UInt8] {
    let isNorthAmerican = groups == [3, 3, 4] || groups == [10]
    if isNorthAmerican, digits[0] >= 0x32 { return fill(draw.pick(areas) + "55501**", &draw) }
    if groups == [1, 3, 3, 4] || groups == [11], digits[0] == 0x31 {
      return fill("1" + draw.pick(areas) + "55501**", &draw)
    }
    if digits[0] == 0x30, let country = country(digits, groups),
      let block = blocks.first(where: { $0.country == country }),
      let new = filled(block, count: digits.count - 1, like: digits[1...], &draw)
    {
      return [0x30] + new
    }
    if digits[0] == 0x30 { return [0x30] + plain(Array(digits.dropFirst()), &draw) }
    // Brazil's mobiles have a nine behind the area.
    return plain(digits, head: groups == [2, 5, 4] || groups == [2, 4, 4] ? 3 : 2, &draw)
  }

  private static func country(_ digits: [UInt8], _ groups: [Int]) -> String? {
    switch groups {
    case [2, 2, 2, 2, 2]: return "33"
    case [5, 6], [3, 4, 4], [4, 3, 4], [5, 3, 3]:
      // Mobiles of Japan and Korea are grouped as numbers of London are.
      return digits.count == 11 && !(groups == [3, 4, 4] && digits[2] == 0x30 && digits[1] >= 0x37) && digits[1] != 0x39
        && !(groups == [3, 4, 4] && digits.starts(with: "010".utf8)) ? "44" : nil
    case [11] where digits.count == 11 && (digits[1] == 0x37 && digits[2] != 0x30 || digits[1] == 0x32): return "44"
    default: return digits.starts(with: "017".utf8) || digits.starts(with: "015".utf8) ? "49" : nil
    }
  }

  /// A block of the length, of mobiles for a mobile where both are told by the first digit.
  private static func filled(
    _ block: Block, count: Int, like national: ArraySlice<UInt8>, _ draw: inout KeyedDraw
  ) -> [UInt8]? {
    let fitting = block.national.filter { $0.utf8.count == count }
    let alike = fitting.filter { $0.utf8.first == national.first }
    let choices = alike.isEmpty ? fitting : alike
    return choices.isEmpty ? nil : fill(draw.pick(choices), &draw)
  }

  /// The first two digits tell mobiles from fixed lines; zeros behind them begin few subscribers' numbers.
  private static func plain(_ digits: [UInt8], head: Int = 2, _ draw: inout KeyedDraw) -> [UInt8] {
    let head = min(digits.count > 7 ? head : 1, digits.count)
    let zeros = max(0, min(2, digits.count - head - 5))
    var new = Array(digits.prefix(head)) + [UInt8](repeating: 0x30, count: zeros)
    while new.count < digits.count { new.append(draw.digit()) }
    return new
  }

  private static func fill(_ pattern: String, _ draw: inout KeyedDraw) -> [UInt8] {
    pattern.utf8.map { $0 == 0x2A ? draw.digit() : $0 == 0x23 ? 0x31 + UInt8(draw.below(9)) : $0 }
  }
}
