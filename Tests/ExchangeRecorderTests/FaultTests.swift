import ExchangeRecorder
import ExchangeTypes
import TestSupport
import Testing

@testable import LoopbackServer

@Suite struct FaultTests {
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  @Test(
    arguments: [
      ("/truncated", "the connection ended before the body did"),
      ("/truncated/chunked", "the connection ended before the body did"),
      ("/reset", "the connection broke while the answer came"),
      ("/reset/at-once", "the connection broke while the answer came"),
      ("/nothing", "the connection ended without an answer"),
      ("/no-http", "the answer is not HTTP"),
    ])
  func `tells what broke without a word of what was sent`(_ path: String, _ text: String) async throws {
    let fields: HeaderFields = [HeaderField("Authorization", "Bearer s3cret")]
    let spec = server.spec("\(path)?token=s3cret", fields: fields)
    let failure = await #expect(throws: ExchangeFailure.self) { try await ExchangeRecorder().exchange(spec) }
    #expect(
      failure
        == ExchangeFailure(endpoint: "fault", kind: .protocolError, text: "\(server.host): \(text)", next: nil))
  }

  @Test(arguments: ["/hang", "/hang/half"])
  func `ends at the time limit`(_ path: String) async throws {
    var settings = RecorderSettings()
    settings.perRequestTimeout = 0.2
    let recorder = ExchangeRecorder(settings: settings)
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec(path)) }
    #expect(failure?.kind == .timeout)
    #expect(failure?.text == "\(server.host): no complete answer within the time limit")
    #expect(failure?.next == "ask again, or raise the time limit")
  }

  /// The system takes the connection, and nobody behind it ever shakes hands.
  @Test func `a request's own limit on the connection counts before the run's`() async throws {
    let (silent, port) = try Socket.listening(port: 0, signal: try #require(StopSignal()))
    defer { silent.close() }
    var settings = RecorderSettings()
    settings.perRequestTimeout = 120
    settings.connectTimeout = 120
    var spec = RequestSpec.test("https://127.0.0.1:\(port)/json")
    spec.connectTimeout = 0.2
    let recorder = ExchangeRecorder(settings: settings)
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(spec) }
    #expect(failure?.kind == .timeout)
  }

  @Test func `sees that the server stops`() async throws {
    let spec = server.spec("/hang")
    // Not the limit is asked for, however long other tests keep this one waiting.
    var settings = RecorderSettings()
    settings.perRequestTimeout = 3_600
    let recorder = ExchangeRecorder(settings: settings)
    let task = Task { try await recorder.exchange(spec) }
    while server.requests.isEmpty { await Task.yield() }
    server.stop()
    let failure = await #expect(throws: ExchangeFailure.self) { try await task.value }
    #expect(failure?.text == "\(server.host): the connection ended without an answer")
  }

  @Test(arguments: [-1, 0, .infinity, .nan, 1e12])
  func `takes any number as a time limit`(_ seconds: Double) async throws {
    var settings = RecorderSettings()
    settings.perRequestTimeout = seconds
    settings.connectTimeout = seconds
    let recorder = ExchangeRecorder(settings: settings)
    do {
      #expect(try await recorder.exchange(server.spec("/json")).response.status == 200)
    } catch { #expect(error.kind == .timeout && seconds <= 0) }
  }

  @Test func `names the port that refuses`() async throws {
    let host = HostPort.closed
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await ExchangeRecorder().exchange(.test("http://\(host)/json?token=s3cret"))
    }
    #expect(
      failure
        == ExchangeFailure(
          endpoint: "fault", kind: .unreachable, text: "\(host): no connection: refused or no way there",
          next: "check that \(host) is up and can be reached from this machine"))
  }

  @Test func `names the host that has no address`() async throws {
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await ExchangeRecorder().exchange(.test("http://user:s3cret@nowhere.invalid:8080/s3cret"))
    }
    #expect(failure?.kind == .unreachable)
    #expect(failure?.text == "nowhere.invalid:8080: the name has no address")
  }

  @Test(arguments: ["/huge/announced", "/huge/endless"])
  func `stops a body at the limit`(_ path: String) async throws {
    var settings = RecorderSettings()
    settings.bodyLimit = 1 << 20
    let recorder = ExchangeRecorder(settings: settings)
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec(path)) }
    #expect(failure?.kind == .bodyTooLarge)
    #expect(failure?.text == "\(server.host): the body is larger than 1048576 bytes")
    #expect(failure?.next == "raise the limit on body bytes")
    #expect(try await recorder.exchange(server.spec("/json")).response.status == 200)
  }

  @Test func `takes a body of exactly the limit`() async throws {
    var settings = RecorderSettings()
    settings.bodyLimit = 11
    #expect(try await ExchangeRecorder(settings: settings).exchange(server.spec("/json")).response.body.count == 11)
    settings.bodyLimit = 10
    let strict = ExchangeRecorder(settings: settings)
    let failure = await #expect(throws: ExchangeFailure.self) { try await strict.exchange(server.spec("/json")) }
    #expect(failure?.kind == .bodyTooLarge)
    #expect(try await strict.exchange(server.spec("/json", method: "HEAD")).response.status == 200)
  }

  @Test(
    arguments: [
      ("/header/many", "the header is larger than 131072 bytes"),
      ("/header/huge", "the header is larger than libcurl takes"),
    ])
  func `stops a header at the limit`(_ path: String, _ text: String) async throws {
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await ExchangeRecorder().exchange(server.spec(path))
    }
    #expect(failure?.kind == .protocolError)
    #expect(failure?.text == "\(server.host): \(text)")
  }

  @Test func `leaves out what follows the announced body`() async throws {
    let exchange = try await ExchangeRecorder().exchange(server.spec("/length/short"))
    #expect(String(decoding: exchange.response.body, as: UTF8.self) == "{\"ok\"")
  }

  @Test(
    arguments: [
      HeaderField("X-Token", "s3cret\r\nX-Other: yes"), HeaderField("X-Token", "s3cret\u{0}"),
      HeaderField("X-Token", "s3cret\n"),
    ])
  func `sends no field that would break the header`(_ field: HeaderField) async throws {
    let spec = server.spec("/json", fields: [field])
    let failure = await #expect(throws: ExchangeFailure.self) { try await ExchangeRecorder().exchange(spec) }
    #expect(
      failure?.text == "\(server.host): the header field X-Token holds a character that no header may hold")
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["", "GE T", "GET\r\nX: y"])
  func `sends no method that is none`(_ method: String) async throws {
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await ExchangeRecorder().exchange(server.spec("/json", method: method))
    }
    #expect(failure?.text == "\(server.host): the method is no HTTP token")
    #expect(server.requests.isEmpty)
  }
}
