import ExchangeTypes
import FixtureStorage
import LosslessJSON

/// Holds the outcome of a decode against an expectation.
struct Judgement {
  let fixture: String
  let content: Fixture.Content
  let model: String

  private var expectation: FixtureExpectation { content.expectation }
  private var file: String {
    "recordings/expectations/\(content.consumer.isEmpty ? "<your app>" : content.consumer).jsonc"
  }

  /// What to report; nil if all is as expected. `failure` nil: the body was read.
  func finding(failure: DecodeFailure?) -> Finding? {
    outcomeFinding(failure) ?? dueFinding
  }

  private func outcomeFinding(_ failure: DecodeFailure?) -> Finding? {
    switch (expectation.outcome, failure) {
    case (.reads, nil), (.retired, _): nil
    case (.reads, let failure?):
      Finding(
        "replay-failed", file: fixture + ".json", "\(model) must read this body\(why): \(failure)",
        next: "correct \(model), or \(line(for: failure))")
    case (.fails(let kinds, let place), let failure?):
      if kinds.contains(where: { failure.isExpected(as: $0, at: place) }) {
        nil
      } else {
        Finding(
          "replay-failed-otherwise", file: fixture + ".json",
          "\(model) must fail with \(words(kinds, place))\(why), and fails with \(failure)",
          next: "correct \(model), or \(line(for: failure))")
      }
    case (.fails(let kinds, let place), nil):
      Finding(
        "replay-read", file: fixture + ".json",
        "\(model) must fail with \(words(kinds, place))\(why), and reads this body",
        next: "if the model may bear that, \(line(for: nil))")
    case (.undecided, _):
      Finding(
        "replay-undecided", file: fixture + ".json",
        "nobody said what \(model) must do with this value; it "
          + (failure.map { "fails with \($0)" } ?? "reads this body"),
        next: "if that is right, \(line(for: failure))")
    }
  }

  /// The fallback that the expectation's line speaks of is past its day.
  private var dueFinding: Finding? {
    guard let until = expectation.until, content.today > until else { return nil }
    let name = expectation.why.map { "the fallback '\($0)'" } ?? "the fallback behind its line"
    return Finding(
      "fallback-due", file: fixture + ".json", "\(name) was to be removed after \(until)",
      next: "remove it from \(model); then in \(file) write what the fixture does now, or a later \"until\"")
  }

  private var why: String { expectation.why.map { " (\($0))" } ?? "" }

  private func words(_ kinds: [FixtureExpectation.FailureKind], _ place: JSONPointer) -> String {
    "\(kinds.map(\.rawValue).joined(separator: " or ")) at \(place.tokens.isEmpty ? "the whole body" : place.description)"
  }

  /// The command that makes the outcome expected.
  private func line(for failure: DecodeFailure?) -> String {
    var entry: [(name: String, value: JSONTree)] = [("expect", .string(failure == nil ? "reads" : "fails"))]
    if let failure {
      entry += [("kind", .string(failure.kind.rawValue)), ("at", .string(failure.place.description))]
    }
    let text = JSONTree.object([(fixture, .object(entry))]).inlineText.dropFirst(2).dropLast(2)
    return "write in \(file): \(text)"
  }
}
