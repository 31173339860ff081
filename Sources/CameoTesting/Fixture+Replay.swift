import Foundation
import LosslessJSON

extension Fixture {
  /// Decodes the body and holds the outcome against what the consumer expects of this fixture.
  ///
  /// What differs from the expectation is recorded as a failure of the running test, with the line to write if the
  /// outcome is right. A fixture that is missing, damaged or recalled is such a failure too, whatever is expected.
  /// - Parameters:
  ///   - type: The model.
  ///   - decoder: The decoder of production, with its strategies.
  /// - Returns: The decoded value, or nil: it failed as expected, is retired, or a failure was recorded.
  /// - Throws: An error of the model's own that is no `DecodingError`; no expectation can name one.
  @discardableResult
  public func replay<T: Decodable>(
    as type: T.Type, decoder: JSONDecoder = JSONDecoder(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> T? {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try replay(as: type, decoder: decoder, at: site)
  }

  func replay<T: Decodable>(as type: T.Type, decoder: JSONDecoder, at site: CallSite) throws -> T? {
    let (value, finding) = try verdict(as: type, decoder: decoder)
    if let finding {
      site.fail(finding)
      return nil
    }
    return value
  }

  /// The decoded value if it is expected, and what is to be reported.
  func verdict<T: Decodable>(as type: T.Type, decoder: JSONDecoder) throws -> (value: T?, finding: Finding?) {
    let content: Content
    switch self.content {
    case .success(let found): content = found
    case .failure(let finding): return (nil, finding)
    }
    if content.expectation.outcome == .retired { return (nil, nil) }
    let judgement = Judgement(fixture: name, content: content, model: String(describing: type))
    do {
      let value = try decoder.decode(type, from: Data(content.body))
      return (value, judgement.finding(failure: nil))
    } catch let error as DecodingError {
      let failure = DecodeFailure(error, body: content.body, decoder: decoder) { data in
        _ = try decoder.decode(type, from: data)
      }
      return (nil, judgement.finding(failure: failure))
    }
  }
}
