/// Numbers with one digit behind the point, without Foundation's formatters.
enum DecimalText {
  static func oneDigit(_ value: Double) -> String {
    let tenths = Int((max(value, 0) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
