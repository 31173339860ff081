import LosslessJSON
import Testing

@testable import ForeignFormats

@Suite struct YAMLReadingTests {
  @Test(
    arguments: [
      ("yes", "string"), ("no", "string"), ("on", "string"), ("off", "string"), ("y", "string"), ("True", "boolean"),
      ("false", "boolean"), ("tRue", "string"), ("null", "null"), ("~", "null"), ("Null", "null"), ("nil", "string"),
      ("12", "number"), ("-12", "number"), ("+12", "number"), ("012", "number"), ("0o17", "number"), ("0o18", "string"),
      ("0xAf", "number"), ("0xG", "string"), ("0x", "string"), ("1_000", "string"), ("12:30", "string"),
      ("1.", "number"), (".5", "number"), (".", "string"), ("-", "string"), ("1.5e-3", "number"), ("1e", "string"),
      ("1e+", "string"), ("1.2.3", "string"), (".inf", "number"), ("-.INF", "number"), (".iNf", "string"),
      (".nan", "number"), ("-.nan", "string"), ("2024-11-30", "string"), ("1é", "string"), ("<<", "string"),
    ])
  func `a plain text means what YAML 1.2 says`(_ text: String, _ meaning: String) {
    #expect("\(YAMLScalar(text: text, isPlain: true).meaning)" == meaning)
    #expect(YAMLScalar(text: text, isPlain: false).meaning == .string)
  }

  @Test(
    arguments: [
      ("a: 1", "{a: number 1}"),
      ("- a\n- 'b'\n- \"c\\n\\u00e9\\0\"\n", #"["a", "b", "c\né\u0000"]"#),
      ("{a: [b, {c: d}], 'e': ~}", #"{a: ["b", {c: "d"}], e: null ~}"#),
      ("a:\nb: ''\nc: []\nd: {}", #"{a: null , b: "", c: {}, d: {}}"#),
      ("# a: b\na: b # c\n\n--- # no\n", "4:1 yaml-documents"),
      ("%YAML 1.2\n---\na: b\n...\n", #"{a: "b"}"#),
      ("--- a\n--- b\n", "2:1 yaml-documents"),
      ("a: |\n  b # no comment\n   c\n\nd: >-\n  e\n  f\n", #"{a: "b # no comment\n c\n", d: "e f"}"#),
      ("a: b\n  c\n", #"{a: "b c"}"#),
      ("1: a\ntrue: b\nnull: c\n? d\n: e\n", #"{1: "a", true: "b", null: "c", d: "e"}"#),
      ("[a: b]", #"[{a: "b"}]"#),
      ("{\"a\":1,\t\"b\":[\"\\/\"]}", #"{a: number 1, b: ["/"]}"#),
      ("- !!str 1\n- ! 2\n- !!int 3\n- !!int '4'\n- !!map {a: !!seq [b]}", #"["1", "2", number 3, "4", {a: ["b"]}]"#),
      ("a: &x b\nc: *x\n*x : d\n", #"{a: "b", c: "b", b: "d"}"#),
      ("a: &x 1\nb: &x 2\nc: *x\n", "{a: number 1, b: number 2, c: number 2}"),
    ])
  func `a text is read as it is written`(_ text: String, _ shown: String) {
    #expect(YAMLExample.shown(text) == shown)
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(YAMLExample.shown(windows) == shown)
    #expect(YAMLExample.shown([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == shown)
    let units = [0xFEFF] + Array(text.utf16)
    let big = units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)] }
    let little = units.flatMap { unit -> [UInt8] in [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    #expect(YAMLExample.shown(big) == shown)
    #expect(YAMLExample.shown(little) == shown)
  }

  @Test(
    arguments: [
      ("a: &a {b: 1, c: 2}\nd:\n  <<: *a\n  c: 3\n", "{a: {b: number 1, c: number 2}, d: {c: number 3, b: number 1}}"),
      ("a:\n  c: 3\n  <<: {c: 4, d: 5}\n", "{a: {c: number 3, d: number 5}}"),
      ("a: {<<: [{b: 1}, {b: 2, c: 3}]}", "{a: {b: number 1, c: number 3}}"),
      ("a: {<<: []}", "{a: {}}"),
      ("a: {'<<': {b: c}}", #"{a: {<<: {b: "c"}}}"#),
      ("a: {'<<': x, <<: {b: c}}", #"{a: {<<: "x", b: "c"}}"#),
      ("- <<", #"["<<"]"#),
      ("a: {<<: b}", "1:9 yaml-merge"),
      ("a: {<<: [{}, b]}", "1:9 yaml-merge"),
      ("a: {<<: {b: 1}, <<: {c: 1}}", "1:17 yaml-duplicate"),
    ])
  func `merge keys bring what a mapping lacks`(_ text: String, _ shown: String) {
    #expect(YAMLExample.shown(text) == shown)
  }

  @Test func `a finding names the file, the spot and the next step`() throws {
    let finding = #expect(throws: Finding.self) {
      try YAMLDocument(reading: Array("a: 1\nb: 2\na: 3\n".utf8), file: "api.yaml")
    }
    #expect(
      finding?.description == "api.yaml:3:1: error: 'a' stands here twice [yaml-duplicate]\n  next: remove one")
  }
}
