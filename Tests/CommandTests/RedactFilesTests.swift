import Foundation
import Testing

@testable import cameo

/// Several inputs of one call, their outputs, and what is said of them.
@Suite struct RedactFilesTests {
  private let record = #"{"email":"anna.schmidt@firma.de","n":1.50}"#

  private func bench() async throws -> Bench {
    let bench = try Bench()
    #expect(await bench.run("init").status == .clean)
    return bench
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func `what only a later file names is taken out of the texts of an earlier one`() async throws {
    let bench = try await bench()
    try bench.write(#"{"msg":"see token s3cr3tTOKEN9988zz there"}"#, to: "h1.json")
    try bench.write(#"{"token":"s3cr3tTOKEN9988zz"}"#, to: "h2.json")
    let files = ["h1.json", "h2.json"].map(bench.file)
    #expect(
      await bench.run("redact", "--policy", "detect", files[0], files[1], "-o", bench.file("out")).status == .clean)
    #expect(try !bench.text(of: "out/h1.json").contains("s3cr3t"))
    #expect(try bench.text(of: "out/h1.json").hasPrefix(#"{"msg":"see token "#))
    #expect(try !bench.text(of: "out/h2.json").contains("s3cr3t"))
  }

  @Test func `an output of which nothing could be written stays as it was`() async throws {
    let bench = try await bench()
    try bench.write(
      #"{"format":1,"rules":[{"id":"slow","level":"personal","kind":"text","names":["slow"],"pattern":"(a|aa)+$","why":"x"}]}"#,
      to: "redaction-rules/own.jsonc")
    try bench.write(#"{"slow":"\#(String(repeating: "a", count: 60))!"}"#, to: "a.json")
    try bench.write("old", to: "out.json")
    let answer = await bench.run("redact", bench.file("a.json"), "-o", bench.file("out.json"))
    #expect(answer.status == .findings)
    #expect(answer.err.contains("[rule-undecided]"))
    #expect(answer.err.contains("left as it was"))
    #expect(try bench.text(of: "out.json") == "old")
    #expect(names(in: bench.file(".")).allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test func `an undecided rule refuses the documents it speaks of, each of them, and no other`() async throws {
    let bench = try await bench()
    try bench.write(
      #"{"format":1,"rules":[{"id":"slow","level":"personal","kind":"text","names":["slow"],"pattern":"(a|aa)+$","why":"x"}]}"#,
      to: "redaction-rules/own.jsonc")
    let slow = #"{"slow":"\#(String(repeating: "a", count: 60))!"}"#
    try bench.write([record, record, slow, slow, record].joined(separator: "\n"), to: "log.ndjson")
    let answer = await bench.run("redact", bench.file("log.ndjson"), "-o", bench.file("out.ndjson"))
    #expect(answer.status == .findings)
    #expect(answer.err.contains("log.ndjson:3: error"))
    #expect(answer.err.contains("log.ndjson:4: error"))
    #expect(!answer.err.contains("log.ndjson:1:"))
    #expect(try bench.text(of: "out.ndjson").split(separator: "\n").count == 3)
  }

  @Test func `two inputs of one name are refused before anything is written`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "x/a.json")
    try bench.write(record, to: "y/a.json")
    let answer = await bench.run(
      "redact", bench.file("x/a.json"), bench.file("y/a.json"), "-o", bench.file("out"))
    #expect(answer.status == .failed)
    #expect(answer.err.contains("x/a.json") && answer.err.contains("y/a.json"))
    #expect(!FileDoor.exists(bench.file("out")))
  }

  @Test func `a slash behind the output asks for a folder, also for one input`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "a.json")
    #expect(await bench.run("redact", bench.file("a.json"), "-o", bench.file("out//")).status == .clean)
    #expect(names(in: bench.file("out")) == ["a.json"])
    let answer = await bench.run("redact", bench.file("a.json"), "-o", bench.file("a.json/"))
    #expect(answer.status == .failed)
    #expect(answer.err.contains("is a file, and a folder is needed"))
  }

  @Test func `a missing input is seen before anything is written`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "a.json")
    let answer = await bench.run(
      "redact", bench.file("a.json"), bench.file("none.json"), bench.file("."), "-o", bench.file("out"))
    #expect(answer.status == .failed)
    #expect(answer.err.contains("none.json: error") && answer.err.contains("is a folder"))
    #expect(!FileDoor.exists(bench.file("out")))
  }

  @Test func `a broken file costs itself, and the others are written`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "a.json")
    try bench.write("\(record)\n\(record)", to: "b.json")
    try bench.write("{\"a\":", to: "c.json")
    try bench.write(record, to: "d.json")
    let files = ["a.json", "b.json", "c.json", "d.json"].map(bench.file)
    let answer = await bench.run("redact", files[0], files[1], files[2], files[3], "-o", bench.file("out"))
    #expect(answer.status == .findings)
    #expect(answer.err.contains("b.json:2:1: error: more text behind the value; the file was left out [not-json]"))
    #expect(answer.err.contains("next: --framing concatenated"))
    #expect(names(in: bench.file("out")) == ["a.json", "d.json"])
    let none = await bench.run("redact", files[1], files[2], "-o", bench.file("out"))
    #expect(none.status == .failed)
  }

  @Test func `an input that is no JSON is told by its cause`() async throws {
    let bench = try await bench()
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let cases: [(text: [UInt8], next: String)] = [
      ([0xFF, 0xFE] + Array("{}".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, "iconv -f UTF-16 -t UTF-8"),
      ([0x1F, 0x8B, 8, 0, 0, 0], "gunzip -c"), ([], "give it a JSON value"), (Array(deep.utf8), "deeper than 512"),
      ([0x1E] + Array("{}\n".utf8), "--framing sequence"),
    ]
    for (text, next) in cases {
      try FileDoor.write(text, to: bench.file("a.json"))
      let answer = await bench.run("redact", bench.file("a.json"), "-o", bench.file("b.json"))
      #expect(answer.status == .failed)
      #expect(answer.err.contains(next), "\(answer.err)")
    }
  }

  @Test func `of one kind and input twenty findings are printed, and how many more there are`() async throws {
    let bench = try await bench()
    try bench.write(String(repeating: "{\n", count: 50) + record, to: "a.ndjson")
    let answer = await bench.run("redact", bench.file("a.ndjson"), "-o", bench.file("b.ndjson"))
    #expect(answer.err.components(separatedBy: "[not-json]").count == 22)
    #expect(answer.err.contains("a.ndjson: error: and 30 more of this kind [not-json]"))
  }

  @Test func `names that are empty and a dash are told apart`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "a.json")
    for words in [["-o", "", bench.file("a.json")], ["", "-o", bench.file("b.json")]] {
      let answer = await bench.run("redact", words[0], words[1], words[2])
      #expect(answer.status == .failed)
      #expect(answer.err.contains("is empty") && answer.err.contains("standard"))
    }
    let context = Context(
      terminal: Terminal { _, _ in }, environment: ProcessEnvironment(values: ["CAMEO_KEY_FILE": ""]))
    #expect(throws: (any Error).self) { try RedactionKey.find(id: nil, in: context.environment) }
  }

  @Test func `a byte order mark stays where it came`() async throws {
    let bench = try await bench()
    for name in ["a.json", "a.ndjson", "a"] {
      try bench.write("\u{FEFF}" + record, to: name)
      #expect(await bench.run("redact", bench.file(name), "-o", bench.file("out")).status == .clean)
      let bytes = try FileDoor.require(bench.file("out"), next: "")
      #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF, 0x7B]), "\(name)")
    }
  }

  @Test func `a file's name moves no cursor and begins no line`() async throws {
    let bench = try await bench()
    let answer = await bench.run("redact", bench.file("a\u{1B}[2Jb\nc.json"))
    #expect(answer.err.contains("a\\u001b[2Jb\\u000ac.json"))
    #expect(!answer.err.contains("\u{1B}"))
  }

  @Test func `the report counts replaced names, and nothing that stands as it came`() async throws {
    let bench = try await bench()
    try bench.write(#"{"token":"----","anna.schmidt@firma.de":{"email":"anna.schmidt@firma.de"}}"#, to: "a.json")
    let answer = await bench.run(
      "redact", bench.file("a.json"), "-o", bench.file("b.json"), "--report", "text")
    #expect(try bench.text(of: "b.json").contains("----"))
    #expect(answer.err.contains("; 1 value replaced, "), "\(answer.err)")
    #expect(answer.err.contains(", 1 member name replaced\n"), "\(answer.err)")
  }

  @Test func `with a report for programs standard error is one JSON text`() async throws {
    let bench = try Bench()
    try bench.write("{\n" + record, to: "a.ndjson")
    for words in [["a.ndjson", "b.ndjson"], ["none.json", "b.json"]] {
      let words = words.map(bench.file)
      let answer = await bench.run(
        "redact", words[0], "-o", words[1], "--report", "json", key: nil, isInStore: false)
      let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.err.utf8)) as? [String: Any])
      let ids = (object["findings"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
      #expect(ids.contains("throw-away-key"))
      #expect(ids.contains { $0 == "not-json" || $0 == "no-file" })
      if words[0].hasSuffix("ndjson") { #expect(object["replaced"] as? Int == 2) }
    }
  }
}
