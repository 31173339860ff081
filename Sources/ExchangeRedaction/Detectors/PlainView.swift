/// A text as its reader takes it, with a way back: full-width forms narrow, digits of any script ASCII, every blank one
/// blank, every dash one dash, and nothing that cannot be seen.
///
/// `４１１１ １１１１…` and a number with zero-width characters inside are the same numbers to whoever reads them.
/// What is which is told by the Unicode properties of the characters.
struct PlainView {
  private(set) var bytes: [UInt8] = []
  /// Where each byte of the view starts in the original, and behind the last one the original's end.
  private var offsets: [Int] = []

  /// Nil where the view would be the text itself. Complexity: O(bytes).
  init?(_ original: [UInt8]) {
    guard Self.mayDiffer(original) else { return nil }
    bytes.reserveCapacity(original.count)
    offsets.reserveCapacity(original.count + 1)
    var hasChanged = false
    var position = 0
    while position < original.count {
      guard let (scalar, length) = TextScalar.starting(at: position, in: original), length > 1 else {
        append(original[position], at: position)
        position += 1
        continue
      }
      switch Self.plain(scalar) {
      case .same: for place in 0..<length { append(original[position + place], at: position) }
      case .none: hasChanged = true
      case .byte(let byte):
        hasChanged = true
        append(byte, at: position)
      }
      position += length
    }
    if !hasChanged { return nil }
    offsets.append(original.count)
  }

  /// Where a part of the view stands in the original.
  func original(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  private mutating func append(_ byte: UInt8, at offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  enum Plain {
    case same, none
    case byte(UInt8)
  }

  static func plain(_ scalar: Unicode.Scalar) -> Plain {
    if (0xFF01...0xFF5E).contains(scalar.value) { return .byte(UInt8(scalar.value - 0xFEE0)) }
    if isLetterBlock(scalar) { return .same }
    let properties = scalar.properties
    if properties.numericType == .decimal, let value = properties.numericValue, (0...9).contains(value) {
      return .byte(0x30 + UInt8(value))
    }
    if properties.isDefaultIgnorableCodePoint { return .none }
    switch properties.generalCategory {
    case .spaceSeparator: return .byte(0x20)
    case .dashPunctuation: return .byte(0x2D)
    case .format: return .none
    // The minus sign is a dash to whoever copies a number.
    case .mathSymbol where properties.isDash: return .byte(0x2D)
    default: return .same
    }
  }

  /// Letters of Latin-1 to Cyrillic, of kana, Han and Hangul: asking for their properties is what takes time.
  private static func isLetterBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x2FF, 0x370...0x52F, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether a lead byte occurs that starts anything but common letters. `Â` leads the no-break space and the soft
  /// hyphen.
  private static func mayDiffer(_ bytes: [UInt8]) -> Bool {
    bytes.contains { $0 == 0xC2 || ($0 >= 0xCC && !(0xCE...0xD3).contains($0)) }
  }
}
