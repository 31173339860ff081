import Foundation
import LosslessJSON
import TestSupport
import Testing

/// The properties that fuzzing holds texts against, held against the texts that once broke one and against many more.
@Suite struct JSONPropertiesTests {
  private static let fuzz = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzz")

  private static func files(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = fuzz.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0))))
    }
  }

  private static func violation(_ bytes: [UInt8]) -> String? {
    do throws(JSONProperties.Violation) {
      try JSONProperties.check(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: ["Findings/json", "Seeds/json"])
  func `what fuzzing found, and what it starts from, has the properties of texts`(folder: String) throws {
    let files = try Self.files(folder)
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      for end in bytes.indices.suffix(30) + [bytes.count] {
        #expect(Self.violation(Array(bytes[..<end])) == nil, "\(name) cut at \(end)")
      }
    }
  }

  @Test func `texts from seeds have the properties of texts, and so have those near them`() {
    for seed in 0..<500 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: seed % 2 == 0)
      let text = Array(generated.text(depth: 5).utf8)
      #expect(Self.violation(text) == nil, "seed \(seed)")
      var mutated = MutatedJSON(seed: UInt64(seed))
      let bytes = mutated.bytes()
      #expect(Self.violation(bytes) == nil, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    ("0", 0), (" [ ] ", 1), ("{\"a\":[{}]}", 3), ("\u{FEFF}-0.5e+7", 0), ("[\"\\u00e9\\n\u{10FFFF}\"]", 1),
    ("", nil), ("01", nil), ("1.", nil), ("[1,]", nil), ("{\"a\"}", nil), ("[1}", nil), ("\"\u{1}\"", nil),
    ("\"\\x\"", nil), ("nul", nil), ("1 2", nil), ("/**/1", nil), ("]", nil), ("{1:2}", nil), ("[:]", nil),
  ])
  func `the second reader knows the grammar`(text: String, depth: Int?) {
    #expect(JSONGrammar.depth(of: Array(text.utf8)) == depth)
  }

  @Test(arguments: [
    [0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88], [0xFF],
  ])
  func `the second reader knows UTF-8`(bytes: [UInt8]) {
    #expect(JSONGrammar.depth(of: [0x22] + bytes + [0x22]) == nil)
  }

  @Test(arguments: [
    ("[1,]", 1), ("{\"a\":1,}", 1), ("/**/1//", 0), ("[,]", nil), ("{,}", nil), ("[1,,]", nil), ("/", nil),
  ])
  func `the second reader knows the relaxed dialect`(text: String, depth: Int?) {
    #expect(JSONGrammar.depth(of: Array(text.utf8), isRelaxed: true) == depth)
  }
}
