import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

@Suite struct ThinningTests {
  private func thinned(_ text: String, limits: Thinning.Limits = .standard) throws -> String {
    let document = try JSONDocument(text)
    return String(decoding: Thinning(of: document.root, limits: limits).thinned(document), as: UTF8.self)
  }

  @Test(
    arguments: [
      // The first and the last stay.
      ("[{\"a\":1},{\"a\":2},{\"a\":3}]", "[{\"a\":1},{\"a\":3}]"),
      // So does each that shows something new: a member, null, absence, emptiness, a kind, a format.
      (
        "[{\"a\":1},{\"a\":2,\"b\":1},{\"a\":3},{\"a\":null},{\"a\":4,\"b\":2},{\"a\":5}]",
        "[{\"a\":1},{\"a\":2,\"b\":1},{\"a\":null},{\"a\":5}]"
      ),
      ("[{\"a\":[]},{\"a\":[]},{\"a\":[1]},{\"a\":[]}]", "[{\"a\":[]},{\"a\":[1]},{\"a\":[]}]"),
      (
        "[{\"a\":\"x\"},{\"a\":\"y\"},{\"a\":\"2020-01-02\"},{\"a\":\"z\"}]",
        "[{\"a\":\"x\"},{\"a\":\"2020-01-02\"},{\"a\":\"z\"}]"
      ),
      // What stays is thinned inside.
      ("[{\"a\":[{\"b\":1},{\"b\":2},{\"b\":3}]}]", "[{\"a\":[{\"b\":1},{\"b\":3}]}]"),
      // Scalars stay up to 64.
      ("[1,2,3,4]", "[1,2,3,4]"),
      // White space and spelling of what stays do not change.
      ("[ {\"a\":1.0} , {\"a\":2.50}, {\"a\": 3.00} ]", "[ {\"a\":1.0}, {\"a\": 3.00} ]"),
    ])
  func `keeps the first, what is new, and the last`(_ body: String, _ expected: String) throws {
    #expect(try thinned(body) == expected)
  }

  @Test func `long arrays of scalars are thinned by the same walk`() throws {
    let body = "[" + (0..<65).map(String.init).joined(separator: ",") + "]"
    #expect(try thinned(body) == "[0,64]")
    #expect(try thinned("[" + (0..<64).map(String.init).joined(separator: ",") + "]").count > 100)
    let mixed = "[" + (0..<70).map { $0 == 40 ? "null" : String($0) }.joined(separator: ",") + "]"
    #expect(try thinned(mixed) == "[0,null,69]")
  }

  @Test func `the last stays only while fewer than 8 have stayed`() throws {
    let names = (0..<8).map { "{\"m\($0)\":1}" }
    let body = "[" + (names + ["{\"m0\":2}", "{\"m1\":2}"]).joined(separator: ",") + "]"
    #expect(try thinned(body) == "[" + names.joined(separator: ",") + "]")
  }

  @Test func `names the paths that lost elements`() throws {
    let document = try JSONDocument("{\"items\":[{\"t\":[{},{},{}]},{\"t\":[]},{\"t\":[]}],\"n\":[1,2]}")
    #expect(Thinning(of: document.root).paths.map(\.text) == ["$.items[*].t"])
  }

  @Test func `a new value at a listed path keeps its element`() throws {
    let body = "[" + ["a", "a", "b", "a", "c", "a"].map { "{\"s\":\"\($0)\"}" }.joined(separator: ",") + "]"
    let document = try JSONDocument(body)
    let thinning = Thinning(of: document.root) { path, value in path.text == "$[*].s" ? value.rawText : nil }
    let text = String(decoding: thinning.thinned(document), as: UTF8.self)
    #expect(text == "[{\"s\":\"a\"},{\"s\":\"b\"},{\"s\":\"c\"},{\"s\":\"a\"}]")
  }

  @Test(arguments: 0..<120)
  func `the shape of what is left is the shape of the whole`(_ seed: UInt64) throws {
    var documents = GeneratedBodies(seed: seed)
    let document = try JSONDocument(documents.next(depth: 3))
    let thinning = Thinning(of: document.root)
    let rest = try JSONDocument(reading: thinning.thinned(document))
    #expect(Shape(of: rest.root) == Shape(of: document.root))
    // Nothing more to take out: thinning is idempotent in size.
    let again = try JSONDocument(reading: Thinning(of: rest.root).thinned(rest))
    #expect(Shape(of: again.root) == Shape(of: document.root))
    #expect(again.bytes.count <= rest.bytes.count)
  }
}
