/// The check letter that Italy puts on tax codes (D.M. 23 December 1976) and on accounts.
enum ItalianCheck {
  /// 0 to 25: odd places, counted from one, by a table, even ones by their value.
  static func value(_ text: some Sequence<UInt8>) -> Int {
    var sum = 0
    for (place, byte) in text.enumerated() {
      let value = byte.isDigit ? Int(byte - 0x30) : Int((byte | 0x20) - 0x61)
      sum += place % 2 == 0 ? odd[value] : value
    }
    return sum % 26
  }

  private static let odd = [
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
  ]
}
