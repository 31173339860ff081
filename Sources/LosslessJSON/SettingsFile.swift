/// A `.jsonc` or `.json` file of settings, read strictly: unknown members, duplicates and wrong kinds are findings
/// with file, line and column.
package struct SettingsFile: Sendable {
  package let name: String
  package let document: JSONDocument

  /// Reads a file's bytes; `name` is how findings call it. Throws `Finding` with id `settings-syntax`.
  package init(name: String, bytes: [UInt8], dialect: JSONDialect = .relaxed) throws(Finding) {
    self.name = name
    do throws(JSONError) {
      document = try JSONDocument(reading: bytes, dialect: dialect)
    } catch {
      throw Finding(
        "settings-syntax", file: name, line: error.location.line, column: error.location.column, error.message,
        next: "correct the file; comments and trailing commas are allowed in .jsonc files")
    }
  }

  /// The top-level object with the members that may stand in it.
  package func object(_ allowed: [String]) throws(Finding) -> SettingsObject {
    try SettingsObject(document.root, in: self, what: "the file", allowed: allowed)
  }

  /// The top-level object as a map with free names.
  package func map() throws(Finding) -> SettingsObject {
    try SettingsObject(document.root, in: self, what: "the file", allowed: nil)
  }

  package func finding(_ id: String, at value: JSONValue, _ text: String, next: String? = nil) -> Finding {
    let location = value.location
    return Finding(id, file: name, line: location.line, column: location.column, text, next: next)
  }
}

/// One object of a settings file. Each getter throws a `Finding` when the member has another kind.
package struct SettingsObject: Sendable {
  package let value: JSONValue
  package let file: SettingsFile

  /// `allowed` nil: a map, any name may stand in it. A duplicate is always an error.
  init(_ value: JSONValue, in file: SettingsFile, what: String, allowed: [String]?) throws(Finding) {
    guard value.kind == .object else { throw file.finding("settings-kind", at: value, "\(what) must be an object") }
    self.value = value
    self.file = file
    var seen: Set<[UInt8]> = []
    for member in value.members {
      if !seen.insert(Array(member.name.utf8)).inserted {
        throw file.finding(
          "settings-duplicate", at: member.key, "'\(member.name)' stands here twice", next: "remove one")
      }
      if let allowed, !allowed.contains(member.name) {
        throw file.finding(
          "settings-unknown", at: member.key, "unknown member '\(member.name)'",
          next: "known here: \(allowed.joined(separator: ", "))")
      }
    }
  }

  package var entries: [(name: String, key: JSONValue, value: JSONValue)] {
    value.members.map { ($0.name, $0.key, $0.value) }
  }

  package func has(_ name: String) -> Bool { value[name] != nil }

  private func member<T>(_ name: String, _ kind: String, _ read: (JSONValue) -> T?) throws(Finding) -> T? {
    guard let value = value[name] else { return nil }
    guard let result = read(value) else { throw file.finding("settings-kind", at: value, "'\(name)' must be \(kind)") }
    return result
  }

  private func required<T>(_ name: String, _ value: T?) throws(Finding) -> T {
    guard let value else {
      throw file.finding(
        "settings-missing", at: self.value, "'\(name)' is missing",
        next: name == "format" ? "add \"format\": 1" : "add \"\(name)\" to what begins here")
    }
    return value
  }

  package func string(_ name: String) throws(Finding) -> String? { try member(name, "a string") { $0.string } }
  package func requiredString(_ name: String) throws(Finding) -> String { try required(name, try string(name)) }
  package func integer(_ name: String) throws(Finding) -> Int? { try member(name, "an integer") { $0.integer } }
  package func requiredInteger(_ name: String) throws(Finding) -> Int { try required(name, try integer(name)) }
  package func boolean(_ name: String) throws(Finding) -> Bool? { try member(name, "true or false") { $0.boolean } }

  package func strings(_ name: String) throws(Finding) -> [String]? {
    try member(name, "an array of strings") { value in
      guard value.kind == .array else { return nil }
      var out: [String] = []
      for element in value.elements {
        guard let string = element.string else { return nil }
        out.append(string)
      }
      return out
    }
  }

  package func array(_ name: String) throws(Finding) -> [JSONValue]? {
    try member(name, "an array") { $0.kind == .array ? Array($0.elements) : nil }
  }

  package func object(_ name: String, _ allowed: [String]) throws(Finding) -> SettingsObject? {
    guard let value = value[name] else { return nil }
    return try SettingsObject(value, in: file, what: "'\(name)'", allowed: allowed)
  }

  package func map(_ name: String) throws(Finding) -> SettingsObject? {
    guard let value = value[name] else { return nil }
    return try SettingsObject(value, in: file, what: "'\(name)'", allowed: nil)
  }

  /// An entry of this map as an object.
  package func object(of entry: JSONValue, named name: String, _ allowed: [String]?) throws(Finding) -> SettingsObject {
    try SettingsObject(entry, in: file, what: "'\(name)'", allowed: allowed)
  }

  /// Checks `"format"`: 1 is read; a higher one was made by a newer tool.
  package func checkFormat() throws(Finding) {
    let format = try requiredInteger("format")
    if format == 1 { return }
    guard let value = value["format"] else { return }
    throw format > 1
      ? file.finding("newer-format", at: value, "made by a newer cameo (format \(format))", next: "update cameo")
      : file.finding("settings-kind", at: value, "unknown format \(format)")
  }
}
