/// Hands out names for values, so that equal values share one and different ones never do.
struct VariableTable {
  private let endpoint: String
  private let existing: [String: String]
  private(set) var added: [RequestText.Variable] = []

  init(endpoint: String, existing: [String: String]) {
    self.endpoint = endpoint
    self.existing = existing
  }

  /// `{{name}}` for a value. A value that is made of references already stays as it is.
  mutating func reference(to value: String, named wanted: String, isSecret: Bool = true) -> String {
    if value.hasPrefix("{{"), value.hasSuffix("}}") { return value }
    if let variable = added.first(where: { $0.value == value && $0.isSecret == isSecret }) {
      return "{{\(variable.name)}}"
    }
    // The name wanted first, so that of several with the value the obvious one is taken.
    if existing[wanted] == value { return "{{\(wanted)}}" }
    if let name = existing.filter({ $0.value == value }).map(\.key).min() { return "{{\(name)}}" }
    let name = freeName(wanted)
    added.append(RequestText.Variable(name: name, value: value, isSecret: isSecret))
    return "{{\(name)}}"
  }

  private func freeName(_ wanted: String) -> String {
    func isFree(_ name: String) -> Bool { existing[name] == nil && !added.contains { $0.name == name } }
    if isFree(wanted) { return wanted }
    let prefix = endpoint.split(separator: "-").joined(separator: "_")
    var name = "\(prefix)_\(wanted)"
    var number = 2
    while !isFree(name) {
      name = "\(prefix)_\(wanted)_\(number)"
      number += 1
    }
    return name
  }
}
