import LosslessJSON
import ShapeInference

/// What is done with a corpus; a case's text is the measure's name but for the corpus.
enum JSONWork: String, CaseIterable {
  /// Into an index whose memory is there already.
  case index = "json.index"
  case freshIndex = "json.index.fresh"
  /// Events of pieces of 64 KiB: counts them and the bytes of names.
  case walk = "json.walk"
  case shape = "json.walk.shape"
  /// The documents of a stream of lines.
  case texts = "json.texts"
  /// Read, other strings and numbers put in, written out.
  case edit = "json.edit"
  /// Only the writing out.
  case splice = "json.edit.splice"
  case findings = "json.findings"

  func measure(over kind: JSONCorpus.Kind) -> String { "\(rawValue).\(kind)" }

  func takes(_ kind: JSONCorpus.Kind) -> Bool { (self == .texts) == (kind == .lines) }

  /// One pass over a text, with all that is needed for it and not measured made beforehand.
  func pass(over bytes: [UInt8]) throws -> () throws -> Int {
    switch self {
    case .index:
      var index = JSONIndex()
      return {
        try index.read(bytes, limits: Self.limits)
        return index.nodes.count
      }
    case .freshIndex: return { try JSONDocument(reading: bytes, limits: Self.limits).nodes.count }
    case .walk:
      let nodes = try JSONDocument(reading: bytes, limits: Self.limits).nodes
      let names = nodes.reduce(0) { $1.kind == .name ? $0 + $1.length : $0 }
      let pass = { try Self.walk(bytes) }
      guard try pass() == nodes.count + names else { throw BenchmarkError("the walker differs from the index") }
      return pass
    case .shape:
      let shape = Shape(of: try JSONDocument(reading: bytes, limits: Self.limits).root)
      guard try Self.walkShape(bytes) == shape else { throw BenchmarkError("the walker's shape differs") }
      return { try Self.walkShape(bytes).element?.shape.members?.count ?? 0 }
    case .texts: return { try Self.documents(in: bytes) }
    case .edit:
      let tokens = try JSONReplacements(for: JSONDocument(reading: bytes, limits: Self.limits))
      return {
        let document = try JSONDocument(reading: bytes, limits: Self.limits)
        return tokens.edit(document).applied(to: document.bytes).count
      }
    case .splice:
      let document = try JSONDocument(reading: bytes, limits: Self.limits)
      let edit = JSONReplacements(for: document).edit(document)
      return { edit.applied(to: bytes).count }
    case .findings:
      let document = try JSONDocument(reading: bytes, limits: Self.limits)
      return { document.findings().total }
    }
  }

  /// As large as can be: what is measured here is no attack.
  static let limits = JSONLimits(bytes: .max)

  private static func walk(_ bytes: [UInt8]) throws -> Int {
    var walker = JSONWalker(limits: limits)
    var count = 0
    try feed(bytes, append: { walker.append($0) }) { isLast in
      if isLast { walker.finish() }
      while let events = try walker.next() {
        count += events.count
        events.withUnsafeEntries { events, _ in
          for event in events { if case .name = event.kind { count += event.length } }
        }
      }
    }
    return count
  }

  private static func walkShape(_ bytes: [UInt8]) throws -> Shape {
    var walker = JSONWalker(limits: limits)
    var tally = ShapeTally()
    try feed(bytes, append: { walker.append($0) }) { isLast in
      if isLast { walker.finish() }
      while let events = try walker.next() { tally.add(events) }
    }
    return tally.shape
  }

  private static func documents(in bytes: [UInt8]) throws -> Int {
    var texts = JSONTexts(framing: .lines, limits: limits)
    var count = 0
    try feed(bytes, append: { texts.append($0) }) { isLast in
      if isLast { texts.finish() }
      while let text = texts.next() { count += try text.content.get().nodes.count }
    }
    return count
  }

  /// Hands on pieces of 64 KiB, and lets each be dealt with.
  private static func feed(
    _ bytes: [UInt8], append: (UnsafeRawBufferPointer) -> Void, _ deal: (_ isLast: Bool) throws -> Void
  ) throws {
    try bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
        let end = min(start + 1 << 16, bytes.count)
        append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        try deal(end == bytes.count)
      }
    }
  }
}
