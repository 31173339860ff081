/// What a run's removed values are found by in a text.
extension RunText {
  /// What of four bytes in front leads to texts of which lengths: as many as there may be of them (`user1`, `user2`, …),
  /// few lengths are tried at a place.
  struct Heads {
    /// First four bytes → a bit for each length up to 63; longer ones share the last bit.
    private var lengths: [UInt32: UInt64] = [:]
    /// Lengths over 62, longest first.
    private var longLengths: [Int] = []
    /// One bit for each value of a hash of four bytes, small letters and large ones alike.
    private var bits = [UInt64](repeating: 0, count: 1 << 12)

    var isEmpty: Bool { lengths.isEmpty }

    mutating func add(_ head: UInt32, count: Int) {
      lengths[head, default: 0] |= 1 << UInt64(min(count, 63))
      if count >= 63, !longLengths.contains(count) {
        longLengths.insert(count, at: longLengths.firstIndex { $0 < count } ?? longLengths.count)
      }
      let slot = Self.slot(head)
      bits[slot >> 6] |= 1 << UInt64(slot & 63)
    }

    private static func slot(_ head: UInt32) -> Int { Int(((head | 0x2020_2020) &* 0x9E37_79B1) >> 14) }

    @inline(__always)
    func mayBegin(_ head: UInt32) -> Bool {
      let slot = Self.slot(head)
      return bits[slot >> 6] & 1 << UInt64(slot & 63) != 0
    }

    /// The longest length behind a head that a caller finds a text of.
    func longest(_ head: UInt32, where holds: (Int) -> Bool) -> Int? {
      guard mayBegin(head), let found = lengths[head] else { return nil }
      if found >> 63 != 0, let length = longLengths.first(where: holds) { return length }
      var rest = found & ~(1 << 63)
      while rest != 0 {
        let length = 63 - rest.leadingZeroBitCount
        if holds(length) { return length }
        rest &= ~(1 << UInt64(length))
      }
      return nil
    }

    static func head(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
      bytes[position..<position + RunTable.shortest].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// Texts to look for, in memory of their own.
  struct Needles {
    private(set) var heads = Heads()
    private var texts = SpelledValues()

    var isEmpty: Bool { texts.count == 0 }

    /// Shorter values are passed over.
    mutating func add(_ value: String) {
      var value = value
      value.withUTF8 { text in
        if text.count < RunTable.shortest { return }
        texts.note(text, CaselessHash.of(text), rule: "")
        heads.add(Heads.head(text, at: 0), count: text.count)
      }
    }

    func contains(_ value: String) -> Bool { texts.entry(of: value) != nil }

    /// `atBoundaries`: only where a word starts.
    func mayHold(_ text: UnsafeBufferPointer<UInt8>, atBoundaries: Bool) -> Bool {
      if isEmpty || text.count < RunTable.shortest { return false }
      var head: UInt32 = 0
      for (position, byte) in text.enumerated() {
        head = head << 8 | UInt32(byte)
        if position < 3 { continue }
        let start = position - 3
        if atBoundaries, !TokenBoundary.isOpen(at: start, in: text) { continue }
        if heads.mayBegin(head) { return true }
      }
      return false
    }

    func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool { texts.holds(text) }
  }

  /// The table's personal values: their bytes are there already.
  struct Removed {
    private(set) var heads = Heads()
    /// One bit for each value of the table that is looked for.
    private var isHidden: [UInt64] = []

    mutating func add(_ hidden: HiddenValues) {
      for number in hidden.numbers {
        while isHidden.count <= Int(number) >> 6 { isHidden.append(0) }
        isHidden[Int(number) >> 6] |= 1 << UInt64(number & 63)
        hidden.values.withBytes(of: Int(number)) { text in
          if text.count < RunTable.shortest { return }
          let head = text[..<RunTable.shortest].reduce(0) { $0 << 8 | UInt32($1.lowercasedASCII) }
          heads.add(head, count: text.count)
        }
      }
    }

    /// In any casing.
    func holds(_ text: UnsafeBufferPointer<UInt8>, in values: SpelledValues) -> Bool {
      values.position(ofAnyCasing: text) { number in
        number >> 6 < isHidden.count && isHidden[number >> 6] & 1 << UInt64(number & 63) != 0
      } != nil
    }
  }
}
