/// The grammar of RFC 8259, read in one pass that can stop at any token and go on where it stopped.
///
/// It writes one `JSONNode` a token and copies nothing; strings and numbers are looked at only when somebody asks. The
/// chain of open containers is kept in the entries themselves (an open one's `length` is the index of the one around
/// it), so depth costs neither call stack nor memory.
///
/// Speed rests on three things. Text is looked at eight bytes at a time, with arithmetic on whole words: on this
/// toolchain SIMD comparisons compile to loops over bytes. The hot loop has one limit, `soft`, behind which 64 bytes
/// can still be read, so that it asks for the end once a token. And whatever is rare (an escape in a name, an error, a
/// comment, the end of the text) leaves the loop for `JSONReader+Rare.swift` and comes back through `state`.
struct JSONReader {
  /// What the grammar expects next.
  enum State: UInt8 {
    case value, firstElement, firstName, name, colon, after
  }

  enum Outcome: UInt8 {
    /// A whole value was read; the position is behind it.
    case complete
    /// The entries are full: call again with room.
    case full
    /// Something rare was dealt with, or the limit is near: call again.
    case again
    /// The text ends before the value does; never if it is the last piece.
    case needsMore
    /// Not JSON: see `fault`.
    case fault
  }

  var state = State.value
  /// The next byte to read.
  var position = 0
  /// Entries written.
  var count = 0
  /// The innermost open container's entry.
  var open = Self.none
  var depth = 0
  /// Why the text is not JSON, after `Outcome.fault`, and where.
  var fault: (reason: JSONError.Reason, offset: Int) = (.unexpectedEnd, 0)
  let depthLimit: Int
  let isRelaxed: Bool

  /// A piece of text: where it may be read without care, where it ends, and whether anything follows.
  struct Bounds {
    /// `slack` bytes can be read behind it. They are text, or zero behind the end.
    var soft: Int
    var end: Int
    var isLast: Bool
  }

  /// No container is open.
  static let none = JSONNode.limit
  /// Bytes that can be read behind `soft`.
  static let slack = 64
  /// Entries that the loop writes at most between two looks at the room left.
  private static let reserve = 4

  init(dialect: JSONDialect, limits: JSONLimits) {
    depthLimit = limits.depth
    isRelaxed = dialect == .relaxed
  }

