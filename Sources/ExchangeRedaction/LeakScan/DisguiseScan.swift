/// Searches a text for needles under every disguise, two deep, without decoding what holds no coding.
///
/// Escapes (percent, JSON, HTML) are taken off where they occur, as far as the longest needle reaches. Digits (base64,
/// base32, hexadecimal) are read as they stand: each eight bytes that a run of them may mean, whatever bit they begin
/// at, is one more look into the same table. So the cost grows neither with the number of needles nor with that of
/// their spellings, and mixed ones (`%2f` beside `%2F`, half a line of base64 in the next) are found, too.
struct DisguiseScan {
  /// Disguises inside disguises, and no further.
  static let depthLimit = 2

  /// A needle that stands in the text.
  struct Find {
    var needle: Int
    /// Codings that were taken off, outermost first; none for what stands there as it is.
    var disguises: [Disguise]
    /// Where in the text that was given; what was decoded has the place of what it was decoded from.
    var place: Range<Int>
  }

  let index: NeedleIndex
  /// Whether the text is JSON, whose strings are given one by one where they hold escapes.
  var skipsJSON = false

  /// Calls `found` until it answers false; gives what it answered.
  @discardableResult
  func run(_ text: UnsafeRawBufferPointer, _ found: (Find) -> Bool) -> Bool {
    scan(text, [], nil, found)
  }

  @discardableResult
  func run(_ text: [UInt8], under disguises: [Disguise] = [], at place: Range<Int>? = nil, _ found: (Find) -> Bool)
    -> Bool
  {
    text.withUnsafeBytes { scan($0, disguises, place, found) }
  }

  private func scan(
    _ text: UnsafeRawBufferPointer, _ outer: [Disguise], _ place: Range<Int>?, _ found: (Find) -> Bool
  ) -> Bool {
    let goesOn = index.search(text) { needle, range in
      found(Find(needle: needle, disguises: outer, place: place ?? range))
    }
    guard goesOn, outer.count < Self.depthLimit else { return goesOn }
    return digits(text, outer, place, found) && escapes(text, outer, place, found)
  }

  // MARK: Digits

  /// Runs of digits of base64, among which those of the others are.
  private func digits(
    _ text: UnsafeRawBufferPointer, _ outer: [Disguise], _ place: Range<Int>?, _ found: (Find) -> Bool
  ) -> Bool {
    guard index.hasExact else { return true }
    return runs(of: .base64, in: text, 0..<text.count) { run in
      guard self.run(run, .base64, text, outer, place, found) else { return false }
      for coding in [DigitCoding.hex, .base32] where run.count >= coding.shortest {
        let goesOn = runs(of: coding, in: text, run) { self.run($0, coding, text, outer, place, found) }
        if !goesOn { return false }
      }
      return true
    }
  }

  /// Runs that are long enough: they hold one of every so many bytes, and only these are looked at.
  private func runs(
    of coding: DigitCoding, in text: UnsafeRawBufferPointer, _ range: Range<Int>, _ take: (Range<Int>) -> Bool
  ) -> Bool {
    let shortest = coding.shortest
    return coding.values.withUnsafeBufferPointer { values in
      var floor = range.lowerBound
      var place = floor + shortest - 1
      while place < range.upperBound {
        if values[Int(text[place])] == DigitCoding.none {
          place += shortest
          continue
        }
        var start = place
        while start > floor, values[Int(text[start - 1])] != DigitCoding.none { start -= 1 }
        var end = place + 1
        while end < range.upperBound, values[Int(text[end])] != DigitCoding.none { end += 1 }
        if end - start >= shortest, !take(start..<end) { return false }
        floor = end
        place = end + shortest
      }
      return true
    }
  }

  /// Reads a run at every bit where a byte may begin.
  private func run(
    _ run: Range<Int>, _ coding: DigitCoding, _ text: UnsafeRawBufferPointer, _ outer: [Disguise],
    _ place: Range<Int>?, _ found: (Find) -> Bool
  ) -> Bool {
    let digits = UnsafeRawBufferPointer(rebasing: text[run])
    let disguises = outer + [coding.disguise]
    var views = DigitViews(coding: coding)
    let goesOn = index.withProbe { probe in
      views.read(digits, probe, isPicky: !index.hasWideWindow) { view, window, offset in
        view.withUnsafeBytes { view in
          probe.check(window, at: offset, in: view) { needle, _ in
            found(Find(needle: needle, disguises: disguises, place: place ?? run))
          }
        }
      }
    }
    guard goesOn, disguises.count < Self.depthLimit else { return goesOn }
    for start in 0..<8 where views.looksLikeText(from: start) {
      let view = views.view(from: start, of: digits)
      let goesOn = view.withUnsafeBytes { view in
        self.digits(view, disguises, place ?? run, found) && escapes(view, disguises, place ?? run, found)
      }
      if !goesOn { return false }
    }
    return true
  }

  // MARK: Escapes

  private func escapes(
    _ text: UnsafeRawBufferPointer, _ outer: [Disguise], _ place: Range<Int>?, _ found: (Find) -> Bool
  ) -> Bool {
    var regions = EscapeRegions(longest: index.longest, plusIsBlank: index.hasBlank)
    regions.find(in: text, skipsJSON: skipsJSON && outer.isEmpty)
    for (disguise, ranges) in regions.found {
      for range in ranges {
        let bytes = Array(text[range])
        let views =
          disguise == .percent && range.contains { text[$0] == 0x2B }
          ? [DisguiseReader.percent(bytes, plusIsBlank: true), DisguiseReader.percent(bytes, plusIsBlank: false)]
          : [DisguiseReader.view(of: bytes, under: disguise)]
        for view in views {
          if !run(view, under: outer + [disguise], at: place ?? range, found) { return false }
        }
      }
    }
    return true
  }
}
