import LosslessJSON

/// Takes a run's removed values out of a text that stays otherwise: header fields, templates, kept free text.
///
/// Asked once the run has learnt all, or all of a batch; values are found by their first four bytes.
struct RunText {
  private let table: RunTable
  private let keepsTexts: Bool
  private var secrets = Needles()
  private var personal = Removed()
  /// Personal values by where they are surely meant.
  private var anywhere = Needles()
  private var inProse = Needles()

  private static let words = MemberNames()

  /// Of an empty table: nothing is taken out. `keepsTexts`: some texts stay, and are to be looked through for weaker
  /// traces.
  init(_ table: RunTable, keepsTexts: Bool = false) {
    self.table = table
    self.keepsTexts = keepsTexts
  }

  /// `hidden`: see `RunTable.hidden`.
  init(_ table: RunTable, hidden: HiddenValues) {
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

  mutating func add(hidden: HiddenValues) {
    personal.add(hidden)
    if keepsTexts { hidden.each { text, _ in addTraces(of: String(decoding: text, as: UTF8.self)) } }
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
    if secrets.isEmpty { return text }
    return Self.replacing(in: text, secrets.heads, holds: secrets.holds) { found, _ in replacement(found, .token) }
  }

  /// Secrets as substrings, then removed personal values of 4 bytes or more at token boundaries.
  func withoutRemoved(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    let text = withoutSecrets(text, replacement: replacement)
    if personal.heads.isEmpty { return text }
    let values = table.personal
    return Self.replacingWords(in: text, personal.heads, holds: { personal.holds($0, in: values) }) { found, _ in
      replacement(found, table.kind(of: found, atLeast: .text))
    }
  }

  /// Like `withoutRemoved` for a text that stays otherwise: weak traces, such as one word of a name, count only in prose
  /// and with a capital.
  func withoutTraces(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    let text = withoutSecrets(text, replacement: replacement)
    if inProse.isEmpty { return text }
    let bytes = Array(text.utf8)
    let isProse = ProseWords(bytes) != nil
    return Self.replacingWords(in: text, inProse.heads, holds: inProse.holds) { found, place in
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

  /// Personal values: in any casing, between the boundaries of words.
  private static func replacingWords(
    in text: String, _ heads: Heads, holds: (UnsafeBufferPointer<UInt8>) -> Bool, replacement: (String, Int) -> String
  ) -> String {
    replacing(in: text, heads, reading: Array(text.lowercasedASCII.utf8)) { bytes, place in
      TokenBoundary.isAround(place, in: bytes) && holds(UnsafeBufferPointer(rebasing: bytes[place]))
    } replacement: {
      replacement($0, $1)
    }
  }

  /// Secrets: as they are, wherever they stand.
  private static func replacing(
    in text: String, _ heads: Heads, holds: (UnsafeBufferPointer<UInt8>) -> Bool, replacement: (String, Int) -> String
  ) -> String {
    replacing(in: text, heads, reading: Array(text.utf8)) { bytes, place in
      holds(UnsafeBufferPointer(rebasing: bytes[place]))
    } replacement: {
      replacement($0, $1)
    }
  }

  /// `reading`: the text's bytes as they are compared.
  private static func replacing(
    in text: String, _ heads: Heads, reading read: [UInt8],
    holds: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool, replacement: (String, Int) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var isChanged = false
    var position = 0
    read.withUnsafeBufferPointer { read in
      while position < bytes.count {
        let isLong = position + RunTable.shortest <= bytes.count
        let hit =
          isLong
          ? heads.longest(Heads.head(read, at: position)) { length in
            position + length <= bytes.count && holds(read, position..<position + length)
          } : nil
        if let hit {
          let original = String(decoding: bytes[position..<position + hit], as: UTF8.self)
          out += Array(replacement(original, position).utf8)
          position += hit
          isChanged = true
        } else {
          out.append(bytes[position])
          position += 1
        }
      }
    }
    return isChanged ? String(decoding: out, as: UTF8.self) : text
  }
}

extension String {
  /// As many bytes as before, so that places in it are places in the original.
  var lowercasedASCII: String {
    String(decoding: utf8.map(\.lowercasedASCII), as: UTF8.self)
  }
}
