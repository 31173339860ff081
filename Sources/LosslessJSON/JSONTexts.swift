/// The JSON texts of a stream, one document after the other; no more is held than the text at hand.
///
/// Give it pieces with `append`, say with `finish` that no more follow, and ask for `next` until it gives nil. A line or
/// record that is not JSON is told as such, and the next one is read: one bad line must not cost a log. Where texts are
/// only concatenated nothing says where the next one begins, and an error ends the stream.
package struct JSONTexts: Sendable {
  /// One text of the stream.
  package struct Text: Sendable {
    /// The line of the stream on which it begins, from 1.
    package let line: Int
    /// The document, or why it is none; the error's place is one in the stream.
    package let content: Result<JSONDocument, JSONError>
  }

  private let framing: JSONFraming
  private let limits: JSONLimits
  private var window = JSONWindow()
  private var isFinished = false
  /// Nothing follows: the only text was read, or an error behind which nobody knows where to go on.
  private var isAtEnd = false
  /// Where framing tells the end of a text: bytes in which it was looked for in vain.
  private var searched = 0
  /// The rest of a text that was refused as too large is passed over.
  private var isSkipping = false
  /// Where only reading tells the end of a text: how far the one at hand was read, and its entries.
  private var reader: JSONReader
  private var nodes: [JSONNode]
  private var isInside = false
  /// So many bytes must follow that place before a token that is cut off is looked at again.
  private var needed = 0

  /// `limits.bytes` bounds one text, not the stream.
  package init(framing: JSONFraming, limits: JSONLimits = .standard) {
    self.framing = framing
    self.limits = limits
    reader = JSONReader(dialect: .strict, limits: limits)
    nodes = [JSONNode](repeating: JSONNode(.null, start: 0, length: 0), count: JSONReader.slack)
  }

  /// The next piece of the stream, of 1 GiB at most; may end anywhere, within a letter too.
  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    let moved = window.start
    window.append(piece)
    searched = max(0, searched - moved)
    if isInside, moved > 0 {
      reader.position -= moved
      for index in 0..<reader.count { nodes[index] = nodes[index].moved(by: -moved) }
    }
  }

  package mutating func append(_ piece: some Collection<UInt8>) {
    piece.withBytes { append(UnsafeRawBufferPointer($0)) }
  }

  /// Says that no piece follows.
  package mutating func finish() { isFinished = true }

  /// The next text; nil if another piece is needed, or, once finished, at the end.
  package mutating func next() -> Text? {
    switch framing {
    case .lines: nextFramed(by: 0x0A)
    case .sequence: nextFramed(by: JSONFraming.recordSeparator)
    case .single, .concatenated: nextRead()
    }
  }

  private func refused(_ reason: JSONError.Reason, at position: Int) -> Text {
    let location = window.location(of: position)
    return Text(line: location.line, content: .failure(JSONError(reason: reason, location: location)))
  }

  // MARK: A separator tells the end

  private mutating func nextFramed(by separator: UInt8) -> Text? {
    while true {
      let found = window.first(separator, from: max(searched, window.start))
      guard let end = found ?? (isFinished && window.pending > 0 ? window.count : nil) else {
        searched = window.count
        return refuseIfTooLarge()
      }
      let text = framed(window.start..<end)
      window.pass(to: min(end + 1, window.count))
      searched = window.start
      if let text { return text }
    }
  }

  /// What stands between two separators; nil for nothing but white space, and for the rest of what was refused.
  private mutating func framed(_ range: Range<Int>) -> Text? {
    if isSkipping {
      isSkipping = false
      return nil
    }
    let bytes = window.bytes[range]
    let first = window.spaceEnd(in: range)
    if first == range.upperBound { return nil }
    if framing == .sequence {
      // RFC 7464, 2.1 and 2.4: a separator stands before each text, and white space behind a number shows it is whole.
      if window.place.offset == 0 { return refused(.expected("a record separator (U+001E)"), at: first) }
      if let last = bytes.last, last > 0x20, !Self.closers.contains(last) {
        return refused(.unexpectedEnd, at: range.upperBound)
      }
    }
    let line = window.location(of: first).line
    do throws(JSONError) {
      return Text(line: line, content: .success(try JSONDocument(reading: Array(bytes), limits: limits)))
    } catch {
      let location = window.location(of: range.lowerBound + error.location.offset)
      return Text(line: line, content: .failure(JSONError(reason: error.reason, location: location)))
    }
  }

  /// Last bytes of values that cannot go on: `}`, `]` and a quote.
  private static let closers: [UInt8] = [0x7D, 0x5D, 0x22]

  private mutating func refuseIfTooLarge() -> Text? {
    guard window.pending > limits.bytes else { return nil }
    let text = isSkipping ? nil : refused(.tooLarge(limit: limits.bytes), at: window.start)
    isSkipping = true
    window.pass(to: window.count)
    searched = window.start
    return text
  }

  // MARK: Only reading tells the end

  private mutating func nextRead() -> Text? {
    if isAtEnd { return nil }
    if window.isTooLarge {
      isAtEnd = true
      return refused(.tooLarge(limit: JSONNode.limit), at: window.start)
    }
    if !isInside {
      guard let place = begin() else { return nil }
      if let refused = refusal(at: place) {
        isAtEnd = true
        return refused
      }
    }
    switch read() {
    case .complete:
      isInside = false
      return whole()
    case .fault:
      isAtEnd = true
      return refused(reader.fault.reason, at: reader.fault.offset)
    default:
      guard window.pending > limits.bytes else { return nil }
      isAtEnd = true
      return refused(.tooLarge(limit: limits.bytes), at: window.start)
    }
  }

  /// Passes white space; the place where a text begins, or where there is none although there should be.
  private mutating func begin() -> Int? {
    if window.place.offset == 0, !isFinished, window.pending < 4 { return nil }
    var position = window.start
    if window.place.offset == 0, UnicodeEncoding.hasUTF8Mark(window.text) { position += 3 }
    position = window.spaceEnd(in: position..<window.count)
    if position == window.count, !(isFinished && framing == .single && reader.count == 0) {
      window.pass(to: position)
      return nil
    }
    return position
  }

  private mutating func refusal(at position: Int) -> Text? {
    if window.place.offset == 0, let encoding = window.otherEncoding(isWhole: isFinished) {
      return refused(.otherEncoding(encoding.rawValue), at: 0)
    }
    if position == window.count { return refused(.empty, at: position) }
    if framing == .single, reader.count > 0 { return refused(.trailingContent, at: position) }
    window.pass(to: position)
    reader = JSONReader(dialect: .strict, limits: limits)
    reader.position = position
    isInside = true
    return nil
  }

  private mutating func read() -> JSONReader.Outcome {
    if !isFinished, window.count - reader.position < needed { return .needsMore }
    let bounds = JSONReader.Bounds(soft: window.count, end: window.count, isLast: isFinished)
    while true {
      let outcome = nodes.withUnsafeMutableBufferPointer { entries in
        window.bytes.withUnsafeBytes { reader.run($0.bytes, bounds, into: entries) }
      }
      switch outcome {
      case .again: continue
      case .full: nodes.append(contentsOf: repeatElement(nodes[0], count: nodes.count))
      default:
        needed = outcome == .needsMore ? JSONWindow.needed(behind: window.count - reader.position) : 0
        return outcome
      }
    }
  }

  private mutating func whole() -> Text {
    let start = window.start
    let bytes = Array(window.bytes[start..<reader.position])
    let nodes = nodes[..<reader.count].map { $0.moved(by: -start) }
    let line = window.place.line
    window.pass(to: reader.position)
    return Text(line: line, content: .success(JSONDocument(bytes: bytes, nodes: nodes)))
  }
}
