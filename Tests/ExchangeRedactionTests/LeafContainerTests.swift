import ExchangeTypes
import Testing

@testable import ExchangeRedaction

@Suite struct LeafContainerTests {
  private func open(_ text: String, name: String = "x", part: LeafPart = .body) -> OpenContainer? {
    ContainerCodec.open(text, leaf: Leaf(part: part, names: [name], value: .string(text)))
  }

  private func texts(_ open: OpenContainer?) -> [String] {
    open?.parts.map { "\($0.name)=\($0.value.text ?? "")" } ?? []
  }

  static let samples: [(text: String, coding: String, parts: [String])] = [
    (#" {"a": 1}"#, "json", [#"json= {"a": 1}"#]),
    (
      "https://jo:p%40ss@api.firma.de:8443/users/anna%20b/photo.jpg?token=a+b&x=%C3%BC#top", "url",
      [
        "login=jo", "password=p@ss", "host=api.firma.de:8443", "segment=users", "users=anna b", "segment=photo",
        "token=a b", "x=ü", "fragment=top",
      ]
    ),
    ("/users/42?token=abc", "url", ["segment=users", "users=42", "token=abc"]),
    ("a=1&user%5Bmail%5D=anna%40firma.de", "form", ["a=1", "user[mail]=anna@firma.de"]),
    ("QW5uYSBTY2htaWR0IHdhcyBoZXJl", "base64", ["text=Anna Schmidt was here"]),
    ("eyJuYW1lIjoiQW5uYSBTY2htaWR0In0", "base64", [#"text={"name":"Anna Schmidt"}"#]),
    ("Basic dXNlcjpodW50ZXIy", "authorization", ["login=user", "password=hunter2"]),
    ("Bearer abc123", "authorization", ["token=abc123"]),
    (
      "eyJhbGciOiJIUzI1NiIsImtpZCI6InEifQ.eyJzdWIiOiI3NzEyIn0.c2lnbmF0dXJl", "jwt",
      [#"claims={"sub":"7712"}"#, "signature=c2lnbmF0dXJl", #"header={"alg":"HS256","kid":"q"}"#]
    ),
  ]

  @Test(arguments: samples)
  func `a text opens to its parts and closes to its bytes`(sample: (text: String, coding: String, parts: [String])) {
    let open = open(sample.text)
    #expect(open?.coding == sample.coding)
    #expect(texts(open) == sample.parts)
    #expect(open?.close(open?.parts.map { $0.value.text ?? "" } ?? []) == sample.text)
  }

  @Test func `cookies open by their name`() {
    let text = "sid=77aa; Path=/; Domain=firma.de; HttpOnly"
    let open = open(text, name: "Set-Cookie", part: .header)
    #expect(texts(open) == ["sid=77aa", "host=firma.de"])
    #expect(open?.close(["01x0", "vuvoz.example"]) == "sid=01x0; Path=/; Domain=vuvoz.example; HttpOnly")
  }

  @Test func `what is put in comes out escaped as it was`() {
    let url = open("https://firma.de/a%2fb?q=x%20y&r=c+d")
    #expect(url?.close(["h.example", "p/q ü", "1 2", "3 4&"]) == "https://h.example/p%2fq%20%c3%bc?q=1%202&r=3+4%26")
    #expect(open("QW5uYSBTY2htaWR0IHdhcyBoZXJl")?.close(["Velim"]) == "VmVsaW0=")
  }

  @Test(arguments: [
    "anna", "2021-08-17T19:42:08Z", "a=b", "E11.9", "110bcd25-a55d-453a-8046-1297901ea002", "a b?c=d&e=f g", "{broken",
  ])
  func `plain texts stay closed`(text: String) { #expect(open(text) == nil) }

  @Test func `whatever opens closes to its bytes`() {
    var random = LeafRandom(seed: 3)
    for _ in 0..<4000 {
      let prefix = ["", "https://", "/", "a=", "{\"a\":", "Basic ", "Bearer "][random.below(7)]
      let text = prefix + random.text()
      for part in [LeafPart.body, .cookie, .query] {
        guard let open = open(text, part: part) else { continue }
        #expect(open.close(open.parts.map { $0.value.text ?? "" }) == text, "\(open.coding)")
      }
    }
  }
}
