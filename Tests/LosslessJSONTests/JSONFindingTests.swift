import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONFindingTests {
  private func found(_ text: String) throws -> [String] {
    try JSONDocument(text).findings().map { "\($0.location.line):\($0.location.column) \($0.kind.rawValue)" }
  }

  private func all(_ bytes: [UInt8]) -> [String] {
    let findings = JSONFinding.all(in: bytes)
    return findings.map { finding in
      let place = findings.place(of: finding).map { " '\($0)'" } ?? ""
      return "\(finding.location.line):\(finding.location.column) \(finding.kind.rawValue)\(place)"
    }
  }

  @Test func `tells duplicate names, also when spelt differently, and not across objects`() throws {
    #expect(try found(#"{"a":1,"b":{"a":1},"a":2,"\u0061":3}"#) == ["1:20 duplicate-name", "1:26 duplicate-name"])
    #expect(try found("{\n \"x\":[{\"k\":1,\n\"k\":1}],\n \"x\":0}") == ["3:1 duplicate-name", "4:2 duplicate-name"])
    #expect(try found("{\"e\u{301}\":1,\"\u{E9}\":2}") == [])
    #expect(try found(#"{"\u00e9":1,"é":2,"\ud83d\ude00":1,"😀":2}"#) == ["1:13 duplicate-name", "1:37 duplicate-name"])
    // Two different halves are two names, although both have no UTF-8.
    #expect(!(try found(#"{"\ud800":1,"\ud801":2}"#).contains("1:13 duplicate-name")))
    #expect(try found(#"{"\ud800":1,"\uD800":2}"#).contains("1:13 duplicate-name"))
  }

  @Test(arguments: [2, 11, 12, 13, 14, 100, 5000])
  func `tells the same duplicates in objects of any size`(count: Int) throws {
    var generated = GeneratedJSON(seed: UInt64(count))
    let names = (0..<count).map { _ in "n\(generated.below(count))" }
    var seen: Set<String> = []
    let expected = names.filter { !seen.insert($0).inserted }.count
    let text = "{" + names.map { "\(generated.token($0)):[{\"n1\":0}]" }.joined(separator: ",") + "}"
    let findings = try JSONDocument(text).findings(atMost: .max)
    #expect(findings.count == expected)
    #expect(findings.allSatisfy { $0.kind == .duplicateName })
  }

  @Test func `tells a byte order mark`() throws {
    #expect(try found("\u{FEFF}{}") == ["1:1 byte-order-mark"])
  }

  @Test(arguments: [
    (#""\ud800""#, ["1:2 lone-surrogate"]), (#""a\udc00""#, ["1:3 lone-surrogate"]), (#""\ud83d\ude00""#, []),
    (#""\ud800\ud83d\ude00""#, ["1:2 lone-surrogate"]), (#""\ud83d\ude00\ude00""#, ["1:14 lone-surrogate"]),
    (#""\ud83d\n\ude00""#, ["1:2 lone-surrogate", "1:10 lone-surrogate"]), (#""\\ud800""#, []),
    (#"{"\ud800":1}"#, ["1:3 lone-surrogate"]),
    (#""\ud800\ud800""#, ["1:2 lone-surrogate", "1:8 lone-surrogate"]),
  ])
  func `tells half a surrogate pair`(text: String, expected: [String]) throws { #expect(try found(text) == expected) }

  @Test func `findings stand in the order of the text`() throws {
    let text = #"{"a":{"b":"\ud800","b":1},"a":"\udc00"}"#
    #expect(
      try found(text) == [
        "1:12 lone-surrogate", "1:20 duplicate-name", "1:27 duplicate-name", "1:32 lone-surrogate",
      ])
  }

  @Test(arguments: [
    // What JSONDecoder lets pass, and goes on.
    (#"{"a":[1,2,],"b":{"c":1 , } }"#, ["1:10 trailing-comma '/a'", "1:24 trailing-comma '/b'"]),
    (
      #"[1.,[01],--1,1-2,.5]"#,
      [
        "1:4 malformed-number '/0'", "1:7 malformed-number '/1/0'", "1:11 malformed-number '/2'",
        "1:15 malformed-number '/3'", "1:18 malformed '/4'",
      ]
    ),
    (
      #"{"a":"\q","b\x":"\u12G4"}"#,
      [
        "1:8 malformed-escape '/a'", "1:14 malformed-escape '/bx'",
        "1:22 malformed-escape '/bx'",
      ]
    ),
    ("[\"a\tb\nc\"]", ["1:4 control-character '/0'", "1:6 control-character '/0'"]),
    (
      #"{"a":1,"a":2,"x":"\ud800",}"#,
      ["1:8 duplicate-name '/a'", "1:19 lone-surrogate '/x'", "1:26 trailing-comma ''"]
    ),
    (#"[1.,]"#, ["1:4 malformed-number '/0'", "1:4 trailing-comma ''"]),
    // What it doesn't: the last finding is the reason why.
    ("", ["1:1 malformed ''"]), ("[,]", ["1:2 malformed '/0'"]), ("{,}", ["1:2 malformed ''"]),
    ("[1,,]", ["1:4 malformed '/1'"]), ("{\"a\":1,,}", ["1:8 malformed ''"]),
    (
      "[1,]]",
      [
        "1:3 trailing-comma ''",
        "1:5 malformed ''",
      ]
    ),
    ("{\"a\":[01,tru]}", ["1:8 malformed-number '/a/0'", "1:13 malformed '/a/1'"]),
    ("{\"a\" 1}", ["1:6 malformed '/a'"]), ("[1 2]", ["1:4 malformed ''"]),
    (
      "[01 /**/]",
      [
        "1:3 malformed-number '/0'",
        "1:5 malformed ''",
      ]
    ),
    ("[\"\\u12\"]", ["1:7 malformed '/0'"]), ("[\"\\", ["1:4 malformed '/0'"]),
    ("{\"a/b~c\":{'x'", ["1:11 malformed '/a~1b~0c'"]),
  ])
  func `goes on where JSONDecoder goes on, and ends where it ends`(text: String, expected: [String]) {
    #expect(all(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ([0xC3, 0x28], ["1:2 invalid-utf-8 ''"]),
      ([0x61, 0xFF, 0xFF], ["1:3 invalid-utf-8 ''", "1:4 invalid-utf-8 ''"]),
      // One broken sequence is one finding.
      ([0xF4, 0x90, 0x80, 0x80], ["1:2 invalid-utf-8 ''"]), ([0xED, 0xA0, 0x80], ["1:2 invalid-utf-8 ''"]),
      ([0x5C, 0xC3, 0xA9], ["1:3 malformed-escape ''"]), ([0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x80], []),
      ([0xF0, 0x9F], ["1:2 invalid-utf-8 ''"]),
    ] as [([UInt8], [String])])
  func `tells bytes in a string that are not UTF-8`(inside: [UInt8], expected: [String]) {
    #expect(all([0x22] + inside + [0x22]) == expected)
  }

  @Test(arguments: [
    (String.Encodings.utf16BE, "UTF-16BE"), (.utf16LE, "UTF-16LE"), (.utf32BE, "UTF-32BE"), (.utf32LE, "UTF-32LE"),
  ])
  func `names other encodings, with and without a byte order mark`(encoding: String.Encodings, name: String) throws {
    for text in ["[1]", "7", "\"é😀\"", " {}", "-1", "true"] {
      for mark in ["", "\u{FEFF}"] {
        let findings = JSONFinding.all(in: encoding.bytes(of: mark + text))
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.kind == .otherEncoding)
        #expect(
          finding.message == "the text is \(name)\(mark.isEmpty ? "" : " with a byte order mark"), not UTF-8", "\(text)"
        )
        #expect(findings.place(of: finding) == nil)
      }
    }
  }

  @Test(
    arguments: [[0x5B, 0, 0x5D], [0x31, 0, 0], [0, 0, 0], [0x61, 0], [0x5B, 0, 0, 0, 0x5D], [0, 0]] as [[UInt8]])
  func `a stray zero byte is no other encoding`(bytes: [UInt8]) {
    #expect(JSONFinding.all(in: bytes).map(\.kind) == [.malformed])
  }

  @Test func `keeps the first findings and counts the others`() {
    let names = (0..<5000).map { "\"\($0 % 2500)\":\"\\ud800\"" }.joined(separator: ",")
    let bytes = Array("[{\(names)},]".utf8)
    let whole = JSONFinding.all(in: bytes, atMost: 100_000)
    #expect(whole.count == 7501 && whole.leftOff == 0)
    for limit in [0, 1, 7, 300] {
      let some = JSONFinding.all(in: bytes, atMost: limit)
      #expect(Array(some) == Array(whole.prefix(limit)))
      #expect(some.count + some.leftOff == 7501)
    }
  }

  @Test func `limits end the list, and depth costs no call stack`() {
    let deep = Array(String(repeating: "[{\"a\":", count: 100_000).utf8)
    let limited = JSONFinding.all(in: deep)
    #expect(limited.map(\.message) == ["containers are nested deeper than 512"])
    let unlimited = JSONFinding.all(in: deep, limits: JSONLimits(depth: .max))
    #expect(unlimited.map(\.message) == ["the text ends too early"])
    #expect(unlimited.last.flatMap { unlimited.place(of: $0) }?.tokens.count == 200_000)
    #expect(
      JSONFinding.all(in: [0x5B, 0x5D], limits: JSONLimits(bytes: 1)).map(\.message) == [
        "the text is larger than 1 bytes"
      ])
  }

  @Test(arguments: [
    ("<html>", "unexpected byte 0x3C"), ("[1,2", "the text ends too early"),
    ("[1,]", "a comma behind the last one; JSONDecoder lets it pass"),
    (
      "[01,\n{\"a\":1,\"a\":2,}]",
      "malformed number; JSONDecoder lets it pass where nothing reads the value; in all: 1:3 malformed-number, 2:8 "
        + "duplicate-name, 2:13 trailing-comma"
    ),
    (
      "[01,x]",
      "malformed number; JSONDecoder lets it pass where nothing reads the value; in all, up to where JSONDecoder gives "
        + "up: 1:3 malformed-number, 1:5 malformed"
    ),
    ("\u{FEFF}{}", "the text starts with a byte order mark, which RFC 8259 forbids"),
    (
      "[" + String(repeating: "[1,],", count: 12) + "]",
      "a comma behind the last one; JSONDecoder lets it pass; in all: 1:4 trailing-comma, 1:9 trailing-comma, 1:14 "
        + "trailing-comma, 1:19 trailing-comma, 1:24 trailing-comma, 1:29 trailing-comma, 1:34 trailing-comma, 1:39 "
        + "trailing-comma, and 5 more"
    ),
  ])
  func `a refusal tells what a strict reader minds first, and the others by line and column`(
    text: String, refusal: String
  ) {
    #expect(JSONFinding.all(in: Array(text.utf8)).refusal == refusal)
    #expect(JSONFinding.all(in: Array("{\"a\":1,\"a\":2}".utf8)).refusal == nil)
  }

  @Test func `what a strict text may have is told once for each kind, with its first places`() throws {
    let names = (0..<10).map { "{\"a/b\":1,\"a/b\":\($0)}" }.joined(separator: ",")
    let text = #"{"list":[\#(names)],"x\u001b[2J":"\ud800"}"#
    let warnings = try JSONDocument(text).findings().report(.warning, place: "orders 200")
    #expect(
      warnings.map(\.description) == [
        """
        orders 200: warning: a name stands twice in one object; decoders differ in which value they take, at /list/0/a~1b, \
        /list/1/a~1b, /list/2/a~1b, /list/3/a~1b, /list/4/a~1b, /list/5/a~1b, /list/6/a~1b, /list/7/a~1b, and 2 more \
        [body-duplicate-name]
          next: ask the backend for one of them: JSONDecoder takes the first, JSONSerialization the last
        """,
        #"""
        orders 200: warning: half of a surrogate pair; JSONDecoder refuses it where the text is read, at /x\u001b[2J \#
        [body-lone-surrogate]
          next: ask the backend for whole characters: it cuts texts in the middle of one
        """#,
      ])
    let file = try JSONDocument("[1,\n\"\\ud800\"]").findings().report(.note, file: "a-v1.json")
    #expect(file.map { "\($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0)" } == ["a-v1.json:2:2"])
    #expect(try JSONDocument("\"\\ud800\"").findings().report(.warning).first?.text.hasSuffix(", at the top") == true)
    #expect(try JSONDocument("{}").findings().report(.warning).isEmpty)
  }

  @Test func `says what decoders do, and nothing of the text`() {
    let text = "\u{FEFF}{\"secret\":\"\\ud800\",\"secret\":[0secret,],\"b\":[\"\\qsecret\",1secret.]"
    for end in 0...text.utf8.count {
      for finding in JSONFinding.all(in: Array(text.utf8.prefix(end))) {
        #expect(!finding.message.isEmpty && !finding.message.contains("secret"))
      }
    }
    let kinds = JSONFinding.all(in: Array("[01,\"\u{1}\\q\\ud800\",{\"a\":1,\"a\":1},]".utf8))
    #expect(
      kinds.map(\.description) == [
        "1:3: malformed number; JSONDecoder lets it pass where nothing reads the value",
        "1:6: control character 0x1 in a string; JSONDecoder lets it pass where nothing reads the value",
        "1:8: malformed escape in a string; JSONDecoder lets it pass where nothing reads the value",
        "1:9: half of a surrogate pair; JSONDecoder refuses it where the text is read",
        "1:24: a name stands twice in one object; decoders differ in which value they take",
        "1:30: a comma behind the last one; JSONDecoder lets it pass",
      ])
  }
}

extension String {
  /// Encodings that JSON texts must not have.
  enum Encodings: Sendable {
    case utf16BE, utf16LE, utf32BE, utf32LE

    func bytes(of text: String) -> [UInt8] {
      switch self {
      case .utf16BE: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .utf16LE: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf32BE: text.unicodeScalars.flatMap { Self.bytes($0.value) }
      case .utf32LE: text.unicodeScalars.flatMap { Self.bytes($0.value).reversed() }
      }
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
      stride(from: UInt32(24), through: 0, by: -8).map { UInt8(value >> $0 & 0xFF) }
    }
  }
}
