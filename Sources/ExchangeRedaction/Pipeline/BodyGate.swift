import ExchangeTypes
import LosslessJSON

/// Lets JSON in, and what a person asked for; says of everything else why not, where, and how to ask.
struct BodyGate {
  enum Content {
    case none
    /// `string`: the body is no JSON, and its document one string; see `StringBody`.
    case json(JSONDocument, string: StringBody? = nil)
    case refused(Finding)
  }

  private var settings: RedactionSettings

  init(_ settings: RedactionSettings) { self.settings = settings }

  private var limits: JSONLimits { settings.bodyLimits }

  /// An answer that is JSON by its content counts as JSON whatever its media type says.
  ///
  /// Of answers that are none the first says which form all of its status class have.
  mutating func read(_ exchange: Exchange) -> Content {
    let body = exchange.response.body
    if body.isEmpty { return Self.isMissing(exchange) ? .refused(Self.empty(exchange)) : .none }
    if let asked = StringBodyGate(exchange, settings).content {
      if case .json(_, let form) = asked { settings.storedStrings[exchange.classKey] = form }
      return asked
    }
    if let type = Self.binaryType(exchange) { return .refused(described(exchange, type)) }
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { return .refused(refusal(exchange, "body-byte-order-mark", nil)) }
    do throws(JSONError) {
      return .json(try JSONDocument(reading: body, limits: limits))
    } catch {
      return .refused(refusal(exchange, Self.id(of: error), error))
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
    if exchange.response.beginsAsJSON { return nil }
    return known.contains(type) ? type : "\(family)/*"
  }

  /// A picture where the store has JSON of this endpoint and status class is trouble.
  private func described(_ exchange: Exchange, _ type: String) -> Finding {
    let isKnown = settings.hasJSON(exchange)
    return Finding(
      "body-binary", isKnown ? .error : .note, place: "\(exchange.spec.endpoint) \(exchange.response.status)",
      "the body is \(type), \(exchange.response.body.count) bytes; it is described here and not kept",
      next: isKnown
        ? "earlier answers were JSON: see what the backend sends"
        : StringBodyGate(exchange, settings).howToAsk + "; '# @no-log' above the request ends this note")
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
  private func refusal(_ exchange: Exchange, _ id: String, _ error: JSONError?) -> Finding {
    let findings = JSONFinding.all(in: exchange.response.body, limits: limits)
    let location = findings.firstRefused?.location ?? error?.location ?? JSONLocation(offset: 0, in: [])
    let reason = findings.refusal ?? error?.message ?? findings.list
    let other = Self.otherType(exchange)
    let mayBeMeant = other != nil && id == "body-not-json" && !settings.hasJSON(exchange)
    return Finding(
      id, place: "\(exchange.spec.endpoint) \(exchange.response.status) \(location.line):\(location.column)",
      "the body is \(other.map { "\($0), " } ?? "")not JSON: \(reason)",
      next: mayBeMeant
        ? "correct the request or the backend; or, if this is what it answers, "
          + StringBodyGate(exchange, settings).howToAsk
        : "correct the request or the backend; only JSON bodies are kept")
  }

  /// The media type, if it is one that says what the body is instead.
  private static func otherType(_ exchange: Exchange) -> String? {
    guard let type = exchange.response.mediaType, !type.isJSON, StreamFraming(type) == nil else { return nil }
    return RequestFieldValue.known(type.description, of: "Content-Type")
  }
}

extension Response {
  /// The first byte that is no blank opens an object or an array.
  var beginsAsJSON: Bool {
    let first = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == 0x7B || first == 0x5B
  }
}
