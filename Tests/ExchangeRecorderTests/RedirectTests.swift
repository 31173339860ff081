import ExchangeRecorder
import ExchangeTypes
import TestSupport
import Testing

@Suite struct RedirectTests {
  private let server: FaultServer
  private let recorder = ExchangeRecorder()

  init() throws { server = try FaultServer() }

  @Test func `follows a chain and tells each hop`() async throws {
    let exchange = try await recorder.exchange(server.spec("/down/3"))
    #expect(String(decoding: exchange.response.body, as: UTF8.self) == "\"down\"")
    #expect(exchange.hops.map(\.status) == [302, 302, 302])
    #expect(exchange.hops.map(\.url.path) == ["/down/3", "/down/2", "/down/1"])
    #expect(exchange.hops.map(\.location.path) == ["/down/2", "/down/1", "/down/0"])
    #expect(exchange.hops[0].fields.first("location") == "/down/2")
    #expect(exchange.timings.total >= exchange.timings.firstByte)
  }

  @Test func `follows as many hops as the limit says, and no more`() async throws {
    #expect(try await recorder.exchange(server.spec("/down/10")).hops.count == 10)
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec("/down/11")) }
    #expect(failure?.kind == .tooManyHops)
    #expect(failure?.text == "\(server.host): more than 10 redirects")
    #expect(failure?.next == "raise the limit on redirects")
  }

  @Test func `sees that redirects lead back`() async throws {
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec("/loop")) }
    #expect(failure?.kind == .tooManyHops)
    #expect(failure?.text == "\(server.host): the redirects lead back to where they came from")
    #expect(server.requests.count == 2)
  }

  @Test(
    arguments: [
      (301, "POST", "GET", false), (302, "POST", "GET", false), (303, "POST", "GET", false), (303, "PUT", "GET", false),
      (301, "PUT", "PUT", true), (302, "DELETE", "DELETE", true), (307, "POST", "POST", true),
      (308, "PATCH", "PATCH", true),
    ])
  func `keeps or changes method and body as the status says`(
    _ status: Int, _ method: String, _ next: String, _ keepsBody: Bool
  ) async throws {
    let fields: HeaderFields = [HeaderField("Content-Type", "application/json"), HeaderField("X-Kept", "yes")]
    let spec = server.spec("/to/\(status)?/echo", method: method, fields: fields, body: Array("{}".utf8))
    let exchange = try await recorder.exchange(spec)
    let second = try #require(server.requests.last)
    #expect(second.target == "/echo")
    #expect(second.method == next)
    #expect(second.body == (keepsBody ? Array("{}".utf8) : []))
    #expect(second.fields.values("content-type") == (keepsBody ? ["application/json"] : []))
    #expect(second.fields.values("x-kept") == ["yes"])
    #expect(exchange.hops.map(\.method) == [method])
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `keeps HEAD`(_ status: Int) async throws {
    let exchange = try await recorder.exchange(server.spec("/to/\(status)?/json", method: "HEAD"))
    #expect(server.requests.map(\.method) == ["HEAD", "HEAD"])
    #expect(exchange.response.body.isEmpty)
  }

  @Test func `drops credentials on the way to another origin only`() async throws {
    let other = try FaultServer()
    let fields: HeaderFields = [
      HeaderField("Authorization", "Bearer s3cret"), HeaderField("cookie", "sid=s3cret"),
      HeaderField("Proxy-Authorization", "Basic s3cret"), HeaderField("X-Kept", "yes"),
    ]
    let first = server.spec(
      "/to/302?\(other.origin)/to/302?\(server.origin)/echo", fields: fields, alsoAllowed: [other.host])
    _ = try await recorder.exchange(first)
    let names = ["authorization", "cookie", "proxy-authorization", "x-kept"]
    func kept(_ server: FaultServer, _ position: Int) -> [Bool] {
      names.map { server.requests[position].fields.first($0) != nil }
    }
    #expect(kept(server, 0) == [true, true, true, true])
    #expect(kept(other, 0) == [false, false, false, true])
    #expect(kept(server, 1) == [false, false, false, true])

    _ = try await recorder.exchange(server.spec("/to/302?/echo", fields: fields))
    #expect(kept(server, 3) == [true, true, true, true])
  }

  @Test func `asks no host that is not allowed`() async throws {
    let other = try FaultServer()
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await recorder.exchange(server.spec("/to/302?\(other.origin)/echo?token=s3cret"))
    }
    #expect(failure?.kind == .hostNotAllowed)
    #expect(failure?.text == "redirected to \(other.host), not an allowed host")
    #expect(failure?.next == "add it to \"hosts\"")
    #expect(other.requests.isEmpty)

    let direct = await #expect(throws: ExchangeFailure.self) {
      try await recorder.exchange(.test(other.origin + "/json", allowedHosts: [server.host]))
    }
    #expect(direct?.text == "\(other.host) is not an allowed host")
    #expect(other.requests.isEmpty)
  }

  @Test func `stops at another scheme`() async throws {
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await recorder.exchange(server.spec("/redirect/file"))
    }
    #expect(failure?.kind == .unsupportedScheme)
    #expect(failure?.text == "\(server.host): redirects to what is no http or https URL")
  }

  @Test func `takes a redirect as the answer where it may not or cannot follow`() async throws {
    var spec = server.spec("/down/3")
    spec.followsRedirects = false
    let exchange = try await recorder.exchange(spec)
    #expect(exchange.response.status == 302)
    #expect(exchange.hops.isEmpty)
    #expect(try await recorder.exchange(server.spec("/redirect/nowhere")).response.status == 302)
    #expect(try await recorder.exchange(server.spec("/status/304")).hops.isEmpty)
  }

  @Test func `follows a location with blanks and other letters`() async throws {
    _ = try await recorder.exchange(server.spec("/redirect/space"))
    #expect(server.requests.last?.target == "/echo/a%20b/%C3%A9")
  }
}
