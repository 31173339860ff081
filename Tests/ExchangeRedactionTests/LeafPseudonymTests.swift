import Digests
import LosslessJSON
import ShapeInference
import Testing

@testable import ExchangeRedaction

@Suite struct LeafPseudonymTests {
  private let forge = PseudonymForge(key: Array("a key of thirty-two bytes at least".utf8), scope: "production")
  private let context = PseudonymContext(names: ["x"], subject: "body", recordedAt: 1_796_000_000)

  private func text(_ value: String, _ kind: PseudonymKind, _ context: PseudonymContext? = nil) -> String {
    forge.replacement(for: .string(value), kind: kind, in: context ?? self.context).text ?? ""
  }

  private func number(_ spelling: String, _ kind: PseudonymKind = .number, names: [String] = ["x"]) -> String {
    var context = context
    context.names = names
    return forge.replacement(for: .number(spelling), kind: kind, in: context).text ?? ""
  }

  @Test func `kinds rank in the order they are declared in, and groups of them are whole`() {
    let kinds = PseudonymKind.allCases
    #expect(kinds.map(\.rank) == Array(kinds.indices))
    #expect(kinds.filter(\.isSpecial) == kinds.filter { $0.rawValue.hasPrefix("special.") })
    #expect(kinds.filter(\.isFallback).last == .uuid)
    #expect(kinds.allSatisfy { [$0.isFallback, $0.isSpecial, $0.isPersonal, $0.isSecret].count(where: \.self) <= 1 })
  }

  @Test func `equal stays equal, another scope or key gives another pseudonym`() {
    let other = PseudonymForge(key: Array("a key of thirty-two bytes at least".utf8), scope: "staging")
    #expect(text("anna.schmidt@firma.de", .email) == text("Anna.Schmidt@firma.de", .email).lowercased())
    #expect(text("q9f2Kx7LmP3s", .id) == text("q9f2Kx7LmP3s", .id))
    let there = other.replacement(for: .string("q9f2Kx7LmP3s"), kind: .id, in: context)
    #expect(there.text != text("q9f2Kx7LmP3s", .id))
    #expect(number("640318275") == text("640318275", .id))
  }

