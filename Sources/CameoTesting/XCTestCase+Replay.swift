import Foundation
import LosslessJSON
import XCTest

extension XCTestCase {
  /// Replays every success body of an endpoint against a model: the XCTest twin of `Recordings.fixtures(of:)` with
  /// `Fixture.replay`.
  ///
  /// - Parameters:
  ///   - endpoint: The named request.
  ///   - type: The model.
  ///   - decoder: The decoder of production, with its strategies.
  ///   - recordings: The store; without it the one nearest to the test's file.
  public func assertReplays<T: Decodable>(
    _ endpoint: String, as type: T.Type, decoder: JSONDecoder = JSONDecoder(), from recordings: Recordings? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for fixture in (recordings ?? Recordings(nearest: filePath.description)).fixtures(of: endpoint) {
      do {
        _ = try fixture.replay(as: type, decoder: decoder, at: site)
      } catch {
        site.fail(
          Finding(
            "replay-threw", file: fixture.name + ".json",
            "\(type) threw \(Swift.type(of: error)), which is no DecodingError",
            next: "no expectation can name such an error: throw a DecodingError from init(from:)"))
      }
    }
  }
}
