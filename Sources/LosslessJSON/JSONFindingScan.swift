/// One pass over a text, strict or not, that notes what decoders differ about.
///
/// It finds the ends of tokens as `JSONDecoder` does: a number is a run of digits, points, signs and `e`; a string ends at
/// the first quote that no backslash stands before; only then it looks into them. The containers that are open stand in an
/// array, so depth costs no call stack; the names of an object are told apart by a hash with a seed of this process, so
/// that nobody can make them collide.
struct JSONFindingScan {
  /// A finding before its line is counted.
  struct Spot {
    var kind: JSONFinding.Kind
    var offset: Int

    func precedes(_ other: Spot) -> Bool {
      offset == other.offset ? kind.rawValue < other.kind.rawValue : offset < other.offset
    }
  }

  /// The first spots of all that were noted; duplicates are noted late, when their object ends.
  struct Spots {
    let limit: Int
    private(set) var counts: [JSONFinding.Kind: Int] = [:]
    private var kept: [Spot] = []

    init(limit: Int) { self.limit = min(max(0, limit), Int.max / 4) }

    mutating func note(_ spot: Spot) {
      counts[spot.kind, default: 0] += 1
      kept.append(spot)
      if kept.count > 2 * limit + 64 { kept = sorted }
    }

    var sorted: [Spot] { Array(kept.sorted { $0.precedes($1) }.prefix(limit)) }
  }

  private struct Container {
    let isObject: Bool
    /// Of an object: where its names start in `names`.
    let firstName: Int
    var children = 0
    /// Where the name of the last member starts.
    var nameStart = 0
    /// Whether the scan is in its last child, or in the name of it.
    var isInChild = false
  }

  private struct Name {
    var hash: UInt32
    var start: UInt32
  }

  private struct Stop: Error {
    var reason: JSONError.Reason
    var offset: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: JSONLimits
  private var p = 0
  private var open: [Container] = []
  /// Names of the open objects; those of the innermost one are the last.
  private var names: [Name] = []
  private var table: [UInt32] = []
  private(set) var spots: Spots
  /// Why the scan did not come to the end of the text.
  private(set) var refusal: JSONError.Reason?
  /// The finding whose place is asked for, and its place once it is reached.
  private let wanted: JSONFinding?
  private var place: JSONPointer?

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONLimits, atMost: Int, wanted: JSONFinding? = nil) {
    self.bytes = bytes
    self.limits = limits
    self.wanted = wanted
    spots = Spots(limit: atMost)
  }

