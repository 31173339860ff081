import Foundation
import LosslessJSON
import Testing

@testable import ExchangeRedaction

/// A value inside each coding, and a run that must let none of it out and keep what stands around it.
@Suite struct ContainerCanaryTests {
  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  private static func hex(_ text: String) -> String { text.utf8.map { String(format: "%02x", $0) }.joined() }

  /// Texts that hold an e-mail, and what of them must still stand there.
  private static func texts(_ mail: String) -> [(text: String, kept: String)] {
    let percent = mail.replacingOccurrences(of: "@", with: "%40")
    return [
      ("<?xml version=\"1.0\"?><user><email>\(mail)</email></user>", "<user><email>"),
      ("<user email=\"\(mail)\" page=\"2\"/>", "\" page=\""),
      ("id,email\n1,\(mail)\n", "id,email\n"),
      ("{\"email\":\"\(mail)\"}\n{\"email\":\"b@c.io\"}", "\"}\n{\"email\":\""),
      ("event: update\ndata: {\"email\":\"\(mail)\"}\n\n", "\ndata: {\"email\":\""),
      (
        "--b7\r\nContent-Disposition: form-data; name=\"email\"\r\n\r\n\(mail)\r\n--b7--\r\n",
        "form-data; name=\"email\""
      ),
      ("Server=db.corp-mail.io;User Id=\(mail);Password=hunter2-hunter2", ";User Id="),
      ("mailto:\(mail)?subject=hi", "mailto:"), ("?email=\(percent)&page=2", "?email="), (percent, "%40"),
      (percent.replacingOccurrences(of: "%", with: "%25"), "%2540"), (hex(mail), hex("@")),
      ("data:text/plain;base64,\(base64(mail))", "data:text/plain;base64,"), (base64("user:\(mail)"), ""),
      (
        "https://a.corp-mail.io/?next=https%3A%2F%2Fb.io%2F%3Fm%3D\(percent.replacingOccurrences(of: "%", with: "%25"))",
        "?next=https%3A%2F%2F"
      ),
      (base64("{\"a\":\"\(base64("{\"email\":\"\(mail)\"}"))\"}"), ""),
    ]
  }

  @Test func `no coding lets its value through, and each stays what it is`() throws {
    let mail = "maria.huber@corp-mail.io"
    var example = try RunExample()
    for (position, sample) in Self.texts(mail).enumerated() {
      let quoted = String(decoding: JSONString.encode(sample.text), as: UTF8.self)
      try example.add("e\(position)", "{\"id\":1,\"payload\":\(quoted)}")
    }
    let run = example.redact()
    #expect(run.refused == [])
    let needles = [mail, "maria", "huber", Self.hex("maria.huber"), String(Self.base64("maria.huber@corp").prefix(14))]
    for needle in needles { #expect(!run.everyByte.contains(needle), "\(needle)") }
    for (position, sample) in Self.texts(mail).enumerated() {
      let text = try #require(try run.document("e\(position)").root["payload"]?.string)
      #expect(text != sample.text)
      #expect(sample.kept.isEmpty || text.contains(sample.kept), "\(sample.text) became \(text)")
      let leaf = Leaf(names: ["payload"], value: .string(text))
      let before = ContainerCodec.open(sample.text, leaf: leaf)?.coding
      #expect(ContainerCodec.open(text, leaf: leaf)?.coding == before, "\(sample.text) became \(text)")
    }
  }
}
