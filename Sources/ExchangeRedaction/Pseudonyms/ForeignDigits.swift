/// Digits beyond ASCII, `٤` or `４` or `①`: as telling as any, and no letters.
enum ForeignDigits {
  /// Another digit of the same script; of signs that are numbers and belong to no script's ten, one of Europe's ten.
  /// Nil for what is no number.
  static func drawn(like scalar: Unicode.Scalar, _ draw: inout KeyedDraw) -> Unicode.Scalar? {
    guard scalar.value >= 0x80, let value = scalar.properties.numericValue else { return nil }
    let digit = draw.below(10)
    if scalar.properties.numericType == .decimal, (0...9).contains(value),
      let zero = Unicode.Scalar(scalar.value - UInt32(value)), let other = Unicode.Scalar(zero.value + UInt32(digit))
    {
      return other
    }
    return Unicode.Scalar(0x30 + UInt8(digit))
  }

  static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && scalar.properties.numericType != nil && !scalar.properties.isAlphabetic
  }
}
