import ExchangeTypes

/// Writes the value of a header field: what is secret in it as variables.
enum FieldWriter {
  static func value(of field: HeaderField, _ names: inout VariableTable) -> String {
    let value = field.value
    if value.isEmpty { return value }
    switch field.name.lowercased() {
    case "authorization", "proxy-authorization": return authorization(value, &names)
    case "cookie": return cookies(value, &names)
    // Names of operations, and digits in them mean nothing.
    case "x-amz-target", "soapaction", "content-type", "accept": return value
    default:
      guard names.isSecret(value, named: field.name) else { return value }
      return names.reference(to: value, named: VariableName.make(from: field.name))
    }
  }

  /// The scheme stays, so that a reader sees what kind of credentials it is.
  private static func authorization(_ value: String, _ names: inout VariableTable) -> String {
    if let reference = names.issued(value) { return reference }
    guard let blank = value.firstIndex(of: " ") else { return names.reference(to: value, named: "authorization") }
    let scheme = value[..<blank]
    let rest = value[blank...].trimmingSpaces
    guard scheme.lowercased() == "basic" else { return "\(scheme) \(names.reference(to: rest, named: "token"))" }
    guard let end = rest.firstIndex(where: { $0 == " " || $0 == ":" }) else {
      return "\(scheme) \(names.reference(to: rest, named: "credentials"))"
    }
    let password = rest[rest.index(after: end)...].trimmingSpaces
    let user = names.reference(to: String(rest[..<end]), named: "user")
    return "\(scheme) \(user) \(names.reference(to: password, named: "password"))"
  }

  /// Each cookie's value: any of them may be a session.
  private static func cookies(_ value: String, _ names: inout VariableTable) -> String {
    value.split(separator: ";").map { pair in
      let pair = pair.trimmingSpaces
      guard let equals = pair.firstIndex(of: "=") else {
        return pair.hasPrefix("{{") ? pair : names.reference(to: pair, named: "cookie")
      }
      let name = String(pair[..<equals])
      let value = String(pair[pair.index(after: equals)...])
      if value.isEmpty { return pair }
      return "\(name)=\(names.reference(to: value, named: "cookie_" + VariableName.make(from: name)))"
    }.joined(separator: "; ")
  }
}
