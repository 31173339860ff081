import Foundation
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// What holds for every document, over many generated ones.
@Suite struct DocumentLawTests {
  /// A scalar before and after, in document order.
  private struct Pair {
    var path: String
    var before: LeafValue
    var after: LeafValue
  }

  private func pairs(_ before: JSONDocument, _ after: JSONDocument) -> [Pair] {
    let tree = PathTree()
    let old = LeafWalk.leaves(of: before.root, in: tree)
    let new = LeafWalk.leaves(of: after.root, in: PathTree())
    #expect(old.count == new.count)
    return zip(old, new).map { Pair(path: tree.path($0.path).text, before: $0.leaf, after: $1.leaf) }
  }

  private func documents(_ seed: UInt64, count: Int = 3, isHarmless: Bool = false) -> [String] {
    var generator = GeneratedDocuments(seed: seed, isHarmless: isHarmless)
    return (0..<count).map { _ in generator.next() }
  }

  /// The law on one document alone and on several of one call.
  private func each(
    _ seed: UInt64, _ policy: RedactionPolicy, _ body: (JSONDocument, JSONDocument) throws -> Void
  ) throws {
    let texts = documents(seed)
    for (text, made) in zip(texts, try DocumentExample(policy).redact(all: texts)) {
      try body(try JSONDocument(text), try JSONDocument(made))
    }
  }

