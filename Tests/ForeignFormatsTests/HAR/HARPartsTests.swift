import Testing

@testable import ForeignFormats

@Suite struct HARPartsTests {
  @Test(
    arguments: [
      ("", ""), ("QQ==", "A"), ("QUI=", "AB"), ("QUJD", "ABC"), ("QUJD\r\nRA==", "ABCD"), ("QUI", "AB"), ("Q", nil),
      ("QU!D", nil), ("QQ==QQ==", nil),
    ] as [(String, String?)])
  func `base64 is read, and what is none is not`(_ text: String, _ plain: String?) {
    #expect(Base64Text.decode(text) == plain.map { Array($0.utf8) })
  }

  @Test(
    arguments: [
      ("*", "", true), ("*.shop.test", "api.shop.test", true), ("*.shop.test", "shop.test", false),
      ("/v1/*", "/v1/a/b", true), ("/v1/*", "/v2/v1/a", false), ("*a*b*", "xaxbx", true), ("*a*b*", "xbxa", false),
      ("API.test", "api.test", true), ("a*a", "a", false), ("", "a", false),
    ])
  func `a star stands for any text`(_ pattern: String, _ text: String, _ isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(text) == isMatch)
  }

  @Test func `times in any zone are compared as instants`() throws {
    let texts = [
      "2026-11-30T10:15:30.4+02:00", "2026-11-30T08:15:30.425Z", "2026-11-30T08:15:30.4251", "2026-11-30T03:15:31-0500",
    ]
    let instants = try texts.map { try #require(HARInstant($0)) }
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 < $1 })
    for text in ["", "yesterday", "2026-13-30T10:15:30Z", "2026-11-30", "2026-11-30T1x:15:30Z"] {
      #expect(HARInstant(text) == nil, "\(text)")
    }
  }

  @Test func `analytics are known by their domain, and by nothing that only ends alike`() {
    #expect(AnalyticsHosts.contain("www.google-analytics.com") && AnalyticsHosts.contain("o1.ingest.sentry.io"))
    #expect(!AnalyticsHosts.contain("api.shop.test") && !AnalyticsHosts.contain("notsentry.io"))
  }

  @Test(arguments: [
    ("users", "user"), ("categories", "category"), ("addresses", "address"), ("boxes", "box"), ("people", "person"),
    ("status", "status"), ("news", "new"), ("gas", "gas"),
  ])
  func `a plural has its singular`(_ word: String, _ one: String) {
    #expect(Singular.of(word) == one)
  }
}
