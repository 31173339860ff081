import ExchangeTypes
import LoopbackServer
import TestSupport
import Testing

@testable import ExchangeRecorder

@Suite struct RouteTests {
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  private func recorder(_ change: (inout Route) -> Void) -> ExchangeRecorder {
    var settings = RecorderSettings()
    change(&settings.route)
    return ExchangeRecorder(settings: settings)
  }

  private func proxies(_ variables: [String: String]) throws -> ProxySettings {
    try ProxySettings(variables: variables)
  }

  @Test func `a proxy is asked for the whole URL, with its own credentials and none of the request's`() async throws {
    let proxy = try proxies(["http_proxy": "http://marta:p%40ss@\(server.host)"])
    let recorder = recorder { $0.proxies = proxy }
    let fields: HeaderFields = [HeaderField("Authorization", "Bearer of-the-backend")]
    let exchange = try await recorder.exchange(.test("http://api.shop.test/json", fields: fields))
    #expect(exchange.response.body == Array("{\"ok\":true}".utf8))
    let asked = try #require(server.requests.first)
    #expect(asked.target == "http://api.shop.test/json")
    #expect(asked.fields.first("Host") == "api.shop.test")
    #expect(asked.fields.first("Proxy-Authorization") == "Basic bWFydGE6cEBzcw==")
  }

