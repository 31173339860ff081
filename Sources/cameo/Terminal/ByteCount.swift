/// Sizes for people: `812 B`, `1.2 kB`, `3.4 MB`, in powers of ten as disks and networks are counted.
enum ByteCount {
  static func text(_ bytes: Int) -> String {
    var value = Double(bytes)
    if value < 1000 { return "\(bytes) B" }
    var units = ["kB", "MB", "GB", "TB"][...]
    var unit = "kB"
    repeat {
      value /= 1000
      unit = units.popFirst() ?? unit
      // What would be shown as 1000.0 is the next unit's 1.0.
    } while value >= 999.95 && !units.isEmpty
    return "\(DecimalText.oneDigit(value)) \(unit)"
  }
}
