import Foundation
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// The scan as a whole against what a slow look would find, and against what hides.
@Suite struct LeakScanLawTests {
  private static func scan(secrets: [String] = [], removed: [String] = []) -> LeakScan {
    var scan = LeakScan(names: MemberNames())
    for secret in secrets { scan.add(secret: secret, rule: "secret") }
    for value in removed { scan.add(removed: value, rule: "person-name") }
    return scan
  }

  // MARK: Disguises

  private static func base32(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    let bits = bytes.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    return stride(from: 0, to: bits.count, by: 5).map { start -> String in
      let digit = (0..<5).reduce(0) { $0 << 1 | (start + $1 < bits.count ? Int(bits[start + $1]) : 0) }
      return String(letters[digit])
    }.joined()
  }

  /// A text under a disguise; what escapes need not touch they touch by chance.
  private static func hide(_ text: String, _ disguise: Disguise, _ random: inout LeafRandom) -> String {
    let bytes = Array(text.utf8)
    let pad = (0..<random.below(5)).map { _ in UInt8(0x61 + random.below(26)) }
    switch disguise {
    case .raw: return text
    case .percent:
      return bytes.map { byte -> String in
        let isBare = byte.isAlphanumeric && random.below(4) > 0
        return isBare ? String(UnicodeScalar(byte)) : String(format: random.below(2) == 0 ? "%%%02x" : "%%%02X", byte)
      }.joined()
    case .json:
      return text.unicodeScalars.map { scalar -> String in
        if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
        if scalar.value > 0xFFFF { return String(scalar) }
        return random.below(3) == 0 || scalar.value < 0x20 ? String(format: "\\u%04x", scalar.value) : String(scalar)
      }.joined()
    case .html:
      return text.unicodeScalars.map { scalar -> String in
        let isBare = scalar != "&" && scalar != "<" && scalar != "\"" && random.below(3) > 0
        return isBare
          ? String(scalar) : random.below(2) == 0 ? "&#\(scalar.value);" : "&#x\(String(scalar.value, radix: 16));"
      }.joined()
    case .base64:
      let coded = Data(pad + bytes + pad).base64EncodedString()
      if random.below(2) == 0 { return coded }
      return coded.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: "")
    case .base32:
      let coded = base32(pad + bytes + pad)
      return random.below(2) == 0 ? coded : coded.lowercased()
    case .hex:
      let format = random.below(2) == 0 ? "%02x" : "%02X"
      return (pad + bytes).map { String(format: format, $0) }.joined()
    }
  }

  private static func secret(_ random: inout LeafRandom) -> String {
    let letters = Array("abcdefghijkXYZ0123456789-_.:/+ ~é\"<")
    return "Q7" + String((0..<8 + random.below(24)).map { _ in letters[random.below(letters.count)] }) + "Z9"
  }

  @Test func `a drawn secret is found under any disguise and any two, wherever it stands`() {
    var random = LeafRandom(seed: 5)
    for round in 0..<1500 {
      let secret = Self.secret(&random)
      let scan = Self.scan(secrets: [secret, "zzzzzzzz-other", "Q7q7Q7q7Q7q7"])
      let inner = Disguise.allCases[random.below(Disguise.allCases.count)]
      let outer = round % 2 == 0 ? .raw : Disguise.allCases[random.below(Disguise.allCases.count)]
      let hidden = Self.hide(Self.hide(secret, inner, &random), outer, &random)
      let before = String(repeating: "x ", count: random.below(6)) + ["", "=", "\"", ": "][random.below(4)]
      let text = before + hidden + ["", " ", "\"", "&y"][random.below(4)]
      #expect(scan.hit(in: text) != nil, "\(secret) in \(inner) in \(outer): \(text)")
    }
  }

  @Test func `one secret in five encodings in one body is found in each`() throws {
    let secret = "ghx_" + "S3cr3t/Value+2026~ok"
    var random = LeafRandom(seed: 6)
    let coded = [
      Self.hide(secret, .hex, &random), Self.base32(Array(secret.utf8)),
      "https://a.test/?k=" + (secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""),
      "data:text/plain;base64," + Data(secret.utf8).base64EncodedString(),
      Data(("x" + secret).utf8).base64EncodedString(),
    ]
    let scan = Self.scan(secrets: [secret])
    for place in coded.indices {
      let members = coded.indices.map { "\"m\($0)\":\"\($0 == place ? coded[$0] : "nothing")\"" }
      let verdict = scan.verdict(on: try JSONDocument("{" + members.joined(separator: ",") + "}"))
      #expect(verdict.leak?.path.text == "$.m\(place)", "\(coded[place])")
    }
  }

  @Test func `lines of folded base64 are one run, in a text and in a string of JSON`() throws {
    let secret = "a-secret-that-is-longer-than-a-line"
    let coded = Data("user:\(secret)".utf8).base64EncodedString(options: [.lineLength64Characters])
    let lines = stride(from: 0, to: coded.count, by: 10).map { start in
      String(coded.dropFirst(start).prefix(10))
    }
    let scan = Self.scan(secrets: [secret])
    #expect(scan.hit(in: lines.joined(separator: "\r\n"))?.disguise == .base64)
    let body = try JSONDocument("{\"a\":\"\(lines.joined(separator: "\\r\\n"))\"}")
    #expect(scan.verdict(on: body).leak?.path.text == "$.a")
  }

  // MARK: Against a slow look

  @Test func `finds in drawn texts what a slow look finds`() {
    var random = LeafRandom(seed: 7)
    let letters = Array("abAB01-. é")
    func drawn(_ count: Int) -> String { String((0..<count).map { _ in letters[random.below(letters.count)] }) }
    var found = 0
    for _ in 0..<1500 {
      // Short alphabets and short texts: many start, end and overlap alike.
      let texts = (0..<1 + random.below(20)).map { _ in drawn(7 + random.below(4)) }.filter { $0.utf8.count >= 8 }
      let isRemoved = random.below(2) == 0
      let text =
        drawn(random.below(6)) + (texts.isEmpty ? "" : texts[random.below(texts.count)]) + drawn(random.below(9))
      let bytes = Array((isRemoved ? text.lowercasedASCII : text).utf8)
      let expected = texts.contains { needle in
        let needle = Array((isRemoved ? needle.lowercasedASCII : needle).utf8)
        if bytes.count < needle.count { return false }
        return (0...bytes.count - needle.count).contains { start in
          bytes[start..<start + needle.count].elementsEqual(needle)
            && (!isRemoved || TokenBoundary.isAround(start..<start + needle.count, in: bytes))
        }
      }
      var index = NeedleIndex()
      for needle in texts {
        _ = index.add(Array((isRemoved ? needle.lowercasedASCII : needle).utf8), isFolded: isRemoved)
      }
      var hits = 0
      index.withProbe { probe in
        _ = Array(text.utf8).withUnsafeBytes {
          probe.search($0) { _, _ in
            hits += 1; return true
          }
        }
      }
      #expect((hits > 0) == expected, "\(texts) in \(text)")
      if expected { found += 1 }
    }
    #expect(found > 300)
  }

  @Test func `each of thousands that differ in one place alone is found, and their like is not`() {
    func text(_ number: Int) -> String {
      String(repeating: "ab", count: 40) + String(10_000 + number) + String(repeating: "ba", count: 40)
    }
    let scan = Self.scan(
      secrets: (0..<4000).map { "\(text($0))" }, removed: (4000..<8000).map { text($0).uppercased() })
    for number in stride(from: 0, to: 8000, by: 61) {
      #expect(scan.hit(in: "x=\(text(number))")?.rule == (number < 4000 ? "secret" : "person-name"))
      #expect(scan.hit(in: "x \(text(number).uppercased()) y")?.rule == (number < 4000 ? nil : "person-name"))
    }
    #expect(scan.hit(in: text(9000)) == nil)
    #expect(scan.hit(in: String(repeating: "ab", count: 4000)) == nil)
  }

  @Test func `what is added twice is found under both`() {
    var index = NeedleIndex()
    for _ in 0..<40 { _ = index.add(Array("twice-upon-a-time".utf8)) }
    var numbers: Set<Int> = []
    index.withProbe { probe in
      _ = Array("xtwice-upon-a-time".utf8).withUnsafeBytes {
        probe.search($0) { number, _ in
          numbers.insert(number); return true
        }
      }
    }
    #expect(numbers == Set(0..<40))
  }

  @Test func `a stream adds what it learns as it comes`() throws {
    var scan = LeakScan(names: MemberNames())
    var random = LeafRandom(seed: 8)
    var known: [String] = []
    for round in 0..<300 {
      let secret = Self.secret(&random) + "\(round)"
      let body = try JSONDocument("{\"a\":[\"b\",\"x\(secret.replacingOccurrences(of: "\"", with: "\\\""))\"]}")
      #expect(scan.verdict(on: body).leak == nil)
      scan.add(secret: secret, rule: "r\(round)")
      known.append(secret)
      #expect(scan.verdict(on: body).leak?.path.text == "$.a[*]")
      #expect(scan.hit(in: known[random.below(known.count)]) != nil)
    }
  }

  // MARK: Bodies

  @Test func `bytes with their entries are judged as documents are`() throws {
    var scan = Self.scan(secrets: ["s3cr3t-value-1", "pin7"], removed: ["Margarethe", "Jdoex", "Anna Schmidt"])
    scan.add(removed: "zoe", rule: "person-name")
    let bodies = [
      "{\"a\":\"Margarethe\"}", "{\"a\":\"Jdoex\",\"b\":1}", "{\"Jdoex_x\":1}", "{\"a\":\"\\u004ddoex\"}",
      "[\"pin7\",1]",
      "{\"a\":\"\\u004argarethe\"}", "{\"a\":\"M\\u0061rgarethe\"}", "{\"a\":\"Anna%20Schmidt\"}", "{\"\\u007aoe\":1}",
      "{\"a\":\"x\",\"note\":\"s3cr3t\\u002dvalue-1\"}", "{\"a\":\"Anna+Schmidt\"}", "[\"ZOE\"]", "\"Margarethe\"",
      "[]",
      "{\"a\":\"J\\u0064oex\"}", "{\"a\":\"fine\",\"count\":12345678}", "{\"a\":\"Anna\",\"b\":\"Schmidt\"}",
    ]
    let leaks = bodies.map { body -> String? in
      JSONDocument.parsed(body).flatMap { scan.verdict(on: $0).leak }.map { "\($0.hit.rule) \($0.path.text)" }
    }
    #expect(
      leaks == [
        "person-name $.a", "person-name $.a", "person-name $", nil, "secret $[*]", nil, "person-name $.a",
        "person-name $.a", "person-name $", "secret $.note", "person-name $.a", "person-name $[*]", "person-name $",
        nil,
        "person-name $.a", nil, nil,
      ])
    for (body, expected) in zip(bodies, leaks) {
      let document = try JSONDocument(body)
      let verdict = try document.bytes.withUnsafeBytes { bytes in
        try document.nodes.withUnsafeBufferPointer { try scan.verdict(on: bytes, entries: $0) }
      }
      #expect(verdict.leak.map { "\($0.hit.rule) \($0.path.text)" } == expected, "\(body)")
    }
  }

  @Test func `a name that was clean in a million places is still found in one`() throws {
    let scan = Self.scan(removed: ["Jdoex"])
    let clean = (0..<2000).map { "{\"first_name\":\($0),\"id\":1}" }.joined(separator: ",")
    #expect(scan.verdict(on: try JSONDocument("[\(clean)]")).leak == nil)
    #expect(scan.verdict(on: try JSONDocument("[\(clean),{\"of_jdoex\":1}]")).leak?.path.text == "$[*]")
  }

  // MARK: Coincidences

  @Test func `a reviewed coincidence passes at its place and by its rule alone, and is counted`() throws {
    var scan = Self.scan(removed: ["Gutenberg", "Margarethe"])
    scan.add(secret: "park-avenue-77", rule: "password", isDeclared: false)
    let place = BodyPath.root.member("a")
    let allowed: Set<LeakAllowance> = [
      LeakAllowance(path: place, rule: "person-name"), LeakAllowance(path: place, rule: "password"),
    ]
    func verdict(_ body: String, _ scan: LeakScan) throws -> LeakVerdict {
      scan.verdict(on: try JSONDocument(body), allowed: allowed)
    }
    let passed = try verdict("{\"a\":\"Gutenberg\",\"b\":1}", scan)
    #expect(passed.leak == nil)
    #expect(passed.allowed == [LeakAllowance(path: place, rule: "person-name"): 1])
    #expect(try verdict("{\"a\":\"at park-avenue-77 now\"}", scan).leak == nil)
    #expect(try verdict("{\"a\":\"Gutenberg\",\"b\":\"Gutenberg\"}", scan).leak?.path.text == "$.b")
    // What is not allowed leaks beside what is, in the same value.
    scan.add(removed: "Kowalczyk", rule: "surname")
    #expect(try verdict("{\"a\":\"Gutenberg Kowalczyk\"}", scan).leak?.hit.rule == "surname")
    scan.add(secret: "park-avenue-77", rule: "password", isDeclared: true)
    #expect(try verdict("{\"a\":\"at park-avenue-77 now\"}", scan).leak?.path.text == "$.a")
  }

  // MARK: Long texts

  /// Their time shows in the suite's own: a pass that is not linear takes hours on them.
  @Test(arguments: [
    "a", "ab", "%", "%61", "\\", "\\u0061", "&", "&#97;", "+", "A", "QUFB", "4", "61", "=", "Q ", "\n", "a-",
    "x%41\\n&amp;+",
  ])
  func `a long text of one piece is searched in one pass`(piece: String) {
    let scan = Self.scan(
      secrets: [String(repeating: "a", count: 40) + "b", "AAAAAAAAAAAAz", "a b c d e f g h"],
      removed: ["a-a-a-a-b", "aaaaaaaab"])
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    #expect(scan.hit(in: text) == nil)
    #expect(scan.hit(in: text + " a b c d e f g h")?.rule == "secret")
  }
}
