import ExchangeTypes
import LosslessJSON

/// The requests of one environment, those that others depend on first.
///
/// Order: as in the files, a dependency pulled up before the first request that needs it. Requests of one level
/// depend only on lower levels, so that a level can be sent at once.
package struct RequestPlan: Sendable {
  package let environment: RequestEnvironment
  package let requests: [PlannedRequest]
  /// Hosts that may be asked: the environment's `hosts`, else those it names; never one an answer named.
  package let allowedHosts: [HostPort]
  /// Warnings and notes of reading, and for each request what keeps it from being sent. None of it stops the others.
  package let findings: [Finding]
  /// Every value of the private file, used or not.
  package let secrets: [DeclaredSecret]
  let sources: RequestSources
  /// Request names, as written and as endpoints, to endpoints.
  let endpoints: [String: String]
  /// What a request can never be sent for, by endpoint.
  let problems: [String: [Finding]]

  /// `endpoints` nil: all. Throws every error of reading, unknown endpoints and requests, and circles of requests.
  package init(
    _ sources: RequestSources, environment: RequestEnvironment, endpoints wanted: [String]? = nil
  ) throws(RequestRefusal) {
    let order = try RequestOrder(sources, environment: environment, wanted: wanted)
    self.sources = sources
    self.environment = environment
    requests = order.requests
    endpoints = order.endpoints
    problems = order.problems
    secrets = sources.environments.privateSecrets
    allowedHosts = HostList.allowed(sources, environment: environment)
    var found = sources.allFindings + Self.shadowed(in: sources.files, by: environment)
    for request in order.requests { found += (order.problems[request.endpoint] ?? []).filter { !found.contains($0) } }
    findings = found
  }

  /// File variables that the environment sets, too, with another text: where the editors differ.
  private static func shadowed(in files: [RequestFile], by environment: RequestEnvironment) -> [Finding] {
    files.flatMap { file in
      file.variables.compactMap { variable in
        guard let other = environment.variables[variable.name], other.value.text != variable.value.text else {
          return nil
        }
        return Finding(
          "shadowed-variable", .note, file: file.name, line: variable.spot.line, column: variable.spot.column,
          "environment '\(environment.name)' sets '\(variable.name)', too, and that value counts",
          next: "take one of them away, since REST Client would send the file's")
      }
    }
  }

  /// Requests that can be sent at once, lowest level first.
  package var levels: [[PlannedRequest]] {
    let count = (requests.map(\.level).max() ?? -1) + 1
    return (0..<count).map { level in requests.filter { $0.level == level } }
  }

  /// What must be run before anything is sent, in the order of the private file.
  package var commands: [SecretCommand] {
    let all = requests.reduce(into: Set<SecretCommand>()) { $0.formUnion($1.commands) }
    return all.filter { sources.commandOutputs[$0] == nil }.sorted {
      ($0.spot.line, $0.spot.column) < ($1.spot.line, $1.spot.column)
    }
  }

  /// What a person must be asked before anything is sent, each variable once.
  package var prompts: [PromptedVariable] {
    var seen: Set<String> = []
    return requests.flatMap { request in
      request.parsed.directives.prompts.compactMap { prompt in
        guard environment.variables[prompt.name] == nil, sources.answers[environment.name]?[prompt.name] == nil,
          seen.insert(prompt.name).inserted
        else { return nil }
        return PromptedVariable(
          name: prompt.name, description: prompt.description, environment: environment.name, file: request.file,
          spot: prompt.spot)
      }
    }
  }

  /// Fills in every variable. Throws a finding if one is unset, an answer lacks what is needed, the method is unsafe
  /// where nothing allows it, or what comes out is no request. The finding holds no value.
  package func resolve(
    _ request: PlannedRequest, step: SeriesStep = SeriesStep(), captures: Captures, dynamic: inout DynamicValues
  ) throws(Finding) -> ResolvedRequest {
    try resolve(request, step, captures: captures, dynamic: &dynamic)
  }

  func resolveOnce(
    _ request: PlannedRequest, captures: Captures, dynamic: inout DynamicValues
  ) throws(Finding) -> ResolvedRequest {
    if let problem = problems[request.endpoint]?.first { throw problem }
    try checkPermission(of: request)
    let resolver = VariableResolver(
      scope: scope(of: request), captures: captures, endpoints: endpoints, dynamic: dynamic)
    var assembly = RequestAssembly(request: request, sources: sources, resolver: resolver)
    let spec = try assembly.spec(allowedHosts: allowedHosts)
    dynamic = assembly.resolver.dynamic
    return ResolvedRequest(spec: spec, secrets: assembly.resolver.secrets)
  }

  /// What names the backend's release, from captures; nil if the environment does not say.
  package func release(captures: Captures, dynamic: DynamicValues) throws(Finding) -> String? {
    guard let text = environment.settings.release else { return nil }
    let scope = VariableScope(sources: sources, environment: environment, requestFile: nil)
    var resolver = VariableResolver(scope: scope, captures: captures, endpoints: endpoints, dynamic: dynamic)
    return try resolver.resolve(text, in: sources.environments.name)
  }
}
