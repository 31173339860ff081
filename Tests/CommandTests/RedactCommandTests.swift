import Foundation
import LosslessJSON
import Testing

@testable import cameo

@Suite struct RedactCommandTests {
  private let record = #"{"email":"anna.schmidt@firma.de","note":"anna.schmidt@firma.de asked","n":1.50}"#

  private func bench() async throws -> Bench {
    let bench = try Bench()
    #expect(await bench.run("init").status == .clean)
    return bench
  }

  @Test func `a line that is no JSON is left out with its place, and the others are written`() async throws {
    let bench = try await bench()
    try bench.write("\(record)\n{\"a\":\n\(record)\n", to: "log.ndjson")
    let answer = await bench.run("redact", bench.file("log.ndjson"), "--output", bench.file("out.ndjson"))
    #expect(answer.status == .findings)
    #expect(answer.err.contains("log.ndjson:2:6: error: the text ends too early; the line was left out [not-json]"))
    let lines = try bench.text(of: "out.ndjson").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0] == lines[1])
    #expect(!lines[0].contains("anna"))
  }

  @Test func `a file that is no JSON is an error, and no output is left behind`() async throws {
    let bench = try await bench()
    try bench.write("{\"a\":1,}", to: "a.json")
    let answer = await bench.run("redact", bench.file("a.json"), "--output", bench.file("out/a.json"))
    #expect(answer.status == .failed)
    #expect(answer.err.contains("a.json:1:8: error"))
    #expect(!FileDoor.exists(bench.file("out")))
  }

  @Test func `a pipe or a device as output is written to, and stays what it is`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "a.json")
    let pipe = bench.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let end = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(end) }
    #expect(await bench.run("redact", bench.file("a.json"), "--output", pipe).status == .clean)
    var bytes = [UInt8](repeating: 0, count: 4096)
    #expect(read(end, &bytes, bytes.count) > 2)
    var status = stat()
    #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.file("."))
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test func `an output that is there keeps its permissions, and a link keeps leading to it`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "a.json")
    try bench.write("old", to: "b.json")
    #expect(chmod(bench.file("b.json"), 0o600) == 0)
    #expect(symlink(bench.file("b.json"), bench.file("link.json")) == 0)
    #expect(await bench.run("redact", bench.file("a.json"), "--output", bench.file("link.json")).status == .clean)
    var status = stat()
    #expect(lstat(bench.file("link.json"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(lstat(bench.file("b.json"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try bench.text(of: "b.json") != "old")
  }

  @Test func `detect leaves what it does not know byte for byte, whatever the number of jobs`() async throws {
    let bench = try await bench()
    let plain = "{ \"state\" :\"active\", \"ratio\":1.50,\"text\":\"caf\\u00e9 \\/ x\" }"
    try bench.write((0..<40).map { $0 % 2 == 0 ? plain : record }.joined(separator: "\n") + "\n", to: "log.ndjson")
    var outputs: Set<String> = []
    for jobs in ["1", "2", "5"] {
      let answer = await bench.run(
        "redact", "--policy", "detect", "--jobs", jobs, bench.file("log.ndjson"), "--output", bench.file("out"))
      #expect(answer.status == .clean)
      outputs.insert(try bench.text(of: "out"))
    }
    #expect(outputs.count == 1)
    let lines = outputs.first?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == plain)
    #expect(lines.last?.contains("@example.") == true)
    #expect(lines.last?.contains(" asked") == true)
  }

  @Test func `an opaque text under no telling name is undecided, and fails where that is asked`() async throws {
    let bench = try await bench()
    try bench.write(#"{"blob":"q9f2Kx7LmP3sVt8zTT01"}"#, to: "a.json")
    let answer = await bench.run(
      "redact", "--policy", "detect", bench.file("a.json"), "--output", bench.file("b.json"), "--report", "json")
    #expect(answer.status == .clean)
    #expect(answer.err.contains("undecided"))
    #expect(!answer.err.contains("q9f2"))
    let strict = await bench.run(
      "redact", "--policy", "detect", bench.file("a.json"), "--output", bench.file("b.json"), "--fail-on", "undecided")
    #expect(strict.status == .findings)
  }

  @Test func `a fixture of a store is left as it is, and a changed one is not`() async throws {
    let bench = try await bench()
    let store = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../recordings/fixtures")
    let seals = try String(contentsOf: store.appendingPathComponent("SHA256SUMS"), encoding: .utf8)
    let bodies = seals.split(separator: "\n").map { String($0.dropFirst(66)) }.filter {
      !$0.hasSuffix(".exchange.json")
    }
    #expect(bodies.count > 50)
    for body in bodies {
      let path = store.appendingPathComponent(body).path
      #expect(await bench.run("redact", path, "--output", bench.file("out.json")).status == .clean)
      #expect(try bench.text(of: "out.json") == String(contentsOfFile: path, encoding: .utf8), "\(body)")
    }
    let changed = try String(contentsOf: store.appendingPathComponent(bodies[0]), encoding: .utf8) + " "
    try bench.write(seals, to: "fixtures/SHA256SUMS")
    try bench.write(changed, to: "fixtures/" + bodies[0])
    let answer = await bench.run("redact", bench.file("fixtures/" + bodies[0]), "--output", bench.file("out.json"))
    #expect(!answer.err.contains("[stored]"))
  }

  @Test func `several files go into a folder, and a missing one is named`() async throws {
    let bench = try await bench()
    try bench.write(record, to: "a.json")
    try bench.write(record, to: "b.json")
    let answer = await bench.run(
      "redact", bench.file("a.json"), bench.file("b.json"), "--output", bench.file("clean"))
    #expect(answer.status == .clean)
    #expect(try bench.text(of: "clean/a.json") == bench.text(of: "clean/b.json"))
    let missing = await bench.run("redact", bench.file("none.json"), "--output", bench.file("x.json"))
    #expect(missing.status == .failed)
    #expect(missing.err.contains("none.json"))
  }
}
