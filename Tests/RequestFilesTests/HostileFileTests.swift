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

  /// What came later: other kinds of bodies, scripts that are understood, and requests of other files.
  private static let laterSeed = """
    import ./a.http
    ### q
    # @prompt otp The "code"
    # @connection-timeout 2 m
    GRAPHQL {{host}}/g

    query Q($a: T = {b: "}"}) @d(x: 1) { # }
      a(t: \"\"\"x\"y\"\"\") { b }
    }

    { "a": [1, {"b": "{{otp}}"}] }

    > {% // x
      client.global.set('t', response.body?.a["b c"][0]); /* y */ if (a) { `z` }
      client.variables.global.set("u", jsonPath(response.body, "$..a[?@.b == 'c']"));
    %}
    ### r
    run ./a.http#q (@otp = {{t}}, @b=a,b)
    ### m
    POST https://s.test/{{$datetime 'YYYY [at] dddd ZZ' -1 M}}
    Content-Type: multipart/form-data; boundary="x y"

    --x y
    Content-Disposition: form-data; name="n"

    <@latin1 ./b
    --x y--
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
      let bytes = Self.mutated(seed % 2 == 0 ? Self.seed : Self.laterSeed, &random)
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

  @Test func `what is mutated is right before that`() {
    for text in [Self.seed, Self.laterSeed] {
      let findings = RequestFile(name: "a.http", bytes: Array(text.utf8)).findings
      #expect(findings.filter { $0.severity == .error } == [])
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a mutated store makes a plan or says why not, and its requests are sent or say why not`(_ batch: UInt64) throws
  {
    for seed in batch * 50..<batch * 50 + 50 {
      var random = SeededGenerator(seed: seed)
      let files = ["a.http": Self.mutated(Self.laterSeed, &random), "b": Self.mutated("x{{host}}y", &random)]
      let source = TableFileSource(
        files: ["recordings/http-client.env.json": "{\"s\": {\"host\": \"https://s.test\"}}"],
        binaries: Dictionary(uniqueKeysWithValues: files.map { ("recordings/" + $0.key, $0.value) }))
      var sources = RequestFolder.read(recordings: "recordings", from: source)
      sources.answers["s"] = ["otp": "1"]
      do throws(RequestRefusal) {
        let environment: RequestEnvironment
        do throws(Finding) { environment = try sources.environments.environment(named: "s") } catch { continue }
        let plan = try RequestPlan(sources, environment: environment)
        var dynamic = Sample.dynamic()
        for request in plan.requests {
          do throws(Finding) {
            let resolved = try plan.resolve(request, captures: Captures(), dynamic: &dynamic)
            #expect(resolved.spec.url.description.hasPrefix("http"))
          } catch {
            #expect(error.line != nil && error.next != nil, "\(seed) \(error)")
          }
        }
      } catch {
        #expect(error.findings.allSatisfy { $0.severity == .error && $0.next != nil }, "\(seed)")
      }
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
