import ExchangeTypes
import JSONQueries
import LosslessJSON

/// The answers that later requests take values from. In memory only.
package struct Captures: Sendable {
  /// What a request that others depend on came to.
  private enum Answer: Sendable {
    case response(Exchange)
    /// It could not be sent, or nothing came back.
    case none
  }

  private var answers: [String: Answer] = [:]

  package init() {}

  /// Keeps the final answer of an endpoint.
  package mutating func add(_ exchange: Exchange) { answers[exchange.spec.endpoint] = .response(exchange) }

  /// Notes that an endpoint gave no answer, so that those which need it say why they were not sent.
  package mutating func addFailure(of endpoint: String) { answers[endpoint] = Answer.none }

  /// The value of a reference, or in words why there is none. Never a value in the words.
  func value(of capture: CaptureReference, endpoint: String) -> Result<String, CaptureProblem> {
    guard case .response(let exchange) = answers[endpoint] else {
      return .failure(CaptureProblem(text: "'\(endpoint)' gave no answer to take a value from"))
    }
    let side =
      capture.isOfRequest
      ? Side(words: "'\(endpoint)' was sent", fields: exchange.spec.fields, body: exchange.spec.body ?? [])
      : Side(
        words: "'\(endpoint)' answered \(exchange.response.status)", fields: exchange.response.fields,
        body: exchange.response.body)
    switch capture.part {
    case .wholeBody: return .success(String(decoding: side.body, as: UTF8.self))
    case .header(let name):
      guard let value = side.fields.first(name) else {
        return .failure(CaptureProblem(text: "\(side.words) without a field \(name)"))
      }
      return .success(value)
    case .body(let path): return side.value(at: path)
    }
  }

  /// What was sent, or what came back.
  private struct Side {
    /// As a sentence starts that says what is missing.
    var words: String
    var fields: HeaderFields
    var body: [UInt8]

    func value(at path: JSONPath) -> Result<String, CaptureProblem> {
      let document: JSONDocument
      do throws(JSONError) {
        document = try JSONDocument(reading: body)
      } catch {
        return .failure(CaptureProblem(text: "\(words) with a body that is not JSON: \(error.message)"))
      }
      var isUndecided = false
      let values = path.select(in: document.root, isUndecided: &isUndecided)
      if isUndecided { return .failure(CaptureProblem(text: "a pattern in \(path) takes too long where \(words)")) }
      guard let value = values.first else {
        return .failure(CaptureProblem(text: "\(words) without a value at \(path)"))
      }
      if value.isNull { return .failure(CaptureProblem(text: "\(words) with null at \(path)")) }
      return .success(value.string ?? value.rawText)
    }
  }
}

/// Why a capture has no value.
struct CaptureProblem: Error {
  var text: String
}
