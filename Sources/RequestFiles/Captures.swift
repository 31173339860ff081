import ExchangeTypes
import JSONQueries
import LosslessJSON

/// The answers that later requests take values from. In memory only.
package struct Captures: Sendable {
  /// What a request that others depend on came to.
  private enum Answer: Sendable {
    case response(Response)
    /// It could not be sent, or nothing came back.
    case none
  }

  private var answers: [String: Answer] = [:]

  package init() {}

  /// Keeps the final answer of an endpoint.
  package mutating func add(_ exchange: Exchange) { answers[exchange.spec.endpoint] = .response(exchange.response) }

  /// Notes that an endpoint gave no answer, so that those which need it say why they were not sent.
  package mutating func addFailure(of endpoint: String) { answers[endpoint] = Answer.none }

  /// The value of a reference, or in words why there is none. Never a value in the words.
  func value(of part: CaptureReference.Part, endpoint: String) -> Result<String, CaptureProblem> {
    guard case .response(let response) = answers[endpoint] else {
      return .failure(CaptureProblem(text: "'\(endpoint)' gave no answer to take a value from"))
    }
    switch part {
    case .wholeBody: return .success(String(decoding: response.body, as: UTF8.self))
    case .header(let name):
      guard let value = response.fields.first(name) else {
        return .failure(CaptureProblem(text: "'\(endpoint)' answered \(response.status) without a field \(name)"))
      }
      return .success(value)
    case .body(let path): return Self.value(at: path, in: response, endpoint: endpoint)
    }
  }

  private static func value(
    at path: JSONPath, in response: Response, endpoint: String
  ) -> Result<String, CaptureProblem> {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(reading: response.body)
    } catch {
      return .failure(
        CaptureProblem(text: "'\(endpoint)' answered \(response.status) with a body that is not JSON: \(error.message)")
      )
    }
    var isUndecided = false
    let values = path.select(in: document.root, isUndecided: &isUndecided)
    if isUndecided {
      return .failure(CaptureProblem(text: "a pattern in \(path) takes too long on the answer of '\(endpoint)'"))
    }
    guard let value = values.first else {
      return .failure(CaptureProblem(text: "'\(endpoint)' answered \(response.status) without a value at \(path)"))
    }
    if value.isNull {
      return .failure(CaptureProblem(text: "'\(endpoint)' answered \(response.status) with null at \(path)"))
    }
    return .success(value.string ?? value.rawText)
  }
}

/// Why a capture has no value.
struct CaptureProblem: Error {
  var text: String
}
