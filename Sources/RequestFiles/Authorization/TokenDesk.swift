import ExchangeTypes
import LosslessJSON

/// Writes the request for one token.
struct TokenDesk {
  let configuration: AuthConfiguration
  var resolver: VariableResolver

  /// The grants that need no person at a browser, by the word that chooses them.
  private enum Grant: String {
    case clientCredentials = "clientcredentials"
    case password
    case refresh = "refreshtoken"
  }

  /// Those of JetBrains' editors that need one.
  private static let browserGrants = ["authorizationcode", "implicit", "deviceauthorization"]

  mutating func source(renewing old: IssuedToken?, allowedHosts: [HostPort]) throws(Finding) -> RequestPlan.TokenSource
  {
    switch configuration.word("Type") ?? "oauth2" {
    case "oauth2": break
    case "static", "mock":
      let token = IssuedToken(access: try required("Token"))
      return .given(token, secrets: resolver.secrets + token.secrets(of: configuration.id))
    default:
      throw problem(
        "auth-type", at: "Type", "this type is not known", next: "write \"OAuth2\", or \"Static\" with a \"Token\"")
    }
    var form = try grant(renewing: old)
    let credentials = try clientCredentials(&form)
    for parameter in configuration.parameters { form.append((parameter.name, try text(parameter.value))) }
    let url = try url()
    var fields: HeaderFields = [
      HeaderField("Content-Type", "application/x-www-form-urlencoded"), HeaderField("Accept", "application/json"),
    ]
    if let credentials { fields.append("Authorization", credentials) }
    let body = form.map { "\(PercentEncoding.encodeComponent($0.0))=\(PercentEncoding.encodeComponent($0.1))" }
    let spec = RequestSpec(
      endpoint: configuration.id, method: "POST", url: url, fields: fields,
      body: Array(body.joined(separator: "&").utf8), allowedHosts: allowedHosts,
      template: RequestTemplate(method: "POST", target: configuration.members["Token URL"]?.value.text ?? ""))
    return .asked(ResolvedRequest(spec: spec, secrets: resolver.secrets))
  }

  private mutating func grant(renewing old: IssuedToken?) throws(Finding) -> [(String, String)] {
    if let refresh = old?.refresh { return [("grant_type", "refresh_token"), ("refresh_token", refresh)] }
    guard let word = configuration.word("Grant Type") else { throw missing("Grant Type") }
    var form: [(String, String)]
    switch Grant(rawValue: word) {
    case .clientCredentials: form = [("grant_type", "client_credentials")]
    case .password:
      form = [
        ("grant_type", "password"), ("username", try required("Username")), ("password", try required("Password")),
      ]
    case .refresh: form = [("grant_type", "refresh_token"), ("refresh_token", try required("Refresh Token"))]
    case nil:
      throw problem(
        "auth-grant", at: "Grant Type",
        Self.browserGrants.contains(word) ? "this grant needs a person at a browser" : "this grant is not known",
        next: "use \"Client Credentials\", \"Password\" or \"Refresh Token\", or \"Type\": \"Static\" with a \"Token\"")
    }
    if let scope = try optional("Scope"), !scope.isEmpty { form.append(("scope", scope)) }
    return form
  }

  /// The client's id and secret go into the header or, where that is asked for or there is no secret, into the form.
  private mutating func clientCredentials(_ form: inout [(String, String)]) throws(Finding) -> String? {
    let way = configuration.word("Client Credentials") ?? "basic"
    if way == "none" { return nil }
    guard ["basic", "inbody"].contains(way) else {
      throw problem(
        "auth-client", at: "Client Credentials", "client credentials go \"basic\", \"in body\" or \"none\"",
        next: "write one of them, or leave it out for \"basic\"")
    }
    guard let id = try optional("Client ID") else {
      if configuration.word("Grant Type") == Grant.clientCredentials.rawValue { throw missing("Client ID") }
      return nil
    }
    let secret = try optional("Client Secret")
    guard way == "basic", let secret else {
      form.append(("client_id", id))
      if let secret { form.append(("client_secret", secret)) }
      return nil
    }
    // Both are form-encoded first (RFC 6749, 2.3.1).
    let pair = "\(PercentEncoding.encodeComponent(id)):\(PercentEncoding.encodeComponent(secret))"
    let encoded = Base64.encode(Array(pair.utf8))
    resolver.declare("$auth \(configuration.id)", encoded, .credentials)
    return "Basic " + encoded
  }

  private mutating func url() throws(Finding) -> WebURL {
    let text = try required("Token URL")
    guard let url = WebURL(PercentEncoding.encodeTarget(text)) else {
      throw problem(
        "bad-target", at: "Token URL", "the token URL is no http or https URL once its variables are filled in",
        next: "start it with https://, or with a variable that does")
    }
    return url
  }

  // MARK: Members

  private mutating func required(_ name: String) throws(Finding) -> String {
    guard let value = try optional(name), !value.isEmpty else { throw missing(name) }
    return value
  }

  private mutating func optional(_ name: String) throws(Finding) -> String? {
    guard let member = configuration.members[name] else { return nil }
    let value = try text(member)
    if AuthConfiguration.secretNames.contains(name) || member.isPrivate {
      resolver.declare("$auth \(configuration.id) \(name)", value, .privateFile)
    }
    return value
  }

  private mutating func text(_ member: AuthConfiguration.Member) throws(Finding) -> String {
    try resolver.resolve(member.value, in: member.file)
  }

  private func missing(_ name: String) -> Finding {
    Finding(
      "auth-incomplete", file: configuration.file, line: configuration.spot.line, column: configuration.spot.column,
      place: configuration.id, "'\(configuration.id)' has no '\(name)'",
      next: AuthConfiguration.secretNames.contains(name)
        ? "put it at the same place of the private file" : "add \"\(name)\": \"…\"")
  }

  private func problem(_ id: String, at member: String, _ text: String, next: String) -> Finding {
    let place = configuration.members[member]
    return Finding(
      id, file: place?.file ?? configuration.file, line: (place?.spot ?? configuration.spot).line,
      column: (place?.spot ?? configuration.spot).column, place: configuration.id, text, next: next)
  }
}
