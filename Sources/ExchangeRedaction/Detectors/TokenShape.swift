/// Tells strings that a machine drew from words that a person wrote.
enum TokenShape {
  /// Bits of information a byte, over how often each byte occurs (Shannon).
  static func entropy(_ bytes: [UInt8]) -> Double {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    // log2 without a maths library: the sum needs only the logarithms of small integers.
    let total = Double(bytes.count)
    return counts.reduce(0.0) { sum, count in
      count == 0 ? sum : sum + Double(count) / total * (log2(bytes.count) - log2(count))
    }
  }

  /// A look that costs nothing: false only where `isOpaque` is, too.
  static func mayBeOpaque(_ traits: TextTraits) -> Bool {
    traits.count >= 12 && traits.classes.isDisjoint(with: [.blank, .beyondASCII])
      && (traits.digits > 1 || traits.classes.isSuperset(of: [.upper, .lower]))
  }

  /// A single run without blanks of 12 characters and more that mixes letters and digits, or cases, as no word does.
  static func isOpaque(_ bytes: [UInt8]) -> Bool {
    guard (12...4096).contains(bytes.count),
      bytes.allSatisfy({ $0.isBase64URL || $0 == 0x2E || $0 == 0x2B || $0 == 0x2F || $0 == 0x3D || $0 == 0x7E })
    else { return false }
    let digits = bytes.count { $0.isDigit }
    let letters = bytes.count { $0.isLetter }
    if letters == 0 { return false }
    let switches = zip(bytes, bytes.dropFirst()).count {
      $0.0.isDigit != $0.1.isDigit && ($0.0.isLetter || $0.1.isLetter)
    }
    if digits >= 2, switches >= 3 { return entropy(bytes) >= 2.8 }
    // Letters only: capitals inside words at random.
    let humps = zip(bytes, bytes.dropFirst()).count { $0.0.isLowercase && $0.1.isUppercase }
    return bytes.count >= 16 && !bytes.contains(0x2E) && !bytes.contains(0x2D) && humps * 4 >= bytes.count
      && entropy(bytes) >= 3.5
  }

  private static func log2(_ value: Int) -> Double {
    var power = 0
    while 1 << (power + 1) <= value { power += 1 }
    // ln(1 + x) by its series in z = x / (2 + x), which converges fast on 0 ≤ x < 1.
    let x = Double(value) / Double(1 << power) - 1
    let z = x / (2 + x)
    let square = z * z
    let series = z * (1 + square * (1 / 3.0 + square * (1 / 5.0 + square * (1 / 7.0 + square / 9.0))))
    return Double(power) + 2 * series * 1.442_695_040_888_963_4
  }
}
