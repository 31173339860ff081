import ExchangeTypes
import LosslessJSON

extension Contract {
  /// Reads a contract file strictly. Throws `Finding`.
  package init(reading file: SettingsFile) throws(Finding) {
    let root = try file.object(["format", "endpoint", "classes"])
    try root.checkFormat()
    self.init(endpoint: try root.requiredString("endpoint"))
    guard let classes = try root.map("classes") else { return }
    for entry in classes.entries {
      guard let statusClass = StatusClass(entry.name) else {
        throw classes.file.finding("settings-kind", at: entry.key, "'\(entry.name)' is no status class")
      }
      let environments = try classes.object(of: entry.value, named: entry.name, nil)
      for inner in environments.entries {
        let object = try environments.object(of: inner.value, named: inner.name, ["seen", "versions", "response"])
        self.classes[statusClass, default: [:]][inner.name] = try ClassEvidence(reading: object)
      }
    }
  }
}

extension ClassEvidence {
  fileprivate init(reading object: SettingsObject) throws(Finding) {
    guard let seen = object.value["seen"] else {
      throw object.file.finding("settings-missing", at: object.value, "'seen' is missing")
    }
    self.init(seen: try Self.days(seen, in: object.file))
    if let versions = try object.map("versions") {
      for entry in versions.entries {
        self.versions[entry.name] = try Self.days(entry.value, in: object.file)
      }
    }
    guard let response = try object.map("response") else { return }
    for entry in response.entries {
      guard let path = BodyPath(entry.name) else {
        throw object.file.finding("contract-path", at: entry.key, "'\(entry.name)' is no normalised path")
      }
      let line = try response.object(
        of: entry.value, named: entry.name,
        ["kinds", "formats", "values", "unlisted", "parents", "present", "null", "empty", "latest"])
      self.response[path] = try PathEvidence(reading: line)
    }
  }

  private static func days(
    _ value: JSONValue, in file: SettingsFile
  ) throws(Finding) -> Days {
    let texts = value.elements.compactMap(\.string)
    guard texts.count == 2, let first = CalendarDay(texts[0]), let last = CalendarDay(texts[1]) else {
      throw file.finding("settings-kind", at: value, "expected two days, the first and the last")
    }
    return Days(first, last)
  }
}

extension PathEvidence {
  fileprivate init(reading line: SettingsObject) throws(Finding) {
    self.init()
    for word in try line.strings("kinds") ?? [] {
      guard let kind = ShapeKind(rawValue: word) else {
        throw line.file.finding("settings-kind", at: line.value, "unknown kind '\(word)'")
      }
      kinds.insert(kind)
    }
    formats = Set(try line.strings("formats")?.map { StringFormat($0) } ?? [])
    if formats.isEmpty, kinds.contains(.string) { formats = [.plain] }
    values = Set(try line.strings("values") ?? [])
    isUnlisted = try line.boolean("unlisted") ?? false
    counts = try PathCounts(reading: line)
    if let object = try line.object("latest", ["day", "parents", "present", "null", "empty"]) {
      guard let day = CalendarDay(try object.requiredString("day")), let counts = try PathCounts(reading: object) else {
        throw line.file.finding("settings-kind", at: object.value, "'latest' needs a day, parents and present")
      }
      latest = Latest(day: day, counts: counts)
    }
  }
}

extension PathCounts {
  fileprivate init?(reading line: SettingsObject) throws(Finding) {
    guard let parents = try line.integer("parents") else { return nil }
    self.init(
      parents: parents, present: try line.requiredInteger("present"), null: try line.integer("null") ?? 0,
      empty: try line.integer("empty") ?? 0)
  }
}
