import LosslessJSON

/// Takes a run's removed values out of a text that stays otherwise: header fields, templates, kept free text.
///
/// Asked once the run has learnt all, or all of a batch; values are found by their first four bytes.
struct RunText {
  private let table: RunTable
  private let keepsTexts: Bool
  private var secrets = Needles()
  private var personal = Needles()
  /// Personal values by where they are surely meant.
  private var anywhere = Needles()
  private var inProse = Needles()

  /// Texts by the lengths that those with the same four bytes in front have: as many as there may be of them
  /// (`user1`, `user2`, …), few lengths are tried at a place.
  private struct Needles {
    /// Hash of a text → where it lies in the arena.
    private var texts: [UInt64: Range<Int32>] = [:]
    private var arena: [UInt8] = []
    /// First four bytes → a bit for each length up to 63; longer ones share the last bit.
    private var lengths: [UInt32: UInt64] = [:]
    /// Lengths over 62, longest first.
    private var longLengths: [Int] = []
    /// One bit for each value of a hash of four bytes, small letters and large ones alike.
    private var heads = [UInt64](repeating: 0, count: 1 << 12)
    private static let seed = UInt64.random(in: 1 ... .max)

    var isEmpty: Bool { texts.isEmpty }

    /// Shorter values are passed over.
    mutating func add(_ value: String) {
      var value = value
      value.withUTF8 { if $0.count >= RunTable.shortest { add($0) } }
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
      let hash = ValueMemo.hash(text, 0, seed: Self.seed)
      guard texts[hash] == nil else { return }
      let start = Int32(arena.count)
      texts[hash] = start..<start + Int32(text.count)
      arena.append(contentsOf: text)
      let head = Self.head(text, at: 0)
      lengths[head, default: 0] |= 1 << UInt64(min(text.count, 63))
      if text.count >= 63, !longLengths.contains(text.count) {
        longLengths.insert(text.count, at: longLengths.firstIndex { $0 < text.count } ?? longLengths.count)
      }
      let slot = Self.slot(head)
      heads[slot >> 6] |= 1 << UInt64(slot & 63)
    }

    func contains(_ value: String) -> Bool {
      let bytes = Array(value.utf8)
      return bytes.withUnsafeBufferPointer { holds($0, 0, bytes.count, false) }
    }

    private static func slot(_ head: UInt32) -> Int { Int(((head | 0x2020_2020) &* 0x9E37_79B1) >> 14) }

    /// `atBoundaries`: only where a word starts.
    func mayHold(_ text: UnsafeBufferPointer<UInt8>, atBoundaries: Bool) -> Bool {
      if texts.isEmpty || text.count < RunTable.shortest { return false }
      var head: UInt32 = 0
      for (position, byte) in text.enumerated() {
        head = head << 8 | UInt32(byte)
        if position < 3 { continue }
        let start = position - 3
        if atBoundaries, !TokenBoundary.isOpen(at: start, in: text) { continue }
        let slot = Self.slot(head)
        if heads[slot >> 6] & 1 << UInt64(slot & 63) != 0 { return true }
      }
      return false
    }

    func longest(in bytes: [UInt8], at position: Int, atBoundaries: Bool) -> Int? {
      guard position + RunTable.shortest <= bytes.count else { return nil }
      return bytes.withUnsafeBufferPointer { bytes in
        let head = Self.head(bytes, at: position)
        let slot = Self.slot(head)
        guard heads[slot >> 6] & 1 << UInt64(slot & 63) != 0, let bits = lengths[head] else { return nil }
        if bits >> 63 != 0 {
          for length in longLengths where holds(bytes, position, length, atBoundaries) { return length }
        }
        var rest = bits & ~(1 << 63)
        while rest != 0 {
          let length = 63 - rest.leadingZeroBitCount
          if holds(bytes, position, length, atBoundaries) { return length }
          rest &= ~(1 << UInt64(length))
        }
        return nil
      }
    }

    private func holds(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ length: Int, _ atBoundaries: Bool)
      -> Bool
    {
      guard position + length <= bytes.count else { return false }
      if atBoundaries, !TokenBoundary.isAround(position..<position + length, in: bytes) { return false }
      let text = UnsafeBufferPointer(rebasing: bytes[position..<position + length])
      guard let place = texts[ValueMemo.hash(text, 0, seed: Self.seed)] else { return false }
      return arena[Int(place.lowerBound)..<Int(place.upperBound)].elementsEqual(text)
    }

