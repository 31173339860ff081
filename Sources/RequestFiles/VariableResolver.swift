import LosslessJSON

/// Turns template text into what is sent, and writes down every secret that goes in.
struct VariableResolver {
  let scope: VariableScope
  let captures: Captures
  /// Request names, as written and as endpoints, to endpoints.
  let endpoints: [String: String]
  var dynamic: DynamicValues
  private(set) var secrets: [DeclaredSecret] = []
  private var path: [String] = []
  /// References filled in so far.
  private var count = 0

  /// Variables inside each other; more is a mistake.
  static let deepest = 64
  /// References of one request, those inside variables counted each time: ten variables that name each other twice
  /// make a thousand.
  private static let most = 20_000
  /// Bytes one text may come to.
  private static let largest = 64 << 20

  init(scope: VariableScope, captures: Captures, endpoints: [String: String], dynamic: DynamicValues) {
    self.scope = scope
    self.captures = captures
    self.endpoints = endpoints
    self.dynamic = dynamic
  }

  mutating func resolve(_ text: TemplateText, in file: String) throws(Finding) -> String {
    var out = ""
    for part in text.parts {
      switch part {
      case .literal(let literal): out += literal
      case .reference(let reference):
        let value = try self.value(of: reference, in: file)
        count += 1
        if count > Self.most || out.utf8.count + value.utf8.count > Self.largest {
          throw scope.finding(
            "variables-too-large", "the variables come to more text than can be meant",
            "look for one that stands for itself many times", reference, file)
        }
        out += reference.percentEncodes ? PercentEncoding.encodeComponent(value) : value
      }
    }
    return out
  }

  mutating func declare(_ name: String, _ value: String, _ source: DeclaredSecret.Source) {
    let secret = DeclaredSecret(name: name, value: value, source: source)
    if !value.isEmpty, !secrets.contains(secret) { secrets.append(secret) }
  }

  private mutating func value(of reference: TemplateReference, in file: String) throws(Finding) -> String {
    switch try scope.meaning(of: reference, in: file) {
    case .template(let text, let textFile, let name, let isPrivate):
      if path.contains(name) || path.count >= Self.deepest {
        throw scope.finding(
          "variable-cycle", "variables refer to each other in a circle, or too deep: \(name)",
          "give one of them a plain value", reference, file)
      }
      path.append(name)
      defer { path.removeLast() }
      let value = try resolve(text, in: textFile)
      if isPrivate { declare(name, value, .privateFile) }
      return value
    case .secret(let value, let name, let source):
      declare(name, value, source)
      return value
    case .dynamic(let value): return dynamic.make(value)
    case .token(let id, let isIdentity): return try token(id, isIdentity: isIdentity, reference, file)
    case .command(let command): return try output(of: command, reference, file)
    case .capture(let capture): return try captured(capture, reference, file)
    }
  }

  private mutating func token(
    _ id: String, isIdentity: Bool, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> String {
    guard let token = captures.tokens[id] else {
      throw scope.finding(
        "no-token", "no token of '\(id)' is at hand here", "a token can be used in requests only", reference, file)
    }
    guard let value = isIdentity ? token.identity : token.access else {
      throw scope.finding(
        "no-token", "the answer for '\(id)' held no id_token", "ask for the scope openid, or use $auth.token",
        reference, file)
    }
    declare("$auth \(id)", value, .token)
    return value
  }

  private mutating func output(
    of command: SecretCommand, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> String {
    guard let value = scope.sources.commandOutputs[command] else {
      throw scope.finding(
        "command-not-run", "the command that prints '\(command.variable)' was not run", nil, reference, file)
    }
    declare(command.variable, value, .command)
    return value
  }

  private mutating func captured(
    _ capture: CaptureReference, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> String {
    let endpoint = endpoints[capture.request] ?? EndpointName.slug(capture.request)
    switch captures.value(of: capture, endpoint: endpoint) {
    case .success(let value):
      declare(reference.text, value, .capture)
      return value
    case .failure(let problem):
      throw scope.finding(
        "no-capture", problem.text, captures.remedy(endpoint, correcting: "the reference"), reference, file)
    }
  }
}
