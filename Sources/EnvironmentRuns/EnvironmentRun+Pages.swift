import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What a series of pages has asked for so far.
struct PageTrail {
  var asked: Set<PageStep> = []
  var last: Exchange?
}

/// Page by page: `# @cameo-pages`.
extension EnvironmentRun {
  /// What is to be sent behind a page; nil where it was the last one, or no page at all.
  func next(behind sending: Sending, _ exchange: Exchange, _ state: inout RunState) -> Sending? {
    let request = plan.requests[sending.place.request]
    guard let rule = request.parsed.directives.pages, (200...299).contains(exchange.response.status) else { return nil }
    var first = sending.place
    first.page = 0
    var trail = state.pages[first] ?? PageTrail()
    let count = sending.place.page + 1
    let turn = rule.turn(behind: exchange, before: trail.last, count: count, step: sending.step.page)
    trail.last = exchange
    defer { state.pages[first] = trail }
    switch turn {
    case .end: return nil
    case .absent(let place):
      if count == 1 {
        note(
          "page-alone", .note, "the first page names no next one at \(place)",
          next: "if there are more, correct '@cameo-pages'", of: sending.place, &state)
      }
      return nil
    case .lost(let problem):
      note(
        "page-lost", .warning, "page \(count): \(problem)", next: "correct '@cameo-pages'", of: sending.place, &state)
      return nil
    case .next(let step):
      if count >= rule.limit {
        note(
          "pages-left", .note, "left after \(count) pages, and more follow",
          next: "raise the limit: '@cameo-pages … limit \(count * 2)'", of: sending.place, &state)
        return nil
      }
      guard trail.asked.insert(step).inserted else {
        note(
          "page-lost", .warning, "page \(count) leads back to an earlier one", next: "correct '@cameo-pages'",
          of: sending.place, &state)
        return nil
      }
      var next = Sending(place: sending.place, step: sending.step)
      next.place.page += 1
      next.step.page = step
      return next
    }
  }

  /// A client's error behind the first page, which nothing in the request speaks of: most often the rule leads astray.
  func strayPage(_ status: Int, at place: AnswerPlace) -> EndpointOutcome.Result? {
    let request = plan.requests[place.request]
    guard place.page > 0, (400...499).contains(status), request.expectedStatuses?.contains(status) != true else {
      return nil
    }
    return .unexpected(
      status: status,
      Finding(
        "page-lost", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
        "page \(place.page + 1) answered \(status); the pages before it are kept",
        next: "correct '@cameo-pages', or put '# @cameo-expect 200 \(status)' above the request"))
  }

  /// Some backends answer a page number behind the last page with an error: that is how the end is known, no fixture.
  func isBeyondLastPage(_ status: Int, at place: AnswerPlace) -> Bool {
    guard place.page > 0, case .number = plan.requests[place.request].parsed.directives.pages?.way else { return false }
    return (400...499).contains(status) && !StatusPolicy.neverKept.contains(status)
  }
}
