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

  /// A servlet's `application/pdf;charset=ISO-8859-1` made two bytes of every byte over 127.
  @Test(
    arguments: [
      ("application/pdf;charset=ISO-8859-1", Array("%PDF-1.4 ".utf8) + [0xE2, 0xE3]),
      ("image/png; charset=windows-1252", [0x89, 0x50, 0x4E, 0x47, 0x80]),
      ("application/octet-stream", [0x31, 0x00, 0x32, 0x00, 0x33, 0x00]),
      ("application/octet-stream", [0x7B, 0x00, 0x22, 0x00, 0x61, 0x00]),
    ] as [(String, [UInt8])])
  func `bytes of what is no text stay as they are, whatever charset is claimed`(_ type: String, _ body: [UInt8]) {
    #expect(BodyCharset.utf8(of: body, mediaType: MediaType(type)) == nil)
  }

  @Test func `a text that is no JSON is made UTF-8 where its media type says text`() {
    let wide = "Gruß".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let text = BodyCharset.utf8(of: wide, mediaType: MediaType("text/plain; charset=utf-16"))
    #expect(text.map { String(decoding: $0.body, as: UTF8.self) } == "Gruß")
    let latin = BodyCharset.utf8(of: [0x47, 0xFC], mediaType: MediaType("text/csv; charset=iso-8859-1"))
    #expect(latin.map { String(decoding: $0.body, as: UTF8.self) } == "Gü")
    #expect(
      BodyCharset.utf8(
        of: Array("{\"a\":\"".utf8) + [0xE9, 0x22, 0x7D], mediaType: MediaType("application/x; charset=latin1"))?
        .charset == "latin1")
  }
}
