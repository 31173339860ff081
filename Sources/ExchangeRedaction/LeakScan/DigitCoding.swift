/// Codings that write bytes as digits of a few bits each: base64 (RFC 4648, 4 and 5), base32 (6) and hexadecimal (8).
enum DigitCoding: CaseIterable {
  case base64, base32, hex

  var disguise: Disguise {
    switch self {
    case .base64: .base64
    case .base32: .base32
    case .hex: .hex
    }
  }

  /// Bits of a digit.
  var bits: Int {
    switch self {
    case .base64: 6
    case .base32: 5
    case .hex: 4
    }
  }

  /// Digits that eight bytes take at least.
  var shortest: Int {
    switch self {
    case .base64: 11
    case .base32: 13
    case .hex: 16
    }
  }

  /// Bits behind the end of a byte that the digit in which it ends may hold.
  var step: Int {
    switch self {
    case .base64: 2
    case .base32: 1
    case .hex: 4
    }
  }

  /// Value of each byte as a digit; `skipped` for line breaks inside base64, as MIME folds lines (RFC 2045, 6.8).
  var values: [UInt8] {
    switch self {
    case .base64: Self.base64Values
    case .base32: Self.base32Values
    case .hex: Self.hexValues
    }
  }

  static let skipped: UInt8 = 0xFE
  static let none: UInt8 = 0xFF

  private static let base64Values: [UInt8] = (0...255).map { (byte: UInt8) in
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x47
    case 0x30...0x39: byte + 4
    case 0x2B, 0x2D: 62
    case 0x2F, 0x5F: 63
    case 0x0A, 0x0D: skipped
    default: none
    }
  }

  private static let base32Values: [UInt8] = (0...255).map { (byte: UInt8) in
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61
    case 0x32...0x37: byte - 0x18
    default: none
    }
  }

  private static let hexValues: [UInt8] = (0...255).map { (byte: UInt8) in
    byte.isHexDigit ? UInt8(byte.hexValue) : none
  }

  /// The bytes of digits, read from a bit on.
  func decode(_ digits: UnsafeRawBufferPointer, from bit: Int) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(digits.count * bits / 8)
    let values = values
    var held = -bit
    var buffer: UInt32 = 0
    for digit in digits {
      let value = values[Int(digit)]
      if value >= Self.skipped { continue }
      buffer = buffer << UInt32(bits) | UInt32(value)
      held += bits
      if held >= 8 {
        held -= 8
        out.append(UInt8(truncatingIfNeeded: buffer >> UInt32(held)))
      }
    }
    return out
  }
}
