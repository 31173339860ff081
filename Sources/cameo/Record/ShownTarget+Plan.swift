import ExchangeRedaction
import ForeignFormats
import RequestFiles

extension ShownTarget {
  /// Words of interfaces show, those that models and OpenAPI documents vouch for, and those that the endpoints are named
  /// with: their names are told anyway.
  init(_ plan: RequestPlan, vouched: Set<String>) {
    let endpoints = plan.requests.map(\.endpoint)
    let parts = endpoints.flatMap { $0.split(separator: "-") }.map(String.init)
    let words = parts.filter { $0.allSatisfy(\.isLetter) } + ["graphql", "rest", "rpc", "oauth", "oauth2"]
    let told = Set(endpoints + words)
    let names = MemberNames(extra: vouched)
    self.init { told.contains($0) || names.isVouched($0) }
  }
}
