/// What the loop leaves to others: errors, comments, tokens near the end of the text.
extension JSONReader {
  /// The loop met something else than it expects at `p`, or the soft end.
  @inline(never)
  mutating func rare(
    _ text: RawSpan, _ bounds: Bounds, _ state: State, _ p: Int, _ n: Int, _ open: Int,
    _ entry: UnsafeMutablePointer<JSONNode>
  ) -> Outcome {
    _ = leave(.again, state, p, n, open)
    if p >= bounds.end { return bounds.isLast ? fail(.unexpectedEnd, at: bounds.end) : .needsMore }
    if p >= bounds.soft { return .again }
    let c = Self.byte(text, p)
    if isRelaxed, c == 0x2F { return comment(text, bounds) }
    let isObject = open != Self.none && entry[open].kind == .object
    switch state {
    case .value, .firstElement:
      // Of the relaxed dialect: a comma may stand before the bracket that closes.
      if isRelaxed, c == 0x5D, open != Self.none, !isObject { return closeBehindComma(entry) }
      return notAValue(c, text, bounds)
    case .name, .firstName:
      if isRelaxed, c == 0x7D { return closeBehindComma(entry) }
      return fail(.expected("a member name in quotes"), at: p)
    case .colon: return fail(.expected("':'"), at: p)
    case .after: return fail(.expected(isObject ? "',' or '}'" : "',' or ']'"), at: p)
    }
  }

  mutating func fail(_ reason: JSONError.Reason, at offset: Int) -> Outcome {
    fault = (reason, offset)
    return .fault
  }

  private mutating func closeBehindComma(_ entry: UnsafeMutablePointer<JSONNode>) -> Outcome {
    open = Self.close(open, at: position, entry, &count)
    position += 1
    depth -= 1
    state = .after
    return .again
  }

  private mutating func notAValue(_ c: UInt8, _ text: RawSpan, _ bounds: Bounds) -> Outcome {
    switch c {
    case 0x7B, 0x5B: return fail(.tooDeep(limit: depthLimit), at: position)
    case 0x74: return literal("true", text, bounds)
    case 0x66: return literal("false", text, bounds)
    case 0x6E: return literal("null", text, bounds)
    default: return fail(c >= 0x80 ? .expected("a value") : .unexpectedByte(c), at: position)
    }
  }

  private mutating func literal(_ word: StaticString, _ text: RawSpan, _ bounds: Bounds) -> Outcome {
    for i in 0..<word.utf8CodeUnitCount {
      if position + i == bounds.end { return bounds.isLast ? fail(.badLiteral, at: position) : .needsMore }
      if Self.byte(text, position + i) != word.utf8Start[i] { return fail(.badLiteral, at: position + i) }
    }
    return .again
  }

  /// Passes white space and comments behind the value; false, with the fault set, if more follows.
  mutating func passSpace(_ text: RawSpan, _ bounds: Bounds) -> Bool {
    while position < bounds.end {
      switch Self.byte(text, position) {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case 0x2F where isRelaxed: if comment(text, bounds) == .fault { return false }
      default: return fail(.trailingContent, at: position) != .fault
      }
    }
    return true
  }

  /// Passes one comment. Its text must be UTF-8, as all the rest.
  private mutating func comment(_ text: RawSpan, _ bounds: Bounds) -> Outcome {
    var q = position + 2
    let isBlock = q <= bounds.end && Self.byte(text, position + 1) == 0x2A
    guard q <= bounds.end, isBlock || Self.byte(text, position + 1) == 0x2F else {
      return q > bounds.end && !bounds.isLast ? .needsMore : fail(.unexpectedByte(0x2F), at: position)
    }
    while q < bounds.end {
      let c = Self.byte(text, q)
      if !isBlock, c == 0x0A { break }
      if isBlock, c == 0x2A, q + 1 < bounds.end, Self.byte(text, q + 1) == 0x2F {
        position = q + 2
        return .again
      }
      let width = Self.sequenceWidth(text, q, bounds.end)
      if width <= 0 { return width < 0 && !bounds.isLast ? .needsMore : fail(.invalidUTF8, at: q) }
      q += width
    }
    if !bounds.isLast, q == bounds.end { return .needsMore }
    if isBlock { return fail(.unclosedComment, at: position) }
    position = q
    return .again
  }

