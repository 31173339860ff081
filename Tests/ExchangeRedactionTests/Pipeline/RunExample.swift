import ExchangeTypes
import LosslessJSON
import ShapeInference
import Testing

@testable import ExchangeRedaction

/// A run to redact in a test: settings and answers with short spellings.
struct RunExample {
  /// Reading the shipped rules takes long; all tests share one reading.
  static let catalogue: Result<RuleCatalogue, Finding> = Result { () throws(Finding) in try RuleCatalogue.builtIn() }

  var settings: RedactionSettings
  var exchanges: [Exchange] = []

  init(isReal: Bool = true) throws {
    settings = RedactionSettings(
      environment: "production", recordedAt: 1_795_996_800, key: Array("a key of thirty-two bytes or more".utf8),
      keyID: "5b0e9a4d17c2f386", catalogue: try Self.catalogue.get())
    settings.isReal = isReal
    settings.ownHosts = [HostPort(host: "api.shop.test", port: nil)]
  }

  static func exchange(
    _ endpoint: String, _ body: String, status: Int = 200, fields: HeaderFields = ["Content-Type": "application/json"],
    url: String? = nil, target: String? = nil
  ) throws -> Exchange {
    let url = try #require(WebURL(url ?? "https://api.shop.test/\(endpoint)"))
    let template = RequestTemplate(method: "GET", target: target ?? "{{host}}/\(endpoint)")
    let spec = RequestSpec(
      endpoint: endpoint, method: "GET", url: url, allowedHosts: [url.host], template: template)
    return Exchange(spec: spec, response: Response(status: status, fields: fields, body: Array(body.utf8)))
  }

  mutating func add(_ endpoint: String, _ body: String, status: Int = 200) throws {
    exchanges.append(try Self.exchange(endpoint, body, status: status))
  }

  mutating func decide(_ json: String) throws {
    settings.decisions = try Decisions(
      name: "decisions.jsonc", bytes: Array("{ \"format\": 1, \"endpoints\": \(json) }".utf8))
  }

  func redact() -> RedactedRun { EnvironmentRedactor(settings).redact(exchanges) }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HeaderField($0.0, $0.1) })
  }
}

extension RedactedRun {
  /// Every byte that a run lets out: what a store writes, what a report prints.
  var everyByte: String {
    var out = report.text()
    for entry in newDecisions { out += "\(entry.endpoint) \(entry.path) \(entry.decision.tree.inlineText)\n" }
    for finding in refused + heldBack + warnings { out += "\(finding)\n" }
    for endpoint in endpoints {
      for exchange in endpoint.exchanges {
        out += String(decoding: exchange.body ?? [], as: UTF8.self)
        out += "\(exchange.request)\n\(exchange.hops)\n\(exchange.fields)\n\(exchange.dropped)\n"
        out +=
          "\(exchange.paths)\n\(exchange.thinned)\n\(exchange.mediaType ?? "") \(exchange.requestMediaType ?? "")\n"
      }
      for (path, line) in endpoint.evidence.lines.sorted(by: { $0.key < $1.key }) {
        out += "\(path) \(line.values.sorted())\n"
      }
    }
    return out
  }

  func body(_ endpoint: String, _ position: Int = 0) throws -> String {
    let exchanges = endpoints.filter { $0.endpoint == endpoint }.flatMap(\.exchanges)
    try #require(exchanges.count > position, "\(refused) \(heldBack)")
    return String(decoding: exchanges[position].body ?? [], as: UTF8.self)
  }

  func document(_ endpoint: String, _ position: Int = 0) throws -> JSONDocument {
    try JSONDocument(try body(endpoint, position))
  }
}
