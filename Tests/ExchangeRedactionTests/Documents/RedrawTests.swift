import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Small spaces are full: what is drawn for one birthday is somebody's.
@Suite struct RedrawTests {
  @Test func `what was drawn and is another's value is drawn anew, and nothing is refused`() throws {
    var random = SeededGenerator(seed: 12)
    func day() -> String {
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "\(two(1 + Int(random.next() % 28))).\(two(1 + Int(random.next() % 12))).\(1950 + Int(random.next() % 40))"
    }
    let texts = (0..<600).map { _ in
      #"{"dob":"\#(day())","note":"Der Kunde ist geboren am \#(day()) und wohnt jetzt hier."}"#
    }
    for policy in RedactionPolicy.allCases {
      let results = try DocumentExample(policy).outcome(texts).results
      let refused = results.count { if case .refused = $0 { true } else { false } }
      #expect(refused == 0, "\(policy)")
    }
  }
}
