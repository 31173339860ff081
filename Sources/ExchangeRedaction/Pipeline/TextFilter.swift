/// Tells for sure that a text was never put in, and for most others too: one bit a text, whatever its ASCII casing.
struct TextFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1 << 10)
  /// All that was put in, to fill a larger table with.
  private var hashes: Set<UInt64> = []

  mutating func insert(_ text: String) {
    var text = text
    insert(hash: text.withUTF8(Self.hash))
  }

  /// Takes all texts of another filter.
  mutating func add(_ other: TextFilter) { for hash in other.hashes { insert(hash: hash) } }

  private mutating func insert(hash: UInt64) {
    if !hashes.insert(hash).inserted { return }
    // At one bit in 64 nearly every look ends with the first answer.
    if hashes.count > bits.count {
      bits = [UInt64](repeating: 0, count: bits.count * 4)
      for hash in hashes { mark(hash) }
    } else {
      mark(hash)
    }
  }

  private mutating func mark(_ hash: UInt64) {
    let slot = Int(truncatingIfNeeded: hash) & (bits.count * 64 - 1)
    bits[slot >> 6] |= 1 << UInt64(slot & 63)
  }

  func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let slot = Int(truncatingIfNeeded: Self.hash(bytes)) & (bits.count * 64 - 1)
    return bits[slot >> 6] & 1 << UInt64(slot & 63) != 0
  }

  /// Over eight bytes at a time, with the bit that tells small from large letters left out; digits lose a bit, too, which
  /// costs nothing but a few looks more.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
    let raw = UnsafeRawBufferPointer(bytes)
    var position = 0
    while position &+ 8 <= raw.count {
      state = mixed(state ^ (raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) | 0x2020_2020_2020_2020))
      position &+= 8
    }
    var rest: UInt64 = 0
    while position < raw.count {
      rest = rest &<< 8 | UInt64(raw[position] | 0x20)
      position &+= 1
    }
    return mixed(state ^ rest)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
