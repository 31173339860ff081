import ExchangeTypes
import LosslessJSON

extension EnvironmentFileReader {
  static let settingNames = ["data", "hosts", "allowUnsafe", "readOnly", "population", "release", "flaky"]

  mutating func readSettings(_ object: JSONValue, into entry: inout Entry) {
    guard object.kind == .object else {
      report(
        "settings-kind", at: object, "'cameo' must be an object", next: "write \"cameo\": { \"data\": \"synthetic\" }")
      return
    }
    var seen: [String] = []
    for member in object.members {
      guard isFirst(member, among: seen) else { continue }
      seen.append(member.name)
      if member.name == "commands" {
        readCommands(member, into: &entry)
      } else if let change = change(member) {
        entry.settings.append(change)
      }
    }
  }

  private mutating func change(_ member: JSONMember) -> SettingChange? {
    switch member.name {
    case "data": return data(member.value)
    case "hosts": return hosts(member.value)
    case "allowUnsafe": return flag(member).map { .allowsUnsafe($0) }
    case "readOnly": return flag(member).map { .isReadOnly($0) }
    case "flaky": return flag(member).map { .isFlaky($0) }
    case "population": return text(member).map { .population($0) }
    case "release":
      guard text(member) != nil else { return nil }
      return text(of: member.value).map { .release($0) }
    case "processEnv": return processNames(member)
    default:
      let known = Self.settingNames + (isPrivate ? ["processEnv", "commands"] : [])
      let nearest = NearestWord.to(member.name, in: known).map { "did you mean '\($0)'? " } ?? ""
      report(
        "unknown-setting", at: member.key, "there is no setting '\(member.name)'",
        next: nearest + "known are \(known.joined(separator: ", "))")
      return nil
    }
  }

  private mutating func data(_ value: JSONValue) -> SettingChange? {
    if let data = value.string.flatMap({ EnvironmentSettings.DataClass(rawValue: $0) }) { return .data(data) }
    report("settings-kind", at: value, "'data' must be \"real\" or \"synthetic\"", next: "real is the default")
    return nil
  }

  private mutating func hosts(_ value: JSONValue) -> SettingChange? {
    let next = "write [\"api.shop.test\", \"localhost:8080\"]"
    guard value.kind == .array else {
      report("settings-kind", at: value, "'hosts' must be an array of hosts", next: next)
      return nil
    }
    var hosts: [HostPort] = []
    for element in value.elements {
      guard let text = element.string, !text.contains(where: { "/@* ".contains($0) }), let host = HostPort(text) else {
        report("bad-host", at: element, "a host is host or host:port, without scheme and path", next: next)
        continue
      }
      hosts.append(host)
    }
    return .hosts(hosts)
  }

  private mutating func processNames(_ member: JSONMember) -> SettingChange? {
    guard isPrivate else {
      report(
        "private-only-setting", at: member.key, "'processEnv' stands in the private file only",
        next: "move it there, so that nobody can change by a commit what is read from a machine")
      return nil
    }
    let names = member.value.elements.compactMap { $0.string }
    guard member.value.kind == .array, names.count == Array(member.value.elements).count else {
      report("settings-kind", at: member.value, "'processEnv' must be an array of names", next: "write [\"API_TOKEN\"]")
      return nil
    }
    return .processEnvironment(names)
  }

  /// `"commands": { "password": ["pass", "show", "shop/staging"] }`
  private mutating func readCommands(_ member: JSONMember, into entry: inout Entry) {
    guard isPrivate else {
      report(
        "private-only-setting", at: member.key, "'commands' stands in the private file only",
        next: "move it there, so that nobody can change by a commit what is run on a machine")
      return
    }
    let next = "write { \"password\": [\"pass\", \"show\", \"shop/staging\"] }"
    guard member.value.kind == .object else {
      report("settings-kind", at: member.value, "'commands' must be an object of variables", next: next)
      return
    }
    for command in member.value.members {
      let words = command.value.elements.compactMap { $0.string }
      guard command.value.kind == .array, words.count == Array(command.value.elements).count,
        words.first?.isEmpty == false
      else {
        report(
          "settings-kind", at: command.value, "a command is a list: a program and its arguments, no line for a shell",
          next: next)
        continue
      }
      guard isFirst(command, among: entry.commands.keys) else { continue }
      entry.commands[command.name] = SecretCommand(
        variable: command.name, arguments: words, file: name, spot: spot(command.key))
    }
  }

  private mutating func flag(_ member: JSONMember) -> Bool? {
    if let flag = member.value.boolean { return flag }
    report("settings-kind", at: member.value, "'\(member.name)' must be true or false", next: "write it without quotes")
    return nil
  }

  private mutating func text(_ member: JSONMember) -> String? {
    if let text = member.value.string, !text.isEmpty { return text }
    report(
      "settings-kind", at: member.value, "'\(member.name)' must be a string with text in it", next: "write it in quotes"
    )
    return nil
  }
}
