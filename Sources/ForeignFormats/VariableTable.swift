/// Hands out names for values, so that equal values share one and different ones never do.
struct VariableTable {
  private let endpoint: String
  private let existing: [String: String]
  private let isPrivate: (_ name: String, _ value: String) -> Bool
  private(set) var added: [RequestText.Variable] = []

  /// `isPrivate`: see `RequestText`.
  init(
    endpoint: String, existing: [String: String],
    isPrivate: @escaping (_ name: String, _ value: String) -> Bool = { _, _ in false }
  ) {
    self.endpoint = endpoint
    self.existing = existing
    self.isPrivate = isPrivate
  }

  /// Whether a value may not stand in a committed file under its name; an empty name tells nothing.
  func isSecret(_ value: String, named name: String) -> Bool {
    !name.isEmpty && SecretWords.isSecret(name: name) || SecretWords.looksSecret(value) || isPrivate(name, value)
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
