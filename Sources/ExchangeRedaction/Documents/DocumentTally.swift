/// Counts what happened at each path while documents are written, in numbers: the report is made at the end.
struct DocumentTally {
  /// What happened to a scalar.
  enum Outcome: Equatable {
    /// Nothing worth a line.
    case none
    case replaced(PseudonymKind)
    case kept(String)
    case pinned
    case unlisted
    case parts
    case undecided

    var dependsOnSubject: Bool { if case .replaced(let kind) = self { kind.dependsOnSubject } else { false } }
    var isKept: Bool { if case .kept = self { true } else { false } }

    private static let sources = ["signed", "wire-words", "models", "openapi", "codes", "counts", "booleans"]
    static let limit = 128

    var number: Int32 {
      switch self {
      case .none: 0
      case .pinned: 1
      case .unlisted: 2
      case .parts: 3
      case .undecided: 4
      case .kept(let source): Int32(8 + (Self.sources.firstIndex(of: source) ?? 0))
      case .replaced(let kind): Int32(16 + kind.rank)
      }
    }

    init(number: Int32) {
      switch number {
      case 1: self = .pinned
      case 2: self = .unlisted
      case 3: self = .parts
      case 4: self = .undecided
      case 8..<16: self = .kept(Self.sources[min(Int(number) - 8, Self.sources.count - 1)])
      case 16...: self = .replaced(PseudonymKind.all[Int(number) - 16])
      default: self = .none
      }
    }

    /// Action and detail of a line.
    var words: (String, String)? {
      switch self {
      case .none: nil
      case .replaced(let kind): ("replaced", kind.rawValue)
      case .kept(let source): ("kept", source)
      case .pinned: ("pinned", "")
      case .unlisted: ("replaced", "unlisted")
      case .parts: ("parts", "text")
      case .undecided: ("undecided", "opaque")
      }
    }
  }

  /// Path and outcome → how often, of what was written.
  private var counts: [Int] = []
  /// Of the document at hand: it counts only once it is written.
  private var pending: [Int32] = []
  private var documents = 0
  private var refused = 0

  mutating func beginDocument() { pending.removeAll(keepingCapacity: true) }
  mutating func forgetDocument() { pending.removeAll(keepingCapacity: true) }

  mutating func count(_ path: Int32, _ outcome: Outcome) {
    if outcome == .none { return }
    pending.append(path &* Int32(Outcome.limit) &+ outcome.number)
  }

  mutating func endDocument(isWritten: Bool) {
    documents += 1
    guard isWritten else {
      refused += 1
      return
    }
    for place in pending {
      let place = Int(place)
      if place >= counts.count { counts += [Int](repeating: 0, count: place + Outcome.limit - counts.count) }
      counts[place] += 1
    }
  }

  func report(_ tree: PathTree, _ names: MemberNames) -> DocumentReport {
    var report = DocumentReport(documents: documents, refused: refused)
    for (place, count) in counts.enumerated() where count > 0 {
      let outcome = Outcome(number: Int32(place % Outcome.limit))
      guard let (action, detail) = outcome.words else { continue }
      let path = tree.publicPath(place / Outcome.limit, names)
      report.add(count, of: .init(path: path, action: action, detail: detail))
    }
    return report
  }
}
