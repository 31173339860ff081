import ExchangeRecorder
import ExchangeTypes
import TestSupport
import Testing

@Suite struct ContentCodingTests {
  private let server: FaultServer
  private let recorder = ExchangeRecorder()

  init() throws { server = try FaultServer() }

  @Test(
    arguments: [
      "/gzip", "/gzip/chunked", "/gzip/chunked-in-bytes", "/deflate", "/deflate/bare", "/deflate/chunked", "/zstd",
      "/zstd/chunked", "/coding/stacked", "/coding/identity",
    ])
  func `undoes a content coding`(_ path: String) async throws {
    let exchange = try await recorder.exchange(server.spec(path))
    #expect(String(decoding: exchange.response.body, as: UTF8.self) == CodedBodies.text)
    #expect(exchange.response.fields.first("content-encoding") != nil)
  }

  @Test(
    arguments: [
      "/gzip/cut", "/gzip/no-trailer", "/gzip/part-of-trailer", "/gzip/chunked-cut", "/deflate/cut",
      "/deflate/chunked-cut", "/zstd/cut", "/zstd/chunked-cut", "/coding/identity-cut",
    ])
  func `refuses a compressed body that is cut where the framing ends`(_ path: String) async throws {
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec(path)) }
    #expect(failure?.kind == .protocolError)
    #expect(failure?.text == "\(server.host): the compressed body ends before its content does")
  }

  @Test(
    arguments: [
      ("/gzip/not-gzip", "the body is not in the content coding it claims"),
      ("/coding/unknown", "the body is in a content coding that no registry knows and cannot be read"),
      ("/coding/compress", "the body is in a content coding 'compress' and cannot be read"),
      ("/coding/too-many", "the body is not in the content coding it claims"),
      ("/gzip/and-more", "the compressed body goes on after its content has ended"),
    ])
  func `refuses a body that is not in the coding it claims`(_ path: String, _ text: String) async throws {
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec(path)) }
    #expect(failure?.kind == .protocolError)
    #expect(failure?.text == "\(server.host): \(text)")
  }

  @Test func `takes an empty body that claims a coding`() async throws {
    #expect(try await recorder.exchange(server.spec("/gzip/empty")).response.body.isEmpty)
  }

  @Test func `stops a small body that unpacks beyond the limit`() async throws {
    var settings = RecorderSettings()
    settings.bodyLimit = CodedBodies.gzip.count + 1
    let recorder = ExchangeRecorder(settings: settings)
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec("/gzip")) }
    #expect(failure?.kind == .bodyTooLarge)
  }
}
