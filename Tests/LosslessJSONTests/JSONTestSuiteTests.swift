import Foundation
import LosslessJSON
import Testing

/// The public table of texts that readers must accept (`y_`), refuse (`n_`), or may choose (`i_`).
///
/// It is no part of this package: its folder is named by `CAMEO_JSON_TEST_SUITE`. The table in `JSONReaderTests` covers
/// the same rules, so that nothing is untested where the folder is missing.
private enum JSONTestSuite {
  static let folder = ProcessInfo.processInfo.environment["CAMEO_JSON_TEST_SUITE"]

  static let isThere: Bool = {
    if folder != nil { return true }
    print("not run: JSONTestSuite, set CAMEO_JSON_TEST_SUITE to its folder test_parsing")
    return false
  }()

  static func names(_ prefix: String) throws -> [String] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(prefix) }.sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/" + name)))
  }
}

// Skipped where the folder is missing; the line printed above says how to run it.
@Suite(.enabled(if: JSONTestSuite.isThere)) struct JSONTestSuiteTests {
  @Test func `reads every text that a reader must accept`() throws {
    let names = try JSONTestSuite.names("y_")
    #expect(names.count > 90)
    for name in names {
      #expect(throws: Never.self, "\(name)") { try JSONDocument(reading: try JSONTestSuite.bytes(name)) }
    }
  }

  @Test func `refuses every text that a reader must refuse`() throws {
    let names = try JSONTestSuite.names("n_")
    #expect(names.count > 180)
    for name in names {
      let bytes = try JSONTestSuite.bytes(name)
      #expect(throws: JSONError.self, "\(name)") { try JSONDocument(reading: bytes) }
    }
  }

  @Test func `answers every text that a reader may judge either way`() throws {
    for name in try JSONTestSuite.names("i_") {
      let bytes = try JSONTestSuite.bytes(name)
      let isRead = (try? JSONDocument(reading: bytes)) != nil
      // Numbers of any size and lone surrogates are text and are kept; what is not UTF-8 is refused.
      let isText = name.contains("number") || name.contains("surrogate") && !name.contains("UTF8_surrogate")
      if isText || name.contains("BOM_empty_object") { #expect(isRead, "\(name)") }
      if name.contains("UTF-16") || name.contains("utf16") || name.contains("UTF-8_invalid") {
        #expect(!isRead, "\(name)")
      }
    }
  }
}
