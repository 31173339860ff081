import Foundation
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

@Suite struct LeakScanTests {
  private static let secret = "Zk7/q+9~Tr<é>x\"1"

  private func scan(secrets: [String] = [], personal: [String] = [], ruleSecrets: [String] = []) -> LeakScan {
    let table = RunTable()
    for (position, secret) in secrets.enumerated() { table.declare(secret, name: "secret\(position)") }
    for secret in ruleSecrets { table.note(.string(secret), kind: .password, rule: "password") }
    for value in personal { table.note(.string(value), kind: .name, rule: "person-name") }
    return LeakScan(table, hidden: table.hidden(by: MemberNames()), names: MemberNames())
  }

  /// The secret under each disguise, and what the disguise is called.
  static let disguised: [(String, String)] = {
    let bytes = Array(secret.utf8)
    func percent(_ upper: Bool, all: Bool) -> String {
      bytes.map { byte -> String in
        let isPlain = TokenBoundary.isWord(byte) && byte < 0x80
        if isPlain, !all { return String(UnicodeScalar(byte)) }
        let hex = String(byte, radix: 16, uppercase: upper)
        return "%" + (hex.count == 1 ? "0" : "") + hex
      }.joined()
    }
    let base64 = (0..<3).map { shift in
      Data(Array(repeating: UInt8(0x41), count: shift) + bytes + [0x42, 0x43]).base64EncodedString()
    }
    let urlSafe = base64[0].replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
    let hex = bytes.map { byte in
      let digits = String(byte, radix: 16)
      return (digits.count == 1 ? "0" : "") + digits
    }.joined()
    let json = "Zk7\\/q+9~Tr<\\u00e9>x\\\"1"
    let html = "Zk7/q+9~Tr&lt;&eacute;&gt;x&quot;1".replacingOccurrences(of: "&eacute;", with: "&#233;")
    let htmlHex = "Zk7/q&#x2B;9~Tr&lt;&#xE9;&gt;x&#34;1"
    return [
      ("a \(secret) b", "raw"), (percent(true, all: false), "percent"), (percent(false, all: true), "percent"),
      (json, "json"), (html, "html"), (htmlHex, "html"), (base64[0], "base64"), (base64[1], "base64"),
      (base64[2], "base64"), (urlSafe, "base64"), ("x" + base64[0], "base64"), (hex, "hex"),
      (hex.uppercased(), "hex"), ("0" + hex, "hex"),
      (Data("{\"a\":\"\(json)\"}".utf8).base64EncodedString(), "json"),
      (Data(percent(true, all: false).utf8).base64EncodedString(), "percent"),
      (base64[0].replacingOccurrences(of: "=", with: "%3D").replacingOccurrences(of: "/", with: "%2F"), "base64"),
    ]
  }()

  @Test(arguments: disguised)
  func `finds a secret under every disguise`(_ text: String, _ disguise: String) throws {
    let hit = try #require(scan(secrets: [Self.secret]).hit(in: text))
    #expect(hit.rule == "secret0")
    #expect(hit.disguise.rawValue == disguise)
    #expect(!hit.words.contains("Zk7"))
  }

  @Test func `finds a form's plus signs as blanks`() {
    #expect(scan(secrets: ["open sesame now"]).hit(in: "q=open+sesame+now") != nil)
    #expect(scan(secrets: ["open sesame now"]).hit(in: "q=open%20sesame+now") != nil)
  }

  @Test func `a text without the secret has no hit`() {
    let scan = scan(secrets: [Self.secret, "correct horse", "0123456789abcdef"], personal: ["Margarethe"])
    for text in ["", "Zk7/q+9~Tr<e>x", "horse", "0123456789abcde", "eyJhIjoxfQ==", "%%%2", "\\u12", "&#;", "{}"] {
      #expect(scan.hit(in: text) == nil)
    }
  }

  @Test func `removed values count between token boundaries`() {
    let scan = scan(personal: ["Margarethe", "jane@corp-mail.io"])
    #expect(scan.hit(in: "/users/Margarethe/x")?.rule == "person-name")
    #expect(scan.hit(in: "by jane%40corp-mail.io today")?.rule == "person-name")
    #expect(scan.hit(in: "Margarethenstrasse") == nil)
    #expect(scan.hit(in: "xMargarethe") == nil)
  }

  @Test func `short ones count as whole values and names`() throws {
    let scan = scan(secrets: ["s3cr"], personal: ["Jdoex", "1234"])
    #expect(scan.hit(in: "s3cr") != nil)
    #expect(scan.hit(in: "as3crb") == nil)
    func hit(_ body: String) throws -> String? {
      try scan.hit(inBody: JSONDocument(body), exempt: [], unchanged: []).map { "\($0.hit.rule) \($0.path)" }
    }
    #expect(try hit("{\"items\":[{\"status\":\"Jdoex\"}]}") == "person-name $.items[*].status")
    #expect(try hit("{\"Jdoex\":1}") == "person-name $")
    #expect(try hit("{\"x\":{\"Jdoex_settings\":1}}") == "person-name $.x")
    #expect(try hit("{\"status\":\"s3cr\"}") == "secret0 $.status")
    #expect(try hit("{\"status\":\"not Jdoex\",\"count\":1234}") == nil)
  }

  @Test func `public leaves are exempt from personal values, never from secrets`() throws {
    let scan = scan(secrets: ["hunter2-hunter2"], personal: ["Gutenberg"])
    let body = try JSONDocument("{\"a\":\"Gutenberg\",\"b\":\"hunter2-hunter2\"}")
    #expect(scan.hit(inBody: body, exempt: [0], unchanged: [0, 1])?.path.text == "$.b")
    #expect(scan.hit(inBody: body, exempt: [], unchanged: [0, 1])?.path.text == "$.a")
    #expect(scan.hit(inBody: body, exempt: [0, 1], unchanged: [0, 1])?.path.text == "$.b")
  }

  @Test func `digits that meet another original by chance are no leak, the original itself is`() throws {
    let scan = scan(personal: ["1990-05-17"])
    let body = try JSONDocument("{\"a\":\"1990-05-17\"}")
    #expect(scan.hit(inBody: body, exempt: [], unchanged: []) == nil)
    #expect(scan.hit(inBody: body, exempt: [], unchanged: [0]) != nil)
  }

  @Test func `a common word as a secret counts as a whole value only`() throws {
    let scan = scan(secrets: ["password"])
    #expect(scan.hit(in: "the password field") == nil)
    #expect(scan.hit(in: "password") != nil)
  }

  @Test func `thousands of secrets are found each`() {
    var generator = SeededGenerator(seed: 9)
    let secrets = (0..<3000).map { _ in String(generator.next(), radix: 36) + "-x" }
    let scan = scan(secrets: secrets)
    for position in stride(from: 0, to: secrets.count, by: 97) {
      #expect(scan.hit(in: "say \(secrets[position]) now")?.rule == "secret\(position)")
    }
    #expect(scan.hit(in: String(repeating: "nothing to see here ", count: 500)) == nil)
  }
}
