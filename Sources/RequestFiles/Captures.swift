import ExchangeTypes
import JSONQueries
import LosslessJSON

/// The answers that later requests take values from. In memory only.
package struct Captures: Sendable {
  /// Endpoint → its answers, by samples and pages; none where it could not be sent, or nothing came back.
  private var answers: [String: [Exchange]] = [:]
  /// The tokens that are good at this moment, by their entries in `Security.Auth`.
  package var tokens: [String: IssuedToken] = [:]

  package init() {}

  /// Keeps the final answer of an endpoint in place of what was there.
  package mutating func add(_ exchange: Exchange) { answers[exchange.spec.endpoint] = [exchange] }

  /// Keeps the final answers of an endpoint, in the order of samples and pages.
  package mutating func add(_ exchanges: [Exchange], of endpoint: String) { answers[endpoint] = exchanges }

  /// The value of a reference in the first answer, or in words why there is none. Never a value in the words.
  func value(of capture: CaptureReference, endpoint: String) -> Result<String, CaptureProblem> {
    guard let exchange = answers[endpoint]?.first else { return .failure(Self.unanswered(endpoint)) }
    let side = Side(exchange, isOfRequest: capture.isOfRequest)
    switch capture.part {
    case .wholeBody: return .success(String(decoding: side.body, as: UTF8.self))
    case .header(let name):
      guard let value = side.fields.first(name) else {
        return .failure(CaptureProblem(text: "\(side.words) without a field \(name)"))
      }
      return .success(value)
    case .cookie(let name):
      guard let value = side.cookie(name) else {
        return .failure(CaptureProblem(text: "\(side.words) without a cookie \(name)"))
      }
      return .success(value)
    case .body(let path):
      return side.values(at: path).flatMap { values in
        guard let value = values.first else {
          return .failure(CaptureProblem(text: "\(side.words) without a value at \(path)"))
        }
        if value.isNull { return .failure(CaptureProblem(text: "\(side.words) with null at \(path)")) }
        return .success(value.string ?? value.rawText)
      }
    }
  }

  /// Every text and number a reference leads to, in all answers; a list stands for its elements.
  func values(of capture: CaptureReference, endpoint: String) -> Result<[String], CaptureProblem> {
    guard case .body(let path) = capture.part else { return value(of: capture, endpoint: endpoint).map { [$0] } }
    guard let exchanges = answers[endpoint], let first = exchanges.first else {
      return .failure(Self.unanswered(endpoint))
    }
    var out: [String] = []
    for exchange in exchanges {
      switch Side(exchange, isOfRequest: capture.isOfRequest).values(at: path) {
      case .success(let values):
        let flat = values.flatMap { $0.kind == .array ? Array($0.elements) : [$0] }
        out += flat.filter { $0.kind == .string || $0.kind == .number }.map { $0.string ?? $0.rawText }
      // Of several pages one may be an error.
      case .failure(let problem): if exchanges.count == 1 { return .failure(problem) }
      }
    }
    if !out.isEmpty { return .success(out) }
    return .failure(
      CaptureProblem(text: "\(Side(first, isOfRequest: capture.isOfRequest).words) without a text or number at \(path)")
    )
  }

  /// Where to look if a value is missing: at the request itself, where it was refused.
  func remedy(_ endpoint: String, correcting reference: String) -> String {
    let status = answers[endpoint]?.first?.response.status ?? 0
    return (400...499).contains(status)
      ? "correct what '\(endpoint)' sends, its user and password first"
      : "see what '\(endpoint)' answers, then correct \(reference)"
  }

  private static func unanswered(_ endpoint: String) -> CaptureProblem {
    CaptureProblem(text: "'\(endpoint)' gave no answer to take a value from")
  }

  /// What was sent, or what came back.
  private struct Side {
    /// As a sentence starts that says what is missing.
    var words: String
    var fields: HeaderFields
    var body: [UInt8]

    init(_ exchange: Exchange, isOfRequest: Bool) {
      let endpoint = exchange.spec.endpoint
      words = isOfRequest ? "'\(endpoint)' was sent" : "'\(endpoint)' answered \(exchange.response.status)"
      fields = isOfRequest ? exchange.spec.fields : exchange.response.fields
      body = isOfRequest ? exchange.spec.body ?? [] : exchange.response.body
    }

    func values(at path: JSONPath) -> Result<[JSONValue], CaptureProblem> {
      do throws(JSONError) {
        var isUndecided = false
        let values = path.select(in: try JSONDocument(reading: body).root, isUndecided: &isUndecided)
        if isUndecided { return .failure(CaptureProblem(text: "a pattern in \(path) takes too long where \(words)")) }
        return .success(values)
      } catch {
        return .failure(CaptureProblem(text: "\(words) with a body that is not JSON: \(error.message)"))
      }
    }

    /// Of the last `Set-Cookie` with that name, as a browser would keep it (RFC 6265, 5.2).
    func cookie(_ name: String) -> String? {
      for line in fields.values("Set-Cookie").reversed() {
        let pair = line.prefix { $0 != ";" }
        guard let equals = pair.firstIndex(of: "="), pair[..<equals].trimmingSpaces == name else { continue }
        return pair[pair.index(after: equals)...].trimmingSpaces
      }
      return nil
    }
  }
}

/// Why a capture has no value.
struct CaptureProblem: Error {
  var text: String
}
