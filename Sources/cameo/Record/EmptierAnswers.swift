import EnvironmentRuns
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import RequestFiles

/// Answers that hold nothing where every earlier one held something, to requests whose credential may have expired.
///
/// Some backends answer an expired token with 200 and an empty list. Kept, it would become a variant that no backend
/// means. Another answer to the same credential that holds something proves the credential, and lets it through.
struct EmptierAnswers {
  private(set) var kept: [Exchange] = []
  private(set) var findings: [Finding] = []

  /// Throws `Finding` for a broken seal.
  init(_ played: PlayedEnvironment, _ plan: RequestPlan, in store: FixtureStore) throws(Finding) {
    let expected = Set(plan.requests.filter(\.expectsEmpty).map(\.endpoint))
    let isBare = played.exchanges.map(Self.isBare)
    var proven: Set<String> = []
    for (exchange, isBare) in zip(played.exchanges, isBare) where Self.isSuccess(exchange) && !isBare {
      if !exchange.response.body.isEmpty { proven.formUnion(played.credentials[exchange.spec.endpoint] ?? []) }
    }
    let seals = try store.seals()
    for (exchange, isBare) in zip(played.exchanges, isBare) {
      let endpoint = exchange.spec.endpoint
      let credentials = played.credentials[endpoint] ?? []
      guard isBare, Self.isSuccess(exchange), !credentials.isEmpty, proven.isDisjoint(with: credentials),
        !expected.contains(endpoint), try Self.alwaysHeldMore(endpoint, seals, store)
      else {
        kept.append(exchange)
        continue
      }
      findings.append(
        Finding(
          "emptier-answer", .error, place: "\(endpoint) \(exchange.response.status)",
          "held back: it holds nothing, every earlier answer did, and its credential may have expired",
          next: "renew the credential and record again; if it is meant, put '# @cameo-expect empty' above the request"))
    }
  }

  private static func isSuccess(_ exchange: Exchange) -> Bool {
    StatusClass(status: exchange.response.status).isSuccess
  }

  private static func isBare(_ exchange: Exchange) -> Bool { isBare(exchange.response.body) }

  /// Null, or lists and maps of which none holds anything. What is no JSON is for others to refuse.
  private static func isBare(_ body: [UInt8]) -> Bool {
    do throws(JSONError) {
      let root = try JSONDocument(reading: body).root
      if root.isNull { return true }
      var hasEmpty = false
      return !holdsElements(root, &hasEmpty) && hasEmpty
    } catch { return false }
  }

  private static func holdsElements(_ value: JSONValue, _ hasEmpty: inout Bool) -> Bool {
    var open = [value]
    while let value = open.popLast() {
      switch value.kind {
      case .array:
        if !value.isEmpty { return true }
        hasEmpty = true
      case .object:
        let values = value.members.map(\.value)
        if values.isEmpty { hasEmpty = true }
        open += values
      default: break
      }
    }
    return false
  }

  private static func alwaysHeldMore(
    _ endpoint: String, _ seals: SealList, _ store: FixtureStore
  ) throws(Finding) -> Bool {
    let earlier = seals.names.filter { $0.endpoint == endpoint && $0.version != nil && $0.statusClass.isSuccess }
    for name in earlier {
      guard let body = try store.read(name, seals: seals).body, !isBare(body) else { return false }
    }
    return !earlier.isEmpty
  }
}
