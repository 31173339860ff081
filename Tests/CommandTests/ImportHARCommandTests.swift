import ExchangeTypes
import Foundation
import LoopbackServer
import LosslessJSON
import Testing

@testable import cameo

@Suite struct ImportHARCommandTests {
  private static let oldToken = "tk9f86d081884c7d659a2feaa0c55ad015"
  private static let newToken = "tk0b1c55ad0159f86d081884c7d659a2fe"
  private static let secrets = [oldToken, "pw-Geheim-17", "kowalczyk", "SECRETsid99", "77120045"]

  /// A login, and what its token opens, as a browser exports it.
  private func har(_ origin: String) -> String {
    let json = #"[{"name":"content-type","value":"application/json"}]"#
    let token =
      #"[{"name":"authorization","value":"Bearer \#(Self.oldToken)"},{"name":"cookie","value":"sid=SECRETsid99"}]"#
    func entry(_ second: Int, _ request: String, _ answer: String) -> String {
      #"{"startedDateTime":"2026-11-30T09:15:0\#(second).000Z","request":{\#(request)},"response":{"status":200,"#
        + #""headers":\#(json),"content":{"mimeType":"application/json","text":\#(answer)}}}"#
    }
    let login = #""{\"email\":\"marta.kowalczyk@poczta-lodz.pl\",\"password\":\"pw-Geheim-17\"}""#
    let entries = [
      entry(
        1,
        #""method":"POST","url":"\#(origin)/login","headers":\#(json),"postData":{"mimeType":"application/json","text":\#(login)}"#,
        #""{\"token\":\"\#(Self.oldToken)\"}""#),
      entry(2, #""method":"GET","url":"\#(origin)/users/77120045","headers":\#(token)"#, #""{}""#),
      entry(3, #""method":"GET","url":"\#(origin)/items/17","headers":\#(token)"#, #""{}""#),
    ]
    return #"{"log":{"version":"1.2","entries":[\#(entries.joined(separator: ",\n"))]}}"#
  }

  private func bench(_ text: String, environments: [String] = ["staging"]) async throws -> Bench {
    let bench = try Bench()
    _ = await bench.run(["init"] + environments.flatMap { ["--env", $0] })
    try bench.write(text, to: "outside/a.har")
    return bench
  }

  private func importing(_ bench: Bench, _ words: String...) async -> Bench.Answer {
    await bench.run(["import", "har", "--requests", bench.file("outside/a.har")] + words)
  }

  @Test func `what was recorded in a browser is recorded from the backend, with a new token`() async throws {
    let server = try LoopbackServer { request in
      if request.path == "/login" {
        let isRight = String(decoding: request.body, as: UTF8.self).contains("pw-Geheim-17")
        return .json(isRight ? #"{"token":"\#(Self.newToken)"}"# : #"{"error":"no"}"#, status: isRight ? 200 : 401)
      }
      let isIn = request.fields.first("Authorization") == "Bearer \(Self.newToken)"
      return .json(#"{"id":17,"path":"\#(request.path)"}"#, status: isIn ? 200 : 401)
    }
    defer { server.stop() }
    let bench = try await bench(har(server.origin))
    let first = await importing(bench)
    #expect(first.status == .clean, "\(first.all)")
    #expect(first.out.hasSuffix("next: put '# @cameo-allow' above login, then cameo record\n"))
    #expect(first.err.contains("may change data, and waits for a line '# @cameo-allow' above: login\n"))
    let file = "recordings/requests/api.http"
    try bench.write(
      bench.text(of: file).replacing("### login\n", with: "### login\n# @cameo-allow\n"), to: file)
    let record = await bench.run("record", "--env", "staging")
    #expect(record.status == .clean, "\(record.all)")
    #expect(record.out.contains("login-v1") && record.out.contains("item-v1") && record.out.contains("user-v1"))
    #expect(await bench.run("verify").status == .clean)
    for (name, text) in try bench.publicTexts() where !name.hasPrefix("outside") {
      for secret in Self.secrets { #expect(!text.contains(secret), "\(name)") }
    }
    for secret in Self.secrets { #expect(!first.all.contains(secret)) }
  }

  @Test func `secrets are in a private file that only its owner reads, and ids in the environment`() async throws {
    let bench = try await bench(har("https://api.shop.test"))
    let answer = await importing(bench)
    #expect(answer.status == .clean, "\(answer.all)")
    let environment = try bench.text(of: "recordings/requests/http-client.env.json")
    #expect(environment.contains(#""item_id": "17""#) && environment.contains(#""host": "https://api.shop.test""#))
    let names = FileManager.default.enumerator(atPath: bench.file("home"))?.compactMap { $0 as? String } ?? []
    let file = try #require(names.first { $0.hasSuffix("http-client.private.env.json") })
    #expect(FileDoor.mode(bench.file("home/" + file)) == 0o600)
    let secret = try bench.text(of: "home/" + file)
    for value in Self.secrets.dropFirst() { #expect(secret.contains(value)) }
    // It is taken from the answer of the login.
    #expect(!secret.contains(Self.oldToken))
  }

  @Test func `a second time nothing is written`() async throws {
    let bench = try await bench(har("https://api.shop.test"))
    _ = await importing(bench)
    let before = try bench.publicTexts()
    let answer = await importing(bench)
    #expect(answer.status == .clean)
    #expect(answer.out == "nothing new\n")
    #expect(answer.err.contains("there already: item, login, user\n"))
    #expect(try bench.publicTexts() == before)
  }

  @Test func `the same session in another environment gives it its host`() async throws {
    let bench = try await bench(har("https://api.shop.test"), environments: ["production", "staging"])
    _ = await importing(bench, "--env", "production")
    let requests = try bench.text(of: "recordings/requests/api.http")
    try bench.write(har("https://staging.shop.test"), to: "outside/a.har")
    let answer = await importing(bench, "--env", "staging")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(answer.err.contains("wrote 'host' to "))
    #expect(try bench.text(of: "recordings/requests/http-client.env.json").contains("https://staging.shop.test"))
    #expect(try bench.text(of: "recordings/requests/api.http") == requests)
  }

  /// It was taken for free, and then in the way.
  @Test func `a variable that holds another one keeps its name`() async throws {
    let bench = try await bench(har("https://api.shop.test"))
    try bench.write(
      #"{ "staging": { "password": "{{secret}}", "secret": "x" } }"#, to: "recordings/requests/http-client.env.json")
    let answer = await importing(bench)
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(try bench.text(of: "recordings/requests/api.http").contains(#""password":"{{login_password}}""#))
  }

  @Test func `a dry run prints the requests and writes nothing`() async throws {
    let bench = try await bench(har("https://api.shop.test"))
    let before = try bench.publicTexts()
    let answer = await importing(bench, "--dry-run")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(
      answer.out.contains(
        "### item\nGET {{host}}/items/{{item_id}}\nAuthorization: Bearer {{login.response.body.$.token}}\n"))
    #expect(answer.err.contains("would write 3 requests"))
    for secret in Self.secrets { #expect(!answer.all.contains(secret)) }
    #expect(try bench.publicTexts() == before)
    #expect(!FileDoor.exists(bench.file("home/.config/cameo/http-client.private.env.json")))
  }

  @Test func `where somebody has to choose, what there is to choose from is told`() async throws {
    let two = har("https://api.shop.test").replacing("https://api.shop.test/items", with: "https://img.shop.test/items")
    let bench = try await bench(two, environments: ["production", "staging"])
    let file = bench.file("outside/a.har")
    let hosts = await importing(bench, "--env", "staging")
    #expect(hosts.status == .failed)
    #expect(
      hosts.err == """
          api.shop.test  2 requests
          img.shop.test  1 request
        \(file): error: the HAR has requests to several hosts [several-hosts]
          next: cameo import har --requests --env staging --host api.shop.test \(file)

        """)
    let rehearsed = await importing(bench, "--env", "staging", "--dry-run")
    #expect(rehearsed.err.contains("--host api.shop.test --dry-run \(file)"), "\(rehearsed.err)")
    let other = await importing(bench, "--env", "staging", "--host", "api.shop.example")
    #expect(other.status == .failed && other.err.contains("[no-such-host]"))
    let environment = await importing(bench, "--host", "api.shop.test")
    #expect(environment.status == .failed)
    #expect(environment.err.contains("Known are production, staging [no-environment]\n  next: add --env production\n"))
    #expect(!FileDoor.exists(bench.recordings + "/requests/api.http"))
    let path = await importing(bench, "--env", "staging", "--host", "*.shop.test", "--only", "/items/*")
    #expect(path.status == .clean, "\(path.all)")
    #expect(path.err.contains("left out: 2 to other paths\n"))
  }

  @Test(arguments: ["", #"{"log":{"entries":[{"a":"SECRETsid99"#, #"{"a":1}"#, #"{"log":{"entries":[]}}"#])
  func `what is no HAR is told, and nothing is written`(_ text: String) async throws {
    let bench = try await bench(text)
    let before = try bench.publicTexts()
    let answer = await importing(bench)
    #expect(answer.status == .failed)
    #expect(answer.err.contains("a.har") && answer.err.contains("  next: ") && !answer.all.contains("SECRET"))
    #expect(try bench.publicTexts() == before)
  }

  @Test func `what can't be written whole is not written at all`() async throws {
    let bench = try await bench(har("https://api.shop.test"))
    // A folder stands where the request file belongs, which is written last.
    try FileDoor.makeFolder(bench.recordings + "/requests/api.http/x")
    let before = try bench.publicTexts()
    let answer = await importing(bench)
    #expect(answer.status == .failed)
    #expect(answer.err.contains("recordings/requests/api.http"))
    #expect(try bench.publicTexts() == before)
    let names = FileManager.default.enumerator(atPath: bench.file("home"))?.compactMap { $0 as? String } ?? []
    #expect(!names.contains { $0.hasSuffix("http-client.private.env.json") })
  }

  @Test func `an environment file that can't be read stops it before anything is written`() async throws {
    let bench = try await bench(har("https://api.shop.test"))
    try bench.write(#"{ "staging": [] }"#, to: "recordings/requests/http-client.env.json")
    let before = try bench.publicTexts()
    #expect(await importing(bench, "--env", "staging").status == .failed)
    #expect(try bench.publicTexts() == before)
  }

  @Test func `what is to be taken must be said`() async throws {
    let bench = try await bench(har("https://api.shop.test"))
    let answer = await bench.run("import", "har", "a.har")
    #expect(answer.status == .failed)
    #expect(
      answer.err == "error: --requests is missing: what is taken from the HAR [usage]\n"
        + "  next: cameo import har --requests a.har\n")
  }

  /// Each canary stands in every place that a request has; none may come out in what is committed or printed.
  @Test(
    arguments: [
      "marta.kowalczyk@poczta-lodz.pl", "+48 601 234 567", "Marta Kowalczyk", "DE89370400440532013000",
      "tk9f86d081884c7d659a2feaa0c55ad015",
    ])
  func `nothing private comes out, wherever it stood`(_ canary: String) async throws {
    let plain = canary.replacing("+", with: "%2B").replacing(" ", with: "%20").replacing("@", with: "%40")
    func entry(_ path: String, _ body: String, _ type: String, field: String = "X-Plan", value: String = "gold")
      -> String
    {
      let quoted = String(decoding: JSONString.encode(body), as: UTF8.self)
      return
        #"{"request":{"method":"POST","url":"https://a.test\#(path)","headers":[{"name":"\#(field)","value":"\#(value)"},"#
        + #"{"name":"Content-Type","value":"\#(type)"}],"postData":{"mimeType":"\#(type)","text":\#(quoted)}},"#
        + #""response":{"status":200,"content":{"text":"{}"}}}"#
    }
    let json = "application/json"
    let entries = [
      entry("/a/\(plain)/b", "{}", json), entry("/b", #"{"plan":"\#(canary)"}"#, json),
      entry("/k", "{}", json, value: canary), entry("/l", "{}", json, field: "Cookie", value: "a=\(canary)"),
      entry("/m", #"{"\#(canary)":1}"#, json),
      entry("/c?plan=\(plain)", "{}", json), entry("/n", #"{"list":[{"plan":["\#(canary)"]}]}"#, json),
      entry("/d", #"{"query":"query A { b(c: \"\#(canary)\") { id } }"}"#, json),
      entry("/e", #"{"payload":"{\"plan\":\"\#(canary)\"}"}"#, json),
      entry("/f", #"{"note":"please ask \#(canary) about it"}"#, json),
      entry("/g", "plan=\(plain)&a=1", "application/x-www-form-urlencoded"),
      entry("/h", "<plan>\(canary)</plan>", "text/xml"),
      entry("/i", "{\"a\":1}\n{\"plan\":\"\(canary)\"}", "application/x-ndjson"),
      entry(
        "/j", "--X\r\nContent-Disposition: form-data; name=\"plan\"\r\n\r\n\(canary)\r\n--X--\r\n",
        "multipart/form-data; boundary=X"),
    ]
    let bench = try await bench("")
    let spellings = [canary, plain, canary.replacing(" ", with: "+")]
    // Each alone: where it stands at another place, too, that one may give it away.
    for entry in entries {
      try bench.write(#"{"log":{"entries":[\#(entry)]}}"#, to: "outside/a.har")
      let answer = await importing(bench, "--dry-run")
      #expect(answer.err.contains("would write 1 request "), "\(answer.all)")
      for spelling in spellings { #expect(!answer.all.contains(spelling), "\(answer.all)") }
    }
    try bench.write(#"{"log":{"entries":[\#(entries.joined(separator: ","))]}}"#, to: "outside/a.har")
    let answer = await importing(bench)
    #expect(answer.err.contains("wrote \(entries.count) requests"), "\(answer.all)")
    for spelling in spellings { #expect(!answer.all.contains(spelling), "\(answer.all)") }
    for (name, text) in try bench.publicTexts() where !name.hasPrefix("outside") {
      for spelling in spellings { #expect(!text.contains(spelling), "\(name): \(text)") }
    }
  }
}
