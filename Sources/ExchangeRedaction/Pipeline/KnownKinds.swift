/// The strongest kind that a run found for each value, whatever its casing, and whether it removes the value.
///
/// Open addressing over hashes: a look costs one step for what was never put in, which is nearly every text.
struct KnownKinds: Sendable {
  /// The upper bits of a hash, and in the lowest eight what is known of the value; 0 is free.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  private var count = 0

  private static let known: UInt64 = 0xFF
  private static let isUsed: UInt64 = 0x40
  private static let isRemoved: UInt64 = 0x80
  private static let rank: UInt64 = 0x3F

  func contains(_ hash: UInt64) -> Bool { slots[slot(of: hash)] != 0 }

  /// Nil for a value of which nothing is known.
  func rank(of hash: UInt64) -> Int? {
    let known = slots[slot(of: hash)]
    return known == 0 ? nil : Int(known & Self.rank)
  }

  func isRemoved(_ hash: UInt64) -> Bool { slots[slot(of: hash)] & Self.isRemoved != 0 }

  mutating func note(_ hash: UInt64, _ kind: PseudonymKind, isRemoved: Bool = false) {
    note(hash, UInt64(kind.rank) | Self.isUsed | (isRemoved ? Self.isRemoved : 0), at: slot(of: hash))
  }

  /// Takes all of another table. `takesRemoved`: also what it says of values that are removed.
  mutating func add(_ other: KnownKinds, takesRemoved: Bool) {
    for value in other.slots where value != 0 {
      note(value, takesRemoved ? value & Self.known : value & Self.known & ~Self.isRemoved, at: slot(of: value))
    }
  }

  private mutating func note(_ hash: UInt64, _ mark: UInt64, at slot: Int) {
    let old = slots[slot]
    if old != 0 {
      let rank = max(old & Self.rank, mark & Self.rank)
      slots[slot] = old & ~Self.rank | mark & Self.isRemoved | rank
      return
    }
    slots[slot] = hash & ~Self.known | mark
    count += 1
    if count * 4 > slots.count * 3 { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for value in old where value != 0 { slots[slot(of: value)] = value }
  }

  /// Where a value is, or would be.
  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 8) & mask
    while slots[slot] != 0, (slots[slot] ^ hash) >> 8 != 0 { slot = (slot + 1) & mask }
    return slot
  }
}
