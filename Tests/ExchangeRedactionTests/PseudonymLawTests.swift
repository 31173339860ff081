import ShapeInference
import Testing

@testable import ExchangeRedaction

/// Laws of invented values over many drawn originals.
@Suite struct PseudonymLawTests {
  private let forge = PseudonymForge(key: Array(repeating: 11, count: 32), scope: "s")

  private func text(_ value: String, _ kind: PseudonymKind, _ context: PseudonymContext = PseudonymContext()) -> String
  {
    forge.replacement(for: .string(value), kind: kind, in: context).text ?? ""
  }

  private func check(_ value: String, _ kind: PseudonymKind, _ detector: any ValueDetector) -> String {
    let new = text(value, kind)
    #expect(detector.accepts(value), "\(kind): \(value)")
    #expect(detector.accepts(new), "\(kind): \(value) → \(new)")
    #expect(new != value && new == text(value, kind), "\(kind): \(value)")
    return new
  }

  @Test func `e-mail addresses stay addresses under domains of nobody`() {
    var random = LeafRandom(seed: 1)
    let words = ["anna", "Schmidt", "o'brien", "jean-luc", "müller", "田中", "иван", "a", "x1", "ANNA"]
    let domains = [
      "firma.de", "mail.firma.co.uk", "bücher.de", "xn--80ak6aa92e.com", "пример.рф", "FIRMA.DE", "a.b.c.d.io",
    ]
    for _ in 0..<1500 {
      let local = (0..<1 + random.below(3)).map { _ in words[random.below(words.count)] }.joined(
        separator: [".", "_", "-", "+"][random.below(4)])
      let value = local + "@" + domains[random.below(domains.count)]
      let new = check(value, .email, EmailDetector())
      #expect(ReservedValues.contains(new), "\(value) → \(new)")
      #expect(text(value.lowercased(), .email).lowercased() == new.lowercased())
    }
  }

  @Test func `addresses of machines stay of their family and come from ranges of nobody`() {
    var random = LeafRandom(seed: 2)
    for _ in 0..<1500 {
      let four = "\(11 + random.below(80)).\(random.below(256)).\(random.below(256)).\(random.below(256))"
      #expect(ReservedValues.contains(check(four, .ip, IPAddressDetector())))
      let six = "2a02:" + (0..<7).map { _ in String(random.below(65_536), radix: 16) }.joined(separator: ":")
      #expect(check(six, .ip, IPAddressDetector()).hasPrefix("2001:db8:"))
      let mac = (0..<6).map { _ in (random.below(16) < 8 ? "a" : "3") + String(random.below(16), radix: 16) }
      #expect(check(mac.joined(separator: ":"), .mac, MACDetector()).hasPrefix("00:00:5e:00:53:"))
    }
    for kept in ["10.0.0.0/8", "192.168.0.0/16", "127.0.0.1", "8.8.8.8", "0.0.0.0", "169.254.169.254"] {
      #expect(text(kept, .ip) == kept)
    }
    #expect(text("10.1.2.0/24", .ip).hasSuffix(".0/24") && text("10.1.2.0/24", .ip).hasPrefix("10."))
    #expect(text("81.2.69.0/24", .ip).hasSuffix(".0/24"))
  }

