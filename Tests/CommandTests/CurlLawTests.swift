import ExchangeTypes
import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// What `cameo record --curl` prints sends what `cameo record` sends, whatever the variables hold.
@Suite struct CurlLawTests {
  /// Requests as a backend saw them.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [ServedRequest] = []

    func add(_ request: ServedRequest) { lock.withLock { seen.append(request) } }

    /// Takes all that came; one text for each request, sorted by what it is.
    func take() -> [String] {
      lock.withLock {
        defer { seen = [] }
        return seen.map { request in
          let fields = request.fields.list.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
          let body = request.body.map { String($0, radix: 16) }.joined(separator: " ")
          return "\(request.method) \(request.target)\n" + fields.joined(separator: "\n") + "\n" + body
        }.sorted()
      }
    }
  }

  private let log = Log()
  private let bench: Bench
  private let server: LoopbackServer
  private static let session = "s3ss'ion \"$(id)\" `id` é"

  init() throws {
    bench = try Bench()
    let log = log
    server = try LoopbackServer { request in
      log.add(request)
      if request.path == "/moved" { return .json("{}", status: 302, fields: [HeaderField("Location", "/there?x=1")]) }
      let token = #"{"token": "\#(Self.session.replacing("\"", with: "\\\""))"}"#
      return .answer(
        Response(
          status: 200, fields: [HeaderField("Content-Type", "application/json")], body: Array(token.utf8)))
    }
  }

  private static let odd =
    Array("'\"$`\\!%&=+#?;*~<>|()[]}@:/. aZ09-_é漢😀\n\t").map { String($0) } + ["%41", "$(id)", "`id`"]

  /// A value of the odd characters, without those that its place cannot hold.
  private static func value(without: String, _ random: inout SeededGenerator) -> String {
    let allowed = odd.filter { word in !word.contains { without.contains($0) } }
    let count = Int.random(in: 1...14, using: &random)
    return "x" + (0..<count).compactMap { _ in allowed.randomElement(using: &random) }.joined() + "x"
  }

  /// Requests that use their variables in every place there is, `number` in all names.
  private static func requests(_ number: Int) -> String {
    """
    ### header-\(number)
    GET {{host}}/header
    X-Odd: it's {{line\(number)}}!
    Cookie: a={{line\(number)}}; b={{line\(number)}}
    Authorization: Bearer {{login.response.body.$.token}}
    Accept-Encoding: gzip

    ### target-\(number)
    GET {{host}}/target/{{any\(number)}}/a[1]?a={{any\(number)}}&b={{%any\(number)}}&ä={1}

    ### basic-\(number)
    # @no-redirect
    GET {{host}}/basic
    Authorization: Basic {{user\(number)}}:{{line\(number)}}

    ### basic-blank-\(number)
    DELETE {{host}}/basic-blank
    Authorization: basic {{user\(number)}} {{line\(number)}}

    ### json-\(number)
    POST {{host}}/json
    Content-Type: application/json

    {
      "it's": "{{text\(number)}}",
      "two": "{{text\(number)}}{{text\(number)}}z", "three": "$HOME `id` \\\\ !!"
    }

    ### no-type-\(number)
    PATCH {{host}}/no-type

    {{any\(number)}}

    ### form-\(number)
    POST {{host}}/form
    Content-Type: application/x-www-form-urlencoded

    a = {{any\(number)}} &
    b = it's ä&c={{%any\(number)}}

    ### parts-\(number)
    POST {{host}}/parts
    Content-Type: multipart/form-data; boundary=b

    --b
    Content-Disposition: form-data; name="a"

    {{any\(number)}}
    --b
    Content-Disposition: form-data; name="f"

    < ./some file.bin
    --b--

    ### lines-\(number)
    PUT {{host}}/lines
    Content-Type: application/x-ndjson

    {"a": "{{$processEnv ODD\(number)}}"}
    {"a": 2}

    ### filled-\(number)
    PUT {{host}}/filled

    <@ ./filled-\(number).txt

    ### query-\(number)
    GRAPHQL {{host}}/graphql

    query Account { account(name: "{{any\(number)}}") { id } }

    { "n": {{count}} }

    """
  }

  private static let plain = """
    ### login
    POST {{host}}/login

    ### head
    HEAD {{host}}/head
    If-None-Match: "x"
    X-Empty:

    ### moved
    POST {{host}}/moved

    tab\there

    ### file
    POST {{host}}/file
    Content-Type: application/octet-stream

    < ./some file.bin

    ### relative
    GET /relative/./a/../b?x=y#end
    Host: {{bare}}
    User-Agent: it's me

    """

  private func run(_ script: String, in shell: String, _ variables: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = ["-c", script]
    process.environment = variables.merging([
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": bench.folder.path, "LC_ALL": "C.UTF-8",
    ]) { $1 }
    process.standardOutput = Pipe()
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test(.enabled(if: FileDoor.exists("/usr/bin/curl"), "curl is not installed"), arguments: ["/bin/sh", "/bin/bash"])
  func `a printed line sends byte for byte what a recording sends`(_ shell: String) async throws {
    guard FileDoor.exists(shell) else { return }
    defer { server.stop() }
    var random = SeededGenerator(seed: shell == "/bin/sh" ? 1 : 2)
    var secrets: [String: String] = [:]
    var variables: [String: String] = ["LOGIN_TOKEN": Self.session]
    var exported: [String: String] = [:]
    var requests = Self.plain
    let count = 6
    for number in 1...count {
      let line = Self.value(without: "\n\t", &random)
      let user = Self.value(without: "\n\t :", &random)
      let any = Self.value(without: "\t", &random)
      (secrets["line\(number)"], secrets["user\(number)"], secrets["any\(number)"]) = (line, user, any)
      // What would end a JSON string is refused before it is sent.
      let text = Self.value(without: "\"\\\n\t", &random)
      secrets["text\(number)"] = text
      variables["TEXT\(number)"] = text
      variables["LINE\(number)"] = line
      variables["USER\(number)"] = user
      variables["ANY\(number)"] = any
      exported["ODD\(number)"] = Self.value(without: "", &random)
      requests += Self.requests(number)
      try bench.write("a {{any\(number)}}\n'b'", to: "recordings/requests/filled-\(number).txt")
    }
    try await bench.project(
      requests,
      [("dev", server.origin, "\"allowUnsafe\": true")])
    let host = String(server.origin.dropFirst(7))
    let shared =
      #"{ "$shared": { "bare": "\#(host)", "count": "3" }, "dev": { "host": "\#(server.origin)", "cameo": { "allowUnsafe": true, "data": "synthetic" } } }"#
    try bench.write(shared, to: "recordings/requests/http-client.env.json")
    let bytes = (0...255).map { UInt8($0) }
    try FileDoor.write(bytes, to: bench.file("recordings/requests/some file.bin"))
    let place = bench.file("recordings/requests/http-client.private.env.json")
    try FileDoor.write(Array(JSONSerialization.data(withJSONObject: ["dev": secrets])), to: place)

    let options = (1...count).flatMap { ["--allow-env", "ODD\($0)"] }
    let printed = await bench.run(["record", "--env", "dev", "--curl"] + options, variables: exported)
    #expect(printed.status == .clean, "\(printed.err)")
    for value in Array(secrets.values) + Array(exported.values) { #expect(!printed.all.contains(value)) }
    #expect(log.take() == [])
    let errors = try run(printed.out, in: shell, variables.merging(exported) { $1 })
    #expect(!errors.contains("curl: ("), "\(errors)")
    let byCurl = log.take()
    _ = await bench.run(["record", "--env", "dev", "--retry", "0"] + options, variables: exported)
    let byCameo = log.take()
    #expect(byCameo.count == 6 + 11 * count)
    #expect(byCurl.count == byCameo.count)
    for (one, other) in zip(byCurl, byCameo) { #expect(one == other) }
  }
}
