import Foundation
import LosslessJSON
import RequestFiles
import TestSupport
import Testing

/// Whatever a file holds, reading ends with values and findings.
@Suite struct HostileFileTests {
  private static let seed = """
    @host = https://s.test/{{x}}
    ### a
    # @name = login
    # @cameo-expect 200
    < {% client.global.set("t", response.body["a"]); %}
    POST {{host}}/a
      ?q={{$randomInt 1 5}}
    Authorization: Basic u p
    X: {{b.response.body.$.items[0]['x']}}

    { "a": "{{ %x }}" }
    < ./file.json
    > {%
    %}
    <> x
    ###
    """

  private static func mutated(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    let special = Array("{}#@/<>%=:?&$.[]\n\r\t \u{0}\"'\\".utf8) + [0xFF, 0xC3]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = special.randomElement(using: &random) ?? 0
      case 1: bytes.insert(special.randomElement(using: &random) ?? 0, at: index)
      default: if bytes.count > 1 { bytes.remove(at: index) }
      }
    }
    return bytes
  }

  @Test(arguments: 0..<15 as Range<UInt64>)
  func `a mutated request file is read, and every finding lies in it`(_ batch: UInt64) {
    for seed in batch * 100..<batch * 100 + 100 {
      var random = SeededGenerator(seed: seed)
      let bytes = Self.mutated(Self.seed, &random)
      let file = RequestFile(name: "a.http", bytes: bytes)
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for finding in file.findings {
        let line = finding.line ?? 0
        let column = finding.column ?? 0
        #expect((1...lines.count).contains(line) && finding.next != nil || finding.id == "malformed-reference")
        // Bytes that are no UTF-8 count three each.
        if (1...lines.count).contains(line) { #expect((1...lines[line - 1].count * 3 + 1).contains(column)) }
      }
      #expect(zip(file.findings, file.findings.dropFirst()).allSatisfy { ($0.line ?? 0) <= ($1.line ?? 0) })
    }
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `a mutated environment file is read`(_ batch: UInt64) {
    for seed in batch * 100..<batch * 100 + 100 {
      var random = SeededGenerator(seed: seed)
      let text =
        "{\"$shared\": {\"a\": \"{{b}}\"}, \"s\": {\"x\": 1, \"cameo\": {\"hosts\": [\"a.b:1\"], \"data\": \"real\"}}}"
      let bytes = Self.mutated(text, &random)
      let files = EnvironmentFiles(name: "e", bytes: bytes, privateName: "p", privateBytes: bytes)
      #expect(files.names.allSatisfy { $0 != "$shared" })
    }
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `what is read of a template is what was written`(_ batch: UInt64) {
    for seed in batch * 100..<batch * 100 + 100 {
      var random = SeededGenerator(seed: seed)
      let line = Self.mutated("a{{b}}c{{ $uuid }}{{%d}}é", &random).filter { $0 != 0x0A }
      let text = String(decoding: line, as: UTF8.self)
      var findings: [Finding] = []
      #expect(
        TemplateText(line: text, at: TextSpot(line: 1, column: 1), file: "a", findings: &findings).text.utf8
          .elementsEqual(text.utf8))
    }
  }

  @Test(arguments: ["pocketbase", "canaille"])
  func `the end-to-end test's own requests make a plan`(_ backend: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("EndToEnd/\(backend)/requests")
    let http = try String(contentsOf: folder.appendingPathComponent("api.http"), encoding: .utf8)
    let environments = try String(contentsOf: folder.appendingPathComponent("http-client.env.json"), encoding: .utf8)
    for environment in ["production", "staging"] {
      let plan = try Sample.plan(Sample.sources(http, environments: environments), environment)
      #expect(plan.requests.count > 20)
      #expect(plan.levels.count >= 3)
      // What is missing is in the private file, which only the test's run has.
      #expect(Set(plan.findings.map(\.id)).isSubset(of: ["unset-variable"]))
    }
  }
}
