import ExchangeRedaction
import Foundation
import LoopbackServer
import LosslessJSON
import Testing

@testable import cameo

/// What the `rules` commands refuse before a line is written, and what they find in rule files.
@Suite struct RulesChecksTests {
  private func recorded() async throws -> Bench {
    let body =
      #"{"id":640318275,"vip":true,"email":"m.kowalczyk@poczta-lodz.pl","tier":"Goldfisch","token":"tk_live_9f8e7d6c5b4a39281706f5e4","limits":{"daily":3}}"#
    let server = try LoopbackServer { _ in .json(body) }
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run("record", "\(server.origin)/account", "--as", "account")
    #expect(answer.status == .clean, "\(answer.all)")
    return bench
  }

  private func rule(_ members: String) -> String {
    #"{"format":1,"rules":[{"id":"own","level":"personal","why":"Ours.",\#(members)}]}"#
  }

  @Test func `a line that could never act is refused, and nothing is written`() async throws {
    let bench = try await recorded()
    let before = try bench.text(of: "redaction-rules/decisions.jsonc")
    let any = ["--any", "--real", "--why", "ours"]
    let cases: [(words: [String], says: String)] = [
      (["keep", "account", "$.email", "--over", "jwt"] + any, "'over' names no personal rule: 'jwt' is a secret rule"),
      (["keep", "account", "$.email", "--over", "emial"] + any, "'over' names no personal rule: 'emial' [rule-over]"),
      (["keep", "account", "$.emial"] + any, "next: did you mean '$.email'?"),
      (["keep", "account", "$.email"] + any, "next: if it is public all the same: --over email --why 'TEXT'"),
      (["keep", "account", "$.token"] + any, "the secret rule '"),
      (["names", "account", "$.tier", "map"], "only an object has names; the line for them was left as it is"),
      (["replace", "account", "$.id", "--as", "email"], "only numbers stand here, and 'email' has no form for them"),
      (["replace", "account", "$.vip", "--as", "email"], "only booleans stand here"),
    ]
    for (words, says) in cases {
      let answer = await bench.run(["rules"] + words)
      #expect(answer.status == .failed, "\(words)")
      #expect(answer.err.contains(says), "\(words): \(answer.err)")
    }
    #expect(try bench.text(of: "redaction-rules/decisions.jsonc") == before)
    for words in [
      ["keep", "account", "$.email", "--over", "email"] + any, ["keep", "account", "$.tier"] + any,
      ["names", "account", "$.limits", "map"], ["replace", "account", "$.id", "--as", "number"],
    ] {
      let answer = await bench.run(["rules"] + words)
      #expect(answer.status == .clean, "\(words): \(answer.err)")
    }
  }

  @Test func `an example that does not do what it says stops what redacts, with its place`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    try bench.write(
      rule("\n" + #""kind":"text","names":["blurb"],"examples":[{"name":"other","value":"x"}]"#),
      to: "redaction-rules/own.jsonc")
    try bench.write("{}", to: "a.json")
    let redacted = await bench.run("redact", bench.file("a.json"), "-o", bench.file("b.json"))
    let recorded = await bench.run("record", "http://127.0.0.1:1/a", "--as", "a")
    for answer in [redacted, recorded, await bench.run("rules", "test"), await bench.run("verify")] {
      #expect(answer.status != .clean)
      #expect(
        answer.all.contains("own.jsonc:2:45: error: rule 'own' does not fire at other [rule-example]"), "\(answer.all)")
    }
    #expect(await bench.run("rules", "explain", "own").status == .clean)
  }

  @Test func `what a recording would refuse is found without one`() async throws {
    let bench = try await recorded()
    let file = "redaction-rules/own.jsonc"
    let cases: [(members: String, says: String)] = [
      (#""names":["blurb"],"keep":"any""#, "rule 'own' must say that the data is real"),
      (#""kind":"text","names":["blurb"],"endpoints":["acount"]"#, "did you mean 'account'?"),
      (#""kind":"text","names":["blurb"],"environments":["prod"]"#, "which is not there [rule-environment]"),
      (#""kind":"text","names":["blurb"],"keep":["a"]"#, "'keep' replaces none"),
    ]
    for (members, says) in cases {
      try bench.write(rule(members), to: file)
      for words in [["rules", "test"], ["verify"]] {
        let answer = await bench.run(words)
        #expect(answer.status != .clean, "\(words) \(members)")
        #expect(answer.all.contains(says), "\(words): \(answer.all)")
      }
    }
    try bench.write(rule(#""kind":"text","names":["blurb"]"#), to: file)
    #expect(await bench.run("rules", "test").out.contains("without examples, so nothing tests them: own"))
    try FileDoor.remove(bench.file(file))
    #expect(symlink("nowhere", bench.file(file)) == 0)
    for words in [["rules", "test"], ["verify"]] {
      #expect(await bench.run(words).all.contains("own.jsonc: error: is a link to a file that is not there [no-file]"))
    }
  }

  @Test func `what is missing in a settings file is told with what to add`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let file = "redaction-rules/own.jsonc"
    let cases = [
      ("{}", #"next: add "format": 1"#),
      (#"{"format":1,"rules":[{"id":"own"}]}"#, "next: add it; known: secret, personal, special"),
    ]
    for (text, next) in cases {
      try bench.write(text, to: file)
      #expect(await bench.run("rules", "test").err.contains(next))
    }
    try FileDoor.remove(bench.file(file))
    try FileDoor.makeFolder(bench.file(file))
    #expect(await bench.run("rules", "test").err.contains("next: a file is needed here"))
    try FileManager.default.removeItem(atPath: bench.file(file))
    try bench.write(
      #"{"format":1,"endpoints":{"a":{"$.x":{"replace":"text","signed":"soon"}}}}"#,
      to: "redaction-rules/decisions.jsonc")
    #expect(await bench.run("rules", "list", "--unsigned").err.contains(#""signed": "2026-11-30""#))
  }

  @Test func `a path is explained like the place it speaks of`() async throws {
    let bench = try await recorded()
    for (path, place) in [("$.email", "/email"), ("$.limits", "/limits"), ("$.limits.daily", "/limits/daily")] {
      let byPath = await bench.run("rules", "explain", "account-v1", path)
      let byPlace = await bench.run("rules", "explain", "account-v1", place)
      #expect(byPath.status == .clean, "\(byPath.err)")
      #expect(byPath.out.split(separator: "\n").dropFirst() == byPlace.out.split(separator: "\n").dropFirst())
    }
    #expect(await bench.run("rules", "explain", "account-v1", "$.none").err.contains("[no-place]"))
  }

  @Test func `a store that can't be made leaves no key behind`() async throws {
    let bench = try Bench()
    try bench.write("a file", to: "recordings")
    let answer = await bench.run("init", key: nil)
    #expect(answer.status == .failed)
    #expect(FileDoor.names(in: bench.file("home/.config/cameo/keys")).isEmpty)
    try FileDoor.remove(bench.file("recordings"))
    try bench.write("a file", to: "recordings/fixtures")
    #expect(await bench.run("init", key: nil).status == .failed)
    #expect(FileDoor.names(in: bench.file("home/.config/cameo/keys")).isEmpty)
  }

  @Test func `without a work tree of git there is no revision, and that is said`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run("verify", "--base", "HEAD")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("this folder is in no work tree of git"), "\(answer.err)")
  }
}
