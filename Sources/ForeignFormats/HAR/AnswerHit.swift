import LosslessJSON

/// A place of an answer that holds what some request sends.
struct AnswerHit: Sendable {
  var value: String
  /// The nearest member above it.
  var name: String
  /// As a reference writes it: `body.$.items[0].token`; nil if it is better not written.
  var place: String?

  /// Of one answer, in its order. Each answer is read once, and only what is asked for is kept of it.
  static func all(in entry: HAREntry, of asked: Set<String>) -> [AnswerHit] {
    guard (200..<300).contains(entry.status) else { return [] }
    var hits: [AnswerHit] = []
    for field in entry.answerFields.list where field.name.lowercased() != "set-cookie" && asked.contains(field.value) {
      hits.append(AnswerHit(value: field.value, name: field.name, place: "headers.\(field.name)"))
    }
    guard let document = entry.answer else { return hits }
    var steps: [Step] = []
    walk(document.root, name: "", &steps, asked, &hits)
    return hits
  }

  private enum Step {
    case member(String), element(Int)
  }

  /// Documents are nested 512 deep at most.
  private static func walk(
    _ value: JSONValue, name: String, _ steps: inout [Step], _ asked: Set<String>, _ hits: inout [AnswerHit]
  ) {
    if let text = value.string {
      if asked.contains(text) { hits.append(AnswerHit(value: text, name: name, place: path(steps))) }
      return
    }
    for (index, element) in value.elements.enumerated() {
      steps.append(.element(index))
      walk(element, name: name, &steps, asked, &hits)
      steps.removeLast()
    }
    for member in value.members {
      let name = member.name
      steps.append(.member(name))
      walk(member.value, name: name, &steps, asked, &hits)
      steps.removeLast()
    }
  }

  private static func path(_ steps: [Step]) -> String? {
    var out = "body.$"
    for step in steps {
      switch step {
      case .element(let index): out += "[\(index)]"
      case .member(let name):
        guard let step = Self.step(name) else { return nil }
        out += step
      }
    }
    return out
  }

  /// `.token`, `['x-token']`; nil for a name that is somebody's, or that a reference can't hold.
  private static func step(_ name: String) -> String? {
    let isPlain = name.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41 || (0x30...0x39).contains($0) || $0 == 0x5F
    }
    let isQuotable = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"'\\{}[]\"".utf8.contains($0) }
    guard isQuotable, let first = name.utf8.first, IDForm(name) == nil else { return nil }
    return isPlain && !(0x30...0x39).contains(first) ? "." + name : "['\(name)']"
  }
}