  /// A string or name at `p` that is malformed, or comes near the end.
  @inline(never)
  mutating func rareString(
    _ text: RawSpan, _ bounds: Bounds, _ state: State, _ p: Int, _ n: Int, _ open: Int,
    _ entry: UnsafeMutablePointer<JSONNode>
  ) -> Outcome {
    _ = leave(.again, state, p, n, open)
    var q = p + 1
    var isMarked = false
    while true {
      // A long string may end near the end of the text: all before that is looked at eight bytes at a time here, too.
      q = Self.plainEnd(text, q, bounds.soft).position
      if q >= bounds.end { break }
      let c = Self.byte(text, q)
      if c == 0x22 {
        let isName = state == .name
        entry[count] = JSONNode(isName ? .name : .string, start: p, length: q + 1 - p, isMarked: isMarked)
        count += 1
        position = q + 1
        self.state = isName ? .colon : .after
        return .again
      }
      if c < 0x20 { return fail(.controlCharacter(c), at: q) }
      if c == 0x5C {
        isMarked = true
        let width = Self.escapeWidth(text, q, bounds.end)
        if width == 0 { break }
        if width < 0 { return fail(.badEscape, at: q - width) }
        q += width
      } else {
        let width = Self.sequenceWidth(text, q, bounds.end)
        if width <= 0 { return width < 0 && !bounds.isLast ? .needsMore : fail(.invalidUTF8, at: q) }
        q += width
      }
    }
    return bounds.isLast ? fail(.unexpectedEnd, at: bounds.end) : .needsMore
  }

  /// Bytes of the escape at `p`; 0 if the text ends in it, or minus the distance to the byte that makes it malformed.
  private static func escapeWidth(_ text: RawSpan, _ p: Int, _ end: Int) -> Int {
    if p + 1 >= end { return 0 }
    switch byte(text, p + 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return 2
    case 0x75:
      for i in 2..<6 {
        if p + i >= end { return 0 }
        if !isHexDigit(byte(text, p + i)) { return -i }
      }
      return 6
    default: return -1
    }
  }

  /// Bytes of the UTF-8 sequence at `p`, by the table of RFC 3629, 4; 0 if it is invalid, -1 if the text ends in it.
  static func sequenceWidth(_ text: RawSpan, _ p: Int, _ end: Int) -> Int {
    let width: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch byte(text, p) {
    case 0..<0x80: return 1
    case 0xC2...0xDF: width = 2
    case 0xE0: (width, second) = (3, 0xA0...0xBF)
    case 0xED: (width, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: width = 3
    case 0xF0: (width, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: width = 4
    case 0xF4: (width, second) = (4, 0x80...0x8F)
    default: return 0
    }
    for i in 1..<width {
      if p + i >= end { return -1 }
      let next = byte(text, p + i)
      if i == 1 ? !second.contains(next) : next & 0xC0 != 0x80 { return 0 }
    }
    return width
  }

  /// A number at `p` that is malformed, or comes near the end.
  @inline(never)
  mutating func rareNumber(
    _ text: RawSpan, _ bounds: Bounds, _ p: Int, _ n: Int, _ open: Int, _ entry: UnsafeMutablePointer<JSONNode>
  ) -> Outcome {
    _ = leave(.again, .value, p, n, open)
    let end = bounds.end
    func digitsEnd(_ from: Int) -> Int {
      var q = from
      while q < end, Self.isDigit(Self.byte(text, q)) { q += 1 }
      return q
    }
    func isAt(_ q: Int, _ c: UInt8, or other: UInt8) -> Bool {
      q < end && (Self.byte(text, q) == c || Self.byte(text, q) == other)
    }
    var isFraction = false
    let first = isAt(p, 0x2D, or: 0x2D) ? p + 1 : p
    var q = digitsEnd(first)
    var isEmpty = q == first
    // A leading zero stands alone (RFC 8259, 6).
    if q > first + 1, Self.byte(text, first) == 0x30 { return fail(.badNumber, at: first + 1) }
    if !isEmpty, isAt(q, 0x2E, or: 0x2E) {
      isFraction = true
      let from = q + 1
      q = digitsEnd(from)
      isEmpty = q == from
    }
    if !isEmpty, isAt(q, 0x65, or: 0x45) {
      isFraction = true
      let from = isAt(q + 1, 0x2B, or: 0x2D) ? q + 2 : q + 1
      q = digitsEnd(from)
      isEmpty = q == from
    }
    if q >= end, !bounds.isLast { return .needsMore }
    if isEmpty { return q >= end ? fail(.unexpectedEnd, at: end) : fail(.badNumber, at: q) }
    entry[count] = JSONNode(.number, start: p, length: q - p, isMarked: isFraction)
    count += 1
    position = q
    state = .after
    return .again
  }
}
