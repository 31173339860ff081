import Testing

@testable import ExchangeRedaction

@Suite struct CheckedNumberTests {
  /// A number of each scheme as its authority or a manual prints it.
  static let samples: [(id: String, number: String)] = [
    ("de-tax-id", "36 574 261 809"), ("de-tax-number", "21/815/08150"), ("passport", "C01X00T47"),
    ("de-insurance", "65 170839 J 003"), ("fr-nir", "2 95 10 99 126 111 93"),
    ("nl-bsn", "111222333"), ("be-national", "85.07.30-033.28"), ("at-insurance", "1237 010180"),
    ("ch-ahv", "756.9217.0769.85"), ("gb-nino", "AB123456C"), ("gb-nhs", "943 476 5870"), ("ie-pps", "6433435F"),
    ("es-dni", "54362315-K"), ("es-nie", "X-2482300-W"), ("es-cif", "J99216582"), ("pt-nif", "501964843"),
    ("pt-card", "00000000 0 ZZ4"), ("it-tax-code", "RCCMNL83S18D969H"), ("it-vat", "00743110157"),
    ("gr-amka", "01013099997"), ("gr-afm", "094259216"), ("tr-id", "17291716060"), ("il-id", "039337423"),
    ("se-personal", "880320-0016"), ("fi-personal", "131052-308T"), ("no-personal", "151086 95088"),
    ("dk-personal", "211062-5629"), ("is-id", "450401-3150"), ("ee-personal", "36805280109"),
    ("lv-personal", "161175-19997"), ("pl-pesel", "44051401359"), ("pl-nip", "856-734-62-15"),
    ("cz-birth-number", "710319/2745"), ("ro-cnp", "1630615123457"), ("bg-egn", "7523169263"),
    ("hr-oib", "33392005961"), ("rs-jmbg", "0101006500006"), ("ua-tax", "1759013776"), ("ru-inn", "770303580308"),
    ("ru-company-inn", "7707083893"), ("ru-snils", "112-233-445 95"), ("us-ssn", "123-45-6789"),
    ("us-routing", "111000025"), ("ca-sin", "123-456-782"), ("br-cpf", "390.533.447-05"),
    ("br-cnpj", "16.727.230/0001-97"), ("mx-curp", "BOXW310820HNERXN09"), ("mx-rfc", "GODE561231GR8"),
    ("ar-cuit", "20-05536168-2"), ("cl-rut", "12.531.909-2"), ("co-nit", "213.123.432-1"),
    ("cn-resident", "360426199101010071"), ("jp-my-number", "6214 9832 0257"), ("kr-resident", "971013-9019902"),
    ("in-aadhaar", "2341 2341 2346"), ("in-pan", "ACUPA7085R"), ("sg-nric", "S1234567D"), ("tw-id", "A123456789"),
    ("hk-id", "A123456(3)"), ("au-tfn", "123 456 782"), ("za-id", "7503305044089"), ("imei", "490154203237518"),
    ("imeisv", "4901542032375101"), ("imsi", "310150123456789"), ("iccid", "8991101200003204514"),
    ("vin", "1M8GDM9AXKP042788"),
  ]

  private func scheme(_ id: String) throws -> CheckedNumber {
    try #require(CheckedNumberList.all.first { $0.id == id }, "\(id)")
  }

  @Test func `every scheme has a sample, and ids are their own`() {
    #expect(Set(Self.samples.map(\.id)) == Set(CheckedNumberList.all.map(\.id)))
    #expect(Set(CheckedNumberList.all.map(\.id)).count == CheckedNumberList.all.count)
  }

  @Test(arguments: samples)
  func `a printed number passes, and with another check it does not`(id: String, number: String) throws {
    let scheme = try scheme(id)
    let compact = CheckedNumber.compact(number.utf8)
    #expect(scheme.accepts(compact), "\(id) \(number)")
    if scheme.checks == 0 { return }
    // Of all numbers that differ in one digit none passes where weights are prime to the modulus; few elsewhere.
    var passed = 0
    var tried = 0
    for place in compact.indices where compact[place].isDigit {
      for digit in UInt8(0x30)...0x39 where digit != compact[place] {
        var other = compact
        other[place] = digit
        tried += 1
        if scheme.accepts(other) { passed += 1 }
      }
    }
    #expect(passed * 5 <= tried, "\(id): \(passed) of \(tried)")
  }

