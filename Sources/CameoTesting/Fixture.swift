import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON
import Testing

/// One redacted body of an endpoint, with what the consumer expects of it: the argument of a test.
///
/// It is read and its seal checked when the list is made. What was wrong then fails when the fixture is used, and never
/// counts as a failure to decode.
public struct Fixture: Sendable, Identifiable, CustomTestStringConvertible {
  /// The body and what is asked of it.
  struct Content: Sendable {
    let body: [UInt8]
    let expectation: FixtureExpectation
    let consumer: String
    let today: CalendarDay
  }

  /// The basename of its file: `account-v2-null-email`.
  public let name: String
  let content: Result<Content, Finding>

  init(name: String, content: Result<Content, Finding>) {
    self.name = name
    self.content = content
  }

  /// A case that fails when it is used.
  init(broken finding: Finding, name: String) {
    self.init(name: name, content: .failure(finding))
  }

  /// Its name, which is unique in a store.
  public var id: String { name }

  /// Its name, as it stands beside the test in reports.
  public var testDescription: String { name }

  /// The body as it stands in the file.
  ///
  /// - Throws: What is wrong with the fixture: missing, seal broken, recalled.
  public var data: Data { get throws { Data(try content.get().body) } }
}
