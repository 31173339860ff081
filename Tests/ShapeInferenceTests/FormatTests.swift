import ShapeInference
import Testing

@Suite struct FormatTests {
  @Test(arguments: [
    ("2026-11-30T10:00:00Z", "date-time-z"), ("2026-11-30t10:00:00z", "date-time-z"),
    ("2026-11-30T10:00:00.123Z", "date-time-z-fraction"), ("2026-11-30T10:00:00+01:00", "date-time-offset"),
    ("2026-11-30T10:00:00.5-0130", "date-time-offset-fraction"), ("2026-11-30T10:00:00", "date-time-local"),
    ("2026-11-30 05:17:10.876Z", "date-time-blank-z-fraction"), ("2026-11-30 05:17:10", "date-time-blank-local"),
    ("2026-11-30T23:59:60Z", "date-time-z"), ("2026-11-30", "date"),
    ("550e8400-e29b-41d4-a716-446655440000", "uuid"), ("550E8400-E29B-41D4-A716-446655440000", "uuid"),
    ("https://a.example/b?c", "url"), ("ftp://x", "url"), ("s3+x://b", "url"),
    ("", "plain"), ("2026-13-01", "plain"), ("2026-11-32", "plain"), ("2026-1-1", "plain"), ("2026-11-30T", "plain"),
    ("2026-11-30T24:00:00Z", "plain"), ("2026-11-30T10:00Z", "plain"), ("2026-11-30T10:00:00.Z", "plain"),
    ("2026-11-30T10:00:00ZZ", "plain"), ("2026-11-30T10:00:00+1", "plain"), ("2026-11-30T10:00:00+24:00", "plain"),
    ("2026-11-30x10:00:00Z", "plain"), (" 2026-11-30", "plain"), ("550e8400e29b41d4a716446655440000", "plain"),
    ("550e8400-e29b-41d4-a716-44665544000g", "plain"), ("http://", "plain"), ("http:/x", "plain"), ("a b://c", "plain"),
    ("http://a b", "plain"), ("//host/x", "plain"), ("mailto:a@b.c", "plain"), ("1http://x", "plain"), ("é", "plain"),
  ])
  func `tells the strong formats of strings`(text: String, format: String) {
    #expect(StringFormat.of(text).description == format)
  }

  @Test(arguments: [
    "1", "0123456789", "550e8400-e29b-41d4-a716-446655440000", "2026-11-30", "2026-11-30T10:00:00Z", "a@b.example",
    "@alice:shop.test", "!room:shop.test", "$0123456789abcdefghij", "#0123456789abcdefghijk", "0123456789abcdef",
    "DEADBEEFDEADBEEF", "k3f9c2a", "kabcdef012345",
  ])
  func `names that look like values make a map`(name: String) { #expect(NameFormat.isStrong(name)) }

  @Test(arguments: [
    "", "id", "daily", "v1", "1st", "k", "kabc", "kitchen", "kABCDEF", "deadbeef", "@type", "@id", "$ref", "#text",
    "a@b", "@",
    "a@b@c.d", "a b@c.d", "$schema", "#a:b", "$x:y", "@x:", "!:x", "http://a.example/", "-1", "1.5", "é",
  ])
  func `names that look like names do not`(name: String) { #expect(!NameFormat.isStrong(name)) }
}