  @Test func `a tunnel that is refused is the proxy's doing, and never shows its password`() async throws {
    let proxy = try proxies(["HTTPS_PROXY": "http://marta:s3cret-word@\(server.host)"])
    let recorder = recorder { $0.proxies = proxy }
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await recorder.exchange(
        .test("https://api.shop.test/json", fields: [HeaderField("Authorization", "Bearer of-the-backend")]))
    }
    #expect(failure?.kind == .unreachable)
    #expect(failure?.text == "api.shop.test: the proxy \(server.host) answered 407 to CONNECT")
    let asked = try #require(server.requests.first)
    #expect(asked.method == "CONNECT")
    #expect(asked.fields.first("Authorization") == nil)
  }

  @Test func `a proxy that is down is named instead of the host`() async throws {
    let proxy = try proxies(["all_proxy": "http://marta:s3cret-word@\(HostPort.closed)"])
    let recorder = recorder { $0.proxies = proxy }
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await recorder.exchange(.test("http://api.shop.test/json"))
    }
    #expect(
      failure?.text == "api.shop.test: the proxy \(HostPort.closed) cannot be reached: refused or no way there")
    #expect(failure?.next == "check --proxy and the proxy variables, or name api.shop.test in --noproxy")
  }

  @Test func `a SOCKS proxy is told the name of the host`() async throws {
    let socks = try SOCKSServer()
    let recorder = recorder { $0.proxies.all = Proxy("socks5h://127.0.0.1:\(socks.port)") }
    let exchange = try await recorder.exchange(.test("http://api.shop.test/json"))
    #expect(exchange.response.body == Array("\"socks\"".utf8))
    #expect(socks.askedHost == "api.shop.test")
  }

  @Test(
    arguments: [
      ("http://api.shop.test", ["http_proxy": "p:1"], "p:1"), ("http://api.shop.test", ["HTTP_PROXY": "p:1"], "p:1"),
      ("http://api.shop.test", ["HTTP_PROXY": "p:1", "REQUEST_METHOD": "GET"], nil),
      ("https://api.shop.test", ["http_proxy": "p:1"], nil), ("https://api.shop.test", ["https_proxy": "p:2"], "p:2"),
      ("https://api.shop.test", ["https_proxy": "p:2", "HTTPS_PROXY": "p:3"], "p:2"),
      ("http://api.shop.test", ["ALL_PROXY": "socks5://p:4"], "p:4"),
      ("http://127.0.0.1:8080", ["http_proxy": "p:1"], nil),
      ("http://api.shop.test", ["http_proxy": "p:1", "no_proxy": "*"], nil),
      ("http://api.shop.test", ["http_proxy": "p:1", "NO_PROXY": "a.test, .shop.test"], nil),
      ("http://api.shop.test", ["http_proxy": "p:1", "NO_PROXY": "SHOP.test."], nil),
      ("http://myshop.test", ["http_proxy": "p:1", "NO_PROXY": "shop.test"], "p:1"),
      ("http://10.1.2.3", ["http_proxy": "p:1", "NO_PROXY": "10.0.0.0/8"], nil),
      ("http://11.1.2.3", ["http_proxy": "p:1", "NO_PROXY": "10.0.0.0/8"], "p:1"),
      ("http://10.1.2.3", ["http_proxy": "p:1", "NO_PROXY": "10.0.0.0/33, 10.0.0.0/x, 10.0.0.0/"], "p:1"),
      ("http://[fe80::1]", ["http_proxy": "p:1", "NO_PROXY": "fe80::1"], nil),
      ("http://[fe80::1]", ["http_proxy": "p:1", "NO_PROXY": "[FE80:0:0::1]"], nil),
      ("http://[fd12:3456::7]", ["http_proxy": "p:1", "NO_PROXY": "a.test,fd00::/8"], nil),
      ("http://[fe12::7]", ["http_proxy": "p:1", "NO_PROXY": "fd00::/8"], "p:1"),
      ("http://[fdff::7]", ["http_proxy": "p:1", "NO_PROXY": "[fdf0::]/12"], nil),
      ("http://[fd00::1]", ["http_proxy": "p:1", "NO_PROXY": "0.0.0.0/0"], "p:1"),
      ("http://10.1.2.3", ["http_proxy": "p:1", "NO_PROXY": "::/0"], "p:1"),
    ] as [(String, [String: String], String?)])
  func `the variables count as for curl`(_ url: String, _ variables: [String: String], _ proxy: String?) throws {
    let url = try #require(WebURL(url))
    #expect(try proxies(variables).proxy(for: url)?.host.description == proxy)
  }

  @Test(arguments: ["ftp://p:1", "http://", "http://p:x", "http://p/path", "p q", "http://user:s3cret@"])
  func `a variable that names no proxy is told by its name alone`(_ text: String) throws {
    #expect(Proxy(text) == nil)
    let error = #expect(throws: UnreadableProxy.self) { try proxies(["https_proxy": text]) }
    #expect(error?.name == "https_proxy")
  }

  @Test func `a proxy's credentials are secrets, as written and as meant`() throws {
    let proxy = try #require(Proxy("socks5h://marta:p%40ss:w@proxy.test:1080/"))
    #expect(proxy.host.description == "proxy.test:1080")
    #expect(proxy.secrets == ["marta:p%40ss:w", "marta:p@ss:w", "p%40ss:w", "p@ss:w"])
    #expect(Proxy("proxy.test")?.secrets == [])
  }

  @Test func `a name may be given an address, or another host to connect to`() async throws {
    let port = server.host.port ?? 0
    let resolving = recorder { $0.resolve = ["api.shop.test:\(port):127.0.0.1"] }
    #expect(try await resolving.exchange(.test("http://api.shop.test:\(port)/json")).response.status == 200)
    let connecting = recorder { $0.connectTo = ["api.shop.test:80:127.0.0.1:\(port)"] }
    #expect(try await connecting.exchange(.test("http://api.shop.test/json")).response.status == 200)
    #expect(server.requests.map { $0.fields.first("Host") } == ["api.shop.test:\(port)", "api.shop.test"])
  }

  @Test(
    arguments: [
      ("a.test:443:127.0.0.1", true), ("a.test:80:[::1],127.0.0.1", true), ("a.test:80", false),
      ("a.test:x:1.2.3.4", false),
      (":80:1.2.3.4", false), ("a.test:80:", false), ("a.test:80:1.2.3.4\nX", false),
    ])
  func `tells a --resolve entry from what is none`(_ text: String, _ isOne: Bool) {
    #expect(Route.isResolve(text) == isOne)
  }

  @Test(
    arguments: [
      ("a.test:443:b.test:8443", true), ("::b.test:", true), ("[::1]:80:[::2]:81", true), ("a.test:443:b.test", false),
      ("a.test:443:b.test:99999", false), ("a.test:x:b.test:1", false),
    ])
  func `tells a --connect-to entry from what is none`(_ text: String, _ isOne: Bool) {
    #expect(Route.isConnectTo(text) == isOne)
  }

  @Test func `a socket in the file system is asked whatever the host is called`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/api.sock"
    let local = try LoopbackServer(unixSocket: path) { .json("\"\($0.fields.first("Host") ?? "")\"") }
    defer { local.stop() }
    let recorder = recorder { $0.unixSocket = path }
    let exchange = try await recorder.exchange(.test("http://api.shop.test/json"))
    #expect(exchange.response.body == Array("\"api.shop.test\"".utf8))
  }
}
