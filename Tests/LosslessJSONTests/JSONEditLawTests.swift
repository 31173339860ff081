import LosslessJSON
import TestSupport
import Testing

/// Many splices in one pass: what they replace is replaced, all else stays byte for byte, and the outcome reads the same.
@Suite struct JSONEditLawTests {
  /// Splices drawn for one document, and the values they put in.
  private struct Draw {
    var edit = JSONEdit()
    var splices: [(range: Range<Int>, bytes: [UInt8])] = []

    mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
      edit.replace(range, with: bytes)
      splices.append((range, bytes))
    }
  }

  /// The text with the splices done one by one, from the last to the first.
  private static func slowly(_ bytes: [UInt8], _ splices: [(range: Range<Int>, bytes: [UInt8])]) -> [UInt8] {
    let order = splices.indices.sorted { a, b in
      (splices[a].range.lowerBound, splices[a].range.upperBound, a)
        < (splices[b].range.lowerBound, splices[b].range.upperBound, b)
    }
    return order.reversed().reduce(into: bytes) { $0.replaceSubrange(splices[$1].range, with: splices[$1].bytes) }
  }

  private static func token(_ kind: JSONKind, _ generated: inout GeneratedJSON) -> [UInt8] {
    switch kind {
    case .object, .array: []
    case .string: Array(generated.token(generated.name()).utf8)
    case .number: Array(["0", "-1.50", "1E+400", "12345678901234567890123"][generated.below(4)].utf8)
    case .boolean: Array((generated.below(2) == 0 ? "true" : "false").utf8)
    case .null: Array("null".utf8)
    }
  }

  /// Every value and every name of a document, in order.
  private static func all(_ root: JSONValue) -> [JSONValue] {
    var out: [JSONValue] = []
    var waiting = [root]
    while let value = waiting.popLast() {
      out.append(value)
      waiting += value.elements
      for member in value.members { waiting += [member.value, member.key] }
    }
    return out.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  @Test(arguments: [false, true])
  func `values of the same kind go in, kinds and order stay, and all else byte for byte`(inOrder: Bool) throws {
    for seed in 0..<1500 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let document = try JSONDocument(generated.text(depth: 5))
      var draw = Draw()
      var values = Self.all(document.root)
      if !inOrder { values.shuffle(using: &generated.generator) }
      for value in values where value.kind != .object && value.kind != .array && generated.below(2) == 0 {
        draw.replace(value.range, with: Self.token(value.kind, &generated))
      }
      let edited = try draw.edit.applied(rereading: document)
      #expect(edited.bytes == Self.slowly(document.bytes, draw.splices), "seed \(seed)")
      #expect(edited.bytes == draw.edit.applied(to: document.bytes))
      let after = Self.all(edited.root)
      let before = Self.all(document.root)
      #expect(after.map(\.kind) == before.map(\.kind), "seed \(seed)")
      let replaced = Dictionary(draw.splices.map { ($0.range.lowerBound, $0.bytes) }) { first, _ in first }
      for (old, new) in zip(before, after) where old.kind != .object && old.kind != .array {
        #expect(Array(new.raw) == replaced[old.range.lowerBound] ?? Array(old.raw), "seed \(seed)")
      }
    }
  }

  @Test func `replacing, inserting and removing in one pass gives what doing it one by one gives`() throws {
    for seed in 0..<1500 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let document = try JSONDocument(generated.text(depth: 5))
      var edit = JSONEdit()
      let expected = Self.change(document.root, &edit, &generated)
      let after = try JSONDocument(reading: edit.applied(to: document.bytes))
      #expect(after.root.tokens == expected, "seed \(seed)")
    }
  }

  /// Draws a change of a value and of all that stays in it; gives the tokens that must come out.
  private static func change(_ value: JSONValue, _ edit: inout JSONEdit, _ generated: inout GeneratedJSON) -> [String] {
    guard value.kind == .object || value.kind == .array else {
      if generated.below(3) > 0 { return [value.rawText] }
      let token = token(value.kind, &generated)
      edit.replace(value, with: token)
      return [String(decoding: token, as: UTF8.self)]
    }
    let isObject = value.kind == .object
    let children = isObject ? value.members.map { ($0.key.rawText, $0.value) } : value.elements.map { ("", $0) }
    let removed = children.indices.map { _ in generated.below(4) == 0 }
    var out: [String] = []
    // A new first child, where one stays to stand before.
    if let first = children.indices.first(where: { !removed[$0] }), !removed[0], generated.below(3) == 0 {
      let start = isObject ? Array(value.members)[first].key.range.lowerBound : children[first].1.range.lowerBound
      edit.replace(start..<start, with: Array((isObject ? "\"new\" : [ ] ," : "[ ], ").utf8))
      out += isObject ? ["\"new\"", "[", "]"] : ["[", "]"]
    }
    edit.remove(childrenOf: value) { removed[$0] }
    for (position, (name, child)) in children.enumerated() where !removed[position] {
      if isObject { out.append(name) }
      out += change(child, &edit, &generated)
    }
    return [isObject ? "{" : "["] + out + [isObject ? "}" : "]"]
  }

  @Test(arguments: [
    (#"{"a":1}"#, "a", "1,2"), (#"{"a":1}"#, "a", "1,\"b\":2"), (#"{"a":1}"#, "a", "\"1\""), (#"{"a":1}"#, "a", "[1]"),
    (#"{"a":1}"#, "a", ""), (#"{"a":[1]}"#, "a", "[]"), (#"{"a":[1]}"#, "a", "[1,1]"), (#"{"a":[1]}"#, "a", "[{}]"),
    (#"{"a":{"b":1}}"#, "a", "{}"), (#"{"a":[1],"c":2}"#, "a", #"{"b":1}"#), (#"{"a":1}"#, "a", "\u{1}"),
  ])
  func `a token that changes kinds or order does not come out`(text: String, name: String, token: String) throws {
    let document = try JSONDocument(text)
    var edit = JSONEdit()
    edit.replace(try #require(document.root[name]), with: Array(token.utf8))
    #expect(throws: JSONEditError.self) { try edit.applied(rereading: document) }
  }

  @Test func `an error of the reread text tells where`() throws {
    let document = try JSONDocument("{\n \"a\": 1,\n \"b\": {\"c\": [0]}}")
    func error(_ name: String, _ token: String) throws -> JSONEditError? {
      var edit = JSONEdit()
      edit.replace(try #require(document.root[name]), with: Array(token.utf8))
      return #expect(throws: JSONEditError.self) { try edit.applied(rereading: document) }
    }
    let unreadable = try error("a", "x")
    guard case .unreadable(let reason) = unreadable else {
      Issue.record("\(String(describing: unreadable))")
      return
    }
    #expect(reason.description == "2:7: unexpected byte 0x78")
    let other = try error("b", "{\"c\": [false]}")
    guard case .otherStructure(let location) = other else {
      Issue.record("\(String(describing: other))")
      return
    }
    #expect((location.line, location.column) == (3, 14))
  }

  @Test(arguments: [[1..<3, 2..<4], [2..<4, 1..<3], [1..<3, 1..<3], [0..<6], [1..<1, 0..<2], [1..<4, 2..<2]])
  func `splices that overlap or reach out of the text are an error`(ranges: [Range<Int>]) throws {
    let document = try JSONDocument("[1,2]")
    var edit = JSONEdit()
    for range in ranges { edit.replace(range, with: []) }
    #expect(throws: JSONEditError.overlap) { try edit.applied(rereading: document) }
  }

  @Test func `depth costs no call stack`() throws {
    let text = String(repeating: "[", count: 50_000) + "1" + String(repeating: "]", count: 50_000)
    let limits = JSONLimits(depth: 50_000)
    let document = try JSONDocument(text, limits: limits)
    var edit = JSONEdit()
    edit.replace(50_000..<50_001, with: [0x32])
    #expect(try edit.applied(rereading: document, limits: limits).bytes[50_000] == 0x32)
  }

  @Test func `a text goes in as the old token spells it`() throws {
    let document = try JSONDocument(#"{"a\/b":"\u00E9","c":"x"}"#)
    var edit = JSONEdit()
    for member in document.root.members {
      edit.replace(member.key, withText: member.name + "/")
      edit.replace(member.value, withText: "ë\n")
    }
    #expect(
      try String(decoding: edit.applied(rereading: document).bytes, as: UTF8.self)
        == #"{"a\/b\/":"\u00EB\n","c/":"ë\n"}"#)
  }
}

extension JSONValue {
  /// Brackets, names and scalars in the order of the text.
  var tokens: [String] {
    switch kind {
    case .object: ["{"] + members.flatMap { [$0.key.rawText] + $0.value.tokens } + ["}"]
    case .array: ["["] + elements.flatMap(\.tokens) + ["]"]
    default: [rawText]
    }
  }
}
