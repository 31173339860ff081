/// An account number of ISO 13616: a country's length and classes and the remainder 1 of ISO 7064, MOD 97-10.
struct IBANDetector: PlainDetector {
  static let id = "iban"
  let plainNeeds = TextNeeds(any: .letter, digits: 7, length: 15)
  let longest = 48

  func acceptsPlain(_ bytes: [UInt8]) -> Bool {
    bytes[0].isLetter && bytes[1].isLetter && Self.end(of: bytes, from: 0) == bytes.count
  }

  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 15 <= bytes.count {
      if bytes[position].isLetter, bytes[position + 1].isLetter, bytes[position + 2].isDigit,
        bytes[position + 3].isDigit, !TextScalar.isRest(at: position, in: bytes),
        let end = Self.end(of: bytes, from: position)
      {
        found.append(position..<end)
        position = end
      } else {
        position += 1
      }
    }
    return found
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard let classes = IBANCountries.classes(of: bytes[start], bytes[start + 1]) else { return nil }
    var compact: [UInt8] = []
    var position = start
    while position < bytes.count, compact.count < classes.count + 4 {
      let byte = bytes[position]
      if byte.isAlphanumeric {
        compact.append(byte)
      } else if byte != 0x20 && byte != 0x2D || !bytes[position - 1].isAlphanumeric {
        return nil
      }
      position += 1
    }
    return isIBAN(compact) && !TextScalar.goesOn(at: position, in: bytes) ? position : nil
  }

  /// Without blanks, in either case.
  static func isIBAN(_ compact: [UInt8]) -> Bool {
    guard compact.count >= 15, let classes = IBANCountries.classes(of: compact[0], compact[1]),
      compact.count == classes.count + 4, compact[2].isDigit, compact[3].isDigit
    else { return false }
    let hasClasses = zip(compact[4...], classes).allSatisfy { byte, wanted in
      switch wanted {
      case UInt8(ascii: "n"): byte.isDigit
      case UInt8(ascii: "a"): byte.isLetter
      default: byte.isAlphanumeric
      }
    }
    return hasClasses && remainder(compact[4...] + compact[..<4]) == 1
  }

  /// Of the digits with letters written as 10 to 35, modulo 97.
  static func remainder(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { sum, byte in
      byte.isDigit ? (sum * 10 + Int(byte - 0x30)) % 97 : (sum * 100 + Int((byte | 0x20) - 0x61) + 10) % 97
    }
  }
}