  @Test func `names, logins and addresses of one person agree`() {
    let full = text("Anna Schmidt", .name)
    let first = text("Anna", .name)
    #expect(full == "\(first) \(text("Schmidt", .name))")
    #expect(text("anna.schmidt", .login) == full.lowercased().split(separator: " ").joined(separator: "."))
    #expect(
      text("anna.schmidt@firma.de", .email).hasPrefix(
        full.lowercased().split(separator: " ").joined(separator: ".") + "@example."))
    #expect(text("ANNA", .name) == first.uppercased())
  }

  @Test func `every spelling of a number stays in its class`() throws {
    var random = LeafRandom(seed: 7)
    for _ in 0..<4000 {
      let spelling = random.number()
      let new = number(spelling)
      let document = try JSONDocument(new)
      #expect(document.root.kind == .number, "\(spelling) → \(new)")
      #expect(new.utf8.count == spelling.utf8.count, "\(spelling) → \(new)")
      #expect(new.hasPrefix("-") == spelling.hasPrefix("-"))
      #expect(new.split(separator: ".").map(\.count) == spelling.split(separator: ".").map(\.count))
      #expect((Int32(new) == nil) == (Int32(spelling) == nil), "\(spelling) → \(new)")
      #expect((Int(new) == nil) == (Int(spelling) == nil), "\(spelling) → \(new)")
      #expect((UInt64(new) == nil) == (UInt64(spelling) == nil), "\(spelling) → \(new)")
      if let a = Int(spelling), let b = Int(new) {
        #expect((abs(a) < 1 << 53) == (abs(b) < 1 << 53), "\(spelling) → \(new)")
      }
      #expect((Double(new) == 0) == (Double(spelling) == 0), "\(spelling) → \(new)")
    }
  }

  @Test(arguments: [
    "2147483647", "2147483648", "-2147483648", "-2147483649", "9007199254740991", "9007199254740992",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615",
    "18446744073709551616",
    "10000000000000000000", "99999999999999999999", "1e5", "1.50E-7", "0", "-0", "0.00", "0.010", "1.0", "100", "7",
  ])
  func `the edges of integer types are not crossed`(spelling: String) {
    for attempt in 0..<50 {
      var context = context
      context.attempt = attempt
      let new = forge.replacement(for: .number(spelling), kind: .number, in: context).text ?? ""
      #expect(new.utf8.count == spelling.utf8.count)
      #expect((Int32(new) == nil) == (Int32(spelling) == nil))
      #expect((Int64(new) == nil) == (Int64(spelling) == nil))
      #expect((UInt64(new) == nil) == (UInt64(spelling) == nil))
      #expect(new.hasSuffix(".0") == spelling.hasSuffix(".0"))
      if spelling.contains("e") || spelling.contains("E") {
        #expect(new.dropFirst(new.count - 2) == spelling.dropFirst(spelling.count - 2))
      }
    }
  }

  @Test(arguments: [
    "2021-08-17T19:42:08Z", "2021-08-17T19:42:08.123Z", "2021-08-17T19:42:08+02:00", "2021-08-17T19:42:08",
    "2021-08-17 19:42:08.678Z", "2021-08-17 19:42:08", "2021-08-17t19:42:08z", "2021-08-17T19:42:08.123456789-0500",
    "2021-08-17", "110bcd25-a55d-453a-8046-1297901ea002", "110BCD25-A55D-7530-B046-1297901EA002",
    "https://app.firma.de/users/anna?tab=2#top", "postgres://app:s3cr3t@db.firma.de:5432/main",
  ])
  func `strong formats stay, whatever kind is asked for`(value: String) {
    let format = StringFormat.of(value)
    #expect(format.isStrong)
    let own = FallbackKinds.kind(of: .string(value), names: ["x"])
    for kind in [own, .id, .birthDate] where kind == own || own != .url {
      let new = text(value, kind)
      #expect(StringFormat.of(new) == format, "\(kind): \(new)")
      #expect(new != value)
    }
  }

  @Test func `a UUID keeps version, variant and case`() {
    let new = text("110BCD25-A55D-7530-B046-1297901EA002", .uuid)
    #expect(new.uppercased() == new)
    #expect(Array(new)[14] == "7" && "89AB".contains(Array(new)[19]))
  }

  @Test func `spans of time inside a subject stay, subjects move apart`() {
    func moved(_ value: String, _ subject: String) -> String {
      var context = context
      context.subject = subject
      return text(value, .instant, context)
    }
    let (a, b) = (moved("2021-08-17T19:42:08Z", "1"), moved("2021-08-17T20:42:08Z", "1"))
    let (x, y) = (DateLayout(reading: a), DateLayout(reading: b))
    #expect((y?.day ?? 0) * 86_400 + (y?.seconds ?? 0) - (x?.day ?? 0) * 86_400 - (x?.seconds ?? 0) == 3600)
    #expect(a != moved("2021-08-17T19:42:08Z", "2"))
    #expect(a.hasPrefix("201") || a.hasPrefix("2020"))
    #expect(text("0001-01-01T00:00:00Z", .instant) == "0001-01-01T00:00:00Z")
    #expect(text("Mon, 30 Nov 2026 08:13:16 GMT", .instant).hasSuffix(" GMT"))
    #expect(number("1748503543012", .instant, names: ["created_at"]).utf8.count == 13)
  }

  @Test func `protocol clocks show the recording at the start of 2001`() {
    #expect(number("1796000000", .clock) == "978307200")
    #expect(number("1796003600", .clock) == "978310800")
    #expect(text("2026-11-30T00:53:20Z", .clock, context) == "2001-01-01T00:00:00Z")
  }

  @Test func `birth dates keep adult and minor, and their layout`() {
    for (value, isAdult) in [("1987-03-12", true), ("12.03.1987", true), ("2019-05-01", false), ("03/12/2015", false)] {
      let layout = DateLayout(reading: text(value, .birthDate))
      let age = (context.recordedAt / 86_400 - (layout?.day ?? 0)) / 365
      #expect(isAdult ? (18...100).contains(age) : (0...17).contains(age), "\(value) \(age)")
    }
  }

  @Test func `cards pass Luhn in the issuer's test range, and keep their grouping`() {
    #expect(text("4111 1111 1111 1111", .card).hasPrefix("4242 42"))
    #expect(text("3782-822463-10005", .card).hasPrefix("3782-82"))
    for value in ["4111 1111 1111 1111", "5555555555554444", "2221000000000009", "378282246310005"] {
      let new = text(value, .card)
      #expect(CardDetector().accepts(new), "\(new)")
      #expect(ReservedValues.contains(new))
    }
    #expect(CardDetector().accepts(number("4111111111111111", .card)))
  }

  @Test(arguments: ["DE89 3704 0044 0532 0130 00", "GB82WEST12345698765432", "FR1420041010050500013M02606"])
  func `account numbers keep the country and remainder 1`(value: String) {
    let new = text(value, .iban)
    #expect(IBANDetector().accepts(new) && new.prefix(2) == value.prefix(2) && new.count == value.count && new != value)
  }

  @Test func `phones come from blocks kept free, in the same punctuation`() {
    #expect(text("+1 (415) 555-2671", .phone).dropFirst(7).hasPrefix(") 555-01"))
    #expect(text("+447911123456", .phone).utf8.count == 13)
    #expect(text("+49 30 12345678", .phone).hasPrefix("+49 "))
    for value in ["+14155552671", "+44 7911 123456", "+33 6 12 34 56 78", "+49 30 12345678"] {
      #expect(ReservedValues.contains(text(value, .phone)), "\(text(value, .phone))")
    }
  }

  @Test func `addresses on the network come from documentation ranges`() {
    #expect(ReservedValues.contains(text("81.2.69.142", .ip)))
    #expect(text("81.2.69.142:8080", .ip).hasSuffix(":8080"))
    #expect(text("10.1.2.3", .ip).hasPrefix("10.") && text("192.168.1.7", .ip).hasPrefix("192.168."))
    #expect(text("127.0.0.1", .ip) == "127.0.0.1")
    #expect(text("2a02:8071:b1::17", .ip).hasPrefix("2001:db8::"))
    #expect(text("3C-22-FB-1A-9E-07", .mac).hasPrefix("00-00-5E-00-53-"))
    #expect(text("db-3.internal.corp.net:5432", .host).hasSuffix(".example:5432"))
  }

  @Test func `tokens keep mark and length and look like nobody's`() {
    let new = text("ghp_Zk3vQ9xW1rT7yU2iO5pA8sD4fG6hJ0kLmN3b", .token)
    #expect(new.hasPrefix("ghp_") && new.utf8.count == 40 && Set(new.dropFirst(4)).isSubset(of: "01x"))
    #expect(text("sk_live_4eC39HqLyjWDarjtT1zdp7dc", .token).hasPrefix("sk_test_"))
    #expect(text("Bearer abc123", .authorization).hasPrefix("Bearer "))
    #expect(text("hunter2!", .password).utf8.count == 8)
    #expect(text("$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW", .passwordHash).hasPrefix("$2b$12$"))
    #expect(text("sid=77aa; Path=/; HttpOnly", .cookie).hasSuffix("; Path=/; HttpOnly"))
  }

  @Test func `Basic credentials open to a login and a password`() {
    let new = text("Basic dXNlcjpodW50ZXIy", .authorization)
    let inner = Base64.decode(Array(new.utf8.dropFirst(6)), alphabet: .standard)
    let halves = String(decoding: inner ?? [], as: UTF8.self).split(separator: ":").map(String.init)
    #expect(halves == [text("user", .login), text("hunter2", .password)])
  }

  @Test func `a token of claims opens to claims with moved clocks and no name`() throws {
    let claims = #"{"sub":"7712","email":"anna@firma.de","iat":1796000000,"exp":1796003600,"admin":true}"#
    let header = #"{"alg":"HS256","typ":"JWT","kid":"main-key-2021"}"#
    func part(_ text: String) -> String {
      String(decoding: Base64.encode(Array(text.utf8), alphabet: .url, padded: false), as: UTF8.self)
    }
    let token = "\(part(header)).\(part(claims)).\(part("signature-bytes-here"))"
    let new = text(token, .jwt).split(separator: ".").map(String.init)
    let inside = try JSONDocument(reading: try #require(Base64.decode(Array(new[1].utf8), alphabet: .url))).root
    let head = try JSONDocument(reading: try #require(Base64.decode(Array(new[0].utf8), alphabet: .url))).root
    #expect(head["alg"]?.string == "HS256" && head["kid"]?.string != "main-key-2021")
    #expect(inside["iat"]?.integer == 978_307_200 && inside["exp"]?.integer == 978_310_800)
    #expect(inside["email"]?.string?.contains("firma") == false && inside["sub"]?.string?.count == 4)
    #expect(new[2].utf8.count == part("signature-bytes-here").utf8.count)
  }

  @Test func `text has as many invented words and none of its own`() {
    let value = "Dear Anna, the invoice 4711 of Monday is open. See you – Müller & Söhne, 山田様"
    let new = text(value, .text)
    let old = Set(WordPieces.split(value).filter { $0.isWord }.map { $0.text.lowercased() })
    let words = WordPieces.split(new).filter { $0.isWord }.map { $0.text.lowercased() }
    #expect(words.count == WordPieces.split(value).count { $0.isWord })
    #expect(old.isDisjoint(with: words) && !new.contains("4711") && new.contains(" – "), "\(new)")
  }

  @Test func `what stands in a text keeps the form it has alone`() {
    let new = text("Call +1 415 555 2671 or mail anna@firma.de, see https://app.firma.de/users/7?x=anna.", .text)
    #expect(new.contains(text("+1 415 555 2671", .phone)) && new.contains(text("anna@firma.de", .email)), "\(new)")
    #expect(new.contains(text("https://app.firma.de/users/7?x=anna", .url) + "."), "\(new)")
    #expect(!new.contains("firma"))
  }

  @Test func `a link with nothing private in it stays`() {
    #expect(text("http://localhost:8080/users", .url) == "http://localhost:8080/users")
    #expect(text("photo_k3x9.png", .id).hasSuffix(".png") && text("W/\"abc123\"", .id).hasPrefix("W/\""))
  }

  @Test func `nothing survives under any kind`() {
    for kind in PseudonymKind.all where kind != .boolean {
      for value in [
        "Schmidt", "jdoe42", "q9f2Kx7LmP3sVt8z", "94107", "E11.9", "Leipzig", "db-3.corp.net", "changeme1", "ß",
      ] {
        let new = text(value, kind)
        #expect(!new.lowercased().contains(value.lowercased()), "\(kind): \(value) → \(new)")
        #expect(!new.isEmpty)
      }
    }
  }

  @Test func `no text traps, every kind is deterministic and keeps the strong format`() throws {
    var random = LeafRandom(seed: 11)
    let catalogue = try RuleCatalogue.builtIn()
    for _ in 0..<300 {
      let value = random.below(2) == 0 ? random.seamedText() : random.text()
      let leaf = Leaf(names: ["created"], value: .string(value))
      _ = catalogue.judge(leaf)
      _ = catalogue.spans(in: value, leaf: leaf)
      _ = ContainerCodec.open(value, leaf: leaf)
      _ = ReservedValues.contains(value)
      _ = MemberNames().isIdentifying(value)
      for kind in PseudonymKind.all {
        let new = text(value, kind)
        #expect(StringFormat.of(new) == StringFormat.of(value), "\(kind): \(value) → \(new)")
        #expect(new == text(value, kind))
        #expect(new.isEmpty == value.isEmpty)
      }
    }
  }

  @Test func `empty, blank, null and plain booleans stay`() {
    for kind in PseudonymKind.all {
      #expect(text("", kind) == "" && text("  \n", kind) == "  \n")
      #expect(forge.replacement(for: .null, kind: kind, in: context) == .null)
      if !kind.isSpecial { #expect(forge.replacement(for: .boolean(true), kind: kind, in: context) == .boolean(true)) }
    }
  }

  @Test func `special categories go to their like`() {
    #expect(["m", "x"].contains(text("f", .gender)))
    #expect(text("Married", .maritalState).first?.isUppercase == true && text("Married", .maritalState) != "Married")
    #expect(ICDDetector().accepts(text("E11.9", .health)))
    #expect(WordLists.countries.contains(text("DE", .nationality)))
    #expect((18...97).contains(Int(number("41", .age)) ?? 0))
  }

  @Test func `unlisted values say so in the case of the listed ones`() {
    #expect(
      forge.unlisted(.string("x"), style: CaseStyle(of: ["gold", "silver"])).text?.hasPrefix("unlisted-") == true)
    #expect(
      forge.unlisted(.string("x"), style: CaseStyle(of: ["GOLD", "SILVER"])).text?.hasPrefix("UNLISTED-") == true)
    #expect(forge.unlisted(.string("x"), style: CaseStyle(of: ["Gold"])).text?.hasPrefix("Unlisted-") == true)
    #expect(forge.unlisted(.string("x"), style: .lower).text?.utf8.count == 13)
    #expect(forge.unlisted(.number("3"), style: .lower).isNumber)
  }

  @Test(arguments: [
    "4711", "anna@firma.de", "110bcd25-a55d-453a-8046-1297901ea002", "2021-08-17", "0123456789abcdef01",
    "@anna:firma.de",
  ])
  func `replaced member names keep a strong form`(name: String) {
    let new = forge.memberName(name)
    #expect(NameFormat.isStrong(new) && new != name)
    #expect(forge.memberName("anna").hasPrefix("k") && NameFormat.isStrong(forge.memberName("anna")))
    #expect(forge.memberName("anna") != forge.memberName("anna", attempt: 1))
    #expect(forge.memberName("kabc123") != "kabc123")
  }

  @Test func `ids of many forms never meet`() {
    var seen: Set<String> = []
    for place in 0..<20_000 { seen.insert(text("usr_\(place)Kx7LmP3sVt8z", .id)) }
    #expect(seen.count == 20_000)
    var mails: Set<String> = []
    for place in 0..<5_000 { mails.insert(text("p\(place)@firma.de", .email)) }
    #expect(mails.count >= 4_998)
  }
}
