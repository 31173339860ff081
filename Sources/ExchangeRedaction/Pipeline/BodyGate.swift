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
      return .refused(refusal(exchange, "body-byte-order-mark", nil, limits))
    }
    do throws(JSONError) {
      return .json(try JSONDocument(reading: body, limits: limits))
    } catch {
      return .refused(refusal(exchange, id(of: error), error, limits))
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
  private static func refusal(_ exchange: Exchange, _ id: String, _ error: JSONError?, _ limits: JSONLimits) -> Finding
  {
    let findings = JSONFinding.all(in: exchange.response.body, limits: limits)
    let location = findings.firstRefused?.location ?? error?.location ?? JSONLocation(offset: 0, in: [])
    let reason = findings.refusal ?? error?.message ?? findings.list
    return Finding(
      id, place: "\(exchange.spec.endpoint) \(exchange.response.status) \(location.line):\(location.column)",
      "the body is \(otherType(exchange).map { "\($0), " } ?? "")not JSON: \(reason)",
      next: "correct the request or the backend; only JSON bodies are kept")
  }

  /// The media type, if it is one that says what the body is instead.
  private static func otherType(_ exchange: Exchange) -> String? {
    guard let type = exchange.response.mediaType, !type.isJSON else { return nil }
    let known = ["text/html", "text/plain", "application/xml", "text/xml", "application/octet-stream"]
    return known.contains("\(type)") ? "\(type)" : nil
  }
}
