import ExchangeRedaction
import LosslessJSON

/// Shows the paths of a run that nobody signed yet, inside the recording process, and takes what a person decides.
struct RecordReview {
  let isReal: Bool
  /// Paths that a person has seen in this run already, by endpoint.
  private(set) var seen: Set<[String]> = []

  init(isReal: Bool) { self.isReal = isReal }

  /// The lines a person signed; nil if nothing is to be shown. Throws `review-aborted` after Ctrl-C.
  mutating func ask(_ all: [ReviewPath], on terminal: Terminal) throws(Finding) -> [Decisions.Entry]? {
    let paths = all.filter { !seen.contains([$0.endpoint, $0.path.text]) }
    if paths.isEmpty { return nil }
    let door = try ReviewTerminal(isCapable: terminal.isForPeople)
    defer { door.end() }
    var screen = ReviewScreen(paths, isReal: isReal, day: Clock.today)
    while true {
      door.show(screen.lines(width: door.width))
      for key in door.keys() {
        switch screen.press(key) {
        case nil: continue
        case .done:
          seen.formUnion(paths.prefix(screen.position).map { [$0.endpoint, $0.path.text] })
          return screen.entries
        case .aborted:
          throw Finding(
            "review-aborted", "the review was broken off, so nothing of this environment was kept or signed",
            next: "record again; q finishes a review and keeps what was signed")
        }
      }
    }
  }
}
