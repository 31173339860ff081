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
        case .secret, .dynamic: break
        }
      } catch {
        if !problems.contains(error) { problems.append(error) }
      }
    }
  }

  mutating func add(_ findings: [Finding]) { problems += findings.filter { !problems.contains($0) } }

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
