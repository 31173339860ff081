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
        #expect((1...lines.count).contains(line) && finding.next != nil)
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

  @Test func `variables that multiply end in a finding`() {
    let doubling = (0..<40).map { "@v\($0) = {{v\($0 + 1)}}{{v\($0 + 1)}}" }.joined(separator: "\n")
    let sources = Sample.sources("\(doubling)\n@v40 = x\n### a\nGET {{host}}/{{v0}}")
    let error = #expect(throws: Finding.self) { try Sample.resolve(sources) }
    #expect(error?.id == "variables-too-large")
  }

  @Test func `variables and requests that wait too deep end in a finding`() throws {
    let deep = (0..<200).map { "@v\($0) = {{v\($0 + 1)}}" }.joined(separator: "\n")
    let plan = try Sample.plan(Sample.sources("\(deep)\n@v200 = x\n### a\nGET {{host}}/{{v0}}"))
    #expect(plan.findings.map(\.id) == ["variables-too-deep"])
    let chain = (0..<150).map { "### r\($0)\nGET {{host}}/{{r\($0 + 1).response.body.*}}\n" }.joined()
    let refusal = #expect(throws: RequestRefusal.self) {
      try Sample.plan(Sample.sources(chain + "### r150\nGET {{host}}/"))
    }
    #expect(Set(refusal?.findings.map(\.id) ?? []) == ["request-chain-too-long"])
  }
}
