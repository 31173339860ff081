/// Remembers what became of values at their places: the same few states, tags and names come by the thousand.
///
/// One entry a slot, the newest wins: it never grows and never lies, since the bytes are compared.
struct ValueMemo {
  private struct Entry {
    var hash: UInt64 = 0
    var place: Int32 = -1
    var start: Int32 = 0
    var count: Int32 = 0
    var code: Int32 = 0
    /// Where what stands for the value lies.
    var outStart: Int32 = 0
    var outCount: Int32 = -1
  }

  /// Empty until something is remembered: many are asked once and never told anything.
  private var entries: [Entry] = []
  private var arena: [UInt8] = []
  private let mask: Int

  /// How often values of a place were asked for, and found: where each is new, nothing is remembered.
  private var asked: [UInt16] = []
  private var found: [UInt16] = []

  /// Longer values seldom come again.
  static let longest = 96
  private static let arenaLimit = 16 << 20

  init(slots: Int = 1 << 15) {
    mask = slots - 1
  }

  mutating func forgetAll() {
    for index in entries.indices { entries[index].place = -1 }
    arena.removeAll(keepingCapacity: true)
  }

  /// Mixes eight bytes at a time; seeded, so that nobody can choose values that meet.
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int32, seed: UInt64) -> UInt64 {
    var state =
      seed ^ UInt64(truncatingIfNeeded: Int(place) &* 0x9E37_79B9) ^ UInt64(truncatingIfNeeded: bytes.count) &<< 48
    let raw = UnsafeRawBufferPointer(bytes)
    var position = 0
    while position &+ 8 <= raw.count {
      state = mixed(state ^ raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position &+= 8
    }
    var rest: UInt64 = 0
    while position < raw.count {
      rest = rest &<< 8 | UInt64(raw[position])
      position &+= 1
    }
    return mixed(state ^ rest)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// Whether values of a place come again: asked before each look, it also counts.
  mutating func isUseful(at place: Int32) -> Bool {
    let place = Int(place)
    if place >= asked.count {
      let missing = place + 64 - asked.count
      asked += [UInt16](repeating: 0, count: missing)
      found += [UInt16](repeating: 0, count: missing)
    }
    asked[place] &+= 1
    // Every so often it is tried anew, as a stream may change.
    if asked[place] == 0 { found[place] = 0 }
    return asked[place] < 64 || UInt(found[place]) * 8 >= UInt(min(asked[place], 1024))
  }

  mutating func noteFound(at place: Int32) {
    if found[Int(place)] < .max { found[Int(place)] += 1 }
  }

  /// The slot of a value, and whether it is remembered.
  @inline(__always)
  func slot(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int32, _ hash: UInt64) -> (index: Int, isKnown: Bool) {
    let index = Int(truncatingIfNeeded: hash) & mask
    if entries.isEmpty { return (index, false) }
    let entry = entries[index]
    guard entry.hash == hash, entry.place == place, Int(entry.count) == bytes.count else { return (index, false) }
    let isSame = arena.withUnsafeBufferPointer { arena in
      UnsafeBufferPointer(rebasing: arena[Int(entry.start)..<Int(entry.start) + bytes.count]).elementsEqual(bytes)
    }
    return (index, isSame)
  }

  func code(_ index: Int) -> Int32 { entries[index].code }

  /// What stands for the value; nil if the value stays.
  func output(_ index: Int) -> ArraySlice<UInt8>? {
    let entry = entries[index]
    return entry.outCount < 0 ? nil : arena[Int(entry.outStart)..<Int(entry.outStart + entry.outCount)]
  }

  mutating func remember(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int32, _ hash: UInt64, at index: Int, code: Int32,
    output: ArraySlice<UInt8>? = nil
  ) {
    if bytes.count > Self.longest { return }
    if entries.isEmpty { entries = [Entry](repeating: Entry(), count: mask + 1) }
    if arena.count > Self.arenaLimit { forgetAll() }
    var entry = Entry(
      hash: hash, place: place, start: Int32(arena.count), count: Int32(bytes.count), code: code)
    arena.append(contentsOf: bytes)
    if let output {
      entry.outStart = Int32(arena.count)
      entry.outCount = Int32(output.count)
      arena.append(contentsOf: output)
    }
    entries[index] = entry
  }
}