  @Test func `phones of all assigned countries keep country, digits and punctuation`() {
    var random = LeafRandom(seed: 3)
    for code in [
      "1", "7", "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48",
      "49", "52", "54", "55", "56", "57", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84", "86", "90", "91",
      "212", "351", "352", "353", "354", "358", "359", "370", "371", "372", "380", "385", "386", "420", "421", "852",
      "886", "966", "971", "972",
    ] {
      for _ in 0..<20 {
        let national =
          [
            "1": 10, "86": 11, "55": 11, "352": 9, "65": 8, "45": 8, "47": 8, "354": 7, "852": 8, "372": 8, "386": 8,
            "371": 8, "370": 8, "91": 10, "7": 10, "90": 10, "52": 10, "54": 10, "57": 10, "63": 10, "81": 10, "82": 10,
            "20": 10, "30": 10, "39": 10, "44": 10, "49": 11,
          ][code] ?? 9
        let digits = (0..<national).map { _ in String(2 + random.below(8)) }.joined()
        let cut = digits.index(digits.startIndex, offsetBy: 3)
        let value = [
          "+\(code)\(digits)", "+\(code) \(digits[..<cut]) \(digits[cut...])",
          "00\(code) \(digits[..<cut])-\(digits[cut...])",
        ][random.below(3)]
        let new = check(value, .phone, PhoneDetector())
        #expect(
          zip(value.utf8, new.utf8).allSatisfy { $0.isDigit == $1.isDigit && ($0.isDigit || $0 == $1) },
          "\(value) → \(new)")
        #expect(
          new.filter(\.isNumber).hasPrefix(value.hasPrefix("00") ? "00" + code : code) && new.count == value.count,
          "\(value) → \(new)")
      }
    }
  }

  @Test func `cards of every issuer stay cards of a test range, also as numbers`() {
    var random = LeafRandom(seed: 4)
    let issuers = [
      ("4", 16), ("51", 16), ("2221", 16), ("34", 15), ("6011", 16), ("3528", 16), ("36", 14), ("62", 19), ("4", 13),
      ("6759", 18), ("50", 12), ("2201", 16),
    ]
    for _ in 0..<1500 {
      let (prefix, count) = issuers[random.below(issuers.count)]
      var digits = prefix.utf8.map { $0 - 0x30 }
      while digits.count < count - 1 { digits.append(UInt8(random.below(10))) }
      digits.append(Luhn.checkDigit(for: digits))
      let value = digits.map(String.init).joined()
      #expect(ReservedValues.contains(check(value, .card, CardDetector())))
      let number = forge.replacement(for: .number(value), kind: .card, in: PseudonymContext()).text ?? ""
      #expect(CardDetector().accepts(number) && number == text(value, .card))
    }
  }

  @Test func `ids with a time in them move together and stay in order`() {
    var random = LeafRandom(seed: 5)
    func hex(_ value: Int, _ width: Int) -> String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let crockford = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    var last: (seven: String, one: Int, object: String, ulid: String)?
    for step in 0..<400 {
      let moment = 1_600_000_000_000 + step * 1_000_003
      let tail = hex(random.below(1 << 48), 12)
      let time = hex(moment, 12)
      let seven = text(
        "\(time.prefix(8))-\(time.suffix(4))-7\(hex(random.below(4096), 3))-a\(hex(random.below(4096), 3))-\(tail)",
        .uuid)
      let ticks = hex(122_192_928_000_000_000 + moment * 10_000, 15)
      let one = text(
        "\(ticks.suffix(8))-\(ticks.dropFirst(3).prefix(4))-1\(ticks.prefix(3))-a\(hex(random.below(4096), 3))-\(tail)",
        .uuid)
      let fields = one.split(separator: "-").map(String.init)
      let oneTime = Int(String(fields[2].dropFirst()) + fields[1] + fields[0], radix: 16) ?? 0
      let object = text(hex(moment / 1000, 8) + "a" + hex(random.below(1 << 40), 15), .id)
      let ulid = text(
        String((0..<10).map { crockford[moment >> (5 * (9 - $0)) & 31] })
          + String((0..<16).map { _ in crockford[random.below(32)] }), .id)
      #expect(StringFormat.of(seven) == .uuid && Array(seven)[14] == "7" && Array(one)[14] == "1")
      #expect(ulid.count == 26 && object.count == 24)
      if let last { #expect(last.seven < seven && last.one < oneTime && last.object < object && last.ulid < ulid) }
      last = (seven, oneTime, object, ulid)
    }
  }

  @Test func `degrees keep decimals, digits and bounds`() {
    var random = LeafRandom(seed: 6)
    for _ in 0..<3000 {
      let isLongitude = random.below(2) == 0
      let whole = random.below(isLongitude ? 180 : 90)
      let decimals = (0..<1 + random.below(7)).map { _ in String(random.below(10)) }.joined()
      let value = (random.below(2) == 0 ? "-" : "") + "\(whole).\(decimals)"
      let context = PseudonymContext(names: [isLongitude ? "longitude" : "latitude"])
      let new = forge.replacement(for: .number(value), kind: .coordinate, in: context).text ?? ""
      #expect(
        new.utf8.count == value.utf8.count && new.utf8.map(\.isDigit) == value.utf8.map(\.isDigit), "\(value) → \(new)")
      #expect(abs(Double(new) ?? 999) <= (isLongitude ? 180 : 90), "\(value) → \(new)")
    }
  }

  @Test(arguments: [
    "Анна Иванова", "Γιώργος Παπαδόπουλος", "山田太郎", "やまだ たろう", "ヤマダ タロウ", "김민준", "王伟", "محمد علي", "דוד כהן",
    "สมชาย ใจดี",
    "राजेश कुमार", "გიორგი", "Արամ Պետրոսյան", "Łukasz Wójcik", "Jürgen Groß", "Nguyễn Văn An",
  ])
  func `names are invented in the script of the original, part by part`(name: String) {
    func script(_ text: String) -> Set<String> {
      Set(
        text.unicodeScalars.filter { $0.properties.isAlphabetic }.map { scalar in
          scalar.properties.name?.split(separator: " ").first.map(String.init) ?? "?"
        })
    }
    let new = text(name, .name)
    #expect(new != name && script(new).isSubset(of: script(name).union(["CJK"])), "\(name) → \(new)")
    #expect(new.filter { $0 == " " }.count == name.filter { $0 == " " }.count)
    for part in name.split(separator: " ") { #expect(new.contains(text(String(part), .name)), "\(name) → \(new)") }
    for part in name.split(separator: " ") where part.count > 1 { #expect(!new.contains(part)) }
  }

  @Test func `one spelling of a thing gives the stand-in of all its spellings`() {
    for spellings in [
      ["+49 151 23456789", "+4915123456789", "004915123456789", "+49-151-23456789", "＋49 151 23456789"],
      ["4111 1111 1111 1111", "4111111111111111", "4111-1111-1111-1111", "４１１１１１１１１１１１１１１１"],
      ["DE89 3704 0044 0532 0130 00", "de89370400440532013000"], ["390.533.447-05", "39053344705"],
      ["3c:22:fb:1a:9e:07", "3C-22-FB-1A-9E-07", "3c22.fb1a.9e07"], ["54362315-K", "54362315K", "54362315k"],
      ["030 1234567", "+49 30 1234567", "0049301234567", "+49 (0)30 1234567"],
      ["(415) 555-2671", "+1 415-555-2671", "4155552671", "1-415-555-2671", "tel:+14155552671"],
      ["2002-12-30", "12/30/2002", "30.12.2002", "30 December 2002", "2002年12月30日"],
      ["anna@firma.de", "ANNA@FIRMA.DE", "ａｎｎａ＠ｆｉｒｍａ．ｄｅ", "mailto:anna@firma.de"],
    ] {
      #expect(Set(spellings.map { NormalisedValue.bytes(of: .string($0)) }).count == 1, "\(spellings)")
    }
  }

  @Test func `a phone keeps its digits inside and outside its country, a birthday its day in every layout`() {
    for (national, international) in [
      ("090-8335-4361", "+81 90-8335-4361"), ("(415) 947-8751", "+1 415 947 8751"), ("637 948 439", "+34 637 948 439"),
      ("06 79 89 70 67", "+33 6 79 89 70 67"), ("(31) 97131-4732", "+55 31 97131-4732"),
      ("030 1234567", "+49 30 1234567"),
    ] {
      let inside = text(national, .phone).filter(\.isNumber).drop { $0 == "0" }
      #expect(text(international, .phone).filter(\.isNumber).hasSuffix(inside), "\(national): \(inside)")
    }
    let days = ["2002-12-30", "12/30/2002", "30.12.2002", "30 December 2002"].map {
      DateLayout(reading: text($0, .birthDate))?.day
    }
    #expect(Set(days).count == 1 && days[0] != nil)
  }

  @Test func `what is made quickly is what the forge makes`() {
    var random = LeafRandom(seed: 8)
    var quick = QuickForge(forge, recordedAt: 1_735_689_600)
    var made = 0
    let samples = [
      "3c-22-fb-1a-9e-07", "ac-de-fb-ca-9e-07", "1-1-2026", "5f8a9c1d2e3b4a5c6d7e8f90", "5fa9ceddaebbfa5cadbefb9a",
      "110bcd25-a55d-153a-8046-1297901ea002", "110bcd25-a55d-453a-8046-1297901ea002",
      "018f3c5e-7a2b-7c3d-8e4f-5a6b7c8d9e0f",
      "anna.schmidt@firma.de", "anna.schmidt@mail.firma.co.uk", "ord-12345", "AB-1234-X", "Anna Schmidt", "2021-08-17",
      "2021-08-17T19:42:08Z", "12 Main Street", "please call back", "A1", "x-1-y-2",
    ]
    for round in 0..<1200 {
      let value = round < samples.count ? samples[round] : random.below(2) == 0 ? random.text() : random.seamedText()
      for kind: PseudonymKind in [.text, .name, .address, .email, .id, .uuid, .instant, .date] {
        var out: [UInt8] = []
        let bytes = Array(value.utf8)
        let isDone = bytes.withUnsafeBufferPointer {
          !$0.isEmpty && quick.append($0, TextTraits(bytes), as: kind, subject: "s", to: &out)
        }
        if !isDone || StringFormat.of(value).isStrong && ![.uuid, .instant, .date].contains(kind) { continue }
        made += 1
        #expect(
          String(decoding: out, as: UTF8.self) == text(value, kind, PseudonymContext(subject: "s")), "\(kind): \(value)"
        )
      }
    }
    #expect(made > 150)
  }

  @Test func `numbers drawn from one code are spread evenly`() {
    var counts = [Int](repeating: 0, count: 10)
    var firsts: Set<Int> = []
    let digest = forge
    for value in 0..<2000 {
      var draw = digest.draw(of: "value \(value)")
      firsts.insert(draw.below(1 << 40))
      for _ in 0..<10 { counts[draw.below(10)] += 1 }
    }
    #expect(firsts.count == 2000)
    // 20 000 drawn digits: a tenth is 2000, six standard deviations are 255.
    #expect(counts.allSatisfy { abs($0 - 2000) < 255 }, "\(counts)")
  }
}
