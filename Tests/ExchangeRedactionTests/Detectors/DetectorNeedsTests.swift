import Testing

@testable import ExchangeRedaction

@Suite struct DetectorNeedsTests {
  /// One text at least that each detector finds something in; laws go through pieces and mixtures of them.
  static let samples: [String] = [
    "pwd=abcd", "password: hunter2", "hawk a=bcde", "Bearer abc123", "Basic dXNlcjpodW50ZXIy", "4111 1111 1111 1111",
    "4222222222222", "7", "-12", ".123,.456", "52.5163,13.3777", "1 Nov 2026", "1/1/2026", "2021-08-17", "A1",
    "a@b.co", "anna%40firma.de", "почта＠пример.рф", "a.bc", "пример.рф", "NO9386011117947",
    "MT84MALT011000012345MTLCAST001S", "F32", "S7A.1", "::1", "::", "[::1]:80", "1.2.3.4", "81.2.69.142:51234",
    "eyJhbGciOiJub25lIn0.e30.", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3NzEyIn0.c2lnbmF0dXJl", "123456",
    "3c:22:fb:1a:9e:07", "aa-bb-cc-dd-ee-ff", "123-45-6789", "123.456.789-09", "X1234567L", "12345678Z",
    "RSSMRA85T10A562S", "AB123456C", "ab1cd2ef3gh4", "fooBarBazQuxQuux", "{SSHA}W6ph5Mm5Pz8GgiULbPgzG37mj9gEabcd",
    "$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW", "pbkdf2_sha256$1$ab$cdefgh", "ß", "x", "é",
    "+1234567", "+12345678", "(030)123456", "202-555-0143", "0049 30 1234567",
    "-----BEGIN PRIVATE KEY-----END X-----", "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----",
    "a1://:b@", "see https://jo:hunter2@corp.net/x for it", "aaaaaaaa-bbbb-caaa-baaa-aaaaaaaaaaaa",
    "110bcd25-a55d-453a-8046-1297901ea002", "ghp_" + "Zk3vQ9xW1rT7yU2iO5pA8sD4fG6hJ0kLmN3b",
  ]

  @Test(arguments: DetectorList.all.map { DetectorBox(detector: $0) })
  func `whatever a detector finds has what it needs`(box: DetectorBox) throws {
    let detector = box.detector
    var finds = 0
    func check(_ text: String) {
      let bytes = Array(text.utf8)
      if detector.accepts(bytes) || !detector.spans(in: bytes).isEmpty {
        finds += 1
        #expect(detector.needs.areMet(by: TextTraits(bytes)), "\(box): \(text)")
      }
    }
    var texts = Self.samples
    for rule in try RuleCatalogue.builtIn().rules {
      texts += rule.examples.compactMap { $0.value.text }
    }
    var random = LeafRandom(seed: 41)
    for text in texts {
      check(text)
      check("on \(text), twice")
      let scalars = Array(text.unicodeScalars)
      // Cut, and a character changed: what is hardly one still has what it needs.
      for _ in 0..<16 where scalars.count > 1 {
        var cut = scalars
        let place = random.below(cut.count)
        switch random.below(4) {
        case 0: cut.removeFirst(place)
        case 1: cut.removeLast(place)
        case 2: cut.remove(at: place)
        default: cut[place] = Array("aZ0.-: @%")[random.below(9)].unicodeScalars.first ?? "a"
        }
        check(String(String.UnicodeScalarView(cut)))
      }
    }
    for _ in 0..<600 {
      check(random.seamedText())
      check(random.text())
    }
    #expect(finds > 4, "no text of the law shows anything to \(box)")
  }

  /// A body of one zero-width space ended the process.
  @Test(arguments: DetectorList.all.map { DetectorBox(detector: $0) })
  func `a text of which nobody sees anything, or little, is no value`(box: DetectorBox) {
    let unseen = String(repeating: "\u{200B}", count: 40)
    for text in ["", "\u{200B}", "\u{AD}", unseen, "A" + unseen, unseen + "7", "\u{200B}A1\u{200B}"] {
      let spans = box.detector.spans(in: Array(text.utf8))
      let isValue = box.detector.accepts(Array(text.utf8))
      #expect(spans.allSatisfy { $0.upperBound <= text.utf8.count })
      let isUnseen = text.unicodeScalars.allSatisfy { $0 == "\u{200B}" || $0 == "\u{AD}" }
      if isUnseen, box.detector is any PlainDetector { #expect(!isValue, "\(box)") }
    }
  }
}

/// Names the detector in a test's report.
struct DetectorBox: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  let detector: any ValueDetector
  var description: String { type(of: detector).id }
  var testDescription: String { description }
}
