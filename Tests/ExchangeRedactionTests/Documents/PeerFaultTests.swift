import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Faults of other record and replay tools, with the right behaviour. The reference in a comment is the public report.
@Suite struct PeerFaultTests {
  private static let sentinel = "S3NTINEL/kx7Q"

  /// What a recording lets out, with the secret declared or not.
  private func written(_ exchange: Exchange, secrets: [(name: String, value: String)] = []) throws -> RedactedRun {
    var example = try RunExample()
    example.settings.secrets = secrets
    example.exchanges = [exchange]
    return example.redact()
  }

  // vcr #353
  @Test(arguments: [
    "1%2FS3NTINEL", "1%2fS3NTINEL", "1/S3NTINEL", "1%252FS3NTINEL",
  ])
  func `a secret of a form is gone in every percent coding`(_ spelled: String) throws {
    let secret = "1/S3NTINEL"
    var exchange = try RunExample.exchange(
      "login",
      "{\"echo\":\"grant=refresh&refresh_token=\(spelled)\",\"next\":\"/cb?t=\(spelled)\",\"status\":\"active\"}")
    exchange.spec.template = RequestTemplate(
      method: "POST", target: "{{host}}/login", fields: ["Content-Type": "application/x-www-form-urlencoded"],
      body: "grant=refresh&refresh_token=\(spelled)")
    let run = try written(exchange, secrets: [("refresh", secret)])
    for form in [secret, "1%2FS3NTINEL", "1%2fS3NTINEL", "1%252FS3NTINEL", "S3NTINEL"] {
      #expect(!run.everyByte.contains(form), "\(form)")
    }
  }

  // vcr #353
  @Test func `blanks of a secret written as plus signs are seen`() throws {
    let exchange = try RunExample.exchange("login", "{\"echo\":\"q=open+sesame+now&page=2\",\"status\":\"active\"}")
    #expect(!(try written(exchange, secrets: [("phrase", "open sesame now")]).everyByte.contains("sesame")))
  }

  // betamax #172: bodies come decoded from the recorder; what was base64 of a body stays base64.
  @Test(arguments: 0..<3)
  func `a secret inside base64 is gone at every alignment`(_ shift: Int) throws {
    let inside = String(repeating: "x", count: shift) + "{\"token\":\"\(Self.sentinel)\"} and \(Self.sentinel)"
    let exchange = try RunExample.exchange("a", "{\"status\":\"active\",\"payload\":\"\(Coded.base64(inside))\"}")
    let run = try written(exchange, secrets: [("canary", Self.sentinel)])
    for shift in 0..<3 {
      let coded = Coded.base64(String(repeating: "A", count: shift) + Self.sentinel)
      #expect(!run.everyByte.contains(coded.dropFirst(shift == 0 ? 0 : 4).prefix(12)))
    }
    if let body = run.endpoints.first?.exchanges.first?.body {
      #expect(!(try Unfolded.texts(of: String(decoding: body, as: UTF8.self)).contains(Self.sentinel)))
    } else {
      #expect(run.refused.map(\.id) == ["leak"])
    }
  }

  // vcrpy #936
  @Test(
    arguments: ["POST", "PUT", "PATCH", "DELETE", "REPORT"],
    ["application/json", "application/vnd.x+json; charset=utf-8", "APPLICATION/PROBLEM+JSON", "text/json"])
  func `a password is gone at any depth, under any method and type of JSON`(_ method: String, _ type: String) throws {
    let body = "{\"a\":{\"b\":[{\"password\":\"\(Self.sentinel)\"}]},\"page\":2}"
    var exchange = try RunExample.exchange("a", body, fields: ["Content-Type": type])
    exchange.spec.method = method
    exchange.spec.template = RequestTemplate(
      method: method, target: "{{host}}/a", fields: ["Content-Type": type], body: body)
    let run = try written(exchange)
    #expect(run.endpoints.flatMap(\.exchanges).count == 1)
    #expect(!run.everyByte.contains("S3NTINEL"))
    #expect(try run.document("a").root["page"]?.rawText == "2")
  }

