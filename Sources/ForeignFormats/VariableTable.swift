/// Hands out names for values, so that equal values share one and different ones never do.
struct VariableTable {
  /// Before the names of variables whose plain names are taken.
  var endpoint: String
  /// A reference to the answer that gave a value, where one did: it is there again tomorrow, and the value may not be.
  var issued: (_ value: String) -> String? = { _ in nil }
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
    if isSecret, let reference = issued(value) { return reference }
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

  /// `{{name}}` for a part of a path. Two things may have one number: only a variable of that name is used again.
  mutating func reference(toPart value: String, named wanted: String, isSecret: Bool) -> String {
    if isSecret, let reference = issued(value) { return reference }
    if existing[wanted] == value || added.contains(where: { $0.name == wanted && $0.value == value }) {
      return "{{\(wanted)}}"
    }
    let name = freeName(wanted)
    added.append(RequestText.Variable(name: name, value: value, isSecret: isSecret))
    return "{{\(name)}}"
  }

  private func freeName(_ wanted: String) -> String {
    func isFree(_ name: String) -> Bool { existing[name] == nil && !added.contains { $0.name == name } }
    if isFree(wanted) { return wanted }
    var words = endpoint.split(separator: "-")
    // `delete_order_id`, not `delete_order_order_id`.
    if let last = words.last, wanted.hasPrefix(last + "_") { words.removeLast() }
    let base = (words.map(String.init) + [wanted]).joined(separator: "_")
    var name = base
    var number = 2
    while !isFree(name) {
      name = "\(base)_\(number)"
      number += 1
    }
    return name
  }
}
