import LosslessJSON

/// What holds of strings and numbers, of layouts and of edits.
extension JSONProperties {
  mutating func checkTokens(of document: JSONDocument) throws(Violation) {
    var numbers: [JSONNumber] = []
    var lastText = ""
    for index in sample(of: document.nodes.count, most: 16) {
      let value = JSONValue(document: document, index: index)
      switch value.node.kind {
      case .string, .name:
        let text = value.string ?? ""
        try checkString(value, text, like: lastText)
        lastText = text
      case .number:
        guard let number = value.number else { return try hold(false, "a number has a value") }
        try checkNumber(number, value)
        numbers.append(number)
      default: continue
      }
    }
    try checkOrder(numbers)
    let start = below(bytes.count)
    let range = start..<start + below(bytes.count - start + 1)
    try hold(
      (JSONNumber(bytes[range]) != nil) == JSONGrammar.isNumber(bytes, range), "a number is what the grammar says")
  }

  private func checkString(_ value: JSONValue, _ text: String, like other: String) throws(Violation) {
    let utf8 = Array(text.utf8)
    try hold(JSONGrammar.text(of: value.raw).utf8.elementsEqual(utf8), "a string is decoded as a second reader has it")
    try hold(value.text.map { $0.elementsEqual(utf8) } ?? false, "a string's bytes are those of its text")
    try hold(value.isText(utf8[...]), "a string is its own text")
    try hold(!value.isText((utf8 + [0x61])[...]), "a string is no other text")
    for token in [JSONString.encode(text), JSONString.encode(text, like: value.raw)] {
      try hold(JSONGrammar.isString(token, 0..<token.count), "what is encoded is a string")
      try hold(JSONString.decode(token).utf8.elementsEqual(utf8), "what is encoded is decoded to the same")
    }
    let token = JSONString.encode(other, like: value.raw)
    try hold(JSONGrammar.isString(token, 0..<token.count), "what is spelled like another is a string")
    try hold(JSONString.decode(token).utf8.elementsEqual(other.utf8), "what is spelled like another is the same text")
  }

  private func checkNumber(_ number: JSONNumber, _ value: JSONValue) throws(Violation) {
    try hold(number.isWrittenAsInteger == value.isInteger, "what is written as an integer is told alike")
    if let integer = value.integer { try hold(number.int == integer, "an integer has its value") }
    if let int = number.int {
      try hold(JSONNumber(String(int)) == number, "an integer is the number that it is written as")
      try hold(number.magnitude <= .int64 && number.isInteger, "what fits an Int is an integer of 64 bits")
    }
    if let decimal = number.decimal {
      let spelled = (decimal.isNegative ? "-" : "") + decimal.significand + "e" + String(decimal.exponent)
      try hold(JSONNumber(spelled) == number, "a number is its significand and exponent")
      try hold(
        number.isInteger == (decimal.exponent >= 0 || number.signum() == 0), "an integer has no digit behind the point")
    }
    try hold((number.magnitude == .zero) == (number.signum() == 0), "zero has no sign and no size")
  }

  private func checkOrder(_ numbers: [JSONNumber]) throws(Violation) {
    for (a, b) in zip(numbers, numbers.dropFirst()) {
      try hold(a == a && !(a < a), "a number equals itself")
      let isEqual = a == b
      try hold(
        (a < b ? 1 : 0) + (b < a ? 1 : 0) + (isEqual ? 1 : 0) == 1, "of two numbers one is less or both are equal")
      try hold((b == a) == isEqual, "equality goes both ways")
      if isEqual {
        try hold(a.hashValue == b.hashValue && a.magnitude == b.magnitude && a.int == b.int, "equal numbers are alike")
      } else if a < b, let first = a.int, let second = b.int {
        try hold(first < second, "numbers have the order of integers")
      }
    }
    // Sorted by the order, neighbours and what lies between others are in it.
    let sorted = numbers.sorted()
    for position in sorted.indices.dropFirst(2) {
      try hold(!(sorted[position] < sorted[position - 2]), "the order of numbers is one")
    }
  }

  func checkLayout(of document: JSONDocument) throws(Violation) {
    let laidOut = JSONLayout.indented(document)
    guard case .success(let again) = Self.read(laidOut) else { return try hold(false, "a layout is strict JSON") }
    try hold(again.nodes.count == document.nodes.count, "a layout has all tokens")
    for (old, new) in zip(document.nodes, again.nodes) {
      try hold(
        old.kind == new.kind
          && document.bytes[Self.range(of: old)].elementsEqual(laidOut[Self.range(of: new)]),
        "a layout keeps its tokens")
    }
    try hold(JSONLayout.indented(again) == laidOut, "a second layout changes nothing")
    try hold(document.root.isEqual(to: again.root), "a layout means the same")
  }

  /// Tokens go in the place of others of their kind, and nothing else changes.
  mutating func checkEdits(of document: JSONDocument, _ dialect: JSONDialect) throws(Violation) {
    var splices: [(range: Range<Int>, token: [UInt8])] = []
    var expected: [UInt8] = []
    var position = 0
    for node in document.nodes where !node.isContainer && node.kind != .end && below(3) == 0 {
      let donor = document.nodes[below(document.nodes.count)]
      let isText = node.kind == .string || node.kind == .name
      guard donor.kind == node.kind || isText && (donor.kind == .string || donor.kind == .name) else { continue }
      let range = Self.range(of: node)
      let token = Array(bytes[Self.range(of: donor)])
      splices.append((range, token))
      expected += bytes[position..<range.lowerBound]
      expected += token
      position = range.upperBound
    }
    expected += bytes[position...]
    var edit = JSONEdit()
    if below(2) == 0 { splices.reverse() }
    for splice in splices { edit.replace(splice.range, with: splice.token) }
    switch Result(catching: { () throws(JSONEditError) in try edit.applied(rereading: document, dialect: dialect) }) {
    case .success(let edited): try hold(edited.bytes == expected, "an edit keeps all else")
    case .failure(let error): throw Violation(description: "tokens of one kind take each other's place: \(error)")
    }
    try checkRemoval(from: document, dialect)
  }

  private mutating func checkRemoval(from document: JSONDocument, _ dialect: JSONDialect) throws(Violation) {
    let index = below(document.nodes.count)
    guard document.nodes[index].isContainer else { return }
    let container = JSONValue(document: document, index: index)
    let count = container.count
    let removed = (0..<count).map { _ in below(2) == 0 }
    var edit = JSONEdit()
    edit.remove(childrenOf: container) { removed[$0] }
    guard case .success(let edited) = Self.read(edit.applied(to: bytes), dialect) else {
      return try hold(false, "what is left of a container is read")
    }
    // Entries before the container stay, so it stands where it stood.
    let left = JSONValue(document: edited, index: index)
    let kept = zip(Self.children(of: container), removed).filter { !$0.1 }.map(\.0)
    try hold(kept.elementsEqual(Self.children(of: left)), "the children that stay are those that were not removed")
  }

  private static func children(of container: JSONValue) -> [ArraySlice<UInt8>] {
    container.elements.map(\.raw)
      + container.members.map { container.document.bytes[$0.key.range.lowerBound..<$0.value.range.upperBound] }
  }
}
