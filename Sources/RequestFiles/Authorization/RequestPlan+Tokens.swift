import ExchangeTypes
import LosslessJSON

/// Tokens of `Security.Auth`: what to send for one, and what the answer means.
extension RequestPlan {
  /// Where a token comes from.
  package enum TokenSource: Sendable {
    /// It stands in the environment files itself.
    case given(IssuedToken, secrets: [DeclaredSecret])
    /// It is asked for.
    case asked(ResolvedRequest)
  }

  /// The request for a token, or for a new one by the refresh token of an old one (RFC 6749, 4.3, 4.4, 6).
  ///
  /// Throws a finding at the configuration if something is missing there, or needs a person at a browser.
  package func tokenSource(
    _ id: String, renewing old: IssuedToken? = nil, dynamic: inout DynamicValues
  ) throws(Finding) -> TokenSource {
    guard let configuration = environment.authorizations[id] else {
      throw Finding("unknown-auth", file: sources.environments.name, "there is no 'Security.Auth' entry '\(id)'")
    }
    let scope = VariableScope(sources: sources, environment: environment, requestFile: nil)
    var desk = TokenDesk(
      configuration: configuration,
      resolver: VariableResolver(scope: scope, captures: Captures(), endpoints: endpoints, dynamic: dynamic))
    let source = try desk.source(renewing: old, allowedHosts: allowedHosts)
    dynamic = desk.resolver.dynamic
    return source
  }

  /// Throws a finding that names the configuration and the status, and no value.
  package func token(_ id: String, from response: Response) throws(Finding) -> IssuedToken {
    do throws(TokenProblem) {
      return try IssuedToken(response)
    } catch {
      throw finding(
        "no-token", aboutToken: id, "the token endpoint \(error.text)",
        next: error.isElsewhere
          ? "check the 'Token URL' of '\(id)', and what it answers"
          : "check the client, the scope and the passwords of '\(id)' in the private file")
    }
  }

  /// A finding at the settings of a token.
  package func finding(_ kind: String, aboutToken id: String, _ text: String, next: String?) -> Finding {
    let configuration = environment.authorizations[id]
    return Finding(
      kind, file: configuration?.file, line: configuration?.spot.line, column: configuration?.spot.column, place: id,
      text, next: next)
  }
}
