import FixtureStorage
import Foundation
import LosslessJSON
import Testing

@testable import cameo

@Suite struct BaseComparisonTests {
  private func git(_ bench: Bench, _ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", bench.folder.path, "-c", "user.name=t", "-c", "user.email=t@example.com", "-c",
        "commit.gpgsign=false",
      ]
      + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
  }

  /// A project whose decisions and rules are committed.
  private func project(_ lines: String, rules: String = "") async throws -> Bench {
    let bench = try Bench()
    _ = await bench.run("init")
    try bench.write(Self.decisions(lines), to: "redaction-rules/decisions.jsonc")
    if !rules.isEmpty { try bench.write(Self.rules(rules), to: "redaction-rules/own.jsonc") }
    try git(bench, "init", "-q")
    try git(bench, "add", "-A")
    try git(bench, "commit", "-qm", "base")
    return bench
  }

  private static func decisions(_ lines: String) -> String {
    "{\n\"format\": 1,\n\"endpoints\": { \"account\": {\n\(lines)\n} } }"
  }

  private static func rules(_ rules: String) -> String { "{\n\"format\": 1,\n\"rules\": [\n\(rules)\n] }" }

  @Test func `a list that grew is named with file, line and count, and no value`() async throws {
    let bench = try await project(#""$.tier": { "keep": ["gold"], "signed": "2026-11-30" }"#)
    #expect(await bench.run("verify", "--base", "HEAD", "--fail-on", "decisions").status == .clean)
    try bench.write(
      Self.decisions(#""$.tier": { "keep": ["gold", "Kowalczyk", "Wilk"], "signed": "2026-11-30" }"#),
      to: "redaction-rules/decisions.jsonc")
    let answer = await bench.run("verify", "--base", "HEAD", "--fail-on", "decisions")
    #expect(answer.status == .findings)
    #expect(
      answer.out.contains(
        "decisions.jsonc:4:1: account $.tier: error: 2 values added to the list of what is kept, since HEAD [decision-widened]"
      ), "\(answer.out)")
    #expect(!answer.all.contains("Kowalczyk"))
    // Without --fail-on it is said and no fault.
    let noted = await bench.run("verify", "--base", "HEAD")
    #expect(noted.status == .clean)
    #expect(noted.out.contains("note: 2 values added"))
  }

  @Test func `rules that are gone, new or narrower are named`() async throws {
    let seat =
      #"{"id":"seat","level":"personal","kind":"id","names":["seat","row"],"why":"A seat finds its passenger."}"#
    let bench = try await project("", rules: seat)
    try bench.write(
      Self.rules(
        #"{"id":"seat","level":"personal","kind":"id","names":["seat"],"why":"A seat finds its passenger."},"# + "\n"
          + #"{"id":"plans","level":"personal","keep":["gold"],"names":["tier"],"why":"From the price page."}"#),
      to: "redaction-rules/own.jsonc")
    let answer = await bench.run("verify", "--base", "HEAD", "--fail-on", "decisions")
    #expect(answer.status == .findings)
    #expect(answer.out.contains("own.jsonc:4:1: rule 'seat': error: it applies to less"), "\(answer.out)")
    #expect(answer.out.contains("own.jsonc:5:1: rule 'plans': error: a new rule keeps 1 value"), "\(answer.out)")
    try FileDoor.remove(bench.folder.path + "/redaction-rules/own.jsonc")
    let gone = await bench.run("verify", "--base", "HEAD", "--fail-on", "decisions")
    #expect(gone.out.contains("rule 'seat': error: it replaced, and is gone"), "\(gone.out)")
  }

  @Test func `a base that git does not know cannot be compared with`() async throws {
    let bench = try await project("")
    for name in ["no-such-branch", "--output=x", "HEAD:x", "a b", ""] {
      let answer = await bench.run("verify", "--base=\(name)")
      #expect(answer.status == .failed, "\(name)")
      #expect(answer.err.contains("[no-revision]"), "\(name) \(answer.err)")
    }
    #expect(await bench.run("verify", "--fail-on", "decisions").err.contains("goes with --base"))
    let outside = try Bench()
    _ = await outside.run("init")
    #expect(await outside.run("verify", "--base", "HEAD").status == .failed)
  }

  @Test func `a base without decisions had none`() async throws {
    let bench = try await project("")
    try git(bench, "rm", "-q", "--cached", "redaction-rules/decisions.jsonc")
    try git(bench, "commit", "-qm", "none")
    try bench.write(
      Self.decisions(#""$.tier": { "pin": "x" }, "$.id": { "replace": "number" }, "$.on": { "keep": "booleans" }"#),
      to: "redaction-rules/decisions.jsonc")
    let answer = await bench.run("verify", "--base", "HEAD", "--fail-on", "decisions")
    #expect(answer.out.split(separator: "\n").filter { $0.contains("error:") }.count == 1, "\(answer.out)")
    #expect(answer.out.contains("a literal is pinned"))
  }
}
