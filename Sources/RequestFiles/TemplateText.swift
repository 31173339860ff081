/// Text with variables in it, as a person wrote it, taken apart: `Bearer {{login.response.body.$.token}}`.
package struct TemplateText: Sendable, Hashable {
  /// A stretch of text, or a variable in double braces.
  package enum Part: Sendable, Hashable {
    case literal(String)
    case reference(TemplateReference)
  }

  package var parts: [Part]

  package init(parts: [Part] = []) { self.parts = parts }

  /// The text as written, braces included: what a request template keeps.
  package var text: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .reference(let reference): text += reference.text
      }
    }
  }

  package var references: [TemplateReference] {
    parts.compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
  }

  package mutating func append(_ literal: String) {
    if case .literal(var last) = parts.last {
      // Taken out first: a second reference to the text would copy it at every line of a long body.
      parts.removeLast()
      last += literal
      parts.append(.literal(last))
    } else if !literal.isEmpty {
      parts.append(.literal(literal))
    }
  }

  package mutating func append(_ other: TemplateText) {
    for part in other.parts {
      if case .literal(let literal) = part { append(literal) } else { parts.append(part) }
    }
  }
}
