import LosslessJSON

/// Takes a run's removed values out of a text that stays otherwise: header fields, templates, kept free text.
///
/// Made once, when the run has learnt all; values are found by their first four bytes.
struct RunText {
  private let table: RunTable
  private let secrets: Needles
  private let personal: Needles
  /// Personal values by where they are surely meant.
  private let anywhere: Needles
  private let inProse: Needles

  /// Texts by the lengths that those with the same four bytes in front have: as many as there may be of them
  /// (`user1`, `user2`, …), few lengths are tried at a place.
  private struct Needles {
    var texts: Set<[UInt8]> = []
    /// First four bytes → lengths, longest first.
    var lengths: [UInt32: [Int]] = [:]
    /// One bit for each value of a hash of four bytes, small letters and large ones alike.
    private var heads = [UInt64](repeating: 0, count: 1 << 10)

    private static func slot(_ head: UInt32) -> Int {
      Int(((head | 0x2020_2020) &* 0x9E37_79B1) >> 16)
    }

    func mayHold(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      if texts.isEmpty || text.count < RunTable.shortest { return false }
      var head: UInt32 = 0
      for (position, byte) in text.enumerated() {
        head = head << 8 | UInt32(byte)
        if position < 3 { continue }
        let slot = Self.slot(head)
        if heads[slot >> 6] & 1 << UInt64(slot & 63) != 0 { return true }
      }
      return false
    }

    init(_ values: some Sequence<String>) {
      for value in values where value.utf8.count >= RunTable.shortest {
        let text = Array(value.utf8)
        guard texts.insert(text).inserted else { continue }
        let known = lengths[Self.head(text, at: 0), default: []]
        guard !known.contains(text.count) else { continue }
        lengths[Self.head(text, at: 0)] = (known + [text.count]).sorted(by: >)
        let slot = Self.slot(Self.head(text, at: 0))
        heads[slot >> 6] |= 1 << UInt64(slot & 63)
      }
    }

    func longest(in bytes: [UInt8], at position: Int, atBoundaries: Bool) -> [UInt8]? {
      guard position + RunTable.shortest <= bytes.count, let lengths = lengths[Self.head(bytes, at: position)] else {
        return nil
      }
      for length in lengths where position + length <= bytes.count {
        if atBoundaries, !TokenBoundary.isAround(position..<position + length, in: bytes) { continue }
        let text = Array(bytes[position..<position + length])
        if texts.contains(text) { return text }
      }
      return nil
    }

    private static func head(_ bytes: [UInt8], at position: Int) -> UInt32 {
      bytes[position..<position + RunTable.shortest].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static let words = MemberNames()

  /// `hidden`: see `RunTable.hidden`.
  init(_ table: RunTable, hidden: some Sequence<String>) {
    self.table = table
    // `Password` as a password would be taken out of every sentence about passwords; as a whole value it goes.
    secrets = Needles(table.secrets.keys.filter { !Self.words.isPublicWord($0) })
    personal = Needles(hidden.lazy.map(\.lowercasedASCII))
    var strong: [String] = []
    var weak: Set<String> = []
    for value in hidden {
      switch TraceStrength(of: value) {
      case .anywhere: strong.append(value.lowercasedASCII)
      case .inProse: weak.insert(value.lowercasedASCII)
      case .nowhere: break
      }
      guard table.kind(of: value, atLeast: .text) == .name else { continue }
      for word in value.split(separator: " ") where TraceStrength(of: String(word)) == .inProse {
        weak.insert(String(word).lowercasedASCII)
      }
    }
    anywhere = Needles(strong)
    inProse = Needles(strong + weak)
  }

  /// Whether anything may be taken out of a text: false for nearly all of them, at a bit a byte.
  func mayTouch(_ text: UnsafeBufferPointer<UInt8>) -> Bool { secrets.mayHold(text) || inProse.mayHold(text) }

  /// Secrets as substrings, the longest first.
  func withoutSecrets(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    Self.replacing(in: text, secrets, atBoundaries: false) { replacement($0, .token) }
  }

  /// Secrets as substrings, then removed personal values of 4 bytes or more at token boundaries.
  func withoutRemoved(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    let text = withoutSecrets(text, replacement: replacement)
    return Self.replacing(in: text, personal, atBoundaries: true) {
      replacement($0, table.kind(of: $0, atLeast: .text))
    }
  }

  /// Like `withoutRemoved` for a text that stays otherwise: weak traces, such as one word of a name, count only in prose
  /// and with a capital.
  func withoutTraces(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    let text = withoutSecrets(text, replacement: replacement)
    let isProse = ProseWords(Array(text.utf8)) != nil
    return Self.replacing(in: text, isProse ? inProse : anywhere, atBoundaries: true) { found in
      let isMeant =
        TraceStrength(of: found) == .anywhere || found.unicodeScalars.first.map { !$0.properties.isLowercase } ?? false
      let kind = table.kind(of: found, atLeast: .text)
      // A word of a name has no kind of its own.
      return isMeant ? replacement(found, kind == .text ? .name : kind) : found
    }
  }

  private static func replacing(
    in text: String, _ needles: Needles, atBoundaries: Bool, replacement: (String) -> String
  ) -> String {
    if needles.texts.isEmpty { return text }
    let bytes = Array(text.utf8)
    // Personal values in any casing; secrets as they are.
    let read = atBoundaries ? Array(text.lowercasedASCII.utf8) : bytes
    var out: [UInt8] = []
    var isChanged = false
    var position = 0
    while position < bytes.count {
      if let hit = needles.longest(in: read, at: position, atBoundaries: atBoundaries) {
        let original = String(decoding: bytes[position..<position + hit.count], as: UTF8.self)
        out += Array(replacement(original).utf8)
        position += hit.count
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