  static func findings(in bytes: [UInt8], limits: JSONLimits, atMost: Int) -> (spots: Spots, refusal: JSONError.Reason?)
  {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = JSONFindingScan(bytes, limits, atMost: atMost)
      scan.run()
      return (scan.spots, scan.refusal)
    }
  }

  static func place(of finding: JSONFinding, in bytes: [UInt8], limits: JSONLimits) -> JSONPointer? {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = JSONFindingScan(bytes, limits, atMost: 0, wanted: finding)
      scan.run()
      return scan.place
    }
  }

  private var end: Int { bytes.count }

  private mutating func note(_ kind: JSONFinding.Kind, at offset: Int) {
    spots.note(Spot(kind: kind, offset: offset))
  }

  private mutating func run() {
    do throws(Stop) {
      try document()
    } catch {
      note(.malformed, at: error.offset)
      refusal = error.reason
      if wanted?.kind == .malformed { place = pointer() }
    }
  }

  private mutating func document() throws(Stop) {
    if end > limits.bytes { throw Stop(reason: .tooLarge(limit: limits.bytes), offset: 0) }
    if let encoding = UnicodeEncoding(of: bytes, count: bytes.count) {
      note(.otherEncoding, at: 0)
      refusal = .otherEncoding(encoding.rawValue)
      return
    }
    if UnicodeEncoding.hasUTF8Mark(bytes) {
      note(.byteOrderMark, at: 0)
      p = 3
    }
    skipSpace()
    if p == end { throw Stop(reason: .empty, offset: p) }
    try value()
    while let container = open.last, place == nil {
      open[open.count - 1].isInChild = false
      if container.isObject { try member(of: container) } else { try element(of: container) }
    }
    if place != nil { return }
    skipSpace()
    if p < end { throw Stop(reason: .trailingContent, offset: p) }
  }

  // MARK: Structure

  private mutating func value() throws(Stop) {
    if p == end { throw Stop(reason: .unexpectedEnd, offset: p) }
    let start = p
    switch bytes[p] {
    case 0x22: try string()
    case 0x2D, 0x30...0x39: number()
    case 0x74: try literal("true")
    case 0x66: try literal("false")
    case 0x6E: try literal("null")
    case 0x7B, 0x5B:
      if open.count == limits.depth { throw Stop(reason: .tooDeep(limit: limits.depth), offset: p) }
      open.append(Container(isObject: bytes[p] == 0x7B, firstName: names.count))
      p += 1
      return
    case let byte: throw Stop(reason: byte >= 0x80 ? .expected("a value") : .unexpectedByte(byte), offset: p)
    }
    settlePlace(start...p)
  }

  private mutating func member(of container: Container) throws(Stop) {
    if try isClosed(container, by: 0x7D, or: "',' or '}'") { return }
    if bytes[p] != 0x22 { throw Stop(reason: .expected("a member name in quotes"), offset: p) }
    let start = p
    let last = open.count - 1
    open[last].children += 1
    open[last].nameStart = start
    open[last].isInChild = true
    try string()
    names.append(Name(hash: hash(nameAt: start), start: UInt32(truncatingIfNeeded: start)))
    settlePlace(start...p)
    skipSpace()
    if p == end { throw Stop(reason: .unexpectedEnd, offset: p) }
    if bytes[p] != 0x3A { throw Stop(reason: .expected("':'"), offset: p) }
    p += 1
    skipSpace()
    try value()
  }

  private mutating func element(of container: Container) throws(Stop) {
    if try isClosed(container, by: 0x5D, or: "',' or ']'") { return }
    open[open.count - 1].children += 1
    open[open.count - 1].isInChild = true
    try value()
  }

  /// True if the container ends here. Otherwise the scan is at the next name or element.
  private mutating func isClosed(_ container: Container, by closer: UInt8, or expected: String) throws(Stop) -> Bool {
    skipSpace()
    if p == end { throw Stop(reason: .unexpectedEnd, offset: p) }
    if bytes[p] != closer {
      if container.children == 0 { return false }
      if bytes[p] != 0x2C { throw Stop(reason: .expected(expected), offset: p) }
      let comma = p
      p += 1
      skipSpace()
      if p == end { throw Stop(reason: .unexpectedEnd, offset: p) }
      if bytes[p] != closer { return false }
      note(.trailingComma, at: comma)
      if wanted?.kind == .trailingComma, wanted?.location.offset == comma { place = pointer() }
    }
    p += 1
    if container.isObject { closeNames(from: container.firstName) }
    open.removeLast()
    return true
  }

  private mutating func skipSpace() {
    while p < end, bytes[p] == 0x20 || bytes[p] == 0x0A || bytes[p] == 0x0D || bytes[p] == 0x09 { p += 1 }
  }

  private mutating func literal(_ text: StaticString) throws(Stop) {
    let count = text.utf8CodeUnitCount
    if end - p < count { throw Stop(reason: .badLiteral, offset: p) }
    for i in 0..<count where bytes[p + i] != text.utf8Start[i] { throw Stop(reason: .badLiteral, offset: p + i) }
    p += count
  }

  // MARK: Numbers

  private mutating func number() {
    let start = p
    while p < end, Self.isOfNumber(bytes[p]) { p += 1 }
    var position = start
    if bytes[position] == 0x2D { position += 1 }
    let isZero = position < p && bytes[position] == 0x30
    var isWhole = isZero
    if isZero { position += 1 } else { isWhole = skipDigits(&position) }
    if isWhole, position < p, bytes[position] == 0x2E {
      position += 1
      isWhole = skipDigits(&position)
    }
    if isWhole, position < p, bytes[position] | 0x20 == 0x65 {
      position += 1
      if position < p, bytes[position] == 0x2B || bytes[position] == 0x2D { position += 1 }
      isWhole = skipDigits(&position)
    }
    if !isWhole || position < p { note(.malformedNumber, at: position) }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
    default: false
    }
  }

  /// Whether there was a digit.
  private func skipDigits(_ position: inout Int) -> Bool {
    let start = position
    while position < p, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  // MARK: Strings

  private mutating func string() throws(Stop) {
    p += 1
    while true {
      p = bytes.firstSpecialInStrings(from: p)
      if p == end { throw Stop(reason: .unexpectedEnd, offset: p) }
      switch bytes[p] {
      case 0x22:
        p += 1
        return
      case 0x5C: try escape()
      case ..<0x20:
        note(.controlCharacter, at: p)
        p += 1
      default:
        let width = max(0, JSONReader.sequenceWidth(UnsafeRawBufferPointer(bytes).bytes, p, end))
        if width == 0 { note(.invalidUTF8, at: p) }
        p += max(1, width)
        // What is left of a broken sequence is no second finding.
        if width == 0 { skipContinuationBytes() }
      }
    }
  }

  private mutating func escape() throws(Stop) {
    if p + 1 == end { throw Stop(reason: .unexpectedEnd, offset: end) }
    switch bytes[p + 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: p += 2
    case 0x75: try unicodeEscape()
    default:
      note(.malformedEscape, at: p + 1)
      p += 2
      skipContinuationBytes()
    }
  }

  private mutating func unicodeEscape() throws(Stop) {
    guard let unit = JSONString.codeUnit(in: bytes, at: p) else {
      let digits = bytes[p + 2..<min(p + 6, end)]
      let bad = digits.firstIndex { JSONString.hexDigit($0) == nil }
      // The quote ends the string, and the escape is cut: no reader goes on.
      if digits.count < 4 || digits.contains(0x22) {
        throw bad.map { Stop(reason: .badEscape, offset: $0) } ?? Stop(reason: .unexpectedEnd, offset: end)
      }
      note(.malformedEscape, at: bad ?? p)
      p += 6
      skipContinuationBytes()
      return
    }
    let isPair =
      unit & 0xFC00 == 0xD800 && JSONString.codeUnit(in: bytes, at: p + 6).map { $0 & 0xFC00 == 0xDC00 } ?? false
    if !isPair, unit & 0xF800 == 0xD800 { note(.loneSurrogate, at: p) }
    p += isPair ? 12 : 6
  }

  private mutating func skipContinuationBytes() {
    while p < end, bytes[p] & 0xC0 == 0x80 { p += 1 }
  }

  // MARK: Names

  /// The inside of the string token that starts at a position, escapes and all.
  private func inside(at start: Int) -> UnsafeBufferPointer<UInt8> {
    var position = start + 1
    while position < end, bytes[position] != 0x22 { position += bytes[position] == 0x5C ? 2 : 1 }
    return UnsafeBufferPointer(rebasing: bytes[start + 1..<min(position, end)])
  }

  private func hash(nameAt start: Int) -> UInt32 {
    var hasher = Hasher()
    let inside = UnsafeBufferPointer(rebasing: bytes[start + 1..<p - 1])
    if inside.firstBackslash(from: 0) == inside.count {
      hasher.combine(bytes: UnsafeRawBufferPointer(inside))
    } else {
      JSONString.unescaped(inside).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  private func isSameName(_ a: Name, _ b: Name) -> Bool {
    guard a.hash == b.hash else { return false }
    let (first, second) = (inside(at: Int(a.start)), inside(at: Int(b.start)))
    return first.elementsEqual(second) || JSONString.unescaped(first) == JSONString.unescaped(second)
  }

  /// Notes names of the object that ends here which stood in it before, and forgets them all.
  private mutating func closeNames(from first: Int) {
    let count = names.count - first
    if count <= 12 {
      for later in first..<names.count where names[first..<later].contains(where: { isSameName($0, names[later]) }) {
        note(.duplicateName, at: Int(names[later].start))
      }
    } else {
      noteDuplicates(from: first, count)
    }
    names.removeLast(count)
  }

  /// With a table of open addresses, so that a million names take a million steps.
  private mutating func noteDuplicates(from first: Int, _ count: Int) {
    let capacity = 1 << (Int.bitWidth - (2 * count - 1).leadingZeroBitCount)
    if table.count < capacity { table = [UInt32](repeating: .max, count: capacity) }
    for index in 0..<capacity { table[index] = .max }
    let mask = capacity - 1
    for later in first..<names.count {
      var slot = Int(names[later].hash) & mask
      while table[slot] != .max, !isSameName(names[Int(table[slot])], names[later]) { slot = (slot + 1) & mask }
      if table[slot] == .max {
        table[slot] = UInt32(truncatingIfNeeded: later)
      } else {
        note(.duplicateName, at: Int(names[later].start))
      }
    }
  }

  // MARK: Places

  /// If the wanted finding is in a token, the place of the token is its place.
  private mutating func settlePlace(_ token: ClosedRange<Int>) {
    guard let wanted, wanted.kind != .trailingComma, wanted.kind != .malformed, place == nil,
      token.contains(wanted.location.offset)
    else { return }
    place = pointer()
  }

  private func pointer() -> JSONPointer {
    JSONPointer(
      tokens: open.enumerated().compactMap { level, container in
        guard container.isInChild else { return nil }
        return container.isObject
          ? JSONString.decode(quoted(at: container.nameStart)) : String(container.children - 1)
      })
  }

  private func quoted(at start: Int) -> [UInt8] { [0x22] + inside(at: start) + [0x22] }
}
