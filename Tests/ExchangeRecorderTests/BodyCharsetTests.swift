import ExchangeTypes
import TestSupport
import Testing

@testable import ExchangeRecorder

@Suite struct BodyCharsetTests {
  private let server: FaultServer
  private let recorder = ExchangeRecorder()

  init() throws { server = try FaultServer() }

  @Test(
    arguments: [
      ("utf-16le", "{\"name\":\"café 🦭\"}", "utf-16le"), ("utf-16be", "{\"name\":\"café 🦭\"}", "utf-16be"),
      ("utf-16-mark", "{\"name\":\"café 🦭\"}", "utf-16le"), ("utf-32be", "{\"name\":\"café 🦭\"}", "utf-32be"),
      ("latin-1", "{\"name\":\"café\"}", "iso-8859-1"), ("windows-1252", "{\"name\":\"€“\"}", "windows-1252"),
      ("claims-latin-1", "{\"name\":\"café\"}", nil),
    ] as [(String, String, String?)])
  func `makes UTF-8 of text in another charset, and says what it was`(
    _ path: String, _ text: String, _ charset: String?
  ) async throws {
    let response = try await recorder.exchange(server.spec("/charset/\(path)")).response
    #expect(String(decoding: response.body, as: UTF8.self) == text)
    #expect(response.charset == charset)
  }

  @Test(arguments: ["/charset/utf-16-broken", "/charset/none", "/picture", "/octets", "/json", "/gzip/empty"])
  func `leaves alone what it cannot read or need not`(_ path: String) async throws {
    let response = try await recorder.exchange(server.spec(path)).response
    #expect(response.charset == nil)
  }

  @Test(
    arguments: [[], [0xFF, 0xFE], [0xFE, 0xFF, 0], [0, 0], [0x7B], [0, 0, 0, 0x7B, 0], [0x7B, 0, 0]] as [[UInt8]])
  func `is not led astray by a body that is too short`(_ body: [UInt8]) {
    #expect(BodyCharset.utf8(of: body, mediaType: MediaType("application/json")) == nil)
  }
}
