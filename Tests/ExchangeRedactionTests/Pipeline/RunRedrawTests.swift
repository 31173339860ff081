import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Small spaces are full: what is drawn for one birthday is somebody's, in a recording as well.
@Suite struct RunRedrawTests {
  private static let note = "Der Kunde ist geboren am 07.05.1968 und wohnt jetzt hier."
  private static let body = #"{"note":"\#(note)"}"#

  /// A run in which the note is drawn with this birthday of somebody else in it, if it is given one.
  private static func run(
    birthday: String?, _ endpoints: [String] = ["clients", "orders"], isReversed: Bool = false
  ) throws -> RunExample {
    var run = try RunExample()
    for endpoint in endpoints { try run.add(endpoint, body) }
    if let birthday { try run.add("people", #"{"dob":"\#(birthday)"}"#) }
    if isReversed { run.exchanges.reverse() }
    return run
  }

  /// The birthday that is drawn for the note's own.
  private static func drawnBirthday() throws -> String {
    let note = try run(birthday: nil).redact().body("clients")
    return String(try #require(note.firstMatch(of: /[0-9]{2}\.[0-9]{2}\.[0-9]{4}/)).output)
  }

  @Test func `what was drawn and is another's value is drawn anew, and nothing is refused`() throws {
    let birthday = try Self.drawnBirthday()
    let run = try Self.run(birthday: birthday).redact()
    #expect(run.refused == [])
    #expect(run.endpoints.map(\.endpoint).sorted() == ["clients", "orders", "people"])
    #expect(!run.everyByte.contains(birthday) && !run.everyByte.contains("07.05.1968"))
  }

  @Test func `equal values stay equal, whatever the order of answers, and all that is told is told once`() throws {
    let birthday = try Self.drawnBirthday()
    let run = try Self.run(birthday: birthday).redact()
    let note = try run.body("clients")
    #expect(try run.body("orders") == note)
    #expect(try Self.run(birthday: nil).redact().body("clients") != note)
    let other = try Self.run(birthday: birthday, isReversed: true).redact()
    #expect(other.everyByte == run.everyByte)
    let plain = try Self.run(birthday: "11.11.1951").redact()
    #expect(run.newDecisions == plain.newDecisions)
    #expect(run.report.sharing == plain.report.sharing)
    #expect(run.report.lines.count == plain.report.lines.count)
  }

  @Test func `birthdays of many people are kept`() throws {
    var random = SeededGenerator(seed: 12)
    func day() -> String {
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "\(two(1 + Int(random.next() % 28))).\(two(1 + Int(random.next() % 12))).\(1950 + Int(random.next() % 40))"
    }
    var run = try RunExample()
    run.settings.thinning = nil
    let items = (0..<300).map { _ in #"{"dob":"\#(day())","note":"Der Kunde ist geboren am \#(day())."}"# }
    try run.add("clients", "[\(items.joined(separator: ","))]")
    #expect(run.redact().refused == [])
  }

  @Test func `what no other draw takes away is refused`() throws {
    var run = try Self.run(birthday: nil)
    // Addresses are drawn at domains for examples, which is a secret here.
    run.settings.secrets = [("password", "example.com")]
    try run.add("links", #"{"email":"marta.kowalczyk@corp.io"}"#)
    let redacted = run.redact()
    #expect(redacted.refused.map(\.id) == ["leak"])
    #expect(try redacted.body("clients") == Self.run(birthday: nil).redact().body("clients"))
  }
}
