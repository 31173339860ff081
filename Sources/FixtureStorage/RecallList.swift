import ExchangeTypes
import LosslessJSON

/// The file `RECALLED`: fixtures that should never have been kept, so that their absence is no fault and their names are
/// never used again. A line holds name, day, why and successor (`-` for none), parted by blanks; never a digest, which
/// would let anybody test a guess at what was removed.
package struct RecallList: Sendable, Equatable {
  /// Why a fixture was removed.
  package enum Reason: String, Sendable, CaseIterable {
    case leak, licence
    case wrongEnvironment = "wrong-environment"
  }

  /// One removed fixture.
  package struct Line: Sendable, Hashable {
    package var name: String
    package var day: CalendarDay
    package var why: Reason
    /// The fixture to use instead.
    package var successor: String?

    package init(name: String, day: CalendarDay, why: Reason, successor: String? = nil) {
      self.name = name
      self.day = day
      self.why = why
      self.successor = successor
    }

    var text: String { "\(name) \(day) \(why.rawValue) \(successor ?? "-")" }
  }

  package private(set) var lines: [Line] = []

  package init() {}

  /// Reads the file's bytes; repeated equal lines are one.
  package init(reading bytes: [UInt8], file: String) throws(Finding) {
    let texts = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (position, text) in texts.enumerated() where !text.isEmpty {
      let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, FixtureName.isWellFormed(parts[0]), let day = CalendarDay(parts[1]),
        let why = Reason(rawValue: parts[2]), parts[3] == "-" || FixtureName.isWellFormed(parts[3])
      else {
        throw Finding(
          "recalled-line", file: file, line: position + 1, "expected: name day why successor",
          next: "why is one of \(Reason.allCases.map(\.rawValue).joined(separator: ", ")); - for no successor")
      }
      add(Line(name: parts[0], day: day, why: why, successor: parts[3] == "-" ? nil : parts[3]))
    }
  }

  package mutating func add(_ line: Line) {
    if !lines.contains(line) { lines.append(line) }
    lines.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }

  package subscript(name: String) -> Line? { lines.first { $0.name == name } }

  package var text: String { lines.map { $0.text + "\n" }.joined() }
}
