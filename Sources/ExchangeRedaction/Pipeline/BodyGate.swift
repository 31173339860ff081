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
  ///
  /// `isKnown`: the store has fixtures of this endpoint and status class. Then a picture in their place is trouble.
  static func read(_ exchange: Exchange, limits: JSONLimits, isKnown: Bool = false) -> Content {
    let body = exchange.response.body
    if body.isEmpty { return isMissing(exchange) ? .refused(empty(exchange)) : .none }
    if let type = binaryType(exchange) { return .refused(described(exchange, type, isKnown)) }
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

  /// The media type of a body that is no text, where it begins as no JSON does.
  private static func binaryType(_ exchange: Exchange) -> String? {
    guard let type = exchange.response.mediaType?.description else { return nil }
    let family = type.prefix { $0 != "/" }
    let known = [
      "application/octet-stream", "application/pdf", "application/zip", "application/gzip", "application/x-protobuf",
      "application/protobuf", "application/msgpack", "application/x-msgpack", "application/cbor", "application/wasm",
      "application/grpc", "application/vnd.apple.pkpass",
    ]
    guard known.contains(type) || ["image", "audio", "video", "font"].contains(family), !type.hasSuffix("+json") else {
      return nil
    }
    let first = exchange.response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == 0x7B || first == 0x5B { return nil }
    return known.contains(type) ? type : "\(family)/*"
  }

  private static func described(_ exchange: Exchange, _ type: String, _ isKnown: Bool) -> Finding {
    Finding(
      "body-binary", isKnown ? .error : .note, place: "\(exchange.spec.endpoint) \(exchange.response.status)",
      "the body is \(type), \(exchange.response.body.count) bytes; it is described here and not kept",
      next: isKnown
        ? "earlier answers were JSON: see what the backend sends"
        : "put '# @no-log' above the request to hear no more of it"
    )
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
