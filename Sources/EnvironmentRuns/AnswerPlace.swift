/// Which answer of a run: of which request in the order of the plan, which of its samples, which page.
struct AnswerPlace: Hashable, Comparable, Sendable {
  var request: Int
  var sample = 0
  var page = 0

  static func < (one: AnswerPlace, other: AnswerPlace) -> Bool {
    (one.request, one.sample, one.page) < (other.request, other.sample, other.page)
  }
}
