import LosslessJSON

/// What variables mean in one request of one environment.
///
/// Of several places that set one name counts the first of: a `run` line, the environment, a person who is asked with `# @prompt`, a
/// script that takes it from an answer, the request file, those it imports. So JetBrains documents it: a file's variable is what holds where an environment says nothing else, and
/// no file can send one environment's request to the host of another. REST Client asks the file first; where it would
/// send another value a note says so.
struct VariableScope: Sendable {
  /// What stands behind a reference.
  enum Meaning: Sendable {
    /// More text, which may hold references of its own; `key` names the variable in cycles.
    case template(TemplateText, file: String, name: String, isPrivate: Bool)
    case secret(String, name: String, DeclaredSecret.Source)
    case dynamic(DynamicValue)
    case capture(CaptureReference)
    case token(String, isIdentity: Bool)
    case command(SecretCommand)
  }

  let sources: RequestSources
  let environment: RequestEnvironment
  /// Nil inside the environment's own variables.
  let requestFile: RequestFile?
  /// Nil outside of any request.
  var request: ParsedRequest?

  /// Throws a finding at the reference if nothing is set.
  func meaning(of reference: TemplateReference, in file: String) throws(Finding) -> Meaning {
    switch reference.source {
    case .variable(let name): return try variable(name, reference, file)
    case .shared(let name):
      guard let variable = environment.shared[name] else {
        throw unset(name, "in '$shared'", candidates: environment.shared.keys.sorted(), reference, file)
      }
      return .template(variable.value, file: variable.file, name: "$shared \(name)", isPrivate: variable.isPrivate)
    case .processEnvironment(let name, let isIndirect):
      let name = isIndirect ? try indirectName(name, reference, file) : name
      return try processVariable(name, reference, file)
    case .dotenv(let name, let isIndirect):
      let name = isIndirect ? try indirectName(name, reference, file) : name
      return try dotenvVariable(name, reference, file)
    case .dynamic(let value): return .dynamic(value)
    case .capture(let capture): return .capture(capture)
    case .token(let id, let isIdentity):
      guard let configuration = environment.authorizations[id] else { throw unknownAuth(id, reference, file) }
      return .token(id, isIdentity: isIdentity || configuration.usesIdentityToken)
    }
  }

  private func unknownAuth(_ id: String, _ reference: TemplateReference, _ file: String) -> Finding {
    let known = environment.authorizations.keys.sorted()
    let nearest = NearestWord.to(id, in: known).map { "did you mean '\($0)'? " } ?? ""
    return finding(
      "unknown-auth", "environment '\(environment.name)' has no 'Security.Auth' entry '\(id)'",
      nearest
        + (known.isEmpty
          ? "write one: \"Security\": { \"Auth\": { \"\(id)\": { \"Type\": \"OAuth2\", … } } }"
          : "known are \(known.joined(separator: ", "))"),
      reference, file)
  }

