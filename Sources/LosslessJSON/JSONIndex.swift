/// The flat index of a text: one entry a token, see `JSONNode`. Reading again reuses its memory.
package struct JSONIndex: Sendable {
  /// Entries in document order; the first is the root.
  package private(set) var nodes: [JSONNode] = []

  package init() {}

  /// Indexes one JSON value and nothing behind it. Throws `JSONError` with the place; the index is then empty.
  ///
  /// The whole grammar and UTF-8 are checked. Complexity: O(bytes), and at most one entry a byte.
  package mutating func read(
    _ bytes: [UInt8], dialect: JSONDialect = .strict, limits: JSONLimits = .standard
  ) throws(JSONError) {
    nodes.removeAll(keepingCapacity: true)
    var text = IndexedText(bytes, reader: JSONReader(dialect: dialect, limits: limits))
    do throws(JSONError) {
      try text.refuseOtherEncodings(limit: limits.bytes)
      try text.index(into: &nodes)
    } catch {
      nodes.removeAll(keepingCapacity: true)
      throw error
    }
  }
}

/// A whole text on its way into an index: its bytes up to the last few as they stand, the rest in a padded copy.
private struct IndexedText {
  private let bytes: [UInt8]
  private var reader: JSONReader

  init(_ bytes: [UInt8], reader: JSONReader) {
    self.bytes = bytes
    self.reader = reader
  }

  private func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason: reason, location: JSONLocation(offset: offset, in: bytes))
  }

  /// RFC 8259, 8.1: a byte order mark may be ignored; UTF-16 and UTF-32 are named instead of guessed at.
  mutating func refuseOtherEncodings(limit: Int) throws(JSONError) {
    if bytes.count > limit { throw error(.tooLarge(limit: limit), at: 0) }
    if let encoding = UnicodeEncoding(of: bytes, count: bytes.count) {
      throw error(.otherEncoding(encoding.rawValue), at: 0)
    }
    if UnicodeEncoding.hasUTF8Mark(bytes) { reader.position = 3 }
  }

  /// The room grows with what was found so far, so that an index is as large as its text needs.
  mutating func index(into nodes: inout [JSONNode]) throws(JSONError) {
    nodes.reserveCapacity(bytes.count / 6 + JSONReader.slack)
    var room = nodes.capacity
    var outcome = JSONReader.Outcome.again
    nodes.append(addingCapacity: room) { span in
      span.withUnsafeMutableBufferPointer { entries, count in
        outcome = run(into: entries)
        count = reader.count
      }
    }
    while outcome == .full {
      room *= 2
      nodes = [JSONNode](unsafeUninitializedCapacity: room) { entries, count in
        _ = entries.update(fromContentsOf: nodes)
        outcome = run(into: entries)
        count = reader.count
      }
    }
    if outcome == .complete { outcome = finish() }
    if outcome == .fault { throw error(reader.fault.reason, at: reader.fault.offset) }
  }

  private mutating func run(into entries: UnsafeMutableBufferPointer<JSONNode>) -> JSONReader.Outcome {
    let soft = bytes.count - JSONReader.slack
    var outcome = JSONReader.Outcome.again
    bytes.withUnsafeBytes { raw in
      while outcome == .again, reader.position < soft {
        outcome = reader.run(raw.bytes, .init(soft: soft, end: raw.count, isLast: true), into: entries)
      }
    }
    return outcome == .again ? runTail(into: entries) : outcome
  }

  /// Reads the last bytes in a copy with zeros behind, which stand for the end.
  private mutating func runTail(into entries: UnsafeMutableBufferPointer<JSONNode>) -> JSONReader.Outcome {
    let base = reader.position
    let first = reader.count
    let end = bytes.count - base
    let tail = bytes[base...] + repeatElement(0, count: JSONReader.slack)
    var outcome = JSONReader.Outcome.again
    reader.position = 0
    tail.withUnsafeBytes { raw in
      while outcome == .again {
        outcome = reader.run(raw.bytes, .init(soft: end, end: end, isLast: true), into: entries)
      }
    }
    for index in first..<reader.count { entries[index] = entries[index].moved(by: base) }
    reader.position += base
    reader.fault.offset += base
    if outcome == .fault, reader.count == 0, reader.position == bytes.count { reader.fault.reason = .empty }
    return outcome
  }

  /// Looks that nothing but white space follows the value.
  private mutating func finish() -> JSONReader.Outcome {
    bytes.withUnsafeBytes { raw in
      let bounds = JSONReader.Bounds(soft: raw.count, end: raw.count, isLast: true)
      return reader.passSpace(raw.bytes, bounds) ? .complete : .fault
    }
  }
}