  // ComfyUI_frontend #16872
  @Test func `a secret with a quote leaves JSON behind, and a number that holds its digits stays`() throws {
    var example = try DocumentExample(.detect)
    example.settings.secrets = [("quote", "\"S3NTINEL"), ("pin", "123456")]
    let text = #"{"a":"say \"S3NTINEL now","at":1234567890,"n":123456,"x":[123456.5,"123456"]}"#
    let root = try example.document(text).root
    #expect(root["a"]?.string?.contains("S3NTINEL") == false)
    #expect(root["at"]?.rawText == "1234567890")
    #expect(root["x"]?[0]?.rawText == "123456.5")
    #expect(root["n"]?.rawText != "123456")
    #expect(root["x"]?[1]?.string != "123456")
    // One that is long enough to be meant goes out of a longer number, and leaves a number of as many digits.
    example.settings.secrets = [("pin", "12345678")]
    let at = try #require(try example.document(#"{"at":1234567890,"status":"active"}"#).root["at"])
    #expect(at.kind == .number && at.rawText.utf8.count == 10 && !at.rawText.contains("12345678"))
  }

  // melcloudhome #223
  @Test(arguments: ["Set-Cookie", "set-cookie", "SET-COOKIE", "sEt-CoOkIe"])
  func `a cookie is dropped under any casing of its name, and its value known elsewhere`(_ name: String) throws {
    let exchange = try RunExample.exchange(
      "a", "{\"status\":\"active\",\"note\":\"your session is \(Self.sentinel)\"}",
      fields: ["content-type": "application/json", name: "sid=\(Self.sentinel); Path=/; HttpOnly"])
    let run = try written(exchange)
    let kept = try #require(run.endpoints.first?.exchanges.first)
    #expect(kept.dropped == [name])
    #expect(!run.everyByte.contains("S3NTINEL"))
  }

