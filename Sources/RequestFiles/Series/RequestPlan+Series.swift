import ExchangeTypes
import LosslessJSON

/// Requests that are sent more than once: with samples of values, page by page.
extension RequestPlan {
  /// The values that a sampled request is sent with; nil where it is sent once.
  ///
  /// Throws a finding if the answer they come from has none.
  package func samples(of request: PlannedRequest, captures: Captures) throws(Finding) -> [String]? {
    guard let rule = request.parsed.directives.sample else { return nil }
    // Its answer was not waited for then, and missing it is not what is wrong.
    if let problem = problems[request.endpoint]?.first { throw problem }
    let scope = scope(of: request)
    let capture = try scope.sampled(by: rule, in: request.file)
    let endpoint = endpoints[capture.request] ?? EndpointName.slug(capture.request)
    switch captures.values(of: capture, endpoint: endpoint) {
    case .success(let values): return rule.spread(values)
    case .failure(let problem):
      throw Finding(
        "no-capture", file: request.file, line: rule.spot.line, column: rule.spot.column, problem.text,
        next: captures.remedy(endpoint, correcting: "'\(rule.variable)'"))
    }
  }

  func scope(of request: PlannedRequest) -> VariableScope {
    VariableScope(
      sources: sources, environment: environment, requestFile: sources.files.first { $0.name == request.file },
      request: request.parsed)
  }

  /// The request of one step: its variables set, or the page's own URL put in.
  func resolve(
    _ request: PlannedRequest, _ step: SeriesStep, captures: Captures, dynamic: inout DynamicValues
  ) throws(Finding) -> ResolvedRequest {
    var request = request
    var secrets: [DeclaredSecret] = []
    func set(_ name: String, _ value: String) {
      request = request.setting(name, to: value)
      secrets.append(DeclaredSecret(name: name, value: value, source: .capture))
    }
    if let sample = step.sample, let rule = request.parsed.directives.sample { set(rule.variable, sample) }
    let isVariable: Bool
    if case .value(let value, of: let name) = step.page, request.uses(name) {
      set(name, value)
      isVariable = true
    } else {
      isVariable = false
    }
    var resolved = try resolveOnce(request, captures: captures, dynamic: &dynamic)
    switch step.page {
    case .value(let value, of: let name) where !isVariable:
      resolved.spec.url = resolved.spec.url.settingQuery(name, to: value)
      if Int(value) == nil { secrets.append(DeclaredSecret(name: name, value: value, source: .capture)) }
    case .url(let url): secrets += turn(&resolved.spec, to: url)
    default: break
    }
    resolved.secrets += secrets.filter { !$0.value.isEmpty && !resolved.secrets.contains($0) }
    return resolved
  }

  /// Leads the request to another URL; another origin must not see credentials, as with redirects. What is new in the
  /// query came from an answer: page tokens often hold what belongs to somebody.
  private func turn(_ spec: inout RequestSpec, to url: WebURL) -> [DeclaredSecret] {
    let known = Set(spec.url.queryPairs.map(\.value))
    let isSameOrigin = spec.url.hasSameOrigin(as: url)
    if !isSameOrigin {
      spec.fields.removeCredentials()
      spec.authentication = nil
    }
    let userInfo = isSameOrigin ? spec.url.userInfo : nil
    spec.url = url
    spec.url.fragment = nil
    spec.url.userInfo = spec.url.userInfo ?? userInfo
    return url.queryPairs.filter { !known.contains($0.value) && Self.mayBelongToSomebody($0.value) }
      .map { DeclaredSecret(name: "page \($0.name)", value: $0.value, source: .capture) }
  }

  /// Not a count and not a word such as `descending`.
  private static func mayBelongToSomebody(_ value: String) -> Bool {
    !value.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F || $0 == 0x2D }
      && !value.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension PlannedRequest {
  /// Whether the variable stands in the request itself.
  func uses(_ variable: String) -> Bool {
    parsed.texts.contains { $0.references.contains { $0.source == .variable(variable) } }
  }

  func setting(_ variable: String, to value: String) -> PlannedRequest {
    var copy = self
    copy.parsed.overrides.insert(
      .init(name: variable, value: TemplateText(parts: [.literal(value)]), file: file), at: 0)
    return copy
  }
}

extension VariableScope {
  /// The reference that a sampled variable stands for. Throws a finding if it stands for anything else.
  func sampled(by rule: SampleRule, in file: String) throws(Finding) -> CaptureReference {
    let reference = TemplateReference(
      text: "{{\(rule.variable)}}", source: .variable(rule.variable), percentEncodes: false, spot: rule.spot)
    switch try meaning(of: reference, in: file) {
    case .capture(let capture): return capture
    case .template(let text, _, _, _):
      if text.parts.count == 1, case .capture(let capture) = text.references.first?.source { return capture }
    default: break
    }
    throw finding(
      "sample-without-list", "'\(rule.variable)' is not taken from an answer, so there is no list to sample",
      "write @\(rule.variable) = {{list.response.body.$.items[*].id}}", reference, file)
  }
}
