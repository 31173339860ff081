import ExchangeTypes
import LosslessJSON

/// The file `expectations/<consumer>.jsonc`: what one app or package says of each fixture.
package struct Expectations: Sendable {
  package let consumer: String
  /// Endpoints this consumer decodes; nil: it did not say, so all.
  package private(set) var endpoints: [String]?
  /// Fixture name → line.
  package private(set) var lines: [String: FixtureExpectation] = [:]
  /// Where each line stands, for findings.
  private var places: [String: Finding] = [:]

  /// No file: every fixture has its default.
  package init(consumer: String) { self.consumer = consumer }

  /// Reads the file strictly. Throws `Finding`.
  package init(consumer: String, reading file: SettingsFile) throws(Finding) {
    self.consumer = consumer
    let root = try file.object(["format", "endpoints", "fixtures"])
    try root.checkFormat()
    endpoints = try root.strings("endpoints")
    guard let map = try root.map("fixtures") else { return }
    for entry in map.entries {
      let line = try map.object(of: entry.value, named: entry.name, ["expect", "kind", "at", "until", "why"])
      lines[entry.name] = try FixtureExpectation(reading: line)
      places[entry.name] = file.finding(
        "expectation-unknown", at: entry.key, "'\(entry.name)' is neither stored nor recalled",
        next: "correct the name or remove the line")
    }
  }

  package func decodes(_ endpoint: String) -> Bool { endpoints?.contains(endpoint) ?? true }

  /// What is expected of a fixture. `original`: see `FixtureExpectation.standard`.
  package func expectation(of fixture: StoredFixture, original: JSONKind? = nil) -> FixtureExpectation {
    lines[fixture.name.description] ?? .standard(for: fixture.exchange, original: original)
  }

  /// A finding for each line whose fixture is neither stored nor recalled.
  package func findings(seals: SealList, recalled: RecallList) -> [Finding] {
    let stored = Set(seals.names.map(\.description))
    return lines.keys.sorted().filter { !stored.contains($0) && recalled[$0] == nil }.compactMap { places[$0] }
  }
}

extension FixtureExpectation {
  fileprivate init(reading line: SettingsObject) throws(Finding) {
    let word = try line.requiredString("expect")
    let why = try line.string("why")
    let outcome: Outcome
    switch word {
    case "reads": outcome = .reads
    case "retired":
      guard why != nil else {
        throw line.file.finding("expectation-line", at: line.value, "'retired' needs 'why'", next: "write the reason")
      }
      outcome = .retired
    case "fails": outcome = try Self.failure(line)
    default:
      throw line.file.finding(
        "expectation-line", at: line.value["expect"] ?? line.value, "unknown expectation '\(word)'",
        next: "write reads, fails or retired")
    }
    if word != "fails", line.has("kind") || line.has("at") {
      throw line.file.finding("expectation-line", at: line.value, "'kind' and 'at' go with 'fails' only")
    }
    var until: CalendarDay?
    if let text = try line.string("until") {
      until = CalendarDay(text)
      if until == nil {
        throw line.file.finding(
          "expectation-line", at: line.value["until"] ?? line.value, "'until' must be a day",
          next: "write it as 2027-03-01")
      }
    }
    self.init(outcome, until: until, why: why)
  }

  private static func failure(_ line: SettingsObject) throws(Finding) -> Outcome {
    guard let kind = FailureKind(rawValue: try line.requiredString("kind")) else {
      throw line.file.finding(
        "expectation-line", at: line.value["kind"] ?? line.value, "unknown kind of failure",
        next: "one of \(FailureKind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let place = JSONPointer(try line.requiredString("at")) else {
      throw line.file.finding(
        "expectation-line", at: line.value["at"] ?? line.value, "'at' must be a place",
        next: "a JSON Pointer: /items/3/tier")
    }
    return .fails([kind], at: place)
  }
}