  // Skyvern #8621
  @Test func `with no declared secret at all the rules run`() throws {
    let exchange = try RunExample.exchange(
      "a", "{\"user\":{\"password\":\"\(Self.sentinel)\",\"email\":\"a@corp.io\"},\"status\":\"active\"}",
      fields: ["Content-Type": "application/json", "Set-Cookie": "sid=abcdefgh12345678"])
    let run = try written(exchange, secrets: [])
    for value in ["S3NTINEL", "a@corp.io", "abcdefgh12345678"] { #expect(!run.everyByte.contains(value)) }
  }

  // Veil #333
  @Test(arguments: [
    "Basic c2VjcmV0OlMzTlRJTkVM", "Bearer S3NTINEL", "Digest username=\"S3NTINEL\", response=\"S3NTINEL00\"",
    "Negotiate S3NTINELabc", "ApiKey S3NTINEL", "AWS4-HMAC-SHA256 Credential=S3NTINEL/x, Signature=S3NTINEL",
    "S3NTINEL",
    "Hawk id=\"S3NTINEL\", mac=\"S3NTINEL\"", "Token S3NTINEL",
  ])
  func `the whole credential goes, whatever the scheme is`(_ value: String) throws {
    for name in ["Authorization", "Proxy-Authorization", "authorization"] {
      let text =
        "{\"headers\":{\"\(name)\":\(Coded.json(value))},\"list\":[{\"name\":\"\(name)\",\"value\":\(Coded.json(value))}]}"
      for policy in RedactionPolicy.allCases {
        let made = try DocumentExample(policy).redact(text)
        let texts = try Unfolded.texts(of: made)
        #expect(!texts.contains("S3NTINEL") && !made.contains("c2VjcmV0OlMzTlRJTkVM"), "\(name) \(policy)")
      }
    }
    var exchange = try RunExample.exchange("a", "{\"status\":\"active\",\"echo\":\(Coded.json(value))}")
    exchange.spec.fields = ["Authorization": value, "Proxy-Authorization": value]
    exchange.spec.template.fields = ["Authorization": value]
    let run = try written(exchange)
    #expect(!run.everyByte.contains("S3NTINEL") && !run.everyByte.contains("c2VjcmV0OlMzTlRJTkVM"))
  }

  // hoverfly #1169
  @Test(arguments: RedactionPolicy.allCases)
  func `two numbers that differ in the last of many digits stay two`(_ policy: RedactionPolicy) throws {
    let text = #"[{"id":1236546565217899832645},{"id":1236546565217899832640},{"id":1236546565217899832645}]"#
    let made = try DocumentExample(policy).document(text).root.elements.compactMap { $0["id"]?.rawText }
    #expect(made.count == 3 && made[0] == made[2] && made[0] != made[1])
    #expect(made.allSatisfy { $0.utf8.count == 22 })
    if policy == .detect { #expect(try DocumentExample(policy).redact(text) == text) }
  }

  // hoverfly #1155, #1107; hurl #363
  @Test func `numbers beside a redacted value are the same bytes`() throws {
    let numbers =
      #"["0009007199254740999",998974625887,1E400,-0,1.10,1.07,1.007,100.0,-0.0,1e-7,0.1e1,9007199254740993]"#
    let made = try DocumentExample(.detect).redact("{\"email\":\"a@corp.io\",\"n\":\(numbers),\"page\":7}")
    #expect(made.contains(numbers))
    #expect(!made.contains("corp.io"))
    let kept = try DocumentExample(.strict).document("{\"email\":\"a@corp.io\",\"n\":\(numbers),\"page\":7}").root
    let before = try JSONDocument(numbers).root.elements.map(\.rawText)
    let after = kept["n"]?.elements.map(\.rawText) ?? []
    #expect(before.map(\.utf8.count) == after.map(\.utf8.count))
    #expect(kept["page"]?.rawText == "7")
  }

  // vcrpy #661
  @Test(arguments: [("HEAD", 200), ("GET", 204), ("GET", 304)])
  func `an empty body with a coding named stays empty`(_ method: String, _ status: Int) throws {
    var exchange = try RunExample.exchange(
      "a", "", status: status, fields: ["Content-Type": "application/json", "Content-Encoding": "gzip"])
    exchange.spec.method = method
    let run = try written(exchange)
    #expect(run.refused == [])
    #expect(run.endpoints.first?.exchanges.first?.body == nil)
  }

  // vcrpy #947
  @Test func `fields that repeat stay apart and in order`() throws {
    let fields = HeaderFields([
      HeaderField("Content-Type", "application/json"), HeaderField("Link", "</orders?page=2>; rel=\"next\""),
      HeaderField("X-Three", "1"), HeaderField("Link", "</orders?page=9>; rel=\"last\""), HeaderField("X-Three", "2"),
      HeaderField("Set-Cookie", "a=\(Self.sentinel); Expires=Wed, 21 Oct 2026 07:28:00 GMT"),
      HeaderField("Set-Cookie", "b=another-cookie-99; Path=/"),
    ])
    let run = try written(
      try RunExample.exchange("a", "{\"id\":1,\"note\":\"another-cookie-99\"}", fields: fields))
    let kept = try #require(run.endpoints.first?.exchanges.first)
    #expect(
      kept.fields.values("Link") == ["</orders?page=2>; rel=\"next\"", "</orders?page=9>; rel=\"last\""])
    #expect(kept.dropped == ["Set-Cookie", "X-Three"])
    #expect(!run.everyByte.contains("S3NTINEL") && !run.everyByte.contains("another-cookie-99"))
  }

  // DVR #21
  @Test(arguments: [
    "application/json; charset=utf-8", "application/problem+json", "APPLICATION/JSON", "text/plain", nil,
  ])
  func `a JSON body is redacted and kept whatever its type says`(_ type: String?) throws {
    let fields: HeaderFields = type.map { ["Content-Type": $0] } ?? [:]
    let run = try written(
      try RunExample.exchange("a", "{\"email\":\"a@corp.io\",\"page\":2}", fields: fields))
    let root = try run.document("a").root
    #expect(root["page"]?.rawText == "2")
    #expect(root["email"]?.string?.contains("corp.io") == false)
  }

  // steno #16
  @Test func `no length of the raw body is kept`() throws {
    let run = try written(
      try RunExample.exchange(
        "a", "{\"email\":\"somebody.with.a.long.name@corp.io\"}",
        fields: ["Content-Type": "application/json", "Content-Length": "46", "Transfer-Encoding": "chunked"]))
    let kept = try #require(run.endpoints.first?.exchanges.first)
    #expect(kept.fields.list.map(\.name) == ["Content-Type"])
  }
}
