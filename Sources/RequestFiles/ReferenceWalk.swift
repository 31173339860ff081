import LosslessJSON

/// Follows references through variables without resolving them: finds captures, and what can never be resolved.
struct ReferenceWalk {
  /// A capture and where the reference to it stands.
  struct FoundCapture {
    var capture: CaptureReference
    var file: String
    var reference: TemplateReference
  }

  let scope: VariableScope
  private(set) var captures: [FoundCapture] = []
  /// Names of `Security.Auth` entries whose tokens are used.
  private(set) var tokens: Set<String> = []
  private(set) var commands: Set<SecretCommand> = []
  /// Unset variables, cycles, process variables that may not be read; each spot once.
  private(set) var problems: [Finding] = []
  private var finished: Set<String> = []
  private var path: [String] = []

  init(scope: VariableScope) { self.scope = scope }

  mutating func visit(_ text: TemplateText, in file: String) {
    for reference in text.references {
      do throws(Finding) {
        switch try scope.meaning(of: reference, in: file) {
        case .template(let inner, let innerFile, let name, _):
          try enter(name, inner, innerFile, reference, file)
        case .capture(let capture): captures.append(FoundCapture(capture: capture, file: file, reference: reference))
        case .token(let id, _):
          tokens.insert(id)
          visit(id)
        case .command(let command): commands.insert(command)
        case .secret, .dynamic: break
        }
      } catch {
        if !problems.contains(error) { problems.append(error) }
      }
    }
  }

  /// A sampled variable's list is needed, whether or not the request uses the variable as it should.
  mutating func visit(_ rule: SampleRule, in file: String) {
    do throws(Finding) {
      _ = try scope.sampled(by: rule, in: file)
      let isUsed = scope.request?.texts.contains { $0.references.contains { $0.source == .variable(rule.variable) } }
      if isUsed != true, !finished.contains(rule.variable) {
        throw Finding(
          "sample-unused", file: file, line: rule.spot.line, column: rule.spot.column,
          "the request does not use '\(rule.variable)', so every sample would be the same",
          next: "write {{\(rule.variable)}} in its target, its fields or its body")
      }
    } catch {
      // An unset variable has been told where it stands.
      if !problems.contains(where: { $0.text == error.text }) { add([error]) }
    }
  }

  mutating func add(_ findings: [Finding]) { problems += findings.filter { !problems.contains($0) } }

  /// What the settings of a token use; an answer can't be among it.
  private mutating func visit(_ id: String) {
    guard finished.insert("$auth \(id)").inserted, let configuration = scope.environment.authorizations[id] else {
      return
    }
    var walk = ReferenceWalk(
      scope: VariableScope(sources: scope.sources, environment: scope.environment, requestFile: nil))
    for member in configuration.texts { walk.visit(member.value, in: member.file) }
    commands.formUnion(walk.commands)
    add(walk.problems)
    for found in walk.captures {
      add([
        scope.finding(
          "auth-capture", "the settings of a token can't use an answer",
          "write the token request itself, and use its answer where the token is used", found.reference, found.file)
      ])
    }
  }

  private mutating func enter(
    _ name: String, _ text: TemplateText, _ textFile: String, _ reference: TemplateReference, _ file: String
  ) throws(Finding) {
    if let start = path.firstIndex(of: name) {
      let circle = (path[start...] + [name]).joined(separator: " → ")
      throw scope.finding(
        "variable-cycle", "variables refer to each other in a circle: \(circle)", "give one of them a plain value",
        reference, file)
    }
    if finished.contains(name) { return }
    if path.count >= VariableResolver.deepest {
      throw scope.finding(
        "variables-too-deep", "more than \(VariableResolver.deepest) variables stand inside each other",
        "write the value itself", reference, file)
    }
    path.append(name)
    visit(text, in: textFile)
    path.removeLast()
    finished.insert(name)
  }
}
