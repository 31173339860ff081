import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON

/// A store with its seals, recalled names and one consumer's expectations read: makes the cases of a test.
struct OpenedStore {
  let store: FixtureStore
  let seals: SealList
  let recalled: RecallList
  let expectations: Expectations
  let bundle: BundledStore?
  let today: CalendarDay

  /// The fixtures of an endpoint whose status belongs, retired ones and answers without a body left out.
  ///
  /// A damaged fixture is a case of its own that fails. Throws what concerns the endpoint as a whole.
  func cases(
    of endpoint: String, called kind: String, where belongs: (StatusClass) -> Bool
  ) throws(Finding) -> [Fixture] {
    let names = try names(of: endpoint)
    guard expectations.decodes(endpoint) else {
      throw Finding(
        "endpoint-not-consumed", file: file, "'\(endpoint)' is not among the endpoints of \(expectations.consumer)",
        next: "add \"\(endpoint)\" to \"endpoints\" in \(file)")
    }
    var cases: [Fixture] = []
    var retired = 0
    for name in names where belongs(name.statusClass) {
      if isRetired(name) {
        retired += 1
      } else if let fixture = self.case(name) {
        cases.append(fixture)
      }
    }
    cases += unlisted(of: endpoint).map { Fixture(broken: $0.finding, name: $0.name) }
    cases += unknownLines(of: endpoint).map { Fixture(broken: $0, name: endpoint) }
    if cases.isEmpty { throw nothing(of: endpoint, called: kind, retired: retired) }
    return cases
  }

  /// One fixture by its name.
  func fixture(named text: String) -> Fixture {
    if let name = seals.names.first(where: { $0.description == text }) {
      return self.case(name) ?? Fixture(broken: withoutBody(text), name: text)
    }
    // Tells a recalled name from an unknown one.
    return Fixture(broken: missing(text), name: text)
  }

  private func missing(_ name: String) -> Finding {
    if let line = recalled[name] {
      return Finding(
        "fixture-recalled", file: name + ".json", "this fixture was recalled on \(line.day): \(line.why.rawValue)",
        next: line.successor.map { "use \($0) instead" } ?? "remove the test of \(name)")
    }
    let near = seals.names.map(\.description).filter { $0.hasPrefix(name.prefix { $0 != "-" }) }.prefix(8)
    return Finding(
      "fixture-unlisted", file: name + ".json", "no fixture of this name is listed in SHA256SUMS",
      next: near.isEmpty ? "record it: cameo record" : "one of: \(near.joined(separator: ", "))")
  }

  private var file: String { "recordings/expectations/\(expectations.consumer).jsonc" }

  private func isRetired(_ name: FixtureName) -> Bool {
    expectations.lines[name.description]?.outcome == .retired
  }

  private func names(of endpoint: String) throws(Finding) -> [FixtureName] {
    do {
      return try store.names(of: endpoint)
    } catch {
      var finding = error
      let gone = recalled.lines.filter { FixtureName($0.name, endpoint: endpoint) != nil }
      if let last = gone.last {
        finding.text += "; \(last.name) was recalled on \(last.day): \(last.why.rawValue)"
        finding.next = "record the endpoint again: cameo record"
      }
      throw finding
    }
  }

  /// Nil for an answer without a body.
  private func `case`(_ name: FixtureName) -> Fixture? {
    // A merge may bring back what another branch recalled.
    if recalled[name.description] != nil { return Fixture(broken: missing(name.description), name: name.description) }
    do {
      let stored = try store.read(name, seals: seals)
      guard let body = stored.body else { return nil }
      let expectation = expectations.expectation(of: stored, original: try originalKind(of: stored))
      return Fixture(
        name: name.description,
        content: .success(
          Fixture.Content(body: body, expectation: expectation, consumer: expectations.consumer, today: today)))
    } catch {
      return Fixture(broken: explained(error), name: name.description)
    }
  }

  /// The kind of the value that a negative put null for: decoders report null for a Bool in a way of its own.
  private func originalKind(of stored: StoredFixture) throws(Finding) -> JSONKind? {
    guard case .null(let place) = stored.exchange.mutation, let parent = stored.exchange.parent,
      let name = FixtureName(parent, endpoint: stored.endpoint), seals.digests[name.bodyPath] != nil,
      let body = try store.read(name, seals: seals).body
    else { return nil }
    do throws(JSONError) {
      return try JSONDocument(reading: body).root.at(place)?.kind
    } catch {
      throw Finding("body-syntax", file: name.bodyPath, "the body is not JSON: \(error)", next: "run cameo verify")
    }
  }

  /// Says what to do about a missing file: that depends on where the store is.
  private func explained(_ finding: Finding) -> Finding {
    guard finding.id == "fixture-missing" else { return finding }
    var finding = finding
    if let bundle {
      finding.text = "the file is listed in SHA256SUMS and not in the test bundle"
      finding.next = bundle.bundling("fixtures")
    } else {
      finding.next = "take it from the last commit: git checkout -- \(finding.file ?? ""); or run cameo repair"
    }
    return finding
  }

  private func nothing(of endpoint: String, called kind: String, retired: Int) -> Finding {
    let isError = kind == "error"
    let bodies = isError ? "no error body" : "no success body"
    let text =
      retired > 0
      ? "every \(kind) fixture of '\(endpoint)' is retired, so nothing would be tested"
      : "\(bodies) of '\(endpoint)' is stored, so nothing would be tested"
    let record =
      isError
      ? "record one: let the request allow it with # @cameo-expect 200 404, then cameo record"
      : "record one: cameo record"
    return Finding(
      "nothing-to-replay", file: store.fixturesFolder + "/" + endpoint, text, next: record + "; or remove this test")
  }

  private func withoutBody(_ name: String) -> Finding {
    Finding(
      "no-body", file: name + ".exchange.json", "this answer has no body, so there is nothing to decode",
      next: "remove the test of \(name)")
  }

  /// Files in an endpoint's folder that SHA256SUMS does not list: copied in by hand, or cut off a merge.
  private func unlisted(of endpoint: String) -> [(name: String, finding: Finding)] {
    let folder = store.fixturesFolder + "/" + endpoint
    // A bundle without folders, or one where this one was not copied; missing files are told of one by one.
    guard let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] else { return [] }
    return files.sorted().filter {
      $0.hasSuffix(".json") && !$0.contains("/") && $0 != endpoint + ".contract.json"
        && seals.digests[endpoint + "/" + $0] == nil
    }.map { file in
      let name = String(file.prefix { $0 != "." })
      return (
        name,
        Finding(
          "fixture-unlisted", file: folder + "/" + file, "the file is not listed in SHA256SUMS",
          next: "remove it, or take SHA256SUMS from the same commit; fixtures are only made by cameo record")
      )
    }
  }

  /// Lines for names that do not exist, where they are of this endpoint or of none.
  private func unknownLines(of endpoint: String) -> [Finding] {
    let others = Set(seals.names.map(\.endpoint)).subtracting([endpoint])
    return expectations.findings(seals: seals, recalled: recalled).filter { finding in
      !others.contains { finding.text.hasPrefix("'\($0)-") }
    }
  }
}
