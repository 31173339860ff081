import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// What signs or sums up a body is no longer valid once the body was changed, and is said to be so.
@Suite struct ChecksumTests {
  private static let digest = "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"

  private func stale(_ text: String, _ policy: RedactionPolicy = .detect) throws -> Set<String> {
    try DocumentExample(policy).outcome([text]).report.stale
  }

  @Test(arguments: [
    "signature", "sig", "hmac", "digest", "sha256", "body_sha512", "md5", "crc32", "x-amz-crc32", "ETag", "@odata.etag",
    "Content-MD5", "Content-Digest", "checksum", "X-Hub-Signature-256", "Stripe-Signature", "x-amz-checksum-crc32c",
    "integrity", "payloadChecksum",
  ])
  func `a name that speaks of a sum or a signature is known`(_ name: String) throws {
    #expect(Checksums.speaks(name))
    #expect(try !stale("{\"email\":\"a@corp.io\",\"data\":{\"\(name)\":\"\(Self.digest)\"}}").isEmpty)
  }

  @Test(arguments: [
    "signature_algorithm", "email_md5", "commit_sha", "password_digest", "gravatar_hash", "design", "sign_in_count",
    "digestive", "md", "signature_verified", "weekly_digest", "avatar_md5", "shape", "resignation",
  ])
  func `a name that only looks so is none`(_ name: String) { #expect(!Checksums.speaks(name)) }

  @Test func `only what was changed makes a sum stale`() throws {
    let sum = "\"signature\":\"\(Self.digest)\""
    #expect(try stale("{\"status\":\"active\",\"n\":1,\(sum)}") == [])
    #expect(try stale("{\"email\":\"a@corp.io\",\(sum)}") == ["$.signature"])
    #expect(try stale("{\"email\":\"a@corp.io\",\"signature\":null}") == [])
    #expect(try stale("{\"by\":{\"a@corp.io\":1},\(sum)}") == ["$.signature"])
    #expect(try stale("{\"status\":\"active\",\(sum)}", .strict) == [])
    #expect(try stale("{\"city\":\"Lyon\",\(sum)}", .strict) == ["$.signature"])
  }

  @Test func `a field of a list of headers is found by what it is called`() throws {
    let text =
      "{\"headers\":[{\"name\":\"x-hub-signature-256\",\"value\":\"sha256=\(Self.digest)\"},{\"name\":\"accept\",\"value\":\"*/*\"}],\"body\":\"{\\\"email\\\":\\\"a@corp.io\\\"}\"}"
    #expect(try stale(text) == ["$.headers[*].value"])
  }

  @Test func `a document that is refused marks nothing, and each call tells of its own`() throws {
    var redactor = DocumentRedactor(try DocumentExample(.detect).settings)
    _ = redactor.redact([try JSONDocument("{\"email\":\"a@corp.io\",\"etag\":\"abc\"}")])
    #expect(redactor.report.stale == ["$.etag"])
    _ = redactor.redact([try JSONDocument("{\"status\":\"active\",\"md5\":\"abc\"}")])
    #expect(redactor.report.stale == ["$.etag"])
  }

  @Test func `a recording tells of fields of the answer and paths of the body`() throws {
    var example = try RunExample()
    example.exchanges = [
      try RunExample.exchange(
        "account", "{\"id\":77123,\"email\":\"a@corp.io\",\"signature\":\"\(Self.digest)\"}",
        fields: [
          "Content-Type": "application/json", "ETag": "\"abc\"", "Content-MD5": "Q2hlY2sgSW50ZWdyaXR5IQ==",
          "Server": "x",
        ]),
      try RunExample.exchange(
        "state", "{\"status\":\"active\",\"page\":1}", fields: ["Content-Type": "application/json", "ETag": "\"abd\""]),
    ]
    let run = example.redact()
    #expect(
      run.report.stale.map { "\($0.endpoint) \($0.place)" }
        == ["account $.signature", "account header content-md5", "account header etag"])
    #expect(run.report.text().contains("no longer valid, since what they sum up was changed:\n  account $.signature\n"))
    #expect(!run.everyByte.contains("Q2hlY2sg"))
  }
}

/// One secret under many codings.
@Suite struct SecretDisguiseTests {
  static let secrets = ["correct-Horse-7", "Zk9~q/x+T=v88", "пароль-Ёж-42"]

  private func body(_ secret: String, withPlain: Bool) -> String {
    let plain = withPlain ? "\"password\":\(Coded.json(secret))," : ""
    return """
      {\(plain)"hex":"\(Coded.hex(secret))","b32":"\(Coded.base32(secret))","url":"https://x.io/cb?k=\(Coded.percent(secret))&page=2",
       "data_url":"data:text/plain;base64,\(Coded.base64("say " + secret + " now"))","b64":"\(Coded.base64(secret))",
       "status":"active","note":"it is \(secret.replacing("\"", with: "")), yes"}
      """
  }

  private func holds(_ text: String, _ secret: String) throws -> Bool {
    let all = try Unfolded.texts(of: text)
    return all.contains(secret) || text.lowercased().contains(Coded.hex(secret))
      || text.contains(Coded.base32(secret).replacing("=", with: "")) || text.contains(Coded.base64(secret))
  }

  /// A secret that was declared: the document is written without it in any coding, or refused.
  @Test(arguments: secrets, RedactionPolicy.allCases)
  func `a declared secret goes in hex, base32, a link, a data URL and base64, or the document is refused`(
    _ secret: String, _ policy: RedactionPolicy
  ) throws {
    var example = try DocumentExample(policy)
    example.settings.secrets = [("canary", secret)]
    let text = body(secret, withPlain: false)
    #expect(try holds(text, secret))
    switch try example.outcome([text]).results[0] {
    case .written(let bytes): #expect(!(try holds(String(decoding: bytes, as: UTF8.self), secret)))
    case .refused(let finding):
      #expect(finding.id == "leak")
      #expect(!"\(finding)".contains(secret))
    }
  }

  /// A secret that only the document itself gives away.
  @Test(arguments: secrets, RedactionPolicy.allCases)
  func `a password of the document goes in all its codings, or the document is refused`(
    _ secret: String, _ policy: RedactionPolicy
  ) throws {
    switch try DocumentExample(policy).outcome([body(secret, withPlain: true)]).results[0] {
    case .written(let bytes): #expect(!(try holds(String(decoding: bytes, as: UTF8.self), secret)))
    case .refused(let finding): #expect(finding.id == "leak")
    }
  }

  @Test(arguments: secrets)
  func `a recording holds it in no coding`(_ secret: String) throws {
    var example = try RunExample()
    example.settings.secrets = [("canary", secret)]
    try example.add("a", body(secret, withPlain: false))
    try example.add("b", "{\"id\":1,\"status\":\"active\"}")
    let run = example.redact()
    #expect(!run.everyByte.contains(secret))
    #expect(!run.everyByte.lowercased().contains(Coded.hex(secret)))
    #expect(!run.everyByte.contains(Coded.base64(secret)))
    #expect(run.endpoints.map(\.endpoint).contains("b"))
  }
}
