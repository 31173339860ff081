/// Makes JSON of a template whose variables stand where a value does: `{"count": {{n}}}`.
///
/// Each such variable becomes a number that nobody writes, and itself again afterwards.
struct VariableStandIns {
  /// The template with numbers in place of variables outside strings.
  let text: String
  private let variables: [String]

  private static let mark = "7105350000000000"

  static func isStandIn(_ number: String) -> Bool { number.hasPrefix(mark) }

  init(_ template: String) {
    var text = ""
    var variables: [String] = []
    var isInString = false
    var isEscaped = false
    for piece in TemplateText(template).pieces {
      switch piece {
      case .literal(let literal):
        for scalar in literal.unicodeScalars {
          if isEscaped {
            isEscaped = false
          } else if scalar == "\\" {
            isEscaped = true
          } else if scalar == "\"" {
            isInString.toggle()
          }
        }
        text += literal
      case .variable(let variable):
        text += isInString ? variable : Self.standIn(variables.count)
        if !isInString { variables.append(variable) }
      }
    }
    self.text = text
    self.variables = variables
  }

  func restored(_ text: String) -> String {
    var out = text
    for (position, variable) in variables.enumerated() {
      guard let range = out.firstRange(of: Self.standIn(position)) else { continue }
      out.replaceSubrange(range, with: variable)
    }
    return out
  }

  /// All of one length, so that none is the beginning of another.
  private static func standIn(_ position: Int) -> String { mark + String(1000 + position) }
}