    private static func head(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
      bytes[position..<position + RunTable.shortest].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static let words = MemberNames()

  /// Of an empty table: nothing is taken out. `keepsTexts`: some texts stay, and are to be looked through for weaker
  /// traces.
  init(_ table: RunTable, keepsTexts: Bool = false) {
    self.table = table
    self.keepsTexts = keepsTexts
  }

  /// `hidden`: see `RunTable.hidden`.
  init(_ table: RunTable, hidden: [(value: String, rule: String)]) {
    self.init(table)
    add(secretsFrom: 0)
    add(hidden: hidden)
  }

  /// Takes the table's secrets from a place on.
  mutating func add(secretsFrom first: Int) {
    table.secrets.each(from: first) { value, _ in
      // `Password` as a password would be taken out of every sentence about passwords; as a whole value it goes.
      if !Self.words.isPublicWord(value) { secrets.add(value) }
    }
  }

  mutating func add(hidden: [(value: String, rule: String)]) {
    for (value, _) in hidden {
      personal.add(value.lowercasedASCII)
      if keepsTexts { addTraces(of: value) }
    }
  }

  private mutating func addTraces(of value: String) {
    switch TraceStrength(of: value) {
    case .anywhere:
      anywhere.add(value.lowercasedASCII)
      inProse.add(value.lowercasedASCII)
    case .inProse: inProse.add(value.lowercasedASCII)
    case .nowhere: break
    }
    guard table.kind(of: value, atLeast: .text) == .name else { return }
    for word in value.split(separator: " ") where TraceStrength(of: String(word)) != .nowhere {
      inProse.add(String(word).lowercasedASCII)
    }
  }

  /// Whether anything may be taken out of a text: false for nearly all of them, at a bit a byte.
  func mayTouch(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    secrets.mayHold(text, atBoundaries: false) || inProse.mayHold(text, atBoundaries: true)
  }

  /// Secrets as substrings, the longest first.
  func withoutSecrets(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    Self.replacing(in: text, secrets, atBoundaries: false) { found, _ in replacement(found, .token) }
  }

  /// Secrets as substrings, then removed personal values of 4 bytes or more at token boundaries.
  func withoutRemoved(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    let text = withoutSecrets(text, replacement: replacement)
    return Self.replacing(in: text, personal, atBoundaries: true) { found, _ in
      replacement(found, table.kind(of: found, atLeast: .text))
    }
  }

  /// Like `withoutRemoved` for a text that stays otherwise: weak traces, such as one word of a name, count only in prose
  /// and with a capital.
  func withoutTraces(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    let text = withoutSecrets(text, replacement: replacement)
    let bytes = Array(text.utf8)
    let isProse = ProseWords(bytes) != nil
    return Self.replacing(in: text, inProse, atBoundaries: true) { found, place in
      let isMeant =
        TraceStrength(of: found) == .anywhere && (isProse || anywhere.contains(found.lowercasedASCII))
        || (isProse || Self.isTold(at: place, in: bytes))
          && found.unicodeScalars.first.map { !$0.properties.isLowercase } ?? false
      let kind = table.kind(of: found, atLeast: .text)
      // A word of a name has no kind of its own.
      return isMeant ? replacement(found, kind == .text ? .name : kind) : found
    }
  }

  /// Whether a word written small stands before a place, as in `call Huber`. In the name of a product, `Jordan low
  /// shoe`, small words stand behind.
  private static func isTold(at place: Int, in bytes: [UInt8]) -> Bool {
    guard place >= 2, bytes[place - 1] == 0x20 else { return false }
    let word = bytes[..<(place - 1)].reversed().prefix { $0.isLetter || $0 == 0x2C }
    return word.last?.isLowercase ?? false
  }

  private static func replacing(
    in text: String, _ needles: Needles, atBoundaries: Bool, replacement: (String, Int) -> String
  ) -> String {
    if needles.isEmpty { return text }
    let bytes = Array(text.utf8)
    // Personal values in any casing; secrets as they are.
    let read = atBoundaries ? Array(text.lowercasedASCII.utf8) : bytes
    var out: [UInt8] = []
    var isChanged = false
    var position = 0
    while position < bytes.count {
      if let hit = needles.longest(in: read, at: position, atBoundaries: atBoundaries) {
        let original = String(decoding: bytes[position..<position + hit], as: UTF8.self)
        out += Array(replacement(original, position).utf8)
        position += hit
        isChanged = true
      } else {
        out.append(bytes[position])
        position += 1
      }
    }
    return isChanged ? String(decoding: out, as: UTF8.self) : text
  }
}

extension String {
  /// As many bytes as before, so that places in it are places in the original.
  var lowercasedASCII: String {
    String(decoding: utf8.map { $0.isUppercase ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
