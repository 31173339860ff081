import LosslessJSON

/// The file `redaction-rules/decisions.jsonc`: one line a path of an endpoint, for all environments.
///
/// Holds the file's bytes, so that a line can be added without touching what people wrote around it.
package struct Decisions: Sendable {
  /// A line with the endpoint and path it belongs to.
  package struct Entry: Sendable, Equatable {
    package var endpoint: String
    package var path: DecisionPath
    package var decision: Decision

    package init(endpoint: String, path: DecisionPath, decision: Decision) {
      self.endpoint = endpoint
      self.path = path
      self.decision = decision
    }
  }

  /// How findings call the file.
  package let name: String
  /// The file as it stands.
  package internal(set) var bytes: [UInt8]
  package internal(set) var lines: [String: [DecisionPath: Decision]]

  package static let fileName = "decisions.jsonc"

  /// No decision yet: what stands for a missing file.
  package init(emptyNamed name: String = Decisions.fileName) {
    self.name = name
    bytes = Array("{\n  \"format\": 1,\n  \"endpoints\": {\n  },\n}\n".utf8)
    lines = [:]
  }

  package func decision(for endpoint: String, at path: DecisionPath) -> Decision? { lines[endpoint]?[path] }

  /// Whether a line says of some object of an endpoint what its member names are.
  func settlesNames(of endpoint: String) -> Bool {
    lines[endpoint]?.values.contains { if case .names = $0.action { true } else { false } } ?? false
  }

  /// The line for a header field; names of fields know no case (RFC 9110, 5.1).
  package func headerLine(for endpoint: String, named name: String) -> (path: DecisionPath, decision: Decision)? {
    let wanted = DecisionPath.header(name).text.lowercased()
    let found = lines[endpoint]?.filter { $0.key.text.lowercased() == wanted }
    return found?.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Coincidences that people have looked at and signed, by path of the response body.
  package func allowances(of endpoint: String) -> Set<LeakAllowance> {
    var out: Set<LeakAllowance> = []
    for (path, decision) in lines[endpoint] ?? [:] where decision.signed != nil {
      guard let body = BodyPath(path.text) else { continue }
      for rule in decision.coincides { out.insert(LeakAllowance(path: body, rule: rule)) }
    }
    return out
  }

  /// Where the line of a path stands in the file. Throws `Finding` only if the file can't be read back.
  package func location(of endpoint: String, at path: DecisionPath) throws(Finding) -> JSONLocation? {
    let root = try SettingsFile(name: name, bytes: bytes).document.root
    guard let members = root["endpoints"]?[endpoint]?.members else { return nil }
    for member in members where member.name.utf8.elementsEqual(path.text.utf8) { return member.key.location }
    return nil
  }

  /// All lines, sorted by endpoint and path.
  package var entries: [Entry] {
    var out: [Entry] = []
    for (endpoint, paths) in lines {
      for (path, decision) in paths { out.append(Entry(endpoint: endpoint, path: path, decision: decision)) }
    }
    return out.sorted { $0 < $1 }
  }

  /// Lines nobody has looked at.
  package var unsigned: [Entry] { entries.filter { $0.decision.signed == nil } }
}

extension Decisions.Entry: Comparable {
  package static func < (a: Decisions.Entry, b: Decisions.Entry) -> Bool {
    a.endpoint.utf8.elementsEqual(b.endpoint.utf8)
      ? a.path < b.path : a.endpoint.utf8.lexicographicallyPrecedes(b.endpoint.utf8)
  }
}
