/// Splits a member name into the words it is made of, folded: `customerE-Mail2` → customer, e, mail, 2.
enum NameTokens {
  /// Words break at everything that is no letter or digit, between letters and digits, and where a capital starts a
  /// new word (`userID`, `IPAddress`).
  static func split(_ name: String) -> [String] {
    var name = name
    return name.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } ? splitASCII(bytes) : nil } ?? splitUnicode(name)
  }

  private static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func finish() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for (index, byte) in bytes.enumerated() {
      guard byte.isAlphanumeric else {
        finish()
        continue
      }
      if index > 0 {
        let before = bytes[index - 1]
        let isHump =
          byte.isUppercase
          && (before.isLowercase || before.isUppercase && index + 1 < bytes.count && bytes[index + 1].isLowercase)
        if byte.isDigit != before.isDigit || isHump { finish() }
      }
      word.append(byte.isUppercase ? byte | 0x20 : byte)
    }
    finish()
    return words
  }

  static func splitUnicode(_ name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(name.unicodeScalars)
    func kind(_ index: Int) -> Kind { index < scalars.count ? Kind(scalars[index]) : .other }
    func finish() {
      if !word.isEmpty { words.append(LatinFolding.fold(String(word))) }
      word = String.UnicodeScalarView()
    }
    for index in scalars.indices {
      let here = kind(index)
      if here == .other {
        finish()
        continue
      }
      if here == .mark { continue }
      if index > 0 {
        let before = kind(index - 1)
        let startsWord =
          (here == .digit) != (before == .digit)
          || here == .upper && (before == .lower || before == .upper && kind(index + 1) == .lower)
        if startsWord { finish() }
      }
      word.append(scalars[index])
    }
    finish()
    return words.filter { !$0.isEmpty }
  }

  private enum Kind {
    case lower, upper, digit, mark, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z": self = .lower
      case "A"..."Z": self = .upper
      case "0"..."9": self = .digit
      case "\u{0}"..<"\u{80}": self = .other
      default:
        let properties = scalar.properties
        if properties.isUppercase {
          self = .upper
        } else if properties.isAlphabetic {
          self = .lower
        } else {
          self = LatinFolding.plain(scalar) == nil ? .mark : .other
        }
      }
    }
  }
}
