import Foundation
import LosslessJSON
import TestSupport
import Testing

/// What Foundation's two readers let pass, held against what is reported here.
@Suite struct SecondReaderTests {
  /// Reads nothing of a text, so only what `JSONDecoder` looks at before any value is asked for can fail.
  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  private struct One: Decodable {
    var a: Int
  }

  private static func decoderPasses(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try JSONDecoder().decode(Nothing.self, from: Data(bytes))
      return true
    } catch {
      return false
    }
  }

  private static func serializationReads(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return true
    } catch {
      return false
    }
  }

  private static func strictError(_ bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONDocument(reading: bytes)
      return nil
    } catch {
      return error
    }
  }

  private static func kinds(_ text: String) -> [JSONFinding.Kind] {
    JSONFinding.all(in: Array(text.utf8)).map(\.kind)
  }

  // MARK: JSONDecoder

  @Test(arguments: [
    (#"{"a":1,"x":1.}"#, [JSONFinding.Kind.malformedNumber]), (#"{"a":1,"x":01}"#, [.malformedNumber]),
    (#"{"a":1,"x":--1}"#, [.malformedNumber]), (#"{"a":1,"x":1-2}"#, [.malformedNumber]),
    (#"{"a":1,"x":"\q"}"#, [.malformedEscape]), (#"{"a":1,"x":"\u12G4"}"#, [.malformedEscape]),
    (#"{"a":1,"x":"\ud800"}"#, [.loneSurrogate]), ("{\"a\":1,\"x\":\"\u{1}\"}", [.controlCharacter]),
    (#"{"a":1,"x":[1,]}"#, [.trailingComma]), (#"{"a":1,}"#, [.trailingComma]), ("\u{FEFF}{\"a\":1}", [.byteOrderMark]),
    (#"{"a":1,"x":2,"x":3}"#, [.duplicateName]), (#"{"a":1,"a":2}"#, [.duplicateName]),
  ])
  func `JSONDecoder lets pass what is reported here`(text: String, kinds: [JSONFinding.Kind]) throws {
    #expect(try JSONDecoder().decode(One.self, from: Data(text.utf8)).a == 1)
    #expect(Self.kinds(text) == kinds)
  }

  @Test func `JSONDecoder lets pass bytes that are not UTF-8`() throws {
    let bytes = Array(#"{"a":1,"x":""#.utf8) + [0xFF] + Array("\"}".utf8)
    #expect(try JSONDecoder().decode(One.self, from: Data(bytes)).a == 1)
    #expect(JSONFinding.all(in: bytes).map(\.kind) == [.invalidUTF8])
  }

  @Test(arguments: [
    (String.Encodings.utf16BE, true), (.utf16LE, true), (.utf32BE, true),
    // Its byte order mark starts with that of UTF-16LE, for which it is taken.
    (.utf32LE, false),
  ])
  func `JSONDecoder converts what is named here`(encoding: String.Encodings, convertsMarked: Bool) throws {
    for (mark, isConverted) in [("", true), ("\u{FEFF}", convertsMarked)] {
      let bytes = encoding.bytes(of: mark + #"{"a":1}"#)
      #expect(Self.decoderPasses(bytes) == isConverted)
      if isConverted { #expect(try JSONDecoder().decode(One.self, from: Data(bytes)).a == 1) }
      #expect(JSONFinding.all(in: bytes).map(\.kind) == [.otherEncoding])
    }
  }

  @Test func `of two members of one name JSONDecoder takes the first, JSONSerialization the last`() throws {
    let data = Data(#"{"a":1,"a":2}"#.utf8)
    #expect(try JSONDecoder().decode(One.self, from: data).a == 1)
    #expect((try JSONSerialization.jsonObject(with: data) as? [String: Int])?["a"] == 2)
  }

  @Test func `JSONDecoder refuses half a pair where the text is read`() {
    for text in [#"["\ud800"]"#, #"["\udc00"]"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([String].self, from: Data(text.utf8)) }
    }
  }

  @Test func `the scan ends where JSONDecoder gives up, and nowhere else`() {
    for seed in 0..<30_000 {
      var mutated = MutatedJSON(seed: UInt64(seed))
      let bytes = mutated.bytes()
      #expect(Self.scanAgrees(bytes), "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Whether `JSONDecoder` and the scan both go through a text, or both do not.
  static func scanAgrees(_ bytes: [UInt8]) -> Bool {
    let findings = JSONFinding.all(in: bytes)
    // An encoding is named and not converted, so nothing is known of the rest.
    if findings.contains(where: { $0.kind == .otherEncoding }) || looksWide(bytes) { return true }
    return decoderPasses(bytes) == !findings.contains { $0.kind == .malformed }
  }

  /// Foundation takes a text with a zero byte among its first ones for another encoding, whatever stands in it.
  private static func looksWide(_ bytes: [UInt8]) -> Bool { bytes.prefix(4).contains(0) }

  // MARK: The strict reader

  @Test func `a text is read if and only if all its findings are of a strict text`() {
    for seed in 0..<30_000 {
      var mutated = MutatedJSON(seed: UInt64(seed))
      let bytes = mutated.bytes()
      let findings = JSONFinding.all(in: bytes)
      let error = Self.strictError(bytes)
      let first = findings.first { !$0.kind.isInStrictText }
      #expect((error == nil) == (first == nil), "seed \(seed)")
      guard let error, let first else { continue }
      switch (first.kind, first.reason, error.reason) {
      case (.trailingComma, _, _):
        // The reader stops at the bracket behind the comma.
        let between = bytes[first.location.offset + 1..<error.location.offset]
        #expect(between.allSatisfy { $0 <= 0x20 }, "seed \(seed)")
      case (_, .badLiteral, .badLiteral): break
      case (.otherEncoding, _, .otherEncoding), (_, _, .otherEncoding): break
      default: #expect(first.location == error.location, "seed \(seed): \(first) \(error)")
      }
    }
  }

  @Test func `a document's findings are those of its text, and each stands at its place`() throws {
    var seen: Set<JSONFinding.Kind> = []
    for seed in 0..<20_000 {
      var mutated = MutatedJSON(seed: UInt64(seed))
      let bytes = mutated.bytes()
      guard Self.strictError(bytes) == nil else { continue }
      let document = try JSONDocument(reading: bytes)
      let findings = document.findings()
      #expect(Array(findings) == Array(JSONFinding.all(in: bytes)))
      for finding in findings where finding.kind != .byteOrderMark {
        seen.insert(finding.kind)
        let place = try #require(findings.place(of: finding))
        #expect(
          Self.spots(of: place, in: document.root).contains { $0.contains(finding.location.offset) }, "seed \(seed)")
      }
    }
    #expect(seen == [.duplicateName, .loneSurrogate])
  }

  /// Where the names and values of a place stand: several, since two members may have one name.
  private static func spots(of place: JSONPointer, in root: JSONValue) -> [Range<Int>] {
    var parents = [root]
    var spots = [root.range]
    for token in place.tokens {
      let children = parents.flatMap { parent in
        parent.members.filter { $0.name.utf8.elementsEqual(token.utf8) }.map { ($0.key.range.lowerBound, $0.value) }
          + parent.elements.enumerated().filter { String($0.offset) == token }.map {
            ($0.element.range.lowerBound, $0.element)
          }
      }
      spots = children.map { $0.0..<$0.1.range.upperBound }
      parents = children.map(\.1)
    }
    return spots
  }

  // MARK: JSONSerialization

  @Test(arguments: [
    // It reads what is no JSON text.
    ("[1,]", false, true), ("{\"a\":1,}", false, true),
    // It refuses what has no value in its types.
    (#"["\ud800"]"#, true, false), (#"{"\udc00":1}"#, true, false), ("1e400", true, false), ("[-1E+400]", true, false),
    // Both read these, whatever becomes of them.
    ("{\"a\":1,\"a\":2}", true, true), ("\u{FEFF}[]", true, true), ("1e-400", true, true),
    ("123456789012345678901234567890", true, true), ("0e1", true, true), ("-0", true, true),
    // Both refuse these.
    ("[1.]", false, false), ("[01]", false, false), ("[\"\\q\"]", false, false), ("[\"\t\"]", false, false),
    ("[1]x", false, false), ("[\u{B}]", false, false), ("", false, false), ("NaN", false, false),
  ])
  func `JSONSerialization and the strict reader differ in these`(text: String, isRead: Bool, isReadThere: Bool) {
    #expect((Self.strictError(Array(text.utf8)) == nil) == isRead)
    #expect(Self.serializationReads(Array(text.utf8)) == isReadThere)
  }

  @Test func `JSONSerialization converts other encodings, and the strict reader names them`() {
    for encoding in [String.Encodings.utf16BE, .utf16LE, .utf32BE, .utf32LE] {
      let bytes = encoding.bytes(of: "[1]")
      #expect(Self.serializationReads(bytes))
      guard case .otherEncoding? = Self.strictError(bytes)?.reason else {
        Issue.record("\(encoding)")
        continue
      }
    }
  }

  @Test func `what one of two strict readers reads the other reads, but for the differences listed`() throws {
    var differences = 0
    for seed in 0..<30_000 {
      var mutated = MutatedJSON(seed: UInt64(seed))
      let bytes = mutated.bytes()
      let isRead = Self.strictError(bytes) == nil
      if isRead == Self.serializationReads(bytes) { continue }
      differences += 1
      let kinds = Set(JSONFinding.all(in: bytes).map(\.kind)).subtracting([.duplicateName, .byteOrderMark])
      let isListed =
        isRead
        ? try kinds == [.loneSurrogate] || Self.hasInfiniteNumber(JSONDocument(reading: bytes).root)
        : kinds == [.trailingComma] || Self.looksWide(bytes)
      #expect(isListed, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(differences > 30)
  }

  private static func hasInfiniteNumber(_ value: JSONValue) -> Bool {
    value.kind == .number
      ? Double(value.rawText).map(\.isInfinite) ?? true
      : value.elements.contains(where: hasInfiniteNumber) || value.members.contains { hasInfiniteNumber($0.value) }
  }
}
