/// Finds any of many texts in bytes in one pass: the first 8 bytes of each are looked up by a bit filter, then exactly.
///
/// The cost does not grow with the count of texts, so thousands of secrets are no matter. Texts under 8 bytes are not
/// taken: they would hit everywhere.
struct NeedleIndex: Sendable {
  static let width = 8

  private var needles: [[UInt8]: Int] = [:]
  private var count = 0
  /// Window → lengths of the texts that start with it, shortest first: many texts may start alike, and few lengths
  /// are tried at a place.
  private var lengths: [UInt64: [Int]] = [:]
  /// One bit for each value of a 16-bit hash of a window.
  private var filter = [UInt64](repeating: 0, count: 1024)

  var isEmpty: Bool { needles.isEmpty }

  /// Adds a text and gives its number, counted from 0; nil if it is shorter than 8 bytes. Added twice it is
  /// found under its first number.
  mutating func add(_ text: [UInt8]) -> Int? {
    guard text.count >= Self.width else { return nil }
    var window: UInt64 = 0
    for byte in text.prefix(Self.width) { window = window << 8 | UInt64(byte) }
    count += 1
    guard needles[text] == nil else { return count - 1 }
    needles[text] = count - 1
    let slot = Self.slot(window)
    filter[slot >> 6] |= 1 << UInt64(slot & 63)
    let known = lengths[window, default: []]
    if !known.contains(text.count) { lengths[window] = (known + [text.count]).sorted() }
    return count - 1
  }

  /// Calls `found` with the number and range of each occurrence until it answers false.
  func search(_ bytes: [UInt8], found: (Int, Range<Int>) -> Bool) {
    guard !needles.isEmpty, bytes.count >= Self.width else { return }
    bytes.withUnsafeBufferPointer { buffer in
      var window: UInt64 = 0
      for position in buffer.indices {
        window = window << 8 | UInt64(buffer[position])
        if position < Self.width - 1 { continue }
        let slot = Self.slot(window)
        if filter[slot >> 6] & (1 << UInt64(slot & 63)) == 0 { continue }
        guard let lengths = lengths[window] else { continue }
        let start = position - (Self.width - 1)
        for length in lengths where start + length <= buffer.count {
          let range = start..<start + length
          if let number = needles[Array(buffer[range])], !found(number, range) { return }
        }
      }
    }
  }

  private static func slot(_ window: UInt64) -> Int {
    Int(truncatingIfNeeded: (window &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }
}
