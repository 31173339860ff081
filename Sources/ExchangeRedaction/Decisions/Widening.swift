/// One way in which today's decisions or rules let more through than those of an earlier revision did.
///
/// Says how many values a list gained, and never which.
package struct Widening: Sendable, Hashable {
  /// Line of `decisions.jsonc`, or the rule's id.
  package var place: String
  package var text: String
  /// Where it stands now; nil: it is gone.
  package var file: String?
  package var line: Int?
  package var column: Int?

  package init(place: String, text: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.place = place
    self.text = text
    self.file = file
    self.line = line
    self.column = column
  }

  /// `1 value`, `2 values`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
