import ExchangeTypes
import Testing

@Suite struct HostPortTests {
  @Test(
    arguments: [
      ("api.test", "api.test", nil), ("API.test:80", "api.test", 80), ("[::1]", "[::1]", nil),
      ("[fe80::1]:9", "[fe80::1]", 9),
      ("127.0.0.1:65535", "127.0.0.1", 65535), ("münchen.test", "münchen.test", nil), ("a_b-c.d", "a_b-c.d", nil),
    ] as [(String, String, Int?)])
  func `reads a host and its port`(text: String, host: String, port: Int?) throws {
    let entry = try #require(HostPort(text))
    #expect(entry.host == host)
    #expect(entry.port == port)
    #expect(HostPort(entry.description) == entry)
  }

  @Test(arguments: [
    "", ":80", "h:", "h:0", "h:65536", "h:x", "h:+1", "h:-1", "::1", "[::1", "[]", "[::1]x", "a b", "a/b", "a@b",
  ])
  func `refuses what is no host`(text: String) { #expect(HostPort(text) == nil) }
}
