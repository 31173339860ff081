/// Where escapes stand in a text, with as much around them as the longest needle may reach.
struct EscapeRegions {
  private let longest: Int
  private let plusIsBlank: Bool
  private var percent: [Range<Int>] = []
  private var json: [Range<Int>] = []
  private var html: [Range<Int>] = []

  init(longest: Int, plusIsBlank: Bool) {
    self.longest = longest
    self.plusIsBlank = plusIsBlank
  }

  /// In order and apart from each other, those of one disguise.
  var found: [(disguise: Disguise, ranges: [Range<Int>])] {
    [(.percent, percent), (.json, json), (.html, html)].filter { !$0.1.isEmpty }
  }

  private static let each: UInt64 = 0x0101_0101_0101_0101

  /// Not 0 if one of eight bytes is this one; then it may be so by chance, and each must be looked at.
  @inline(__always)
  private static func holds(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let other = word ^ (each &* byte)
    return (other &- each) & ~other & NeedleIndex.highBits
  }

  mutating func find(in text: UnsafeRawBufferPointer, skipsJSON: Bool) {
    guard let base = text.baseAddress else { return }
    // Where one sort of sign does not count, another one stands in for it, so that the loop has no branches.
    let slash: UInt64 = skipsJSON ? 0x25 : 0x5C
    let plus: UInt64 = plusIsBlank ? 0x2B : 0x25
    var place = 0
    while place + 8 <= text.count {
      let word = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let signs =
        Self.holds(word, 0x25) | Self.holds(word, 0x26) | Self.holds(word, slash) | Self.holds(word, plus)
      if signs != 0 {
        for offset in place..<place + 8 { look(at: offset, in: text, skipsJSON) }
      }
      place += 8
    }
    while place < text.count {
      look(at: place, in: text, skipsJSON)
      place += 1
    }
  }

  private mutating func look(at place: Int, in text: UnsafeRawBufferPointer, _ skipsJSON: Bool) {
    switch text[place] {
    case 0x25:
      guard place + 2 < text.count, text[place + 1].isHexDigit, text[place + 2].isHexDigit else { return }
      Self.add(place, reach: 3 * longest, text.count, to: &percent)
    case 0x5C where !skipsJSON:
      guard place + 1 < text.count, "\"\\/bfnrtu".utf8.contains(text[place + 1]) else { return }
      Self.add(place, reach: 6 * longest, text.count, to: &json)
    case 0x26:
      guard text[place...].prefix(12).contains(0x3B) else { return }
      Self.add(place, reach: 8 * longest, text.count, to: &html)
    case 0x2B where plusIsBlank: addForm(place, text)
    default: break
    }
  }

  private static func add(_ place: Int, reach: Int, _ count: Int, to ranges: inout [Range<Int>]) {
    let range = max(0, place - reach)..<min(count, place + reach + 12)
    if let last = ranges.last, last.upperBound >= range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
  }

  /// Plus signs stand everywhere; for blanks they stand in values of forms, which have no other signs than these.
  private mutating func addForm(_ place: Int, _ text: UnsafeRawBufferPointer) {
    if let last = percent.last, last.upperBound > place { return }
    var start = place
    let floor = percent.last?.upperBound ?? 0
    while start > floor, Self.isForm(text[start - 1]) { start -= 1 }
    var end = place + 1
    while end < text.count, Self.isForm(text[end]) { end += 1 }
    if end - start >= NeedleIndex.width { percent.append(start..<end) }
  }

  private static func isForm(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x22 && byte != 0x26 && byte != 0x3D && byte != 0x3C && byte != 0x3E && byte != 0x5C
  }
}
