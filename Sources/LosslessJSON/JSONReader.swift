/// One pass over the bytes that checks the whole grammar and UTF-8, and writes the flat index.
///
/// Nothing is copied or converted; strings and numbers are looked at only when somebody asks. The stack of open
/// containers is an array, so depth costs no call stack.
struct JSONReader {
  private let base: UnsafePointer<UInt8>
  private let end: Int
  private let relaxed: Bool
  private let limits: JSONLimits
  private var p = 0
  private var nodes: [JSONNode] = []
  private var open: [Int] = []

  private init(
    _ buffer: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>, dialect: JSONDialect, limits: JSONLimits
  ) {
    self.base = base
    self.end = buffer.count
    self.relaxed = dialect == .relaxed
    self.limits = limits
    nodes.reserveCapacity(buffer.count / 8 + 4)
  }

  /// Reads one value and nothing behind it. Throws `JSONError` with the place.
  static func index(_ bytes: [UInt8], dialect: JSONDialect, limits: JSONLimits) throws(JSONError) -> [JSONNode] {
    if bytes.count > limits.bytes {
      throw JSONError(reason: .tooLarge(limit: limits.bytes), location: JSONLocation(offset: 0, in: []))
    }
    let result: Result<[JSONNode], JSONError> = bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, buffer.count > 0 else {
        return .failure(JSONError(reason: .empty, location: JSONLocation(offset: 0, in: [])))
      }
      var reader = JSONReader(buffer, base: base, dialect: dialect, limits: limits)
      do throws(Stop) {
        try reader.document()
        return .success(reader.nodes)
      } catch {
        return .failure(JSONError(reason: error.reason, location: JSONLocation(offset: error.offset, in: buffer)))
      }
    }
    return try result.get()
  }

  private struct Stop: Error {
    var reason: JSONError.Reason
    var offset: Int
  }

  private func stop(_ reason: JSONError.Reason, at offset: Int) -> Stop { Stop(reason: reason, offset: offset) }

  private mutating func document() throws(Stop) {
    try refuseOtherEncodings()
    try skipSpace()
    if p == end { throw stop(.empty, at: p) }
    try value()
    while let container = open.last {
      if nodes[container].kind == .object { try member(of: container) } else { try element(of: container) }
    }
    try skipSpace()
    if p < end { throw stop(.trailingContent, at: p) }
  }

  /// RFC 8259, 8.1: a byte order mark may be ignored; UTF-16 and UTF-32 are named instead of guessed at.
  private mutating func refuseOtherEncodings() throws(Stop) {
    guard end >= 2 else { return }
    let first = (base[0], base[1])
    if end >= 4 {
      if first == (0, 0), (base[2], base[3]) == (0xFE, 0xFF) || base[2] == 0 {
        throw stop(.otherEncoding("UTF-32"), at: 0)
      }
      if first.1 == 0 || first == (0xFF, 0xFE), base[2] == 0, base[3] == 0 {
        throw stop(.otherEncoding("UTF-32"), at: 0)
      }
    }
    if first == (0xFE, 0xFF) || first == (0xFF, 0xFE) { throw stop(.otherEncoding("UTF-16"), at: 0) }
    if first.0 == 0 || first.1 == 0 { throw stop(.otherEncoding("UTF-16"), at: 0) }
    if end >= 3, first == (0xEF, 0xBB), base[2] == 0xBF { p = 3 }
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, marked: Bool = false) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: p),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind, isMarked: marked))
  }

  /// Reads a scalar whole, or opens a container and leaves its inside to the loop in `document`.
  private mutating func value() throws(Stop) {
    if p == end { throw stop(.unexpectedEnd, at: p) }
    switch base[p] {
    case 0x22: try string(.string)
    case 0x7B: try openContainer(.object)
    case 0x5B: try openContainer(.array)
    case 0x74: try literal("true", .true)
    case 0x66: try literal("false", .false)
    case 0x6E: try literal("null", .null)
    case 0x2D, 0x30...0x39: try number()
    default: throw stop(base[p] >= 0x80 ? .expected("a value") : .unexpectedByte(base[p]), at: p)
    }
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) throws(Stop) {
    if open.count == limits.depth { throw stop(.tooDeep(limit: limits.depth), at: p) }
    open.append(nodes.count)
    p += 1
    append(kind, from: p - 1)
  }

  private mutating func close(_ container: Int) {
    p += 1
    nodes[container].end = UInt32(truncatingIfNeeded: p)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
    open.removeLast()
  }

  /// Reads up to and with the next member's value, or closes the object.
  private mutating func member(of container: Int) throws(Stop) {
    if try separatorOrClose(0x7D, of: container, closing: "',' or '}'") { return }
    if p == end { throw stop(.unexpectedEnd, at: p) }
    if base[p] != 0x22 { throw stop(.expected("a member name in quotes"), at: p) }
    try string(.name)
    try skipSpace()
    if p == end { throw stop(.unexpectedEnd, at: p) }
    if base[p] != 0x3A { throw stop(.expected("':'"), at: p) }
    p += 1
    try skipSpace()
    try value()
  }

  private mutating func element(of container: Int) throws(Stop) {
    if try separatorOrClose(0x5D, of: container, closing: "',' or ']'") { return }
    try value()
  }

  /// True if the container was closed. Otherwise the position is at the next name or element.
  private mutating func separatorOrClose(_ closer: UInt8, of container: Int, closing: String) throws(Stop) -> Bool {
    try skipSpace()
    if p == end { throw stop(.unexpectedEnd, at: p) }
    let isFirst = nodes.count == container + 1
    if base[p] == closer {
      close(container)
      return true
    }
    if isFirst { return false }
    if base[p] != 0x2C { throw stop(.expected(closing), at: p) }
    p += 1
    try skipSpace()
    if p == end { throw stop(.unexpectedEnd, at: p) }
    if relaxed, base[p] == closer {
      close(container)
      return true
    }
    return false
  }

  private mutating func literal(_ text: StaticString, _ kind: JSONNode.Kind) throws(Stop) {
    let start = p
    let count = text.utf8CodeUnitCount
    if end - p < count { throw stop(.badLiteral, at: p) }
    for i in 0..<count where base[p + i] != text.utf8Start[i] { throw stop(.badLiteral, at: p + i) }
    p += count
    append(kind, from: start)
  }

  private mutating func number() throws(Stop) {
    let start = p
    var isFraction = false
    if base[p] == 0x2D { p += 1 }
    if p == end { throw stop(.unexpectedEnd, at: p) }
    if base[p] == 0x30 {
      p += 1
      if p < end, isDigit(base[p]) { throw stop(.badNumber, at: p) }
    } else {
      try digits()
    }
    if p < end, base[p] == 0x2E {
      isFraction = true
      p += 1
      try digits()
    }
    if p < end, base[p] | 0x20 == 0x65 {
      isFraction = true
      p += 1
      if p < end, base[p] == 0x2B || base[p] == 0x2D { p += 1 }
      try digits()
    }
    append(.number, from: start, marked: isFraction)
  }

  private mutating func digits() throws(Stop) {
    let start = p
    while p < end, isDigit(base[p]) { p += 1 }
    if p == start { throw stop(p == end ? .unexpectedEnd : .badNumber, at: p) }
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private mutating func string(_ kind: JSONNode.Kind) throws(Stop) {
    let start = p
    var hasEscape = false
    p += 1
    while true {
      while p < end, base[p] >= 0x20, base[p] < 0x80, base[p] != 0x22, base[p] != 0x5C { p += 1 }
      if p == end { throw stop(.unexpectedEnd, at: p) }
      let byte = base[p]
      if byte == 0x22 {
        p += 1
        append(kind, from: start, marked: hasEscape)
        return
      }
      if byte == 0x5C {
        hasEscape = true
        try escape()
      } else if byte < 0x20 {
        throw stop(.controlCharacter(byte), at: p)
      } else {
        try multibyte()
      }
    }
  }

  private mutating func escape() throws(Stop) {
    if p + 1 >= end { throw stop(.unexpectedEnd, at: end) }
    switch base[p + 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: p += 2
    case 0x75:
      for i in 2..<6 {
        if p + i >= end { throw stop(.unexpectedEnd, at: end) }
        let byte = base[p + i]
        if !isDigit(byte), (byte | 0x20) &- 0x61 > 5 { throw stop(.badEscape, at: p + i) }
      }
      p += 6
    default: throw stop(.badEscape, at: p + 1)
    }
  }

  /// One UTF-8 sequence of two to four bytes, by the table of RFC 3629, section 4.
  private mutating func multibyte() throws(Stop) {
    let lead = base[p]
    let count: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, low) = (3, 0xA0)
    case 0xED: (count, high) = (3, 0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, low) = (4, 0x90)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, high) = (4, 0x8F)
    default: throw stop(.invalidUTF8, at: p)
    }
    if p + count > end { throw stop(.invalidUTF8, at: p) }
    if base[p + 1] < low || base[p + 1] > high { throw stop(.invalidUTF8, at: p) }
    for i in 2..<max(count, 2) where base[p + i] & 0xC0 != 0x80 { throw stop(.invalidUTF8, at: p) }
    p += count
  }

  private mutating func skipSpace() throws(Stop) {
    while p < end {
      switch base[p] {
      case 0x20, 0x0A, 0x0D, 0x09: p += 1
      case 0x2F where relaxed: try comment()
      default: return
      }
    }
  }

  private mutating func comment() throws(Stop) {
    let start = p
    if p + 1 >= end { throw stop(.unexpectedByte(0x2F), at: p) }
    switch base[p + 1] {
    case 0x2F:
      while p < end, base[p] != 0x0A { if base[p] >= 0x80 { try multibyte() } else { p += 1 } }
    case 0x2A:
      p += 2
      while true {
        if p + 1 >= end { throw stop(.unclosedComment, at: start) }
        if base[p] == 0x2A, base[p + 1] == 0x2F { break }
        if base[p] >= 0x80 { try multibyte() } else { p += 1 }
      }
      p += 2
    default: throw stop(.unexpectedByte(0x2F), at: p)
    }
  }
}
