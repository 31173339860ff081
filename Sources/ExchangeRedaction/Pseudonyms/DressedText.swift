/// Gives a plain text the look of another one: full-width where that was, its digits in that one's script.
enum DressedText {
  static func dress(_ plain: String, like original: String) -> String {
    var zero: UInt32?
    var wide: Set<UInt32> = []
    for scalar in original.unicodeScalars where scalar.value >= 0x80 {
      if (0xFF01...0xFF5E).contains(scalar.value) {
        wide.insert(look(of: scalar.value - 0xFEE0))
      } else if zero == nil, scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        zero = scalar.value - UInt32(value)
      }
    }
    if zero == nil, wide.isEmpty { return plain }
    var out = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars {
      var value = scalar.value
      if wide.contains(look(of: value)) {
        value += 0xFEE0
      } else if let zero, (0x30...0x39).contains(value) {
        value = zero + value - 0x30
      }
      out.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(out)
  }

  /// Digits look alike and letters do; each sign is one of its own.
  private static func look(of value: UInt32) -> UInt32 {
    guard let byte = UInt8(exactly: value), byte > 0x20, byte < 0x7F else { return .max }
    return byte.isDigit ? 0x30 : byte.isLetter ? 0x41 : value
  }
}
