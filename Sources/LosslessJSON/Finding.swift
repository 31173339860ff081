/// Something to tell a person: where, what, and what to do next. Only the tool prints it.
///
/// It is also the error of everything that reads a person's files. It never holds a recorded value.
package struct Finding: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A stable name in kebab case, for filters: `unset-variable`.
  package var id: String
  package var severity: Severity
  /// The file as the person named it; relative to the working directory where it can be.
  package var file: String?
  package var line: Int?
  package var column: Int?
  /// A place or path inside a body, where there is one.
  package var place: String?
  /// What is wrong, in one line, without a full stop.
  package var text: String
  /// The next thing to do: a command or an edit.
  package var next: String?

  package init(
    _ id: String, _ severity: Severity = .error, file: String? = nil, line: Int? = nil, column: Int? = nil,
    place: String? = nil, _ text: String, next: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.place = place
    self.text = text
    self.next = next
  }

  /// A finding about no file.
  package init(_ id: String, _ text: String, next: String? = nil) {
    self.init(id, .error, text, next: next)
  }

  /// `path:line:column: severity: text [id]`, then the next step on a line of its own.
  package var description: String {
    var out = ""
    if let file {
      out += Self.printable(file) + ":"
      if let line { out += "\(line):" }
      if let column { out += "\(column):" }
      out += " "
    }
    if let place { out += "\(Self.printable(place)): " }
    out += "\(severity.rawValue): \(Self.printable(text)) [\(id)]"
    if let next { out += "\n  next: \(Self.printable(next))" }
    return out
  }

  /// Names of files may hold what moves a terminal's cursor or begins a line: it is printed as JSON escapes it.
  private static func printable(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
