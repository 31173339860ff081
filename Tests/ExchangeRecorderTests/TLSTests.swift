import ExchangeRecorder
import ExchangeTypes
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: TLSServer.isAvailable)) struct TLSTests {
  private let server: TLSServer

  init() throws { server = try TLSServer() }
  private func spec() -> RequestSpec { .test("https://localhost:\(server.port)/?token=s3cret") }

  @Test func `refuses a certificate that no known authority signed`() async throws {
    let failure = await #expect(throws: ExchangeFailure.self) { try await ExchangeRecorder().exchange(spec()) }
    #expect(failure?.kind == .tls)
    let start = "localhost:\(server.port): SSL certificate problem: "
    #expect(failure?.text.hasPrefix(start) == true)
    #expect(failure?.text.contains("s3cret") == false)
    #expect(
      failure?.next == "if localhost:\(server.port) uses an authority of your own, name its PEM file: --cacert FILE")
  }

  @Test func `trusts the authority it is given, and tells the certificate's last day on every exchange`() async throws {
    var settings = RecorderSettings()
    settings.caBundle = server.certificate
    let recorder = ExchangeRecorder(settings: settings)
    for _ in 0..<2 {
      let exchange = try await recorder.exchange(spec())
      #expect(exchange.response.status == 200)
      #expect(exchange.certificateExpiry == server.lastDay)
      #expect(exchange.timings.tls > exchange.timings.connect)
    }
  }

  @Test func `refuses a certificate of another host`() async throws {
    var settings = RecorderSettings()
    settings.caBundle = server.certificate
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await ExchangeRecorder(settings: settings).exchange(.test("https://127.0.0.1:\(server.port)/"))
    }
    #expect(failure?.kind == .tls)
  }

  @Test func `tells a port that does not speak TLS`() async throws {
    let plain = try FaultServer()
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await ExchangeRecorder().exchange(.test("https://\(plain.host)/json"))
    }
    #expect(failure?.kind == .tls)
    #expect(failure?.next == "check that \(plain.host) speaks TLS on this port")
  }
}