  private func variable(
    _ name: String, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> Meaning {
    if let override = request?.overrides.first(where: { $0.name == name }) {
      return .template(override.value, file: override.file, name: name, isPrivate: false)
    }
    if let command = environment.commands[name] { return .command(command) }
    if let variable = environment.variables[name] {
      return .template(variable.value, file: variable.file, name: name, isPrivate: variable.isPrivate)
    }
    if let request, request.directives.prompts.contains(where: { $0.name == name }) {
      return try answer(name, reference, file)
    }
    if let capture = try scriptCapture(name, reference, file) {
      return .capture(CaptureReference(request: capture.request, part: capture.part))
    }
    // The last line wins, as in both editors.
    for other in filesWithVariables(for: file) {
      if let variable = other.variables.last(where: { $0.name == name }) {
        return .template(variable.value, file: other.name, name: name, isPrivate: false)
      }
    }
    let candidates = environment.variables.keys.sorted() + (requestFile?.variables.map(\.name) ?? [])
    throw unset(name, "in environment '\(environment.name)'", candidates: candidates, reference, file)
  }

  /// What a `run` line writes means what it means in that line's file; all else what it means in the request's.
  private func filesWithVariables(for file: String) -> [RequestFile] {
    var files = requestFile.map(sources.visibleFiles) ?? []
    if let request, request.overrides.contains(where: { $0.file == file }),
      let other = sources.files.first(where: { $0.name == file })
    {
      files = sources.visibleFiles(from: other) + files
    }
    return files
  }

  /// An environment file that sets the variable answers for the person, so that a run in CI needs none.
  private func answer(_ name: String, _ reference: TemplateReference, _ file: String) throws(Finding) -> Meaning {
    guard let value = sources.answers[environment.name]?[name] else {
      throw finding(
        "prompt-unanswered", "'\(name)' is asked for with @prompt, and nobody answered",
        "set it in the private file: \"\(environment.name)\": { \"\(name)\": … }", reference, file)
    }
    return .secret(value, name: name, .prompt)
  }

  /// The script that sets a variable: the last one above the request in its file, else the only one there is.
  ///
  /// An editor takes whichever ran last; here nothing may depend on what a person ran before.
  private func scriptCapture(
    _ name: String, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> ScriptCapture? {
    let own = requestFile?.scriptCaptures[name] ?? []
    if let request, let above = own.last(where: { $0.line < request.methodSpot.line }) { return above }
    let all = sources.files.flatMap { $0.scriptCaptures[name] ?? [] }.filter { $0.request != request?.name }
    guard let first = all.first else { return nil }
    let requests = all.map(\.request).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if requests.count == 1 { return all.last ?? first }
    throw finding(
      "ambiguous-capture", "'\(name)' is set by the scripts of several requests: \(requests.joined(separator: ", "))",
      "name the one that is meant: {{\(first.request).response.body.$.name}}", reference, file)
  }

  private func unset(
    _ name: String, _ place: String, candidates: [String], _ reference: TemplateReference, _ file: String
  ) -> Finding {
    var next = "set it in \(sources.environments.name), or in the private file if it is a secret"
    if let first = request?.directives.pages?.firstValue(of: name) {
      next = "write '@\(name) =\(first)' above the requests: that is what the first page is asked for with"
    } else if let nearest = NearestWord.to(name, in: candidates) {
      next = "did you mean '\(nearest)'? Else " + next
    }
    return finding("unset-variable", "variable '\(name)' is not set \(place)", next, reference, file)
  }

  /// The name that a variable holds: `{{$processEnv %NAME}}`.
  private func indirectName(
    _ name: String, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> String {
    guard case .template(let text, _, _, _) = try variable(name, reference, file) else { return name }
    guard text.references.isEmpty else {
      throw finding(
        "indirect-name", "'\(name)' must hold a plain name to be used as %\(name)", "write the name itself", reference,
        file)
    }
    return text.text
  }

  private func processVariable(
    _ name: String, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> Meaning {
    let isAllowed =
      environment.settings.processEnvironment.contains(name) || sources.allowedProcessNames.contains(name)
    guard isAllowed else {
      throw finding(
        "process-variable-not-allowed", "the process variable \(name) may not be read",
        "list it in the private file: \"cameo\": { \"processEnv\": [\"\(name)\"] }", reference, file)
    }
    guard let value = sources.processEnvironment[name] else {
      throw finding(
        "process-variable-unset", "the process variable \(name) is not set", "export it before the run", reference, file
      )
    }
    return .secret(value, name: "$processEnv \(name)", .processEnvironment)
  }

  private func dotenvVariable(
    _ name: String, _ reference: TemplateReference, _ file: String
  ) throws(Finding) -> Meaning {
    guard let requestFile, let dotenv = sources.dotenv[requestFile.name] else {
      throw finding(
        "no-dotenv-file", "there is no .env file beside the request file", "write one with \(name)=…", reference, file)
    }
    guard let value = dotenv.values[name] else {
      let nearest = NearestWord.to(name, in: dotenv.values.keys.sorted()).map { "did you mean \($0)? Else " } ?? ""
      throw finding(
        "dotenv-variable-unset", "\(dotenv.name) does not set \(name)", nearest + "add the line \(name)=…", reference,
        file)
    }
    return .secret(value, name: "$dotenv \(name)", .dotenv)
  }

  func finding(
    _ id: String, _ text: String, _ next: String?, _ reference: TemplateReference, _ file: String
  ) -> Finding {
    Finding(id, file: file, line: reference.spot.line, column: reference.spot.column, text, next: next)
  }
}
