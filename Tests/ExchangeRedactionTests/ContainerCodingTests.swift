import Foundation
import Testing

@testable import ExchangeRedaction

/// What each coding takes apart, and that it is put together again as it was.
@Suite struct ContainerCodingTests {
  private typealias Sample = (text: String, coding: String, parts: [String])

  private static func open(_ text: String, name: String = "x", part: LeafPart = .body) -> OpenContainer? {
    ContainerCodec.open(text, leaf: Leaf(part: part, names: [name], value: .string(text)))
  }

  private static func texts(_ open: OpenContainer?) -> [String] {
    open?.parts.map { "\($0.name)=\($0.value.text ?? "")" } ?? []
  }

  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  private static func urlSafe(_ text: String) -> String {
    base64(text).replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  private static let jwe = [
    urlSafe("{\"alg\":\"RSA-OAEP\",\"enc\":\"A256GCM\"}"), "OKOawDo13gRp2ojaHV7L", "48V1_ALb6US04U3b",
    "5eym8TW_c8SuK0lt",
    "XFBoMYUZodetZdvTiFvSkQ",
  ].joined(separator: ".")

  private static let armour = "-----"
  private static let pem =
    armour + "BEGIN EC PRIVATE KEY" + armour + "\nMHcCAQEE\nIIrYSS==\n" + armour + "END EC PRIVATE KEY" + armour + "\n"

  private static let multipart = """
    --xYzZY\r\nContent-Disposition: form-data; name="email"\r\n\r\nanna@firma.de\r\n--xYzZY\r
    Content-Disposition: form-data; name="file"; filename="anna.txt"\r\nContent-Type: text/plain\r\n\r\nhello\r\n--xYzZY--\r\n
    """

  private static let samples: [Sample] = [
    // JSON over lines, and events.
    ("{\"a\":1}\n{\"a\":2}\n", "ndjson", [#"json={"a":1}"#, #"json={"a":2}"#]),
    (
      "id: 7\nevent: order\ndata: {\"name\":\"Anna\"}\n\ndata: bye\n\n", "event-stream",
      ["id=7", "event=order", #"data={"name":"Anna"}"#, "data=bye"]
    ),
    ("data: {\ndata: \"a\": 1}\n\n", "event-stream", ["data={\n\"a\": 1}"]),
    // Tokens and credentials.
    (
      jwe, "jwt",
      [
        "token=OKOawDo13gRp2ojaHV7L", "token=48V1_ALb6US04U3b", "token=5eym8TW_c8SuK0lt",
        "token=XFBoMYUZodetZdvTiFvSkQ",
        #"header={"alg":"RSA-OAEP","enc":"A256GCM"}"#,
      ]
    ),
    (
      #"Digest username="anna", realm="a b", nonce="dcd98b71", uri="/x", qop=auth, nc=00000001, response="6629fae4""#,
      "authorization", ["login=anna", "realm=a b", "token=dcd98b71", "uri=/x", "token=6629fae4"]
    ),
    (
      "AWS4-HMAC-SHA256 Credential=" + "AKIA" + "EXAMPLE0/20130524/us-east-1/s3/aws4_request, "
        + "SignedHeaders=host;x-amz-date, Signature=fe5f80f7",
      "authorization", ["access key=" + "AKIA" + "EXAMPLE0", "Signature=fe5f80f7"]
    ),
    ("ApiKey 77aabb99", "authorization", ["token=77aabb99"]),
    (pem, "pem", ["ec private key=MHcCAQEEIIrYSS=="]),
    // Coded text.
    ("data:text/plain;base64,QW5uYSBTY2htaWR0", "data-url", ["text=Anna Schmidt"]),
    ("data:,Anna%20Schmidt", "data-url", ["text=Anna Schmidt"]),
    ("416e6e61205363686d696474", "hex", ["text=Anna Schmidt"]),
    ("416E6E61205363686D696474", "hex", ["text=Anna Schmidt"]),
    ("\\x416e6e61205363686d696474", "hex", ["text=Anna Schmidt"]),
    ("QW5uYSBTY2ht\r\naWR0IHdhcyBo\r\nZXJl\r\n", "base64", ["text=Anna Schmidt was here"]),
    ("azoxMjM6MjAyNi0wMS0wMQ==", "base64", ["text=k:123:2026-01-01"]),
    ("VXNlcjoxMjM0", "base64", ["text=User:1234"]),
    ("anna%40firma.de", "percent", ["x=anna@firma.de"]),
    ("anna%2540firma.de", "percent", ["x=anna%40firma.de"]),
    ("email=anna%40firma.de", "form", ["email=anna@firma.de"]),
    (multipart, "multipart", ["email=anna@firma.de", "filename=anna.txt", "file=hello"]),
    // URLs.
    (
      "mailto:anna@firma.de,ben@firma.de?subject=Hi%20there", "url",
      [
        "email=anna@firma.de", "email=ben@firma.de", "subject=Hi there",
      ]
    ),
    ("tel:+49-30-901820;ext=12", "url", ["phone=+49-30-901820", "ext=12"]),
    ("?email=anna%40firma.de&page=2", "url", ["email=anna@firma.de", "page=2"]),
    ("//cdn.firma.de/u/anna", "url", ["host=cdn.firma.de", "segment=u", "u=anna"]),
    ("https://firma.de/#/users/anna?page=1", "url", ["host=firma.de", "segment=users", "users=anna", "page=1"]),
    (
      "https://b.firma.de/f.pdf?sv=2020-08-04&se=2026&sig=ab%2Fc&name=x", "url",
      [
        "host=b.firma.de", "segment=f", "sv=2020-08-04", "se=2026", "signature=ab/c", "name=x",
      ]
    ),
    (
      "https://b.firma.de/?X-Amz-Credential=K%2F2&X-Amz-Signature=0a", "url",
      [
        "host=b.firma.de", "credential=K/2", "signature=0a",
      ]
    ),
    (
      "postgres://app:s3cr@db1:5432,db2:5433/main", "url",
      [
        "role=app", "password=s3cr", "host=db1:5432", "host=db2:5433", "segment=main",
      ]
    ),
    (
      "jdbc:postgresql://db1/main?user=app&password=s3cr", "url",
      [
        "host=db1", "segment=main", "user=app", "password=s3cr",
      ]
    ),
    // Connection strings.
    (
      "Server=db1;Database=main;User Id=app;Password=\"s;3\"\"cr\";", "connection",
      [
        "host=db1", "database=main", "login=app", "password=s;3\"cr",
      ]
    ),
    (
      "AccountName=firma;AccountKey=abc+/12==;EndpointSuffix=core.test", "connection",
      [
        "storage=firma", "access key=abc+/12==", "EndpointSuffix=core.test",
      ]
    ),
    (
      "host=db1 port=5432 user=app password='s3 cr'", "connection",
      [
        "host=db1", "port=5432", "login=app", "password=s3 cr",
      ]
    ),
    ("jdbc:sqlserver://db1:1433;user=sa;password=s3cr", "connection", ["host=db1:1433", "login=sa", "password=s3cr"]),
    (
      "jdbc:oracle:thin:scott/tiger@//db1:1521/main", "connection",
      ["login=scott", "password=tiger", "host=db1:1521/main"]
    ),
    // Markup and tables.
    (
      "<?xml version=\"1.0\"?>\n<user id='7'><name>Anna &amp; M&#252;ller</name><!-- by ben --></user>", "markup",
      ["id=7", "name=Anna & Müller", "comment=by ben"]
    ),
    (
      "<p class=big>Hi M&uuml;ller<br>bye</p><script>{\"a\":\"<b>\"}</script>", "markup",
      ["class=big", "p=Hi Müller", "p=bye", #"script={"a":"<b>"}"#]
    ),
    ("<ns:a><![CDATA[1 < 2]]></ns:a>", "markup", ["a=1 < 2"]),
    (
      "id,name,email\r\n7,\"Anna \"\"A\"\" B\",a@b.de\r\n8,Ben,\r\n", "csv",
      ["id=7", "name=Anna \"A\" B", "email=a@b.de", "id=8", "name=Ben"]
    ),
    ("id;name\n7;Anna\n", "csv", ["id=7", "name=Anna"]),
    // Lines of hospitals, cards and databases.
    (
      "MSH|^~\\&|LAB|7\rPID|1||H77^^^X||Quirl^Xaver||19690503|M|||Weg 3^^Gera^^07545\r", "hl7",
      [
        "field=LAB", "field=7", "field=1", "patient number=H77", "field=X", "full name=Quirl", "full name=Xaver",
        "birth date=19690503", "gender=M", "street=Weg 3", "city=Gera", "postal code=07545",
      ]
    ),
    (
      "BEGIN:VCARD\nVERSION:3.0\nFN:Xaver Quirl\nitem1.TEL;TYPE=home:0365 77\nADR:;;Weg 3;Gera;;07545;\nEND:VCARD\n",
      "vcard", ["full name=Xaver Quirl", "phone=0365 77", "street=Weg 3", "city=Gera", "postal code=07545"]
    ),
    (
      "INSERT INTO users (id, name) VALUES (7, 'O''Neill'), (8, NULL); COMMIT", "sql",
      ["id=7", "name=O'Neill", "id=8", "statement=; COMMIT"]
    ),
  ]

  @Test func `each coding takes its texts apart and closes them to their bytes`() {
    for sample in Self.samples {
      let open = Self.open(sample.text)
      #expect(open?.coding == sample.coding, "\(sample.text)")
      #expect(Self.texts(open) == sample.parts, "\(sample.text)")
      #expect(open?.close(open?.parts.map { $0.value.text ?? "" } ?? []) == sample.text)
    }
  }

  @Test func `every coding of the list has a sample or a test here`() {
    let others: Set<String> = ["json", "url", "form", "base64", "authorization", "jwt", "cookie"]
    let names = Set(ContainerList.all.map { type(of: $0).name })
    #expect(names.subtracting(others).subtracting(Self.samples.map(\.coding)) == [])
  }

  private static let replacements: [(text: String, replaced: [String], closed: String)] = [
    ("anna%40firma.de", ["b@c.example"], "b%40c.example"),
    ("416E6E61205363686D696474", ["Ono"], "4F6E6F"),
    ("QW5uYSBTY2ht\r\naWR0IHdhcyBo\r\nZXJl\r\n", ["Velim Vozu was there"], "VmVsaW0gVm96\r\ndSB3YXMgdGhl\r\ncmU=\r\n"),
    ("data:;base64,QW5uYSBTY2htaWR0", ["Velim"], "data:;base64,VmVsaW0="),
    ("<a b='x'>M&#252;ller</a>", ["it's", "<Öz>"], "<a b='it&#39;s'>&lt;&#214;z&gt;</a>"),
    ("id,name\n7,Anna", ["8", "Vo, Zu"], "id,name\n8,\"Vo, Zu\""),
    ("Server=db;Password=\"a\"\"b\"", ["h.example", "0\"1"], "Server=h.example;Password=\"0\"\"1\""),
    ("data: {\ndata: \"a\": 1}\n\n", ["{\n\"a\": 2}"], "data: {\ndata: \"a\": 2}\n\n"),
    ("//cdn.firma.de/u/anna", ["h.example", "u", "vozu"], "//h.example/u/vozu"),
  ]

  @Test func `what is put in comes out in the coding of the text`() {
    for (text, replaced, closed) in Self.replacements {
      #expect(Self.open(text)?.close(replaced) == closed, "\(text)")
    }
  }

  @Test(arguments: [
    "Hello, Anna\nBye, Ben", "1 < 2 and 3 > 2", "<anna@firma.de>", "<3 <3", "100%", "50%ab", "4242424242424242",
    "d41d8cd98f00b204e9800998ecf8427e", "name: Anna", "data protection: yes", "a=1; b=2", "see https://firma.de now",
    "internationalization", "f47ac10b58cc4372a5670e02b2c3d479", "password=", "key=a b=c", "-- the end --\nname: x",
    "Basic needs first", "tel", "<b", "<a b=\"", "<!-- never", "{}x", "level=info user=anna", "ABCDEFGH",
  ])
  func `plain texts stay closed`(text: String) { #expect(Self.open(text) == nil) }

  @Test func `names around a text of markup are told`() {
    let open = Self.open("<order><customer><name>Anna</name></customer></order>")
    #expect(open?.parts.map(\.above) == [["order", "customer"]])
  }

  @Test func `a scheme we do not know is one under its header's name alone`() {
    #expect(Self.texts(Self.open("Zoo abcdef", name: "Authorization", part: .header)) == ["token=abcdef"])
    #expect(Self.open("Zoo abcdef", name: "title") == nil)
    let pair = Leaf(
      names: ["headers", "value"], value: .string("sid=77aa; theme=dark"), siblings: [("name", .string("Cookie"))])
    #expect(ContainerCodec.open("sid=77aa; theme=dark", leaf: pair)?.coding == "cookie")
  }

  @Test func `texts inside texts inside texts open by the caller's recursion`() {
    let inner = "{\"email\":\"anna@firma.de\"}"
    let url =
      "https://a.de/?next="
      + "https://b.de/?state=\(Self.urlSafe(inner))".replacingOccurrences(
        of: "?", with: "%3F"
      ).replacingOccurrences(of: "=", with: "%3D")
    let next = Self.open(url)?.parts.first { $0.name == "next" }?.value.text ?? ""
    #expect(next.hasPrefix("https://b.de/?state="))
    let state = Self.open(next)?.parts.first { $0.name == "state" }?.value.text ?? ""
    #expect(Self.open(state)?.parts.first?.value == .string(inner))
    #expect(Self.open(state)?.parts.first?.isDocument == true)
  }

  // MARK: Laws

  /// Texts of each coding with drawn content, whole and with a piece cut out or put in.
  private static func drawn(_ random: inout LeafRandom) -> String {
    let pieces = samples.map(\.text)
    var text = pieces[random.below(pieces.count)]
    switch random.below(4) {
    case 0: text = String(text.prefix(random.below(text.count + 1)))
    case 1: text += ["\n", ";", "=", "&", "%", "<", ">", "\"", ",", "é"][random.below(10)] + random.seamedText()
    case 2:
      let cut = text.index(text.startIndex, offsetBy: random.below(text.count + 1))
      text = text[..<cut] + random.text() + text[cut...]
    default: break
    }
    switch random.below(5) {
    case 0: text = base64(text)
    case 1: text = Array(text.utf8).map { String(format: "%02x", $0) }.joined()
    case 2: text = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
    default: break
    }
    return text
  }

  @Test func `whatever opens closes to its bytes, part by part and all the way down`() {
    var random = LeafRandom(seed: 11)
    var seen: Set<String> = []
    func check(_ text: String, _ name: String, _ part: LeafPart, _ depth: Int) {
      guard depth < 4, let open = Self.open(text, name: name, part: part) else { return }
      seen.insert(open.coding)
      let texts = open.parts.map { $0.value.text ?? "" }
      #expect(open.close(texts) == text, "\(open.coding): \(text)")
      #expect(
        open.parts.allSatisfy {
          !($0.value.text ?? "").isEmpty || open.coding == "jwt" || open.coding == "authorization"
        })
      for part in open.parts where !part.isDocument { check(part.value.text ?? "", part.name, part.part, depth + 1) }
    }
    for _ in 0..<6000 {
      let text = Self.drawn(&random)
      let part: LeafPart = [.body, .cookie, .header, .query][random.below(4)]
      check(text, part == .header ? "Authorization" : "x", part, 0)
    }
    #expect(seen == Set(ContainerList.all.map { type(of: $0).name }))
  }

  @Test func `a coding's needs are met by whatever it opens`() {
    var random = LeafRandom(seed: 12)
    for _ in 0..<3000 {
      let text = Self.drawn(&random)
      let traits = TextTraits(text.utf8)
      let leaf = Leaf(part: .cookie, names: ["Authorization"], value: .string(text))
      for coding in ContainerList.all where text.utf8.count >= 2 {
        let asked = ContainerText(string: text, bytes: Array(text.utf8), traits: traits)
        guard coding.open(asked, leaf: leaf) != nil else { continue }
        #expect(coding.needs.areMet(by: traits), "\(type(of: coding)): \(text)")
        #expect(coding.alphabet.isSuperset(of: traits.classes), "\(type(of: coding)): \(text)")
      }
    }
  }

  /// Their time shows in the suite's own: a pass that is not linear takes hours on them.
  @Test(arguments: [
    "%", "%4", "%41", "<", "<a ", "<a>", "<a b=\"", "<!--", "<![CDATA[", "{\"", "[", "{}\n", "a=", "a=&", "a=1;",
    "a=1 ",
    "QUFB", "QUFB\n", "41", "data:", "data:\n", "-----BEGIN A-----\n", "-----BEGIN A KEY-----\n-----", "--\n", "--a\n",
    ",",
    "a,b\n", "\"", "//", "/?", "a@", "Bearer ", "a=\"", "jdbc:", "&amp;", "&", "eyJ.", "\\", "=\"",
  ])
  func `a long text of one piece is read in one pass`(piece: String) {
    let text = String(repeating: piece, count: 300_000 / piece.utf8.count)
    for part in [LeafPart.body, .cookie] {
      guard let open = Self.open(text, name: "Authorization", part: part) else { continue }
      #expect(open.close(open.parts.map { $0.value.text ?? "" }) == text)
    }
  }
}
