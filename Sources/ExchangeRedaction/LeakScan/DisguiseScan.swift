/// Searches a text for needles under every disguise, two deep, without decoding what holds no coding.
///
/// Escapes (percent, JSON, HTML) are taken off where they occur, as far as the longest needle reaches. Digits (base64,
/// base32, hexadecimal) are read as they stand: each eight bytes that a run of them may mean, whatever bit they begin
/// at, is one more look into the same table. So the cost grows neither with the number of needles nor with that of
/// their spellings, and mixed ones (`%2f` beside `%2F`, half a line of base64 in the next) are found, too.
struct DisguiseScan {
  /// A needle that stands in the text.
  struct Find {
    var needle: Int
    var disguises: DisguiseChain
    /// Where in the text that was given; what was decoded has the place of what it was decoded from.
    var place: Range<Int>
  }

  /// What is searched in, and what it was decoded from.
  private struct Text {
    var bytes: UnsafeRawBufferPointer
    var disguises = DisguiseChain()
    var place: Range<Int>?
  }

  private let probe: NeedleIndex.Probe
  private let digits: DigitTables
  /// Whether the text is JSON, whose strings are given one by one where they hold escapes.
  private let skipsJSON: Bool
  private let index: UnsafePointer<NeedleIndex>

  /// Searches in what `body` gives to `run`.
  static func with<R>(_ index: NeedleIndex, skipsJSON: Bool = false, _ body: (DisguiseScan) -> R) -> R {
    index.withProbe { probe in
      DigitTables.with { digits in
        body(DisguiseScan(probe: probe, digits: digits, skipsJSON: skipsJSON, index: probe.index))
      }
    }
  }

  /// Calls `found` until it answers false; gives what it answered.
  @discardableResult
  func run(_ text: UnsafeRawBufferPointer, _ found: (Find) -> Bool) -> Bool { scan(Text(bytes: text), found) }

  /// The same of what was decoded before.
  @discardableResult
  func run(_ text: [UInt8], under disguise: Disguise, at place: Range<Int>, _ found: (Find) -> Bool) -> Bool {
    text.withUnsafeBytes {
      scan(Text(bytes: $0, disguises: DisguiseChain().adding(disguise), place: place), found)
    }
  }

  private func scan(_ text: Text, _ found: (Find) -> Bool) -> Bool {
    let goesOn = probe.search(text.bytes) { needle, range in
      found(Find(needle: needle, disguises: text.disguises, place: text.place ?? range))
    }
    guard goesOn, text.disguises.depth < DisguiseChain.depthLimit else { return goesOn }
    return digits(in: text, found) && escapes(in: text, found)
  }

  // MARK: Digits

  /// Runs of digits of base64, among which those of the others are.
  private func digits(in text: Text, _ found: (Find) -> Bool) -> Bool {
    guard index.pointee.hasExact else { return true }
    return runs(of: .base64, in: text.bytes, 0..<text.bytes.count) { run in
      guard read(run, .base64, text, found) else { return false }
      for coding in [DigitCoding.hex, .base32] where run.count >= coding.shortest {
        if !runs(of: coding, in: text.bytes, run, { read($0, coding, text, found) }) { return false }
      }
      return true
    }
  }

  /// Runs that are long enough: they hold one of every so many bytes, and only these are looked at.
  @inline(__always)
  private func runs(
    of coding: DigitCoding, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>, _ take: (Range<Int>) -> Bool
  ) -> Bool {
    let shortest = coding.shortest
    let values = digits[coding]
    var floor = range.lowerBound
    var place = floor + shortest - 1
    while place < range.upperBound {
      if values[Int(bytes[place])] == DigitCoding.none {
        place += shortest
        continue
      }
      var start = place
      while start > floor, values[Int(bytes[start - 1])] != DigitCoding.none { start -= 1 }
      var end = place + 1
      while end < range.upperBound, values[Int(bytes[end])] != DigitCoding.none { end += 1 }
      if end - start >= shortest, !take(start..<end) { return false }
      floor = end
      place = end + shortest
    }
    return true
  }

  /// Reads a run at every bit where a byte may begin.
  private func read(_ run: Range<Int>, _ coding: DigitCoding, _ text: Text, _ found: (Find) -> Bool) -> Bool {
    var views = DigitViews(
      digits: UnsafeRawBufferPointer(rebasing: text.bytes[run]), coding: coding, values: digits[coding])
    let goesOn = views.read(probe, isPicky: !index.pointee.hasWideWindow) { view, window, offset in
      view.withUnsafeBytes { view in
        probe.check(window, at: offset, in: view, isEvery: true) { needle, _ in
          found(Find(needle: needle, disguises: text.disguises.adding(coding.disguise), place: text.place ?? run))
        }
      }
    }
    guard goesOn, views.holdsText, text.disguises.depth + 1 < DisguiseChain.depthLimit else { return goesOn }
    for start in 0..<8 where views.looksLikeText(from: start) {
      let goesOn = views.view(from: start).withUnsafeBytes { view in
        let inner = Text(
          bytes: view, disguises: text.disguises.adding(coding.disguise), place: text.place ?? run)
        return digits(in: inner, found) && escapes(in: inner, found)
      }
      if !goesOn { return false }
    }
    return true
  }

  // MARK: Escapes

  private func escapes(in text: Text, _ found: (Find) -> Bool) -> Bool {
    var regions = EscapeRegions(longest: index.pointee.longest, plusIsBlank: index.pointee.hasBlank)
    regions.find(in: text.bytes, skipsJSON: skipsJSON && text.disguises.depth == 0)
    for (disguise, ranges) in regions.found {
      for range in ranges {
        let bytes = Array(text.bytes[range])
        let views =
          disguise == .percent && bytes.contains(0x2B)
          ? [DisguiseReader.percent(bytes, plusIsBlank: true), DisguiseReader.percent(bytes, plusIsBlank: false)]
          : [DisguiseReader.view(of: bytes, under: disguise)]
        for view in views {
          let goesOn = view.withUnsafeBytes { view in
            scan(
              Text(bytes: view, disguises: text.disguises.adding(disguise), place: text.place ?? range), found)
          }
          if !goesOn { return false }
        }
      }
    }
    return true
  }
}
