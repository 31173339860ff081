/// Hashes of texts whatever their ASCII casing, with a seed of this process, so that nobody can choose texts that meet.
///
/// Tables of a run keep nothing else of most values: a million ids stay small.
enum CaselessHash {
  private static let seed = UInt64.random(in: 1 ... .max)

  /// Never 0, which stands for a free place in tables.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    let raw = UnsafeRawBufferPointer(bytes)
    var position = 0
    while position &+ 8 <= raw.count {
      state = mixed(state ^ lowercased(raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
      position &+= 8
    }
    var rest: UInt64 = 0
    while position < raw.count {
      rest = rest &<< 8 | UInt64(raw[position])
      position &+= 1
    }
    return max(mixed(state ^ lowercased(rest)), 1)
  }

  static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8(of)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// ASCII capitals of eight bytes, all at once: of each byte the highest bit tells whether it is one.
  @inline(__always)
  static func lowercased(_ word: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let low = word & (each &* 0x7F)
    let isCapital = ((low &+ each &* 0x3F) ^ (low &+ each &* 0x25)) & ~word & (each &* 0x80)
    return word | isCapital &>> 2
  }
}