  @Test(arguments: samples)
  func `invented numbers are of the scheme, follow from the key and differ from the original`(
    id: String, number: String
  ) throws {
    let scheme = try scheme(id)
    var seen: Set<String> = []
    var value = number
    for round in 0..<60 {
      let forge = PseudonymForge(key: Array("a key of thirty-two bytes at least \(round)".utf8), scope: "s")
      let context = PseudonymContext(names: [scheme.hints[0]])
      let kind: PseudonymKind = CheckedNumber.devices.contains { $0.id == id } ? .device : .nationalId
      let new = try #require(forge.replacement(for: .string(value), kind: kind, in: context).text)
      #expect(scheme.accepts(CheckedNumber.compact(new.utf8)), "\(id): \(value) → \(new)")
      #expect(new != value && new.utf8.count == value.utf8.count)
      #expect(new == forge.replacement(for: .string(value), kind: kind, in: context).text)
      #expect(
        zip(new.utf8, value.utf8).allSatisfy {
          $0.isAlphanumeric == $1.isAlphanumeric && ($0 == $1 || $0.isAlphanumeric)
        },
        "\(value) → \(new)")
      seen.insert(new)
      // An invented number is a number of the scheme like any other.
      value = new
    }
    #expect(seen.count > 40, "\(id): \(seen.count)")
  }

  @Test(arguments: samples)
  func `written forms are found alone and in text, bare runs behind their name`(id: String, number: String) throws {
    let scheme = try scheme(id)
    let isDevice = CheckedNumber.devices.contains { $0.id == id }
    let detector: any ValueDetector = isDevice ? DeviceNumberDetector() : NationalIdDetector()
    let text = "The \(scheme.hints[0]) \(number), please."
    let start = "The \(scheme.hints[0]) ".utf8.count
    #expect(
      detector.spans(in: Array(text.utf8)) == [start..<start + number.utf8.count], "\(text)")
    if scheme.written.isEmpty || !scheme.isSureInText { return }
    if scheme.written.contains(where: { CheckedNumber.compact($0.utf8).count == $0.utf8.count })
      || number.utf8.contains(where: { !$0.isAlphanumeric })
    {
      guard id != "gb-nhs", id != "ca-sin", id != "au-tfn" else { return }
      #expect(detector.accepts(number), "\(id) \(number)")
    }
  }

  @Test(arguments: [
    "12-3456789", "2021-11-30", "978-3-16-148410-0", "111222333", "44051401359", "1.2.3.4", "000-45-6789",
    "666-45-6789",
    "AB-1234-567-XL", "1748503543012", "10.0.19045.3208", "110bcd25-a55d-453a-8046-1297901ea002", "M10 10 L20 20",
    "v2021.11.30-1", "ABCDEFGHIJKLMNOPQ", "390.533.447-06", "123.456.789-00", "756.9217.0769.84", "S1234567E",
  ])
  func `what is no number of anybody is left alone`(text: String) {
    #expect(!NationalIdDetector().accepts(text))
    #expect(NationalIdDetector().spans(in: Array("see \(text) there".utf8)) == [])
    #expect(DeviceNumberDetector().spans(in: Array("see \(text) there".utf8)) == [])
  }

  @Test func `lines of a passport keep form, state and checks`() throws {
    let passport = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
    let card = "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<"
    for text in [passport, card] {
      let forge = PseudonymForge(key: Array(repeating: 3, count: 32), scope: "s")
      let new = try #require(
        forge.replacement(for: .string(text), kind: .nationalId, in: PseudonymContext(names: ["mrz"])).text)
      #expect(NationalIdDetector().accepts(new) && new != text && new.prefix(5) == text.prefix(5), "\(new)")
      #expect(!new.contains("ERIKSSON"))
      #expect(NationalIdDetector().spans(in: Array("scan: \(text) ok".utf8)) == [6..<6 + text.utf8.count])
    }
  }

  @Test func `a megabyte of anything is looked through in one go`() {
    for unit in ["1 ", "1:", "1", "1-", "A1", "AAAAAA11A11A111", "S123456", "1 23 45 67 ", "<", "P<UTO", "."] {
      let bytes = Array(String(repeating: unit, count: 40_000 / unit.utf8.count).utf8)
      _ = NationalIdDetector().spans(in: bytes)
      _ = DeviceNumberDetector().spans(in: bytes)
      _ = NationalIdDetector().accepts(bytes)
    }
  }
}