  /// Reads on from `position` and `state`, at most to the soft end, and writes entries from `count` on.
  mutating func run(
    _ text: RawSpan, _ bounds: Bounds, into entries: UnsafeMutableBufferPointer<JSONNode>
  ) -> Outcome {
    guard let entry = entries.baseAddress, entries.count > Self.reserve else { return .full }
    let room = entries.count &- Self.reserve
    let soft = bounds.soft
    var p = position
    var n = count
    var open = open
    var isObject = open != Self.none && entry[open].kind == .object
    // Where in the round to begin: 0 at a value, 1 behind one, 2 at a name.
    var step = 0
    switch state {
    case .value: break
    case .after: step = 1
    case .name: step = 2
    case .colon:
      p = Self.skipSpace(text, p, soft)
      guard p < soft, Self.byte(text, p) == 0x3A else {
        return rare(text, bounds, .colon, p, n, open, entry)
      }
      p &+= 1
    case .firstElement:
      p = Self.skipSpace(text, p, soft)
      guard p < soft else { return rare(text, bounds, .firstElement, p, n, open, entry) }
      if Self.byte(text, p) == 0x5D { step = 1 }
    case .firstName:
      p = Self.skipSpace(text, p, soft)
      guard p < soft else { return rare(text, bounds, .firstName, p, n, open, entry) }
      step = Self.byte(text, p) == 0x7D ? 1 : 2
    }

    while true {
      var c: UInt8
      value: if step == 0 {
        if n > room { return leave(.full, .value, p, n, open) }
        c = Self.byte(text, p)
        if c <= 0x20 {
          p = Self.skipSpace(text, p, soft)
          if p >= soft { return rare(text, bounds, .value, p, n, open, entry) }
          c = Self.byte(text, p)
        }
        switch c {
        case 0x22:
          var (q, stop) = Self.plainEnd(text, p &+ 1, soft)
          var isMarked = false
          if stop != 0x22 {
            q = Self.stringEnd(text, q, soft, &isMarked)
            if q < 0 { return rareString(text, bounds, .value, p, n, open, entry) }
          }
          q &+= 1
          entry[n] = JSONNode(.string, start: p, length: q &- p, isMarked: isMarked)
          n &+= 1
          p = q
        case 0x7B, 0x5B:
          if depth == depthLimit { return rare(text, bounds, .value, p, n, open, entry) }
          isObject = c == 0x7B
          entry[n] = JSONNode(isObject ? .object : .array, start: p, length: open)
          open = n
          n &+= 1
          depth &+= 1
          p &+= 1
          c = Self.byte(text, p)
          if c <= 0x20 {
            p = Self.skipSpace(text, p, soft)
            c = Self.byte(text, p)
          }
          if p >= soft { return leave(.again, isObject ? .firstName : .firstElement, p, n, open) }
          if c != (isObject ? 0x7D : 0x5D) {
            if !isObject { continue }
            step = 2
            break value
          }
        case 0x2D, 0x30...0x39:
          var isFraction = false
          let q = Self.numberEnd(text, p, soft, &isFraction)
          if q < 0 { return rareNumber(text, bounds, p, n, open, entry) }
          entry[n] = JSONNode(.number, start: p, length: q &- p, isMarked: isFraction)
          n &+= 1
          p = q
        // "true", "alse", "null", each a little-endian word.
        case 0x74 where Self.word32(text, p) == 0x6575_7274:
          entry[n] = JSONNode(.boolean, start: p, length: 4, isMarked: true)
          n &+= 1
          p &+= 4
        case 0x66 where Self.word32(text, p &+ 1) == 0x6573_6C61:
          entry[n] = JSONNode(.boolean, start: p, length: 5)
          n &+= 1
          p &+= 5
        case 0x6E where Self.word32(text, p) == 0x6C6C_756E:
          entry[n] = JSONNode(.null, start: p, length: 4)
          n &+= 1
          p &+= 4
        default:
          return rare(text, bounds, .value, p, n, open, entry)
        }
      }

      if step < 2 {
        while true {
          if open == Self.none { return leave(.complete, .after, p, n, open) }
          c = Self.byte(text, p)
          if c <= 0x20 {
            p = Self.skipSpace(text, p, soft)
            c = Self.byte(text, p)
          }
          if p >= soft { return rare(text, bounds, .after, p, n, open, entry) }
          if c == 0x2C { break }
          if c != (isObject ? 0x7D : 0x5D) { return rare(text, bounds, .after, p, n, open, entry) }
          if n > room { return leave(.full, .after, p, n, open) }
          p &+= 1
          open = Self.close(open, at: p &- 1, entry, &n)
          depth &-= 1
          isObject = open != Self.none && entry[open].kind == .object
        }
        p &+= 1
        if !isObject {
          step = 0
          continue
        }
      }

      step = 0
      c = Self.byte(text, p)
      if c <= 0x20 {
        p = Self.skipSpace(text, p, soft)
        c = Self.byte(text, p)
      }
      if c != 0x22 { return rare(text, bounds, .name, p, n, open, entry) }
      var (q, stop) = Self.plainEnd(text, p &+ 1, soft)
      var isMarked = false
      if stop != 0x22 {
        q = Self.stringEnd(text, q, soft, &isMarked)
        if q < 0 { return rareString(text, bounds, .name, p, n, open, entry) }
      }
      q &+= 1
      entry[n] = JSONNode(.name, start: p, length: q &- p, isMarked: isMarked)
      n &+= 1
      p = q
      c = Self.byte(text, p)
      if c != 0x3A {
        p = Self.skipSpace(text, p, soft)
        if p >= soft || Self.byte(text, p) != 0x3A { return rare(text, bounds, .colon, p, n, open, entry) }
      }
      p &+= 1
    }
  }

  /// Writes the end of a container and its length; gives the container around it.
  @inline(__always)
  static func close(
    _ open: Int, at position: Int, _ entry: UnsafeMutablePointer<JSONNode>, _ count: inout Int
  ) -> Int {
    let container = entry[open]
    entry[count] = JSONNode(.end, start: position, length: 1)
    count &+= 1
    entry[open] = JSONNode(container.kind, start: container.start, length: count &- open)
    return container.length
  }

  /// Keeps the place, so that the next call goes on there.
  @inline(never)
  mutating func leave(_ outcome: Outcome, _ state: State, _ p: Int, _ n: Int, _ open: Int) -> Outcome {
    self.state = state
    position = p
    count = n
    self.open = open
    return outcome
  }
}
