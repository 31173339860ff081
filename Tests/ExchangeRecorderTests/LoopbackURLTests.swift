import ExchangeTypes
import Testing

@testable import ExchangeRecorder

@Suite struct LoopbackURLTests {
  @Test(
    arguments: [
      ("http://localhost/", true), ("http://LOCALHOST:80/", true), ("http://api.localhost", true),
      ("http://127.0.0.1:8080", true), ("http://127.9.9.9", true), ("https://[::1]:8443/a", true),
      ("http://127.0.0.1.shop.test", false), ("http://127.shop.test", false), ("http://10.0.0.1", false),
      ("http://notlocalhost", false), ("https://[::2]", false),
    ])
  func `knows the hosts that no proxy can reach`(_ text: String, _ isLoopback: Bool) throws {
    #expect(try #require(WebURL(text)).isLoopback == isLoopback)
  }

  @Test(
    arguments: [
      ("http://a.test", "http://a.test/", true), ("http://a.test:80", "http://a.test", true),
      ("https://a.test:443/x", "https://A.test/y", true), ("http://a.test", "https://a.test", false),
      ("http://a.test", "http://a.test:8080", false), ("http://a.test", "http://b.test", false),
    ])
  func `tells origins apart by scheme, host and port`(_ one: String, _ other: String, _ isSame: Bool) throws {
    #expect(try #require(WebURL(one)).hasSameOrigin(as: #require(WebURL(other))) == isSame)
  }
}
