import LosslessJSON

/// What holds of a text that comes in pieces.
extension JSONProperties {
  /// The text in random pieces: often a handful, now and then one for each byte.
  private mutating func pieces() -> [ArraySlice<UInt8>] {
    let longest = 1 + below(max(8, bytes.count / 2))
    var out: [ArraySlice<UInt8>] = []
    while let start = out.isEmpty ? 0 : out.last?.endIndex, start < bytes.count {
      out.append(bytes[start..<min(bytes.count, start + 1 + below(longest))])
    }
    return out
  }

  /// The walker gives the entries of the index, or the error of the reader, however the text is cut.
  mutating func checkWalker(_ whole: Result<JSONDocument, JSONError>) throws(Violation) {
    var walker = JSONWalker()
    var count = 0
    var failure: JSONError?
    func pull() throws(Violation) {
      while failure == nil {
        switch Result(catching: { () throws(JSONError) in try walker.next() }) {
        case .success(nil): return
        case .success(let events?):
          guard case .success(let document) = whole else { continue }
          for event in events {
            try hold(isSame(event, events, document, count), "a walker gives the entries of the index")
            count += 1
          }
        case .failure(let error): failure = error
        }
      }
    }
    for piece in pieces() {
      walker.append(piece)
      try pull()
    }
    walker.finish()
    try pull()
    switch whole {
    case .success(let document):
      try hold(failure == nil && count == document.nodes.count, "a walker reads what the reader reads")
    case .failure(let error):
      try hold(Self.isSame(failure, error), "a walker fails as the reader does", (failure, error))
    }
  }

  /// What begins as another encoding is called so where nobody knows yet that its end does not fit.
  private static func isSame(_ failure: JSONError?, _ error: JSONError) -> Bool {
    if case .otherEncoding? = failure?.reason { return true }
    return failure == error
  }

  private func isSame(_ event: JSONNode, _ events: JSONEvents, _ document: JSONDocument, _ index: Int) -> Bool {
    guard index < document.nodes.count else { return false }
    let node = document.nodes[index]
    return event.kind == node.kind && event.isMarked == node.isMarked
      && events.raw(event) == document.bytes[Self.range(of: node)]
  }

  /// A stream is read to its end, and what it gives is what its parts give; one framing is enough for one text.
  mutating func checkTexts(_ whole: Result<JSONDocument, JSONError>) throws(Violation) {
    switch below(4) {
    case 0: try checkLines()
    case 1: try checkSingle(whole)
    case 2: _ = texts(.sequence)
    default:
      for case .success(let document) in texts(.concatenated).map(\.content) {
        try hold(Self.read(document.bytes).isSame(as: document), "a text of concatenated ones is a text by itself")
      }
    }
  }

  private mutating func checkLines() throws(Violation) {
    let lines = texts(.lines)
    let expected = bytes.split(separator: 0x0A).filter { !$0.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
    try hold(lines.count == expected.count, "a stream of lines has a text for each")
    for (text, line) in zip(lines, expected) {
      switch (text.content, Self.read(Array(line))) {
      case (.success(let document), .success(let other)):
        try hold(document.bytes == other.bytes && Self.areSame(document.nodes, other.nodes), "a line is read as it is")
      case (.failure(let error), .failure(let other)):
        try hold(error.reason == other.reason, "a line fails for its own reason")
      default: try hold(false, "a line of a stream is read if it is read alone")
      }
    }
  }

  private mutating func checkSingle(_ whole: Result<JSONDocument, JSONError>) throws(Violation) {
    let single = texts(.single)
    switch (whole, single.last?.content) {
    case (.success(let document), .success(let same)?):
      try hold(single.count == 1 && same.root.raw == document.root.raw, "the one text of a stream is its text")
    case (.failure(let error), .failure(let same)?):
      try hold(Self.isSame(same, error), "a stream of one text fails as the text does", (same, error))
    default: try hold(false, "a text is read as a stream if it is read as a whole", single.count)
    }
  }

  private mutating func texts(_ framing: JSONFraming) -> [JSONTexts.Text] {
    var texts = JSONTexts(framing: framing)
    var out: [JSONTexts.Text] = []
    for piece in pieces() {
      texts.append(piece)
      while let text = texts.next() { out.append(text) }
    }
    texts.finish()
    while let text = texts.next() { out.append(text) }
    return out
  }
}

extension Result<JSONDocument, JSONError> {
  fileprivate func isSame(as document: JSONDocument) -> Bool {
    switch self {
    case .success(let own): own.bytes == document.bytes && JSONProperties.areSame(own.nodes, document.nodes)
    case .failure: false
    }
  }
}
