import LosslessJSON
import Testing
import XCTest

/// Where a test calls the library, and the one way in which a failure gets out of it.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Records a failure of the running test.
  ///
  /// Inside a Swift Testing test `XCTFail` is lost without a word, inside an XCTest one `Issue.record` is. Where no
  /// Swift Testing test is known it may be an XCTest one, or a task that lost its test: there both are told, since a
  /// failure told twice is better than one told to nobody.
  func fail(_ finding: Finding) {
    if Test.current == nil { XCTFail(finding.description, file: filePath, line: line) }
    Issue.record(
      Comment(rawValue: finding.description),
      sourceLocation: SourceLocation(
        fileID: fileID.description, filePath: filePath.description, line: Int(line), column: Int(column)))
  }
}
