import ExchangeRecorder
import ExchangeTypes
import TestSupport
import Testing

@Suite(.enabled(if: HTTP2Server.isAvailable, "nghttpd is not installed, and CAMEO_NGHTTPD names none"))
struct HTTP2Tests {
  @Test func `many requests share one connection where the server speaks HTTP/2`() async throws {
    let server = try HTTP2Server()
    var settings = RecorderSettings()
    settings.caBundle = server.certificate
    settings.jobs = 20
    let recorder = ExchangeRecorder(settings: settings)
    let spec = RequestSpec.test("https://localhost:\(server.port)/ok.json")
    let versions = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<40 {
        group.addTask {
          let exchange = try await recorder.exchange(spec)
          return exchange.httpVersion + String(decoding: exchange.response.body, as: UTF8.self)
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(versions == ["2{\"ok\":true}"])
    let seen = try server.stop()
    #expect(seen.connections == 1)
    #expect(seen.requests == 40)
  }
}
