import LosslessJSON

/// Findings for programs.
enum FindingText {
  /// An array of objects with the members that a finding has.
  static func json(_ findings: [Finding]) -> String { tree(findings).text }

  static func tree(_ findings: [Finding]) -> JSONTree {
    .array(
      findings.map { finding in
        var members: [(String, JSONTree)] = [
          ("id", .string(finding.id)), ("severity", .string(finding.severity.rawValue)),
        ]
        if let file = finding.file { members.append(("file", .string(file))) }
        if let line = finding.line { members.append(("line", .integer(line))) }
        if let column = finding.column { members.append(("column", .integer(column))) }
        if let place = finding.place { members.append(("place", .string(place))) }
        members.append(("text", .string(finding.text)))
        if let next = finding.next { members.append(("next", .string(next))) }
        return .object(members)
      })
  }
}
