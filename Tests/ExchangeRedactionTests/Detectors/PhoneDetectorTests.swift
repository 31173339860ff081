import Testing

@testable import ExchangeRedaction

@Suite struct PhoneDetectorTests {
  private func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return PhoneDetector().spans(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    "+14155552671", "+1 (415) 555-2671", "+49 151 23456789", "+49 (0)30 12345678", "+44 20 7946 0958",
    "+33 6 12 34 56 78",
    "+55 11 91234-5678", "+351 912 345 678", "+971 50 123 4567", "004915123456789", "0049 30 1234567",
    "00 44 20 7946 0958", "001-212-736-5000", "(212) 736-5000", "212-736-5000", "212.736.5000", "212 736 5000",
    "1-800-555-0199", "212-736-5000 x123", "212-736-5000 ext. 12", "020 7946 0958", "07700 900123", "0161 496 0123",
    "030 1234567", "030/1234567", "030 / 12345678", "030-12345678", "0151 23456789", "0151-23456789", "(030) 1234567",
    "0176 4069 0012", "06 12 34 56 78", "06.12.34.56.78", "06-12-34-56-78", "612 345 678", "612 34 56 78",
    "91 123 45 67",
    "06 6982 1234", "347 123 4567", "347 1234567", "(11) 91234-5678", "11 91234-5678", "11 3123-4567", "06 12345678",
    "020 123 4567", "06-12345678", "601 223 344", "22 123 45 67", "070-123 45 67", "08-123 456 78", "090-1234-5678",
    "03-1234-5678", "0120-123-456", "079 123 45 67", "0664 1234567", "0470 12 34 56", "040 123 4567",
    "8 (912) 345-67-89",
    "138 1234 5678", "010-1234-5678", "08-12 34 56", "02-212-3456", "(022) 12345", "98765 43210", "0412 345 678",
  ])
  func `numbers of all countries are found alone and in sentences`(number: String) {
    #expect(PhoneDetector().accepts(number), "\(number)")
    #expect(found("Please note \(number), thanks") == [number], "\(number)")
    #expect(found("(\(number))") == [number] || number.hasPrefix("("), "\(number)")
    #expect(found("電話：\(number)です") == [number], "\(number)")
    let new =
      PseudonymForge(key: Array(repeating: 9, count: 32), scope: "s")
      .replacement(for: .string(number), kind: .phone, in: PseudonymContext()).text ?? ""
    #expect(PhoneDetector().accepts(new) && new != number && new.utf8.count == number.utf8.count, "\(number) → \(new)")
    #expect(zip(number.utf8, new.utf8).allSatisfy { $0.isDigit == $1.isDigit }, "\(number) → \(new)")
  }

  @Test(arguments: [
    ("Call 2127365000 now", "2127365000"), ("meine Nummer ist +49 151 234 567890.", "+49 151 234 567890"),
    ("Tel: 5551234567", "5551234567"), ("WhatsApp 15123456789!", "15123456789"),
    ("ring 2 212-736-5000 today", "212-736-5000"), ("tel:+1-415-555-2671", "+1-415-555-2671"),
    ("Handy 0151 23456789 oder", "0151 23456789"), ("ring meg på 912 34 567", "912 34 567"),
    ("call me back at 5551234567", "5551234567"), ("اتصل على 0501234567", "0501234567"),
    ("携帯 09012345678", "09012345678"),
    ("ＴＥＬ ０３－１２３４－５６７８", "０３－１２３４－５６７８"), ("+49\u{200B}151\u{00A0}23456789", "+49\u{200B}151\u{00A0}23456789"),
    ("٠٥٥١٢ ٣٤٥٦٧٨", "٠٥٥١٢ ٣٤٥٦٧٨"),
  ])
  func `words before and forms of other scripts help`(text: String, number: String) {
    #expect(found(text) == [number])
  }

  @Test func `two numbers with a slash between are two`() {
    #expect(found("llámame al 612 345 678 / 91 123 45 67, sí") == ["612 345 678", "91 123 45 67"])
    #expect(found("030 / 12345678") == ["030 / 12345678"])
  }

  @Test(arguments: [
    "555-123-4567-A", "AB-1234-567-XL", "1Z 999 AA1 01 2345 6784", "978-3-16-148410-0", "4006381333931", "2021-11-30",
    "30.11.2026 08:13", "2021-11-30 08:13:16", "1.2.3.4", "10.0.19045.3208", "1748503543012", "order 601 223 344",
    "12-3456789.000", "M10 10 L200.5 300 C212 736 500 100 20 30", "110bcd25-a55d-453a-8046-1297901ea002",
    "12345678-1234-1234-1234-123456789012", "6033391", "5551234567", "0 0 600 300", "-74.0060 40.7128", "1 250 000",
    "192.168.100.200", "$212 736 5000", "2021-11-30 - 2021-12-05", "12:30:45 10:20:30", "#0151 23456789",
    "0-306-40615-2", "3.14159265", "20261130T081316", "1796000000", "ISBN 0 306 40615 2", "rgb 212 736 5000",
    "012-34567", "05 12 34 56", "9400 1000 0000 0000 0000 00", "1e10 2e10", "0x0151 23456789", "100 200 300 400 500",
    "4111 1111 1111 1111",
  ])
  func `what has digits and is no phone is left alone`(text: String) {
    #expect(found(text) == [], "\(text)")
    #expect(found("see \(text), there") == [], "\(text)")
  }

  @Test func `adversarial text takes one pass`() {
    for unit in ["1 ", "0", "+", "(", "0151 2345678 ", "+1 ", "() ", "1-", "00 "] {
      _ = PhoneDetector().spans(in: Array(String(repeating: unit, count: 40_000 / unit.utf8.count).utf8))
    }
  }
}
