import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Lets a body that is no JSON in where a signed line keeps it, `"$": { "keep": "any", … }`, and in no other place.
///
/// The line says that a person knows what the endpoint answers. It does not say that an error page is what it answers:
/// where the store has JSON, or the other form of string, the answer is trouble as before.
struct StringBodyGate {
  let exchange: Exchange
  let settings: RedactionSettings

  init(_ exchange: Exchange, _ settings: RedactionSettings) {
    self.exchange = exchange
    self.settings = settings
  }

  private var endpoint: String { exchange.spec.endpoint }
  private var place: String { "\(endpoint) \(exchange.response.status)" }

  private var line: Decision? {
    let line = settings.decisions.decision(for: endpoint, at: DecisionPath(.root))
    return line?.action == .keepAny ? line : nil
  }

  /// What the line makes of the body; nil where none is in force, or where the body is JSON after all.
  var content: BodyGate.Content? {
    guard line?.isInForce == true, let form = StringBody(mediaType: exchange.response.mediaType) else { return nil }
    // A bare number or word is no sign of JSON: `12` of a text that says `1.2.3` the other day is a text.
    if exchange.response.beginsAsJSON, JSONDocument.parsed(exchange.response.body) != nil { return nil }
    if settings.hasJSON(exchange) { return nil }
    if let stored = settings.storedStrings[exchange.classKey], stored != form { return .refused(otherForm) }
    guard let token = form.token(of: exchange.response.body) else { return .refused(noText) }
    // What a store reads again has the reader's own limit.
    let limit = min(settings.bodyLimits.bytes, JSONLimits.standard.bytes)
    if token.count > limit { return .refused(tooLarge(limit)) }
    return JSONDocument.parsed(token).map { .json($0, string: form) }
  }

  /// The command that asks for bodies like this one, and what it means.
  var howToAsk: String {
    let command = RedactionReport.keepCommand(endpoint, BodyPath.root.text) + " --any"
    let sign = command + (settings.isReal ? " --real" : "") + " --why 'TEXT'"
    let waits = line?.isInForce == false ? " signs the line that waits in \(Decisions.fileName)" : ""
    return "to keep what this endpoint sends byte for byte, a face or a place in it, too: \(sign)" + waits
  }

  // MARK: Refusals

  private var otherForm: Finding {
    Finding(
      "body-other-form", place: place,
      "the body is \(isText ? "a text" : "no text"), and the fixtures of this endpoint hold \(isText ? "bytes" : "texts")",
      next: "see what the backend sends; if it changed for good, record it under another name")
  }

  private var noText: Finding {
    Finding(
      "body-not-text", place: place,
      "the media type says text, and the body is none: it is no UTF-8, or holds control characters",
      next: "not kept; the backend must name the body's charset, or a media type that is no text")
  }

  private func tooLarge(_ limit: Int) -> Finding {
    Finding(
      "body-too-large", place: place, "the body would take more than \(limit) bytes of a fixture",
      next: "not kept; ask for a smaller one, or record it with '# @no-log'")
  }

  private var isText: Bool { StringBody(mediaType: exchange.response.mediaType) == .text }
}

extension RedactionSettings {
  /// Whether the store has JSON where this answer belongs: in its status class, or, of an error, in any success.
  func hasJSON(_ exchange: Exchange) -> Bool {
    let key = exchange.classKey
    if isJSON(key) { return true }
    return !key.statusClass.isSuccess && isJSON(ClassKey(endpoint: key.endpoint, statusClass: StatusClass(status: 200)))
  }

  /// A class of which there are only answers without bodies is none.
  private func isJSON(_ key: ClassKey) -> Bool {
    storedStrings[key] == nil && storedFacets[key].map { !$0.isEmpty } ?? false
  }

  /// The body of an answer as a run would judge it; nil for what it would refuse, and for none.
  package func document(of exchange: Exchange) -> JSONDocument? {
    var gate = BodyGate(self)
    if case .json(let document, _) = gate.read(exchange) { return document }
    return nil
  }
}

extension Exchange {
  var classKey: RedactionSettings.ClassKey {
    .init(endpoint: spec.endpoint, statusClass: StatusClass(status: response.status))
  }
}
