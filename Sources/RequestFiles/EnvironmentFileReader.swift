import ExchangeTypes
import LosslessJSON

/// Reads one environment file, listing everything that is wrong in it.
struct EnvironmentFileReader {
  /// One environment as one file has it.
  struct Entry {
    var variables: [String: RequestEnvironment.Variable] = [:]
    var settings: [SettingChange] = []
    var authorizations: [String: AuthConfiguration] = [:]
    var commands: [String: SecretCommand] = [:]
    var certificate: CertificateSetting?
    var spot = TextSpot(line: 1, column: 1)
  }

  let name: String
  let isPrivate: Bool
  var names: [String] = []
  var entries: [String: Entry] = [:]
  var findings: [Finding] = []
  /// Each value of a private file, once.
  var secrets: [DeclaredSecret] = []

  init(name: String, isPrivate: Bool) {
    self.name = name
    self.isPrivate = isPrivate
  }

  mutating func read(_ bytes: [UInt8]) {
    let root: JSONValue
    do throws(Finding) {
      root = try SettingsFile(name: name, bytes: bytes).document.root
    } catch {
      findings.append(error)
      return
    }
    guard root.kind == .object else {
      report("settings-kind", at: root, "an environment file is an object", next: "write { \"staging\": { … } }")
      return
    }
    for member in root.members {
      guard isFirst(member, among: names) else { continue }
      names.append(member.name)
      entries[member.name] = entry(member)
    }
  }

  /// Notes environments that only a private file has: most often a misspelt name.
  mutating func checkNames(against committed: EnvironmentFileReader) {
    for environment in names where !committed.names.contains(environment) && environment != EnvironmentFiles.sharedName
    {
      let nearest = NearestWord.to(environment, in: committed.names).map { "did you mean '\($0)'? " } ?? ""
      findings.append(
        Finding(
          "private-only-environment", .note, file: name, line: entries[environment]?.spot.line,
          column: entries[environment]?.spot.column, "\(committed.name) has no environment '\(environment)'",
          next: nearest + "else nothing is to do"))
    }
  }

  private mutating func entry(_ member: JSONMember) -> Entry {
    var entry = Entry()
    entry.spot = spot(member.key)
    guard member.value.kind == .object else {
      report(
        "settings-kind", at: member.value, "environment '\(member.name)' must be an object",
        next: "write { \"host\": \"https://…\" }")
      return entry
    }
    var seen: [String] = []
    for variable in member.value.members {
      guard isFirst(variable, among: seen) else { continue }
      seen.append(variable.name)
      switch variable.name {
      case "cameo": readSettings(variable.value, into: &entry)
      case "Security": readSecurity(variable.value, into: &entry)
      case "SSLConfiguration": readCertificate(variable, into: &entry)
      default: readVariable(variable, into: &entry)
      }
    }
    for name in entry.commands.keys.sorted() where entry.variables[name] != nil {
      report(
        "settings-duplicate", at: member.key, "'\(name)' is a variable and the name of a command, too",
        next: "remove one of them")
    }
    return entry
  }

  private mutating func readVariable(_ variable: JSONMember, into entry: inout Entry) {
    guard let value = value(of: variable) else { return }
    entry.variables[variable.name] = RequestEnvironment.Variable(
      name: variable.name, value: value, isPrivate: isPrivate, file: name, spot: spot(variable.key))
    declare(variable.name, value, variable.value)
  }

  private mutating func value(of member: JSONMember) -> TemplateText? {
    if let text = text(of: member.value) { return text }
    report(
      "variable-kind", at: member.value, "variable '\(member.name)' must be a string, a number, true or false",
      next: placeOfSettings(member) ?? "write it as text, in quotes")
    return nil
  }

  /// A scalar with the variables in it; nil for null, a list or an object.
  mutating func text(of json: JSONValue) -> TemplateText? {
    switch json.kind {
    case .string:
      let inside = TextSpot(line: spot(json).line, column: spot(json).column + 1)
      return TemplateText(line: json.string ?? "", at: inside, file: name, findings: &findings)
    case .number, .boolean: return TemplateText(parts: [.literal(json.rawText)])
    case .object, .array, .null: return nil
    }
  }

  /// What somebody meant who wrote an object or a list where a variable stands.
  private func placeOfSettings(_ member: JSONMember) -> String? {
    if member.name == "commands" || Self.settingNames.contains(member.name) {
      return "it is a setting of Cameo's: put it into the environment's \"cameo\" object"
    }
    guard member.value.kind == .object else { return nil }
    return NearestWord.to(member.name, in: ["cameo", "Security", "SSLConfiguration"]).map { "did you mean '\($0)'?" }
  }

  mutating func declare(_ variable: String, _ value: TemplateText, _ json: JSONValue) {
    guard isPrivate, json.kind != .boolean, value.references.isEmpty, !value.text.isEmpty else { return }
    let secret = DeclaredSecret(name: variable, value: value.text, source: .privateFile)
    if !secrets.contains(secret) { secrets.append(secret) }
  }

  mutating func isFirst(_ member: JSONMember, among seen: some Sequence<String>) -> Bool {
    guard seen.contains(where: { $0.utf8.elementsEqual(member.name.utf8) }) else { return true }
    report("settings-duplicate", at: member.key, "'\(member.name)' stands here twice", next: "remove one")
    return false
  }

  func spot(_ value: JSONValue) -> TextSpot {
    let location = value.location
    return TextSpot(line: location.line, column: location.column)
  }

  mutating func report(
    _ id: String, _ severity: Finding.Severity = .error, at value: JSONValue, _ text: String, next: String?
  ) {
    let spot = spot(value)
    findings.append(Finding(id, severity, file: name, line: spot.line, column: spot.column, text, next: next))
  }
}
