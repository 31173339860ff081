import LosslessJSON

/// Looks at the entries of a body for values that count as wholes: leaves, names and words of names.
///
/// Names come again and again: those of up to 16 bytes in which nothing was found are known by their bytes.
struct WholeLook {
  /// In capitals and small letters as they are.
  let secrets: WholeNeedles
  /// In lower case.
  let removed: WholeNeedles

  private struct Name: Equatable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0

    var slot: Int { Int(truncatingIfNeeded: ((first ^ last &* 3) &* 0x9E37_79B9_7F4A_7C15) &>> 56) }
  }

  struct Entry {
    var position: Int
    /// It holds escapes.
    var isMarked = false
    var isName = false
  }

  /// Entries that may be such values, and those that hold escapes, which must be read first.
  func entries(
    in bytes: UnsafeRawBufferPointer, _ nodes: UnsafeBufferPointer<JSONNode>
  ) -> [Entry] {
    var out: [Entry] = []
    var known = [Name](repeating: Name(), count: 256)
    let looks = !secrets.isEmpty || !removed.isEmpty
    known.withUnsafeMutableBufferPointer { known in
      for position in nodes.indices {
        let node = nodes[position]
        let isName: Bool
        switch node.kind {
        case .name: isName = true
        case .string: isName = false
        case .number:
          let spelling = node.start..<node.start + node.length
          if looks, isWhole(bytes, spelling) { out.append(Entry(position: position)) }
          continue
        case .object, .array, .boolean, .null, .end: continue
        }
        if node.isMarked {
          out.append(Entry(position: position, isMarked: true, isName: isName))
          continue
        }
        if !looks { continue }
        let text = node.start + 1..<node.start + node.length - 1
        if !isName {
          if isWhole(bytes, text) { out.append(Entry(position: position, isName: isName)) }
          continue
        }
        let name = Self.name(bytes, text)
        let slot = name?.slot ?? 0
        if let name, known[slot] == name { continue }
        if mayHold(bytes, text) {
          out.append(Entry(position: position, isName: isName))
        } else if let name {
          known[slot] = name
        }
      }
    }
    return out
  }

  func mayHold(_ text: [UInt8], isName: Bool) -> Bool {
    text.withUnsafeBytes { isName ? mayHold($0, 0..<$0.count) : isWhole($0, 0..<$0.count) }
  }

  @inline(__always)
  private func isWhole(_ bytes: UnsafeRawBufferPointer, _ text: Range<Int>) -> Bool {
    secrets.number(in: bytes, text) != nil || removed.number(in: bytes, text, isFolded: true) != nil
  }

  /// Whether a name, or a word in it, is a value.
  private func mayHold(_ bytes: UnsafeRawBufferPointer, _ text: Range<Int>) -> Bool {
    if isWhole(bytes, text) { return true }
    var start = text.lowerBound
    for place in text.lowerBound...text.upperBound
    where place == text.upperBound || !TokenBoundary.isWord(bytes[place]) {
      let word = start..<place
      start = place + 1
      if !word.isEmpty, word.count < text.count, isWhole(bytes, word) { return true }
    }
    return false
  }

  /// A name's own bytes in two words; nil for a longer one.
  @inline(__always)
  private static func name(_ bytes: UnsafeRawBufferPointer, _ text: Range<Int>) -> Name? {
    guard (8...16).contains(text.count) || text.count < 8 && text.lowerBound + 8 <= bytes.count else { return nil }
    var name = Name()
    name.count = text.count
    name.first = bytes.loadUnaligned(fromByteOffset: text.lowerBound, as: UInt64.self)
    if text.count < 8 {
      name.first &= 1 &<< UInt64(8 &* text.count) &- 1
    } else {
      name.last = bytes.loadUnaligned(fromByteOffset: text.upperBound - 8, as: UInt64.self)
    }
    return name
  }
}
