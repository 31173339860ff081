/// What happened to the values at one path: the decision as it was when the fixture was made.
package struct PathTreatment: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    /// Replaced by a pseudonym of this kind: `email`, `number`.
    case replaced(String)
    /// Kept, by this source: `signed`, `wire-words`, `models`, `openapi`, `codes`, `counts`, `booleans`.
    case kept(String)
    case pinned
  }

  package var action: Action
  /// At least one value here became `unlisted-…`.
  package var isUnlisted: Bool

  package init(_ action: Action, isUnlisted: Bool = false) {
    self.action = action
    self.isUnlisted = isUnlisted
  }
}
