import RequestFiles
import Testing

@testable import ForeignFormats

/// Targets as reports show them.
@Suite struct ShownTargetTests {
  private static let words: Set<String> = ["account", "reset", "view", "page", "token", "x", "next"]

  @Test(arguments: [
    ("{{host}}/account?view={{view}}", "{{host}}/account?view={{view}}"),
    ("https://api.shop.test:8443/v2/account?page=2#end", "{{host}}/v2/account?page=2"),
    ("https://karl:geheim@api.shop.test", "{{host}}"),
    ("https://karl:geheim@{{host}}:80/account", "https://{{host}}:80/account"),
    ("https://api.shop.test?token=abc", "{{host}}?token=…"),
    ("/account?token={{key}}&x", "/account?token={{key}}&x"),
    ("{{host}}/reset/eyJhbGciOi.eyJzdWIi.c2ln/S3NTINEL-8831", "{{host}}/reset/…/…"),
    ("{{host}}/account/karl-{{id}}?next=https://h.test/x", "{{host}}/account/…{{id}}?next=…"),
    ("{{host}}/account/4417?karl=1", "{{host}}/account/…?…=1"),
  ])
  func `hosts that are written out and what is no public word do not show`(_ text: String, _ shown: String) {
    let target = ShownTarget(isPublic: Self.words.contains)
    #expect(target.text(of: TemplateText(parts: [.literal(text)])) == shown)
  }
}
