/// The unit in which a number counts from 1970, told by its size.
enum EpochUnit: Int {
  case seconds = 1
  case milliseconds = 1000
  case microseconds = 1_000_000

  /// Nil unless the whole part lies between 1990 and 2100 in one of the units; an exponent counts nothing.
  init?(_ spelling: String) {
    let whole = spelling.prefix { $0 != "." }
    guard spelling.utf8.allSatisfy({ $0.isDigit || $0 == 0x2E }), let number = Int(whole) else { return nil }
    let years = 631_152_000..<4_102_444_800
    for unit in [EpochUnit.seconds, .milliseconds, .microseconds] where years.contains(number / unit.rawValue) {
      if number / unit.rawValue >= years.lowerBound, String(whole).utf8.count > 8 {
        self = unit
        return
      }
    }
    return nil
  }
}
