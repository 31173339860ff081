import ExchangeTypes
import LosslessJSON

/// Lets JSON in, and says of everything else why not and where.
enum BodyGate {
  enum Content {
    case none
    case json(JSONDocument)
    case refused(Finding)
  }

  /// An answer that is JSON by its content counts as JSON whatever its media type says.
  static func read(_ exchange: Exchange, limits: JSONLimits) -> Content {
    let body = exchange.response.body
    if body.isEmpty { return isMissing(exchange) ? .refused(empty(exchange)) : .none }
    if body.starts(with: [0xEF, 0xBB, 0xBF]) {
      return .refused(
        refusal(
          exchange, "body-byte-order-mark", words(exchange, limits), at: JSONLocation(offset: 0, in: [])))
    }
    do throws(JSONError) {
      return .json(try JSONDocument(reading: body, limits: limits))
    } catch {
      return .refused(refusal(exchange, id(of: error), words(exchange, limits), at: error.location))
    }
  }

  /// An empty body under a JSON media type: something went wrong there. 204, 304 and HEAD have none by design.
  private static func isMissing(_ exchange: Exchange) -> Bool {
    let isBodiless = [204, 205, 304].contains(exchange.response.status) || exchange.spec.method == "HEAD"
    return !isBodiless && exchange.response.mediaType?.isJSON == true
  }

  private static func empty(_ exchange: Exchange) -> Finding {
    Finding(
      "body-empty", place: "\(exchange.spec.endpoint) \(exchange.response.status)",
      "the body is empty, and its media type says JSON",
      next: "run it again; if the backend means it, it must answer 204")
  }

  private static func id(of error: JSONError) -> String {
    switch error.reason {
    case .otherEncoding: "body-encoding"
    case .tooDeep: "body-too-deep"
    case .tooLarge: "body-too-large"
    default: "body-not-json"
    }
  }

  /// All that a strict reader minds, by line and column: member names are not judged yet and may be data.
  private static func words(_ exchange: Exchange, _ limits: JSONLimits) -> String {
    let reason = JSONFinding.all(in: exchange.response.body, limits: limits).refusal
    let type = exchange.response.mediaType.map { "\($0)" }
    let isJSON = exchange.response.mediaType?.isJSON ?? true
    let known = ["text/html", "text/plain", "application/xml", "text/xml", "application/octet-stream"]
    if !isJSON, let type, known.contains(type) { return "the body is \(type), not JSON: \(reason)" }
    return "the body is not JSON: \(reason)"
  }

  private static func refusal(
    _ exchange: Exchange, _ id: String, _ text: String, at location: JSONLocation
  ) -> Finding {
    Finding(
      id, place: "\(exchange.spec.endpoint) \(exchange.response.status) \(location.line):\(location.column)",
      text, next: "correct the request or the backend; only JSON bodies are kept")
  }
}
