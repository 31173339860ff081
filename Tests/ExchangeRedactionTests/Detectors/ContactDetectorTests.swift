import Testing

@testable import ExchangeRedaction

/// E-mail and network addresses, cards, accounts: the forms people write them in, and what only looks like them.
@Suite struct ContactDetectorTests {
  private let forge = PseudonymForge(key: Array(repeating: 5, count: 32), scope: "s")

  private func found(_ text: String, _ detector: any ValueDetector) -> [String] {
    let bytes = Array(text.utf8)
    return detector.spans(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func replaced(_ text: String, _ kind: PseudonymKind) -> String {
    forge.replacement(for: .string(text), kind: kind, in: PseudonymContext()).text ?? ""
  }

  @Test(arguments: [
    "anna@firma.de", "ANNA.SCHMIDT@FIRMA.DE", "anna+tag@firma.de", "o'brien@firma.ie", "anna_s-1@mail.firma.co.uk",
    "user@xn--80ak6aa92e.com", "anna@bücher.de", "почта@пример.рф", "用户@例子.公司", "anna＠firma.de", "ａｎｎａ＠ｆｉｒｍａ．ｄｅ",
    "an\u{200B}na@firma.de", "anna%40firma.de", "\"anna schmidt\"@firma.de", "a@b.co", "anna@123.com", "1234@qq.com",
  ])
  func `addresses are found in all their forms, and stay addresses`(address: String) {
    #expect(EmailDetector().accepts(address))
    #expect(found("see \(address), or", EmailDetector()) == [address])
    #expect(found("<\(address)>", EmailDetector()) == [address])
    let new = replaced(address, .email)
    #expect(EmailDetector().accepts(new) && new != address, "\(address) → \(new)")
    #expect(new.contains("＠") == address.contains("＠") && new.contains("%40") == address.contains("%40"), "\(new)")
    #expect(NormalisedValue.bytes(of: .string("ａｎｎａ＠ｆｉｒｍａ．ｄｅ")) == Array("anna@firma.de".utf8))
  }

  @Test(arguments: [
    ("mail an anna@firma.de。次", "anna@firma.de"), ("邮箱anna@firma.de", "anna@firma.de"),
    ("anna@firma.deです", "anna@firma.de"), ("“anna@firma.de”", "anna@firma.de"),
    ("to=anna@firma.de&x=1", "anna@firma.de"),
    ("Anna <anna@firma.de>;", "anna@firma.de"), ("?mail=a%20anna%40firma.de", "anna%40firma.de"),
    ("MAILTO:anna@firma.de", "anna@firma.de"), ("anna@firma.de...", "anna@firma.de"),
  ])
  func `an address ends where it ends`(text: String, address: String) {
    #expect(found(text, EmailDetector()) == [address])
  }

  @Test(arguments: [
    "git@localhost", "pkg@1.2.3", "react@18.2.0", "pkg@1.2.3-beta.rc", "logo@2x.png",
    "https://shop.test/@atelier/p/123",
    "^[a-z]+@[a-z]+\\.[a-z]{2,}$", "registry.x/app@sha256:9fceb02d", "@anna", "a@b", "x @ y.z", "@@@@", ".@.",
    "git@github.com:owner/repo.git", "main@{1.day.ago}", "foo@bar..com", "\\w+@\\w+\\.\\w+",
  ])
  func `what has an at sign and is no address is left alone`(text: String) {
    #expect(!EmailDetector().accepts(text))
    #expect(found(text, EmailDetector()) == [], "\(text)")
  }

  @Test(arguments: [
    "4111111111111111", "4111 1111 1111 1111", "5555-5555-5555-4444", "3782 822463 10005", "378282246310005",
    "2221000000000009", "6011111111111117", "3566002020360505", "30569309025904", "6200000000000005",
    "6212345678900000003",
    "4222222222222", "6304000000000000", "501800000009", "４１１１ １１１１ １１１１ １１１１",
    "4111\u{200B}1111\u{00A0}1111\u{00AD}1111",
  ])
  func `cards are found in all groupings, and stay cards of their issuer`(number: String) {
    #expect(CardDetector().accepts(number), "\(number)")
    #expect(found("paid \(number) today", CardDetector()) == [number], "\(number)")
    #expect(found("pan=\(number)", CardDetector()) == [number])
    let new = replaced(number, .card)
    #expect(CardDetector().accepts(new) && new != number, "\(number) → \(new)")
  }

  @Test(arguments: [
    "1748503543012", "1748503543012342", "4111111111111112", "9999999999999995", "1700000000000000005",
    "150428427078522",
    "4111-1111 1111-1111", "FR76 3000 6000 0112 3456 7890 189", "PL61 1090 1014 0000 0712 1981 2874",
    "11111111-1111-1111-1111-111111111111", "0.4111111111111111", "4111111111111111a",
    "4111111111111111.5", "12345674111111111111111",
  ])
  func `numbers without issuer, check or edges are no cards`(text: String) {
    #expect(!CardDetector().accepts(text))
    #expect(found("see \(text) there", CardDetector()) == [], "\(text)")
  }

  @Test(arguments: [
    "DE89370400440532013000", "de89 3704 0044 0532 0130 00", "GB82WEST12345698765432",
    "FR14 2004 1010 0505 0001 3M02 606",
    "ES9121000418450200051332", "IT60X0542811101000000123456", "BE68539007547034", "PT50000201231234567890154",
    "NO9386011117947", "FI2112345600000785", "EE382200221020145685", "HR1210010051863000160",
    "HU42117730161111101800000000", "PL61109010140000071219812874", "CZ6508000000192000145399",
    "SK3112000000198742637541", "NL91ABNA0417164300", "SI56263300012039086", "BA391290079401028494",
    "RS35260005601001611379",
    "ME25505000012345678951", "MK07250120000058984", "TN5910006035183598478831", "MR1300020001010000123456753",
    "MC5811222000010123456789030", "SM86U0322509800000000270100", "CH9300762011623852957", "AT611904300234573201",
    "SE4550000000058398257466", "DK5000400440116243", "MT84MALT011000012345MTLCAST001S",
    "BR1800360305000010009795493C1",
    "TR330006100519786457841326", "SA0380000000608010167519", "LU280019400644750000",
  ])
  func `accounts keep country, form and all their check digits`(number: String) {
    #expect(IBANDetector().accepts(number), "\(number)")
    #expect(found("to \(number), please", IBANDetector()) == [number])
    for key in 0..<20 {
      let forge = PseudonymForge(key: Array(repeating: UInt8(key), count: 32), scope: "s")
      let new = forge.replacement(for: .string(number), kind: .iban, in: PseudonymContext()).text ?? ""
      #expect(IBANDetector().accepts(new) && new != number && new.prefix(2) == number.prefix(2), "\(new)")
      let compact = CheckedNumber.compact(new.utf8)
      var bban = Array(compact[4...])
      #expect(
        IBANChecks.seal(&bban, country: String(decoding: compact[..<2], as: UTF8.self)) && bban[...] == compact[4...])
    }
    // The printed numbers have right national digits, too.
    let compact = CheckedNumber.compact(number.utf8)
    var bban = Array(compact[4...])
    #expect(IBANChecks.seal(&bban, country: String(decoding: compact[..<2], as: UTF8.self)))
    #expect(bban[...] == compact[4...], "\(number)")
  }

  @Test(arguments: [
    "GB00TEST12345678901234", "DE89 3704 0044 0532 0130 01",
    "DE89370400440532013001", "DE8937040044053201300", "GB82123412345698765432",
    "XX89370400440532013000", "ADE89370400440532013000",
  ])
  func `other codes are no accounts`(text: String) {
    #expect(!IBANDetector().accepts(text))
    #expect(found("see \(text) there", IBANDetector()) == [])
  }

  @Test(arguments: [
    ("from 81.2.69.142, 10.0.0.7", ["81.2.69.142", "10.0.0.7"]), ("ip:203.0.113.9", ["203.0.113.9"]),
    ("at 81.2.69.142:51234.", ["81.2.69.142:51234"]), ("http://81.2.69.142/x", ["81.2.69.142"]),
    ("net 81.2.69.0/24", ["81.2.69.0"]), ("to 2a02:8071:b1:2::17!", ["2a02:8071:b1:2::17"]),
    ("fe80::1ff:fe23:4567:890a%eth0", ["fe80::1ff:fe23:4567:890a"]), ("::ffff:81.2.69.142", ["::ffff:81.2.69.142"]),
    ("Chrome/119.0.0.0 Safari", []), ("version 1.2.3.4", []), ("Version: 10.0.17.1", []), ("build 10.0.19045.3208", []),
    ("v1.2.3.4", []), ("oid 2.5.4.3", []), ("1.3.6.1.4.1", []), ("std::vector", []), ("cafe::bad::add", []),
    ("12:30:45", []), ("1.2.3.4.5", []), ("256.1.1.1", []), ("01.02.03.04", []), ("a-1.2.3.4", []),
    ("add::bad", []), ("Firmware 4.3.2.1", []),
  ])
  func `addresses of machines are told from versions and scopes`(text: String, wanted: [String]) {
    #expect(found(text, IPAddressDetector()) == wanted)
  }

  @Test(arguments: ["3c:22:fb:1a:9e:07", "3C-22-FB-1A-9E-07", "3c22.fb1a.9e07", "3c:22:fb:ff:fe:1a:9e:07"])
  func `hardware addresses keep separators and case`(address: String) {
    #expect(MACDetector().accepts(address))
    #expect(found("at \(address), twice", MACDetector()) == [address])
    let new = replaced(address, .mac)
    #expect(MACDetector().accepts(new) && new != address, "\(new)")
    #expect(new.uppercased() == new || new.lowercased() == new)
  }

  @Test(arguments: ["00:00:00:00:00:00", "2021.1130.0813", "3c:22:fb:1a:9e:07:11", "12:30:45", "3c:22-fb:1a:9e:07"])
  func `other octets are no hardware addresses`(text: String) {
    #expect(!MACDetector().accepts(text))
    #expect(found("at \(text), twice", MACDetector()) == [])
  }

  @Test(arguments: [
    ("mein Geburtstag ist der 03.12.1987", "03.12.1987"), ("born on 1987-12-03 in", "1987-12-03"),
    ("née le 3 mai 1990 à Lyon", "3 mai 1990"), ("nacido el 3 de mayo de 1990", "3 de mayo de 1990"),
    ("Born December 3rd, 1987.", "December 3rd, 1987"), ("生年月日は1987年12月3日です", "1987年12月3日"),
    ("1987年12月3日生まれ", "1987年12月3日"), ("DOB: 12/03/1987", "12/03/1987"), ("geb. 3. Dezember 1987", "3. Dezember 1987"),
    ("родилась 3 мая 1990", "3 мая 1990"), ("urodzony 3 maja 1990", "3 maja 1990"),
    ("03.12.1987 geboren", "03.12.1987"),
    ("født 3. maj 1990", "3. maj 1990"), ("nato il 3 maggio 1990", "3 maggio 1990"),
  ])
  func `birth dates in sentences are found and stay dates of the layout`(text: String, date: String) {
    #expect(found(text, BirthDateDetector()) == [date])
    var context = PseudonymContext()
    context.recordedAt = 1_796_000_000
    let new = forge.replacement(for: .string(date), kind: .birthDate, in: context).text ?? ""
    #expect(DateLayout(reading: new) != nil && new != date, "\(date) → \(new)")
    #expect(new.utf8.filter { !$0.isAlphanumeric && $0 < 0x80 } == date.utf8.filter { !$0.isAlphanumeric && $0 < 0x80 })
  }

  @Test(arguments: [
    ("meet at 52.5163,13.3777 at noon", ["52.5163,13.3777"]), ("(-33.8688, 151.2093)", ["-33.8688, 151.2093"]),
    ("1.2345,2.3456 3.4567,4.5678", []), ("M10.1234,20.5678", []), ("12.50,13.99", []), ("99.1234,13.3777", []),
    ("1,234.5678,9", []),
  ])
  func `a point in text is told from prices and drawings`(text: String, wanted: [String]) {
    #expect(found(text, CoordinatePairDetector()) == wanted)
  }

  @Test(arguments: [
    "delivered on 03.12.2021", "the newborn screening of 12 items", "version 1987-12-03", "born free! 03.12.1987",
  ])
  func `dates of other things are left alone`(text: String) {
    #expect(found(text, BirthDateDetector()) == [])
  }

  @Test func `adversarial text takes one pass`() {
    let detectors = DetectorList.all
    for unit in [
      "a@", "@", ".", "a.", "1", "::", "a:", "-----BEGIN PRIVATE KEY-----", "DE", "DE89 ", "ey", "pwd=", "born 1 ",
      "%40", "é",
    ] {
      let bytes = Array(String(repeating: unit, count: 30_000 / unit.utf8.count).utf8)
      for detector in detectors { _ = detector.spans(in: bytes) }
    }
  }
}
