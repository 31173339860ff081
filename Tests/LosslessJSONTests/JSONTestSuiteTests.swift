import Foundation
import LosslessJSON
import Testing

/// The public table of texts that readers must accept (`y_`), refuse (`n_`), or may choose (`i_`).
///
/// It is no part of this package: `CAMEO_JSON_TEST_SUITE` names its folder. The table in `JSONReaderTests` covers the same
/// rules, so that nothing is untested where the folder is missing.
private enum JSONTestSuite {
  static let root = ProcessInfo.processInfo.environment["CAMEO_JSON_TEST_SUITE"]

  static let isThere: Bool = {
    if root != nil { return true }
    print("NOT RUN: JSONTestSuite. Set CAMEO_JSON_TEST_SUITE to its folder, the one with test_parsing in it.")
    return false
  }()

  /// File → bytes, of a folder's files that start so.
  static func files(_ prefix: String, in folder: String = "test_parsing") throws -> [(name: String, bytes: [UInt8])] {
    let path = (root ?? "") + "/" + folder
    return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasPrefix(prefix) }.sorted().map {
      ($0, Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + $0))))
    }
  }
}

// Skipped where the folder is missing; the line printed above says how to run it.
@Suite(.enabled(if: JSONTestSuite.isThere)) struct JSONTestSuiteTests {
  /// The refusal as a person reads it; nil if the text is read. What is told of the place must fit the text.
  private func refusal(_ bytes: [UInt8], _ name: String) -> String? {
    do throws(JSONError) {
      _ = try JSONDocument(reading: bytes)
      return nil
    } catch {
      let place = error.location
      #expect((0...bytes.count).contains(place.offset), "\(name)")
      let before = bytes.prefix(place.offset)
      #expect(place.line == before.filter { $0 == 0x0A }.count + 1, "\(name)")
      #expect(place.column == before.reversed().prefix { $0 != 0x0A }.count + 1, "\(name)")
      return error.description
    }
  }

  @Test func `reads every text that a reader must accept`() throws {
    let files = try JSONTestSuite.files("y_")
    #expect(files.count == 95)
    for (name, bytes) in files { #expect(refusal(bytes, name) == nil, "\(name)") }
  }

  @Test func `refuses every text that a reader must refuse, with line, column and reason`() throws {
    let files = try JSONTestSuite.files("n_")
    #expect(Set(files.map(\.name)) == Set(JSONTestSuiteAnswers.refused.keys))
    for (name, bytes) in files { #expect(refusal(bytes, name) == JSONTestSuiteAnswers.refused[name], "\(name)") }
  }

  @Test func `answers every text that a reader may judge either way, and the same each time`() throws {
    let files = try JSONTestSuite.files("i_")
    #expect(Set(files.map(\.name)) == Set(JSONTestSuiteAnswers.either.keys))
    for (name, bytes) in files {
      let answers = (0..<2).map { _ in refusal(bytes, name) }
      #expect(answers[0] == answers[1], "\(name)")
      #expect(answers[0] == JSONTestSuiteAnswers.either[name], "\(name)")
    }
  }

  @Test func `the scan for findings ends where JSONDecoder gives up, in each text and each beginning of one`() throws {
    for (name, bytes) in try JSONTestSuite.files("") {
      for end in bytes.count > 200 ? bytes.count...bytes.count : 0...bytes.count {
        let text = Array(bytes.prefix(end))
        #expect(SecondReaderTests.scanAgrees(text), "\(name) cut at \(end)")
        let isStrict = JSONFinding.all(in: text).allSatisfy(\.kind.isInStrictText)
        #expect(isStrict == (refusal(text, name) == nil), "\(name) cut at \(end)")
      }
    }
  }

  @Test func `what is read and written without edits comes out byte for byte, and every layout keeps the tokens`()
    throws
  {
    let transformed = try JSONTestSuite.files("", in: "test_transform")
    #expect(transformed.count == 22)
    var written = 0
    for (name, bytes) in try transformed + JSONTestSuite.files("y_") + JSONTestSuite.files("i_") {
      // Three of the transform texts are not UTF-8; they are refused, not mended.
      guard refusal(bytes, name) == nil else { continue }
      written += 1
      let document = try JSONDocument(reading: bytes)
      #expect(document.bytes == bytes, "\(name)")
      #expect(JSONEdit().applied(to: document.bytes) == bytes, "\(name)")
      let laidOut = try JSONDocument(reading: JSONLayout.indented(document))
      #expect(laidOut.root.tokens == document.root.tokens, "\(name)")
    }
    #expect(written > 120)
  }
}
