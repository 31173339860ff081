import LosslessJSON

/// `"Security": { "Auth": { "shop": { "Type": "OAuth2", … } } }`
extension EnvironmentFileReader {
  mutating func readSecurity(_ object: JSONValue, into entry: inout Entry) {
    guard let auth = object["Auth"] else {
      for member in object.members where NearestWord.to(member.name, in: ["Auth"]) != nil {
        report(
          "unknown-auth-member", .warning, at: member.key, "'\(member.name)' is not used", next: "did you mean 'Auth'?")
        return
      }
      report(
        "foreign-member", .note, at: object, "'Security' without 'Auth' is for editors only and not used",
        next: "nothing is to do")
      return
    }
    guard auth.kind == .object else {
      report(
        "settings-kind", at: auth, "'Auth' must be an object",
        next: "write \"Auth\": { \"shop\": { \"Type\": \"OAuth2\" } }")
      return
    }
    for member in auth.members {
      guard isFirst(member, among: entry.authorizations.keys) else { continue }
      guard member.value.kind == .object else {
        report(
          "settings-kind", at: member.value, "'\(member.name)' must be an object",
          next: "write { \"Type\": \"OAuth2\", \"Grant Type\": \"Client Credentials\", … }")
        continue
      }
      entry.authorizations[member.name] = authorization(member)
    }
  }

  private mutating func authorization(_ object: JSONMember) -> AuthConfiguration {
    var configuration = AuthConfiguration(id: object.name, file: name, spot: spot(object.key))
    var seen: Set<String> = []
    for member in object.value.members {
      guard isFirst(member, among: seen) else { continue }
      seen.insert(member.name)
      if member.name == "Custom Request Parameters" {
        configuration.parameters = parameters(member.value)
      } else if AuthConfiguration.readNames.contains(member.name) {
        configuration.members[member.name] = authMember(member)
      } else if !AuthConfiguration.editorNames.contains(member.name) {
        let known = AuthConfiguration.readNames.sorted()
        let nearest = NearestWord.to(member.name, in: known).map { "did you mean '\($0)'? " } ?? ""
        report(
          "unknown-auth-member", .warning, at: member.key, "'\(member.name)' is not used",
          next: nearest + "known are \(known.joined(separator: ", "))")
      }
    }
    return configuration
  }

  private mutating func authMember(_ member: JSONMember) -> AuthConfiguration.Member? {
    guard let value = authValue(member.value, named: member.name) else { return nil }
    if !isPrivate, AuthConfiguration.secretNames.contains(member.name), value.value.references.isEmpty,
      !value.value.text.isEmpty
    {
      report(
        "committed-secret", .warning, at: member.value, "'\(member.name)' is a secret in a file that is committed",
        next: "move it to the same place of the private file, and change it")
    }
    return value
  }

  private mutating func authValue(_ json: JSONValue, named name: String) -> AuthConfiguration.Member? {
    guard let text = text(of: json) else {
      report("variable-kind", at: json, "'\(name)' must be a string", next: "write it as text, in quotes")
      return nil
    }
    if isPrivate, text.references.isEmpty, AuthConfiguration.secretNames.contains(name) { declare(name, text, json) }
    return AuthConfiguration.Member(value: text, isPrivate: isPrivate, file: self.name, spot: spot(json))
  }

  /// `"audience": "x"`, `"resource": ["x", "y"]`, `"audience": { "Value": "x", "Use": "In Token Request" }`
  private mutating func parameters(_ object: JSONValue) -> [AuthConfiguration.Parameter] {
    guard object.kind == .object else {
      report(
        "settings-kind", at: object, "'Custom Request Parameters' must be an object",
        next: "write { \"audience\": \"https://api.shop.test\" }")
      return []
    }
    return object.members.flatMap { member in
      let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
      return values.compactMap { parameter(member.name, $0) }
    }
  }

  private mutating func parameter(_ name: String, _ json: JSONValue) -> AuthConfiguration.Parameter? {
    var json = json
    if json.kind == .object {
      // For the page that a person logs in at; no such page is opened here.
      if json["Use"]?.string == "In Auth Request" { return nil }
      guard let value = json["Value"] else {
        report("settings-kind", at: json, "'\(name)' has no 'Value'", next: "write { \"Value\": \"…\" }")
        return nil
      }
      json = value
    }
    return authValue(json, named: name).map { AuthConfiguration.Parameter(name: name, value: $0) }
  }
}
