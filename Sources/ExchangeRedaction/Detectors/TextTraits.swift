/// What characters a text is made of, told in one pass: most detectors see from it that they need not look.
package struct TextTraits: Sendable, Equatable {
  /// Classes of characters that occur.
  package struct Classes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let digit = Classes(rawValue: 1 << 0)
    package static let upper = Classes(rawValue: 1 << 1)
    package static let lower = Classes(rawValue: 1 << 2)
    package static let at = Classes(rawValue: 1 << 3)
    package static let colon = Classes(rawValue: 1 << 4)
    package static let slash = Classes(rawValue: 1 << 5)
    package static let dot = Classes(rawValue: 1 << 6)
    package static let dash = Classes(rawValue: 1 << 7)
    package static let percent = Classes(rawValue: 1 << 8)
    package static let equals = Classes(rawValue: 1 << 9)
    package static let blank = Classes(rawValue: 1 << 10)
    /// `{`, `[`, `"`: what JSON in a text starts with.
    package static let opener = Classes(rawValue: 1 << 11)
    /// The start of a character beyond ASCII.
    package static let beyondASCII = Classes(rawValue: 1 << 12)
    package static let backslash = Classes(rawValue: 1 << 13)
    package static let ampersand = Classes(rawValue: 1 << 14)
    package static let plus = Classes(rawValue: 1 << 15)
    package static let lowLine = Classes(rawValue: 1 << 16)
    /// `<`, `>`.
    package static let angle = Classes(rawValue: 1 << 17)
    package static let dollar = Classes(rawValue: 1 << 18)
    package static let comma = Classes(rawValue: 1 << 19)
    package static let semicolon = Classes(rawValue: 1 << 20)
    /// `(`, `)`.
    package static let round = Classes(rawValue: 1 << 21)
    package static let other = Classes(rawValue: 1 << 22)
    /// Bytes behind the first one of a character beyond ASCII.
    package static let continuation = Classes(rawValue: 1 << 23)

    package static let letter: Classes = [.upper, .lower]
  }

  package var classes: Classes = []
  /// ASCII digits.
  package var digits = 0
  /// Bytes.
  package var count = 0

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { note(byte) }
  }

  package init(_ bytes: UnsafeRawBufferPointer) {
    var mask: UInt32 = 0
    var digits = 0
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes {
        let bits = table[Int(byte)]
        mask |= bits
        digits += Int(bits & 1)
      }
    }
    classes = Classes(rawValue: mask)
    self.digits = digits
    count = bytes.count
  }

  private mutating func note(_ byte: UInt8) {
    let bits = Self.table[Int(byte)]
    classes = Classes(rawValue: classes.rawValue | bits)
    digits += Int(bits & 1)
    count += 1
  }

  static let table: [UInt32] = (0...255).map { Self.classes(of: UInt8($0)).rawValue }

  private static func classes(of byte: UInt8) -> Classes {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "-"): .dash
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "="): .equals
    case 0x09, 0x0A, 0x0D, 0x20: .blank
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): .opener
    case 0xC0...0xFF: .beyondASCII
    case 0x80..<0xC0: .continuation
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "_"): .lowLine
    case UInt8(ascii: "<"), UInt8(ascii: ">"): .angle
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "("), UInt8(ascii: ")"): .round
    default: .other
    }
  }
}

/// What a text must have for a detector to find anything in it.
///
/// A detector that asks for too little is slow; one that asks for too much is blind. Characters beyond ASCII may stand
/// for plain ones (`＠`, `４`): a detector that knows such forms says so with `orBeyondASCII`.
package struct TextNeeds: Sendable {
  /// One of these must occur; empty asks for nothing.
  package var any: TextTraits.Classes
  /// All of these must occur.
  package var all: TextTraits.Classes
  /// So many ASCII digits at least.
  package var digits: Int
  /// Bytes at least.
  package var length: Int
  /// Whether a text with characters beyond ASCII is looked at whatever else it lacks.
  package var orBeyondASCII: Bool

  package init(
    any: TextTraits.Classes = [], all: TextTraits.Classes = [], digits: Int = 0, length: Int = 0,
    orBeyondASCII: Bool = false
  ) {
    self.any = any
    self.all = all
    self.digits = digits
    self.length = length
    self.orBeyondASCII = orBeyondASCII
  }

  /// Whether some text of just these classes meets them.
  func mayBeMet(by classes: TextTraits.Classes) -> Bool {
    if orBeyondASCII, classes.contains(.beyondASCII) { return true }
    return (digits == 0 || classes.contains(.digit)) && classes.isSuperset(of: all)
      && (any.isEmpty || !classes.isDisjoint(with: any))
  }

  package func areMet(by traits: TextTraits) -> Bool {
    if traits.count < length { return false }
    if orBeyondASCII, traits.classes.contains(.beyondASCII) { return true }
    return traits.digits >= digits && traits.classes.isSuperset(of: all)
      && (any.isEmpty || !traits.classes.isDisjoint(with: any))
  }
}
