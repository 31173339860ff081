import LosslessJSON

/// What one request of a run came to; one for each answer where it asks for several pages or samples.
package struct EndpointOutcome: Sendable {
  package enum Result: Sendable {
    /// Answered with a status that may become a fixture; its exchange is in the run.
    case held(status: Int)
    /// Answered, and used for captures only: `# @no-log`, or run because another request needs it.
    case captured(status: Int)
    /// Answered with a status that is never kept here, or was not expected.
    case unexpected(status: Int, Finding)
    /// Not sent, or no answer came.
    case failed(Finding)
    /// Answered, and let go since too many bytes were held already.
    case tooMuchHeld(status: Int, Finding)
  }

  package var endpoint: String
  /// From 1; nil where the request has one page.
  package var page: Int?
  /// From 1; nil where the request is sent with one value.
  package var sample: Int?
  package var result: Result
  /// Seconds from sending to the last byte; 0 where nothing came.
  package var seconds: Double
  package var bytes: Int
  /// How often it was sent; more than once after trouble of the moment.
  package var tries = 1
  /// Nil where no answer came.
  package var answer: AnswerFacts?

  /// What a person must know of it; nil if all went well.
  package var finding: Finding? {
    switch result {
    case .held, .captured: nil
    case .unexpected(_, let finding), .failed(let finding), .tooMuchHeld(_, let finding): finding
    }
  }

  package var status: Int? {
    switch result {
    case .held(let status), .captured(let status), .unexpected(let status, _), .tooMuchHeld(let status, _): status
    case .failed: nil
    }
  }
}
