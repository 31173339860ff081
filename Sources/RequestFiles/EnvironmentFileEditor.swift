import LosslessJSON

/// Puts variables into an environment file; everything else in it stays byte for byte, comments included.
package enum EnvironmentFileEditor {
  /// Where a variable has a value already.
  package enum Existing: Sendable {
    /// Another value is an error: `variable-exists`.
    case keep
    case replace
  }

  /// The text with the variables in an environment; both are made where they are missing. `bytes` nil: a new file.
  ///
  /// Throws a finding if the file cannot be read, or has another value for one of the variables.
  package static func adding(
    _ variables: [(name: String, value: String)], to environment: String, in bytes: [UInt8]?, file: String,
    existing: Existing = .keep
  ) throws(Finding) -> [UInt8] {
    guard let bytes, !SourceLine.lines(of: bytes).allSatisfy(\.isBlank) else {
      let members = variables.map { ($0.name, JSONTree.string($0.value)) }
      return Array(JSONTree.object([(environment, .object(members))]).text.utf8)
    }
    let settings = try SettingsFile(name: file, bytes: bytes)
    let root = settings.document.root
    guard root.kind == .object else {
      throw settings.finding(
        "settings-kind", at: root, "an environment file is an object", next: "correct the file first")
    }
    var edit = JSONEdit()
    if let entry = root[environment] {
      guard entry.kind == .object else {
        throw settings.finding(
          "settings-kind", at: entry, "environment '\(environment)' must be an object", next: "correct the file first")
      }
      let missing = try replaceExisting(variables, in: entry, settings, existing, &edit)
      insert(missing.map { ($0.name, .string($0.value)) }, into: entry, &edit)
    } else {
      insert([(environment, .object(variables.map { ($0.name, .string($0.value)) }))], into: root, &edit)
    }
    return edit.applied(to: bytes)
  }

  /// The variables that the entry does not have.
  private static func replaceExisting(
    _ variables: [(name: String, value: String)], in entry: JSONValue, _ settings: SettingsFile, _ existing: Existing,
    _ edit: inout JSONEdit
  ) throws(Finding) -> [(name: String, value: String)] {
    var missing: [(name: String, value: String)] = []
    for variable in variables {
      guard let value = entry[variable.name] else {
        missing.append(variable)
        continue
      }
      if value.string == variable.value { continue }
      guard case .replace = existing else {
        throw settings.finding(
          "variable-exists", at: value, "'\(variable.name)' has another value already",
          next: "use another name, or change the value by hand")
      }
      edit.replace(value, with: JSONString.encode(variable.value))
    }
    return missing
  }

  /// Puts members behind the last one, laid out as the object is.
  private static func insert(
    _ members: [(name: String, value: JSONTree)], into object: JSONValue, _ edit: inout JSONEdit
  ) {
    if members.isEmpty { return }
    let bytes = object.document.bytes
    let indent = indentOfLine(at: object.range.lowerBound, in: bytes)
    let existing = Array(object.members)
    guard let last = existing.last else {
      let lines = members.map { line($0, indent: indent + "  ") }.joined(separator: ",\n")
      // A comment between the braces stays; white space does not.
      let inside = object.range.lowerBound + 1..<object.range.upperBound - 1
      let isBlank = bytes[inside].allSatisfy { $0 <= 0x20 }
      let place = isBlank ? inside : inside.upperBound..<inside.upperBound
      edit.replace(place, with: Array("\n\(lines)\n\(indent)".utf8))
      return
    }
    let start = last.key.range.lowerBound
    let isOnLineOfItsOwn = bytes[..<start].last { $0 != 0x20 && $0 != 0x09 } == 0x0A
    let end = last.value.range.upperBound
    if isOnLineOfItsOwn {
      let memberIndent = indentOfLine(at: start, in: bytes)
      let text = members.map { ",\n" + line($0, indent: memberIndent) }.joined()
      edit.replace(end..<end, with: Array(text.utf8))
    } else {
      let text = members.map { ", " + JSONTree.object([$0]).inlineText.dropFirst(2).dropLast(2) }.joined()
      edit.replace(end..<end, with: Array(text.utf8))
    }
  }

  /// `"name": value`, every line of it indented.
  private static func line(_ member: (name: String, value: JSONTree), indent: String) -> String {
    let text = JSONTree.object([member]).text
    // Without the braces and the level they bring.
    return text.split(separator: "\n").dropFirst().dropLast().map { indent + $0.dropFirst(2) }.joined(separator: "\n")
  }

  private static func indentOfLine(at offset: Int, in bytes: [UInt8]) -> String {
    let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