  @Test(arguments: 0..<14, RedactionPolicy.allCases)
  func `kinds, nesting and order stay, and so do shape and facets where no name is replaced`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    try each(seed, policy) { before, after in
      #expect(before.nodes.map(\.kind) == after.nodes.map(\.kind))
      #expect(
        before.nodes.filter { $0.kind != .string }.map(\.isMarked)
          == after.nodes.filter { $0.kind != .string }.map(\.isMarked))
      let names = zip(names(of: before), names(of: after)).filter { $0 != $1 }
      guard names.isEmpty else { return }
      let shapes = (Shape(of: before.root), Shape(of: after.root))
      #expect(shapes.0 == shapes.1)
      #expect(shapes.0.facets == shapes.1.facets)
    }
  }

  private func names(of document: JSONDocument) -> [String] {
    document.nodes.indices.filter { document.nodes[$0].kind == .name }
      .map { JSONValue(document: document, index: $0).string ?? "" }
  }

  @Test(arguments: 0..<14, RedactionPolicy.allCases)
  func `no two names of one object become one`(_ seed: UInt64, _ policy: RedactionPolicy) throws {
    try each(seed, policy) { before, after in
      for index in before.nodes.indices where before.nodes[index].kind == .object {
        let old = JSONValue(document: before, index: index).members.map(\.name)
        let new = JSONValue(document: after, index: index).members.map(\.name)
        #expect(Set(old).count == Set(new).count)
      }
    }
  }

  /// vm0 #21609
  @Test(arguments: 0..<2, RedactionPolicy.allCases)
  func `a thousand addresses as names of one object stay a thousand`(_ seed: UInt64, _ policy: RedactionPolicy) throws {
    let members = (0..<1000).map { "\"u\($0 + Int(seed) * 1000)@corp-mail.io\":\($0)" }
    let after = try DocumentExample(policy).document("{\"by_mail\":{\(members.joined(separator: ","))}}")
    let made = try #require(after.root["by_mail"]).members.map(\.name)
    #expect(Set(made).count == 1000)
    #expect(!made.contains { $0.contains("corp-mail") })
  }

  // MARK: Values

  @Test(arguments: 0..<14, RedactionPolicy.allCases)
  func `numbers keep sign, digits, decimals, exponent and the width that holds them`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    try each(seed, policy) { before, after in
      for pair in pairs(before, after) {
        guard case .number(let old) = pair.before, case .number(let new) = pair.after else { continue }
        #expect(NumberClass(old) == NumberClass(new), "\(old) → \(new)")
      }
    }
  }

  @Test(arguments: 0..<14, RedactionPolicy.allCases)
  func `null, emptiness and blanks stay, and nothing becomes empty`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    try each(seed, policy) { before, after in
      for pair in pairs(before, after) {
        if LeafPolicy.isEmpty(pair.before) { #expect(pair.before == pair.after) }
        #expect(LeafPolicy.isEmpty(pair.before) == LeafPolicy.isEmpty(pair.after))
      }
    }
  }

  @Test(arguments: 0..<10, RedactionPolicy.allCases)
  func `equal texts that go become equal texts, in one document and across those of one call`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    var made: [String: String] = [:]
    try each(seed, policy) { before, after in
      for pair in pairs(before, after) {
        guard case .string(let old) = pair.before, case .string(let new) = pair.after, old != new else { continue }
        // Moments move with what they belong to; a value that is public at one place may be unlisted at another.
        if StringFormat.of(old).isInstant || StringFormat.of(old) == .date || DateLayout(reading: old) != nil {
          continue
        }
        if new.hasPrefix("unlisted-") || old.contains("eyJ") { continue }
        if let known = made[old] { #expect(known == new, "\(old)") }
        made[old] = new
      }
    }
    #expect(!made.isEmpty)
  }

  /// Every replaced e-mail of the texts, wherever it stands: alone, in prose, in a link, behind a coding.
  @Test(arguments: 0..<10, RedactionPolicy.allCases)
  func `no address survives in any coding, and one address has one pseudonym in all of them`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    let texts = documents(seed)
    for made in try DocumentExample(policy).redact(all: texts) {
      #expect(!(try Unfolded.texts(of: made).contains("corp-mail")))
    }
    // The same address in each coding.
    let mail = "user\(seed)@corp-mail.io"
    let text = """
      {"email":"\(mail)","link":"https://x.io/?mail=\(Coded.percent(mail))","b":"\(Coded.base64("{\"email\":\"\(mail)\"}"))",
       "j":\(Coded.json("{\"email\":\"\(mail)\"}")),"note":"ask \(mail)","jwt":"\(Coded.jwt("{\"email\":\"\(mail)\"}"))"}
      """
    let after = try DocumentExample(policy).document(text)
    let new = try #require(after.root["email"]?.string)
    for name in ["link", "b", "j", "jwt"] + (policy == .detect ? ["note"] : []) {
      let inside = try Unfolded.texts(of: Coded.json(after.root[name]?.string ?? ""))
      #expect(inside.contains(new), "\(name)")
    }
  }

  // MARK: Keys, calls and order

  @Test(arguments: 0..<8, RedactionPolicy.allCases)
  func `two redactors with one key write the same bytes and the same report`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    let texts = documents(seed)
    let (first, second) = (try DocumentExample(policy).outcome(texts), try DocumentExample(policy).outcome(texts))
    #expect(try first.results.map { try $0.text() } == second.results.map { try $0.text() })
    #expect(first.report.lines.map { "\($0.line) \($0.count)" } == second.report.lines.map { "\($0.line) \($0.count)" })
  }

  @Test(arguments: 0..<8, RedactionPolicy.allCases)
  func `the order of documents in a call changes none of them`(_ seed: UInt64, _ policy: RedactionPolicy) throws {
    let texts = documents(seed, count: 6)
    var order = Array(texts.indices)
    var generator = SeededGenerator(seed: seed)
    order.shuffle(using: &generator)
    let straight = try DocumentExample(policy).redact(all: texts)
    let shuffled = try DocumentExample(policy).redact(all: order.map { texts[$0] })
    for (position, origin) in order.enumerated() { #expect(shuffled[position] == straight[origin]) }
  }

  @Test(arguments: 0..<8, RedactionPolicy.allCases)
  func `another key gives other pseudonyms, and leaves alone what this one leaves alone`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    let texts = documents(seed)
    let ours = try DocumentExample(policy).redact(all: texts)
    let theirs = try DocumentExample(policy, key: "quite another key of thirty-two bytes").redact(all: texts)
    var same = 0
    var all = 0
    for (text, (our, their)) in zip(texts, zip(ours, theirs)) {
      let before = try JSONDocument(text)
      for (a, b) in zip(pairs(before, try JSONDocument(our)), pairs(before, try JSONDocument(their))) {
        guard let old = a.before.text, let new = a.after.text, let other = b.after.text else { continue }
        // A number of few digits and a coin may fall on the original under one key.
        if a.before.isString { #expect((old == new) == (old == other), "\(old)") }
        guard old != new, Self.hasRoom(old) else { continue }
        all += 1
        same += new == other ? 1 : 0
        if old.contains("corp-mail") { #expect(new != other, "\(old)") }
      }
    }
    #expect(same * 50 <= all, "\(same) of \(all)")
  }

  private static func hasRoom(_ text: String) -> Bool {
    text.utf8.count { $0.isAlphanumeric || $0 >= 0x80 } >= 8 && !text.hasPrefix("+49")
      && IPAddress(Array(text.utf8)) == nil
  }

  // MARK: What is left alone

  @Test(arguments: 0..<16)
  func `a document with nothing personal in it comes back byte for byte under detect`(_ seed: UInt64) throws {
    let texts = documents(seed, isHarmless: true)
    #expect(try DocumentExample(.detect).redact(all: texts) == texts)
  }

  @Test(arguments: 0..<8, RedactionPolicy.allCases)
  func `what is not replaced stays byte for byte`(_ seed: UInt64, _ policy: RedactionPolicy) throws {
    for text in documents(seed) {
      let made = try DocumentExample(policy).redact(text)
      let (before, after) = (try JSONDocument(text), try JSONDocument(made))
      // Between two tokens stands what stood there; a token of the same value is spelled the same.
      #expect(Self.gaps(before) == Self.gaps(after))
      for (a, b) in zip(before.nodes, after.nodes) where a.kind == .string || a.kind == .name {
        let (old, new) = (before.bytes[a.start..<a.start + a.length], after.bytes[b.start..<b.start + b.length])
        if JSONString.decode(old, hasEscapes: true) == JSONString.decode(new, hasEscapes: true) {
          #expect(old.elementsEqual(new))
        }
      }
    }
  }

  /// White space and punctuation, tokens left out.
  private static func gaps(_ document: JSONDocument) -> [UInt8] {
    var out: [UInt8] = []
    var position = 0
    for node in document.nodes where node.kind != .object && node.kind != .array && node.kind != .end {
      out += document.bytes[position..<node.start]
      position = node.start + node.length
    }
    return out + document.bytes[position...]
  }

  static let recognisable = [
    "jane.roe@example.com", "kenalig.nevumi@example.org", "bücher@xn--bcher-kva.example", "192.0.2.17", "198.51.100.8",
    "203.0.113.9", "2001:db8::17", "00:00:5e:00:53:1a", "4242 4242 4242 4242", "5555555555554444", "378282246310005",
    "unlisted-3f9c", "+1 212-555-0142", "020 7946 0018", "+44 7700 900123", "db7.example.net", "www.kontor.example",
  ]

  @Test(arguments: recognisable)
  func `what can only be an example is left alone under detect, alone and in a text`(_ value: String) throws {
    for text in [
      "{\"x\":\"\(value)\"}", "{\"email\":\"jane.roe@example.com\",\"ip\":\"192.0.2.17\",\"x\":\"\(value)\"}",
      "{\"note\":\"see \(value) for it\"}",
    ] {
      #expect(try DocumentExample(.detect).redact(text) == text)
    }
  }

  @Test(arguments: 0..<20)
  func `addresses, cards and numbers that we made are left alone the second time`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    let card = (0..<15).map { $0 == 0 ? UInt8(4) : UInt8(number(10)) }
    let pan = (card + [Luhn.checkDigit(for: card)]).map(String.init).joined()
    let text = """
      {"email":"u\(number(9999))@corp-mail.io","ip":"81.\(number(256)).\(number(256)).7","mac":"3c:22:fb:1a:9e:\(10 + number(80))",
       "pan":"\(pan)","v6":"2a02:8071:b1:\(1 + number(900))::17","note":"u\(number(9999))@corp-mail.io from 81.2.69.\(number(256))"}
      """
    let once = try DocumentExample(.detect).redact(text)
    #expect(once != text)
    #expect(try DocumentExample(.detect).redact(once) == once)
    #expect(try DocumentExample(.detect, key: "quite another key of thirty-two bytes").redact(once) == once)
  }
}

/// What of a number's spelling a decoder or a reader may depend on.
private struct NumberClass: Equatable {
  var isNegative: Bool
  var whole: Int
  var decimals: Int?
  var exponent: String?
  var isZero: Bool
  var width: Int

  init(_ spelling: String) {
    isNegative = spelling.hasPrefix("-")
    let parts = spelling.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let digits = parts[0].drop { $0 == "-" }.split(separator: ".")
    whole = digits[0].count
    decimals = digits.count > 1 ? digits[1].count : nil
    exponent = parts.count > 1 ? String(spelling.dropFirst(parts[0].count)) : nil
    isZero = parts[0].allSatisfy { !$0.isNumber || $0 == "0" }
    // Where a fraction or an exponent stands no integer is read.
    if digits.count > 1 || parts.count > 1 {
      width = 0
    } else if Int32(spelling) != nil {
      width = 32
    } else if let number = Int64(spelling) {
      width = number.magnitude < 1 << 53 ? 53 : 64
    } else {
      width = UInt64(spelling) != nil ? 65 : 99
    }
  }
}
