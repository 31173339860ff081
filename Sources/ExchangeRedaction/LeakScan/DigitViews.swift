/// The texts that a run of digits may mean: a byte may begin at any of eight bits, and only what is asked for is decoded.
struct DigitViews {
  private let digits: UnsafeRawBufferPointer
  private let coding: DigitCoding
  private let values: UnsafeBufferPointer<UInt8>
  private var views: [[UInt8]?] = []
  /// One bit for each start whose text held eight printable characters in a row.
  private var texts: UInt8 = 0

  /// `values`: the coding's own, at hand.
  init(digits: UnsafeRawBufferPointer, coding: DigitCoding, values: UnsafeBufferPointer<UInt8>) {
    self.digits = digits
    self.coding = coding
    self.values = values
  }

  var holdsText: Bool { texts != 0 }

  func looksLikeText(from bit: Int) -> Bool { texts & 1 &<< UInt8(bit) != 0 }

  mutating func view(from bit: Int) -> [UInt8] {
    if views.isEmpty { views = [[UInt8]?](repeating: nil, count: 8) }
    if let view = views[bit] { return view }
    let view = coding.decode(digits, from: bit)
    views[bit] = view
    return view
  }

  /// Asks for every eight bytes that the digits may mean. `isPicky`: only ASCII is asked for.
  ///
  /// `check` gets the decoded text, a window of it that may be a needle's and its place; it ends the reading with false.
  mutating func read(
    _ probe: NeedleIndex.Probe, isPicky: Bool, _ check: ([UInt8], UInt64, Int) -> Bool
  ) -> Bool {
    switch coding {
    case .base64: read(probe, bits: 6, step: 2, isPicky: isPicky, check)
    case .base32: read(probe, bits: 5, step: 1, isPicky: isPicky, check)
    case .hex: read(probe, bits: 4, step: 4, isPicky: isPicky, check)
    }
  }

  @inline(__always)
  private mutating func read(
    _ probe: NeedleIndex.Probe, bits: UInt64, step: UInt64, isPicky: Bool, _ check: ([UInt8], UInt64, Int) -> Bool
  ) -> Bool {
    // The last 128 bits that were read: the eight bytes that end in a digit end up to five bits before its end.
    var low: UInt64 = 0
    var high: UInt64 = 0
    var count = 0
    let shortest = (64 + Int(bits) - 1) / Int(bits)
    var texts: UInt8 = 0
    defer { self.texts = texts }
    for digit in digits {
      let value = values[Int(digit)]
      if value >= DigitCoding.skipped { continue }
      high = high &<< bits | low &>> (64 &- bits)
      low = low &<< bits | UInt64(value)
      count &+= 1
      if count < shortest { continue }
      var spare: UInt64 = 0
      while spare < bits {
        let window = spare == 0 ? low : low &>> spare | high &<< (64 &- spare)
        let end = count &* Int(bits) &- Int(spare)
        spare &+= step
        let isWide = window & NeedleIndex.highBits != 0
        if isWide, isPicky { continue }
        if !isWide, Self.isPrintable(window) { texts |= 1 &<< UInt8(truncatingIfNeeded: end & 7) }
        guard probe.mayHold(window.byteSwapped), end >= 64 else { continue }
        let start = end & 7
        if !check(view(from: start), window.byteSwapped, (end - 64 - start) / 8) { return false }
      }
    }
    return true
  }

  /// For eight bytes of ASCII: none is a control character.
  @inline(__always)
  private static func isPrintable(_ window: UInt64) -> Bool {
    (window &- 0x2020_2020_2020_2020) & ~window & NeedleIndex.highBits == 0
  }
}
