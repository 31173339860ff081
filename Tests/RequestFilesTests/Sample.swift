import ExchangeTypes
import LosslessJSON
import RequestFiles
import TestSupport

/// Sources and plans from texts, as short as a test wants them.
enum Sample {
  static func sources(
    _ http: String, environments: String = "{\"staging\": {\"host\": \"https://api.shop.test\"}}",
    secrets: String? = nil, dotenv: String? = nil, process: [String: String] = [:], allowed: Set<String> = [],
    others: [String: String] = [:]
  ) -> RequestSources {
    var files = [
      "recordings/requests/api.http": http, "recordings/requests/http-client.env.json": environments,
    ]
    files["recordings/requests/http-client.private.env.json"] = secrets
    files["recordings/requests/.env"] = dotenv
    files.merge(others) { _, new in new }
    return RequestFolder.read(
      recordings: "recordings", from: TableFileSource(files: files), processEnvironment: process,
      allowedProcessNames: allowed)
  }

  static func plan(
    _ sources: RequestSources, _ environment: String = "staging", endpoints: [String]? = nil
  ) throws -> RequestPlan {
    try RequestPlan(
      sources, environment: sources.environments.environment(named: environment), endpoints: endpoints)
  }

  /// The one request of a plan, or the one of that name, filled in.
  static func resolve(
    _ sources: RequestSources, _ environment: String = "staging", endpoint: String? = nil,
    captures: Captures = Captures()
  ) throws -> ResolvedRequest {
    let plan = try plan(sources, environment)
    var dynamic = dynamic()
    let request = plan.requests.first { endpoint == nil || $0.endpoint == endpoint }
    guard let request else { throw Finding("no-request", file: nil, "the sample has no such request") }
    return try plan.resolve(request, captures: captures, dynamic: &dynamic)
  }

  /// 2026-11-30T08:15:00Z and always the same randomness, on a machine that moved from one end of a day to the other.
  static func dynamic() -> DynamicValues {
    DynamicValues(
      secondsSince1970: 1_796_026_500, random: SeededGenerator(seed: 1),
      secondsFromUTC: { $0 < 1_790_000_000 ? -18_000 : 9_000 })
  }

  /// An answer of an endpoint.
  static func exchange(
    _ endpoint: String, status: Int = 200, fields: HeaderFields = [], body: String
  ) throws -> Exchange {
    guard let url = WebURL("https://api.shop.test/") else { throw Finding("bad-url", file: nil, "no URL") }
    let spec = RequestSpec(
      endpoint: endpoint, method: "GET", url: url, allowedHosts: [],
      template: RequestTemplate(method: "GET", target: "/"))
    return Exchange(spec: spec, response: Response(status: status, fields: fields, body: Array(body.utf8)))
  }
}
