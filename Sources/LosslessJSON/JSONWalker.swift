/// Events of a JSON text, or of many, that is never held as a whole.
///
/// Give it pieces of any size with `append`, say with `finish` that no more follow, and ask for `next` until it gives
/// nil. It is the same reader as that of documents, with entries that are handed on instead of kept: no index, and memory
/// for one piece and the longest token. An object's events are its `object`, a name, the value's events, and so on, then
/// an `end`.
package struct JSONWalker: Sendable {
  private let framing: JSONFraming
  private let limits: JSONLimits
  private var reader: JSONReader
  private var window = JSONWindow()
  private var nodes: [JSONNode]
  /// The containers that are open, outermost first.
  private var open: [JSONNode.Kind] = []
  /// The window must hold so much before a token that is cut off is looked at again.
  private var needed = 0
  private var stage = Stage.start
  private var isFinished = false
  private var hasText = false
  /// Whether the stream began with a byte order mark, which RFC 8259 forbids to send.
  package private(set) var hasByteOrderMark = false

  private enum Stage: Sendable {
    /// The encoding is not known yet.
    case start
    /// Before a text; the separator its framing asks for has been seen or not.
    case between(isSeparated: Bool)
    case inside
    case failed(JSONError)
  }

  private static let room = 4096

  /// `limits.bytes` bounds one token here, not the stream.
  package init(framing: JSONFraming = .single, limits: JSONLimits = .standard) {
    self.framing = framing
    self.limits = limits
    reader = JSONReader(dialect: .strict, limits: limits)
    nodes = [JSONNode](repeating: JSONNode(.null, start: 0, length: 0), count: Self.room)
  }

  /// The next piece of the stream, of 1 GiB at most; may end anywhere, within a letter too.
  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    window.append(piece)
  }

  package mutating func append(_ piece: some Collection<UInt8>) {
    piece.withBytes { append(UnsafeRawBufferPointer($0)) }
  }

  /// Bytes of memory in use: they depend on the pieces and the longest token, not on the length of the stream.
  package var heldBytes: Int { window.bytes.count + nodes.count * MemoryLayout<JSONNode>.stride }

  /// Says that no piece follows.
  package mutating func finish() { isFinished = true }

  /// The next events, at least one; nil if another piece is needed, or, once finished, at the end.
  ///
  /// Throws `JSONError` with its place in the stream. Events before it were given by earlier calls or are lost with it.
  package mutating func next() throws(JSONError) -> JSONEvents? {
    if case .failed(let error) = stage { throw error }
    do throws(JSONError) {
      if window.isTooLarge { throw error(.tooLarge(limit: JSONNode.limit), at: window.start) }
      try start()
      if !isFinished, window.pending < needed { return nil }
      return try events()
    } catch {
      stage = .failed(error)
      throw error
    }
  }

  private mutating func start() throws(JSONError) {
    guard case .start = stage, isFinished || window.pending >= 4 else { return }
    if let encoding = window.otherEncoding(isWhole: isFinished) {
      throw error(.otherEncoding(encoding.rawValue), at: 0)
    }
    if UnicodeEncoding.hasUTF8Mark(window.text) {
      hasByteOrderMark = true
      window.pass(to: 3)
    }
    stage = .between(isSeparated: framing != .sequence)
  }

  private func error(_ reason: JSONError.Reason, at position: Int) -> JSONError {
    JSONError(reason: reason, location: window.location(of: position))
  }

  private mutating func events() throws(JSONError) -> JSONEvents? {
    let hidden = resume()
    var outcome = JSONReader.Outcome.again
    while outcome == .again {
      if case .inside = stage {} else if try !begin() { break }
      outcome = run()
      if outcome == .fault { throw error(reader.fault.reason, at: reader.fault.offset) }
      window.pass(to: reader.position)
      if outcome == .complete {
        // One text ends: the next one's events go into the same run.
        stage = .between(isSeparated: framing == .concatenated)
        reader.state = .value
        outcome = .again
      }
    }
    needed = 0
    if outcome == .needsMore {
      if window.pending > limits.bytes { throw error(.tooLarge(limit: limits.bytes), at: window.start) }
      needed = JSONWindow.needed(behind: window.pending)
    }
    suspend()
    return reader.count > hidden ? JSONEvents(nodes, hidden..<reader.count, in: window.bytes) : nil
  }

  private mutating func run() -> JSONReader.Outcome {
    let bounds = JSONReader.Bounds(soft: window.count, end: window.count, isLast: isFinished)
    return nodes.withUnsafeMutableBufferPointer { entries in
      window.bytes.withUnsafeBytes { raw in
        var outcome = JSONReader.Outcome.again
        while outcome == .again { outcome = reader.run(raw.bytes, bounds, into: entries) }
        return outcome
      }
    }
  }

  /// Writes the open containers in front of the events: the reader finds them where it looks for them.
  private mutating func resume() -> Int {
    if nodes.count < open.count + Self.room {
      nodes.append(contentsOf: repeatElement(nodes[0], count: open.count + Self.room - nodes.count))
    }
    for (index, kind) in open.enumerated() {
      nodes[index] = JSONNode(kind, start: 0, length: index == 0 ? JSONReader.none : index - 1)
    }
    reader.position = window.start
    reader.count = open.count
    reader.open = open.isEmpty ? JSONReader.none : open.count - 1
    return open.count
  }

  /// Keeps what is open for the next run; in the events no container has a length.
  private mutating func suspend() {
    open.removeAll(keepingCapacity: true)
    var index = reader.open
    while index != JSONReader.none {
      open.append(nodes[index].kind)
      index = nodes[index].length
    }
    open.reverse()
  }

  /// Passes what stands between two texts; false if there is no text yet.
  private mutating func begin() throws(JSONError) -> Bool {
    guard case .between(var isSeparated) = stage else { return false }
    var position = window.start
    passing: while position < window.count {
      switch window.bytes[position] {
      case 0x20, 0x09, 0x0D: break
      case 0x0A: if framing == .lines { isSeparated = true }
      case JSONFraming.recordSeparator where framing == .sequence: isSeparated = true
      default: break passing
      }
      position += 1
    }
    window.pass(to: position)
    reader.position = position
    if window.pending == 0 {
      stage = .between(isSeparated: isSeparated)
      if isFinished, framing == .single, !hasText { throw error(.empty, at: position) }
      return false
    }
    if framing == .single, hasText { throw error(.trailingContent, at: position) }
    if !isSeparated {
      throw error(.expected(framing == .lines ? "a line feed" : "a record separator (U+001E)"), at: position)
    }
    stage = .inside
    hasText = true
    return true
  }
}
