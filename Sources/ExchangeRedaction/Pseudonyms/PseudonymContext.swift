/// What a pseudonym depends on beside its value and kind.
package struct PseudonymContext: Sendable {
  /// Member names from the root to the value: tell seconds from milliseconds, and which clock a claim is.
  package var names: [String]
  /// Names what the value belongs to: the innermost array element, else the body. All instants of one subject move by
  /// one offset, so spans between them stay.
  package var subject: String
  /// When the recording happened, in seconds since 1970: protocol clocks move from there to 2001-01-01T00:00:00Z.
  package var recordedAt: Int
  /// Counts new draws after a pseudonym was taken by another original.
  package var attempt: Int

  package init(names: [String] = [], subject: String = "", recordedAt: Int = 0, attempt: Int = 0) {
    self.names = names
    self.subject = subject
    self.recordedAt = recordedAt
    self.attempt = attempt
  }
}
