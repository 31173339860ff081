import ExchangeTypes

/// Tells by its look that a part of a path names one thing, and is no word of the API.
enum IDForm {
  case id, date

  /// Nil for a word. Escapes are undone already.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if CalendarDay(text) != nil {
      self = .date
    } else if Self.isID(bytes, text) {
      self = .id
    } else {
      return nil
    }
  }

  private static func isID(_ bytes: [UInt8], _ text: String) -> Bool {
    if bytes.isEmpty { return false }
    let digits = bytes.filter { (0x30...0x39).contains($0) }.count
    if digits == bytes.count { return true }
    // What people type: addresses, names with blanks, other alphabets.
    if bytes.contains(where: { $0 == 0x40 || $0 <= 0x20 || $0 >= 0x80 }), bytes.first != 0x40 { return true }
    let hex = bytes.filter { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) || $0 == 0x2D }.count
    if hex == bytes.count, bytes.count >= 16, digits > 0 { return true }
    if SecretWords.looksSecret(text) { return true }
    let upper = bytes.filter { (0x41...0x5A).contains($0) }.count
    let lower = bytes.filter { (0x61...0x7A).contains($0) }.count
    // ULIDs and the short names that videos have.
    if bytes.count >= 20, digits >= 2, upper + digits == bytes.count { return true }
    if bytes.count >= 8, digits >= 1, upper >= 2, lower >= 2, !isCamelCase(bytes) { return true }
    // `ord-10023`, `52.52,13.40`, `cus_9s6XKzkN`: words have no three digits, unless they end with a year.
    let hasSeparator = bytes.contains { $0 == 0x2D || $0 == 0x5F || $0 == 0x3A || $0 == 0x2E || $0 == 0x2C }
    return digits >= 3 && (hasSeparator || digits * 2 >= bytes.count || upper > 0)
  }

  /// `getOrders2`: capitals start words, and digits end them.
  private static func isCamelCase(_ bytes: [UInt8]) -> Bool {
    let letters = bytes.prefix { !(0x30...0x39).contains($0) }
    let tail = bytes[letters.count...]
    guard tail.allSatisfy({ (0x30...0x39).contains($0) }), tail.count <= 2 else { return false }
    return !zip(letters, letters.dropFirst()).contains { $0 & 0x20 == 0 && $1 & 0x20 == 0 }
  }
}
