import LosslessJSON

/// What holds of the index of a text that is read.
extension JSONProperties {
  /// Tokens and what stands between them are the text, so to write them is to write what was read.
  func checkIndex(of document: JSONDocument, _ dialect: JSONDialect) throws(Violation) {
    var open: [Int] = []
    var end = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var last: JSONNode?
    for (index, node) in document.nodes.enumerated() {
      try hold(end <= node.start, "tokens stand one behind the other")
      try checkGap(
        end..<node.start, after: last, before: node, isIn: open.last.map { document.nodes[$0].kind }, dialect)
      try checkToken(node)
      end = JSONProperties.range(of: node).upperBound
      last = node
      if node.isContainer { open.append(index) }
      if node.kind == .end {
        guard let opened = open.popLast() else { return try hold(false, "every end ends a container") }
        let container = document.nodes[opened]
        try hold(container.length == index + 1 - opened, "a container's length counts its entries")
        try hold(
          bytes[node.start] == (container.kind == .object ? 0x7D : 0x5D), "a container ends with its own bracket")
      }
    }
    try hold(open.isEmpty && document.root.next == document.nodes.count, "one value and nothing behind it")
    try hold(
      JSONGrammar.separators(bytes, end..<bytes.count, isRelaxed: dialect == .relaxed) == [],
      "nothing stands behind the value")
  }

  static func range(of node: JSONNode) -> Range<Int> {
    node.start..<node.start + (node.isContainer ? 1 : node.length)
  }

  private func checkGap(
    _ gap: Range<Int>, after last: JSONNode?, before node: JSONNode, isIn container: JSONNode.Kind?,
    _ dialect: JSONDialect
  ) throws(Violation) {
    guard let found = JSONGrammar.separators(bytes, gap, isRelaxed: dialect == .relaxed) else {
      return try hold(false, "white space stands between tokens")
    }
    let isBehindName = last?.kind == .name
    if container == .object, !isBehindName, node.kind != .end {
      try hold(node.kind == .name, "a value of an object has a name")
    } else {
      try hold(node.kind != .name, "a name stands in an object, before a value")
    }
    switch (last, node.kind) {
    case (nil, _): try hold(found.isEmpty, "nothing stands before the value")
    case (let last?, .end) where !last.isContainer:
      try hold(found.isEmpty || dialect == .relaxed && found == [0x2C], "no separator stands before an end")
    case (let last?, _) where last.isContainer: try hold(found.isEmpty, "no separator stands before the first child")
    default: try hold(found == [isBehindName ? 0x3A : 0x2C], "one separator stands between tokens")
    }
  }

  private func checkToken(_ node: JSONNode) throws(Violation) {
    let range = JSONProperties.range(of: node)
    try hold(range.upperBound <= bytes.count && !range.isEmpty, "a token is in the text")
    let token = bytes[range]
    switch node.kind {
    case .object: try hold(token.first == 0x7B, "an object begins with its bracket")
    case .array: try hold(token.first == 0x5B, "an array begins with its bracket")
    case .end: try hold(token.count == 1, "an end is its bracket")
    case .null: try hold(token.elementsEqual("null".utf8), "null is spelled so")
    case .boolean: try hold(token.elementsEqual((node.isMarked ? "true" : "false").utf8), "booleans are spelled so")
    case .number:
      try hold(JSONGrammar.isNumber(bytes, range), "a number's token is one")
      try hold(node.isMarked == token.contains { [0x2E, 0x45, 0x65].contains($0) }, "a fraction is marked")
    case .string, .name:
      try hold(JSONGrammar.isString(bytes, range), "a string's token is one")
      try hold(node.isMarked == token.contains(0x5C), "escapes are marked")
    }
  }

  /// Places lead back to where they come from.
  mutating func checkPlaces(in document: JSONDocument) throws(Violation) {
    for index in sample(of: document.nodes.count, most: 3) {
      let kind = document.nodes[index].kind
      if kind == .name || kind == .end { continue }
      let place = JSONValue(document: document, index: index).place
      let pointer = place.pointer
      try hold(JSONPointer(pointer.description) == pointer, "a pointer is read as it is written")
      let path = BodyPath(
        place.steps.map { step -> BodyPath.Step in
          switch step {
          case .member(let name): .member(name)
          case .element: .anyElement
          }
        })
      try hold(BodyPath(path.text) == path, "a path is read as it is written")
      try hold(BodyPath(path.steps) == path, "a path has the steps that it is made of")
      // Of members with one name the first is found, or what it does not hold is not.
      try hold(
        document.root.at(pointer)?.index == index || Self.hasTwins(document), "a value's pointer leads to the value")
    }
  }

  /// Whether an object has two members of one name.
  private static func hasTwins(_ document: JSONDocument) -> Bool {
    document.nodes.indices.contains { index in
      var names: Set<[UInt8]> = []
      return JSONValue(document: document, index: index).members.contains {
        !names.insert(Array($0.name.utf8)).inserted
      }
    }
  }
}
