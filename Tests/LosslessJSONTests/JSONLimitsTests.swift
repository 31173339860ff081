import LosslessJSON
import TestSupport
import Testing

/// Depth costs no call stack and size no square, whatever is done with a text.
@Suite struct JSONLimitsTests {
  private static let depth = 100_000

  private static let deep = Array(
    (String(repeating: "[{\"a\":", count: depth / 2) + "[1]" + String(repeating: "}]", count: depth / 2)).utf8)
  private static let limits = JSONLimits(depth: depth + 1)

  private func deepDocument() throws -> JSONDocument { try JSONDocument(reading: Self.deep, limits: Self.limits) }

  @Test func `a deep text is refused by everything that reads, unless it is told otherwise`() throws {
    let error = try #require(throws: JSONError.self) { try JSONDocument(reading: Self.deep) }
    #expect(error.reason == .tooDeep(limit: 512))
    #expect(JSONFinding.all(in: Self.deep).last?.reason == .tooDeep(limit: 512))
    var walker = JSONWalker()
    walker.append(Self.deep)
    #expect(throws: error) { while try walker.next() != nil {} }
    #expect(JSONFinding.all(in: Self.deep, limits: Self.limits).isEmpty)
    var patient = JSONWalker(limits: Self.limits)
    patient.append(Self.deep)
    patient.finish()
    var events = 0
    while let batch = try patient.next() { events += batch.count }
    #expect(try deepDocument().nodes.count == events)
    var texts = JSONTexts(framing: .lines, limits: Self.limits)
    texts.append(Self.deep)
    texts.finish()
    #expect(try texts.next()?.content.get().nodes.count == events)
  }

  @Test func `a deep document is compared, edited, laid out and found one's way in`() throws {
    let document = try deepDocument()
    let inner = JSONValue(document: document, index: try #require(document.nodes.firstIndex { $0.kind == .number }))
    #expect(inner.rawText == "1")
    let pointer = inner.place.pointer
    #expect(pointer.tokens.count == Self.depth + 1)
    #expect(document.root.at(pointer)?.index == inner.index)
    #expect(JSONPointer(pointer.description) == pointer)
    var edit = JSONEdit()
    edit.replace(inner, with: [0x32])
    let edited = try edit.applied(rereading: document, limits: Self.limits)
    #expect(!edited.root.isEqual(to: document.root))
    #expect(try deepDocument().root.isEqual(to: document.root))
    // A fifth as deep: each line gets a kilobyte of indentation.
    let shorter = try JSONDocument(
      String(repeating: "[", count: Self.depth / 5) + String(repeating: "]", count: Self.depth / 5), limits: Self.limits
    )
    let laidOut = JSONLayout.indented(shorter)
    #expect(try JSONDocument(reading: laidOut, limits: Self.limits).root.isEqual(to: shorter.root))
    // A finding in the innermost place.
    let duplicate = Array(String(decoding: Self.deep, as: UTF8.self).replacing("[1]", with: "{\"b\":1,\"b\":2}").utf8)
    let findings = JSONFinding.all(in: duplicate, limits: Self.limits)
    #expect(findings.map(\.kind) == [.duplicateName])
    #expect(findings.first.flatMap(findings.place)?.tokens.count == Self.depth + 1)
  }

  @Test func `a string of 64 MiB is read, laid out and replaced`() throws {
    let count = 64 << 20
    let bytes = [0x22] + [UInt8](repeating: 0x78, count: count) + [0x22]
    #expect(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    let document = try JSONDocument(reading: bytes, limits: JSONLimits(bytes: bytes.count))
    #expect(document.nodes.map(\.length) == [count + 2])
    #expect(JSONLayout.indented(document).count == count + 3)
    var edit = JSONEdit()
    edit.replace(document.root, with: [0x22, 0x22])
    #expect(try edit.applied(rereading: document).bytes == [0x22, 0x22])
  }

  /// Found by a look at what is linear: a token was read anew with each piece.
  @Test(arguments: JSONFraming.allCases)
  func `a long string that comes in many pieces is read once it is whole`(framing: JSONFraming) throws {
    let piece = [UInt8](repeating: 0x78, count: 1024)
    var texts = JSONTexts(framing: framing)
    var walker = JSONWalker(framing: framing)
    let start: [UInt8] = framing == .sequence ? [0x1E, 0x22] : [0x22]
    for piece in [start] + [[UInt8]](repeating: piece, count: 1024) + [[0x22]] {
      #expect(texts.next()?.line == nil)
      #expect(try walker.next() == nil)
      texts.append(piece)
      walker.append(piece)
    }
    texts.finish()
    walker.finish()
    #expect(try texts.next()?.content.get().nodes.map(\.length) == [(1 << 20) + 2])
    #expect(try walker.next()?.map(\.length) == [(1 << 20) + 2])
  }

  @Test func `a number of 10 MiB is read and compared`() throws {
    let digits = [UInt8](repeating: 0x39, count: 10 << 20)
    let document = try JSONDocument(reading: [0x5B] + digits + [0x2C, 0x31] + digits.dropFirst() + [0x5D])
    let numbers = document.root.elements.compactMap(\.number)
    #expect(numbers.count == 2)
    #expect(numbers[1] < numbers[0])
    #expect(document.findings().isEmpty)
  }

  @Test func `a million members of one object are read, looked through for duplicates, and removed`() throws {
    let count = 1_000_000
    var bytes: [UInt8] = [0x7B]
    for number in 0..<count {
      if number > 0 { bytes.append(0x2C) }
      bytes += "\"n\(number)\":0".utf8
    }
    let document = try JSONDocument(reading: bytes + ",\"n7\":1}".utf8)
    #expect(document.root.count == count + 1)
    let findings = document.findings()
    #expect(findings.map(\.kind) == [.duplicateName])
    #expect(findings.first?.location.offset == bytes.count + 1)
    var edit = JSONEdit()
    edit.remove(childrenOf: document.root) { $0 % 2 == 0 }
    #expect(try JSONDocument(reading: edit.applied(to: document.bytes)).root.count == count / 2)
  }
}
