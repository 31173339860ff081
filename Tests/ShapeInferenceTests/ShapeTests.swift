import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct ShapeTests {
  private func shape(_ text: String, _ pins: [BodyPath: MapPin] = [:]) throws -> Shape {
    Shape(of: try JSONDocument(text).root, pins: pins)
  }

  @Test(arguments: [
    ("null", "n"), ("true", "b"), ("1", "i"), ("-0", "i"), ("1.0", "f"), ("1e3", "f"), ("\"\"", "s"),
    ("\"2026-11-30\"", "s:date"),
    ("[]", "[]"), ("{}", "{}"), ("[1,2]", "[i]"), ("[1,2.5]", "[(f|i)]"), ("[1,null]", "[i~]"), ("[null]", "[n]"),
    ("[1,\"a\"]", "[(i|s)]"), ("[[],[1]]", "[([]|[i])]"), ("[[]]", "[[]]"), ("[1,\"a\",null]", "[(i|s)~]"),
    ("{\"b\":1,\"a\":true}", "{\"a\":b,\"b\":i}"), ("[{\"a\":1},{\"b\":1}]", "[{\"a\"?:i,\"b\"?:i}]"),
    ("[{\"a\":1},{\"a\":1,\"b\":1}]", "[{\"a\":i,\"b\"?:i}]"), ("[{},{\"a\":1}]", "[({\"a\"?:i}|{})]"),
    ("[{\"a\":1},{}]", "[({\"a\"?:i}|{})]"), ("[{},{}]", "[{}]"), ("{\"1\":2,\"22\":3}", "{*:i}"),
    ("{\"1\":2,\"x\":3}", "{\"1\":i,\"x\":i}"),
    ("[{\"1\":2},{\"x\":3}]", "[({\"x\":i}|{*:i})]"), ("{\"a\":1,\"a\":\"x\"}", "{\"a\":(i|s)}"),
    ("[\"2026-11-30T10:00:00Z\",\"x\"]", "[(s|s:date-time-z)]"), ("{\"a\\u0062\":{}}", "{\"ab\":{}}"),
    ("{\"\\\"\":1,\"\\u0001\":1}", "{\"\\u0001\":i,\"\\\"\":i}"),
    ("{\"z\":1,\"é\":1,\"A\":1}", "{\"A\":i,\"z\":i,\"é\":i}"),
  ])
  func `has one canonical text`(body: String, text: String) throws { #expect(try shape(body).canonicalText == text) }

  @Test func `nothing seen is unknown`() {
    #expect(Shape().canonicalText == "?")
    #expect(Shape().isUnknown)
  }

  @Test func `pins make maps of records and records of maps`() throws {
    let limits = BodyPath.root.member("limits")
    let body = #"{"limits":{"daily":1,"monthly":2},"ids":{"1":{"a":1},"2":{"a":null}}}"#
    #expect(try shape(body, [limits: .map]).canonicalText == #"{"ids":{*:{"a":i~}},"limits":{*:i}}"#)
    #expect(
      try shape(body, [BodyPath.root.member("ids"): .record]).canonicalText
        == #"{"ids":{"1":{"a":i},"2":{"a":n}},"limits":{"daily":i,"monthly":i}}"#)
    // A pin inside elements speaks of all of them.
    let inner = BodyPath.root.element.member("m")
    #expect(try shape(#"[{"m":{"a":1}},{"m":{"b":2}}]"#, [inner: .map]).canonicalText == #"[{"m":{*:i}}]"#)
  }

  @Test func `the fingerprint is that of the example store`() throws {
    let v1 = #"""
      {"id":640318275,"status":"active","tier":"gold","email":"velim.tosar@example.com","created_at":"2021-08-17T19:42:08Z"}
      """#
    #expect(
      try shape(v1).fingerprint == "1c8e62d6c8d223844909da1fe462eb5246cc8d61689971fb103bae7e0750f632")
    let missing = #"""
      {"status":"active","tier":"gold","email":"velim.tosar@example.com","created_at":"2021-08-17T19:42:08Z"}
      """#
    #expect(
      try shape(missing).fingerprint == "64fdf4a068b0e3cf35428549e249a7d991ec4514ac4a492b4b413f9100293260")
  }

  @Test func `values and the order of members are no part of a shape`() throws {
    #expect(
      try shape(#"{"a":1,"b":[{"x":"one"},{"x":"two"}]}"#).fingerprint
        == shape(#"{ "b" : [ {"x":"3"} ], "a":999999999999999999999 }"#).fingerprint)
    #expect(try shape(#"{"a":1}"#).fingerprint != shape(#"{"a":1.0}"#).fingerprint)
    #expect(try shape(#"{"a":[]}"#).fingerprint != shape(#"{"a":{}}"#).fingerprint)
    #expect(try shape(#"{"a":null}"#).fingerprint != shape(#"{}"#).fingerprint)
  }

  /// Every object's members turned round, at every level.
  private func turned(_ value: JSONValue) -> String {
    switch value.kind {
    case .object:
      "{" + value.members.map { $0.key.rawText + ":" + turned($0.value) }.reversed().joined(separator: ",") + "}"
    case .array: "[" + value.elements.map(turned).reversed().joined(separator: ",") + "]"
    default: value.rawText
    }
  }

  @Test func `the order of members and elements never shows`() throws {
    for seed in 0..<400 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let document = try JSONDocument(generated.text())
      #expect(try shape(turned(document.root)) == Shape(of: document.root), "seed \(seed)")
    }
  }

  @Test func `facets of a record that lacks known members tell their absence`() throws {
    let known = Set(["$.a", "$.b", "$.b.c", "$.l[*].x"].compactMap { BodyPath($0) })
    let facets = try shape(#"{"a":1,"l":[{}]}"#).absences(of: known)
    #expect(facets.map(\.path.text).sorted() == ["$.b", "$.l[*].x"])
  }

  @Test(
    arguments: [
      (["{\"a\":1}", "{\"a\":2}"], true), (["{\"a\":1}", "{\"a\":1.5}"], true),
      (["{\"a\":1}", "{\"a\":\"x\"}"], false),
      (["{\"a\":1}", "{\"b\":1}"], false), (["{\"a\":1}", "{}"], true), (["{\"a\":1}", "{\"a\":null}"], true),
      (["1", "null"], true), (["1", "[]"], false), (["[]", "[1]"], true), (["[1]", "[\"x\"]"], false), ([], true),
    ] as [([String], Bool)])
  func `values of one map join without widening`(bodies: [String], expected: Bool) throws {
    #expect(Shape.joinWithoutWidening(try bodies.map { try shape($0) }) == expected)
  }

  @Test func `bears the deepest body that the reader lets in`() throws {
    for (opening, closing) in [("[", "]"), ("{\"a\":", "}")] {
      let body = String(repeating: opening, count: 512) + "1" + String(repeating: closing, count: 512)
      let document = try JSONDocument(body)
      let shape = Shape(of: document.root)
      #expect(shape.joined(with: shape) == shape)
      #expect(shape.canonicalText.utf8.count == body.utf8.count)
      #expect(shape.facets.count == 513)
      var run = RunEvidence()
      run.count(document.root)
      #expect(run.lines.count == 513)
      #expect(JSONLayout.indented(document).last == 0x0A)
    }
  }
}
