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
    if scheme.lowercased() == "aws" { return signing(scheme, rest, &names) }
    // An answer to a challenge is a token like others.
    let isOpen = scheme.lowercased() == "basic" || scheme.lowercased() == "digest" && !rest.contains("=\"")
    guard isOpen else { return "\(scheme) \(names.reference(to: rest, named: "token"))" }
    guard let end = rest.firstIndex(where: { $0 == " " || $0 == ":" }) else {
      return "\(scheme) \(names.reference(to: rest, named: "credentials"))"
    }
    let password = rest[rest.index(after: end)...].trimmingSpaces
    let user = names.reference(to: String(rest[..<end]), named: "user")
    return "\(scheme) \(user) \(names.reference(to: password, named: "password"))"
  }

  /// `AWS id secret [token:…] [region:…] [service:…]`
  private static func signing(_ scheme: Substring, _ rest: String, _ names: inout VariableTable) -> String {
    let words = rest.split(separator: " ").map(String.init).enumerated().map { index, word in
      switch index {
      case 0: return names.reference(to: word, named: "awsKeyId")
      case 1: return names.reference(to: word, named: "awsSecret")
      default:
        guard word.hasPrefix("token:") else { return word }
        return "token:" + names.reference(to: String(word.dropFirst(6)), named: "awsToken")
      }
    }
    return ([String(scheme)] + words).joined(separator: " ")
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
