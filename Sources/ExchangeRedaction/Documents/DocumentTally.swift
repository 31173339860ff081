/// Counts what happened at each path while documents are written, in numbers: the report is made at the end.
struct DocumentTally {
  /// What happened to a scalar: a number, so that counting it costs nothing.
  struct Outcome: Equatable {
    let number: Int32

    /// Nothing worth a line.
    static let none = Outcome(number: 0)
    static let pinned = Outcome(number: 1)
    static let unlisted = Outcome(number: 2)
    static let parts = Outcome(number: 3)
    static let undecided = Outcome(number: 4)
    static let keptBoolean = kept("booleans")

    static func kept(_ source: String) -> Outcome {
      Outcome(number: firstKept + Int32(sources.firstIndex(of: source) ?? 0))
    }
    static func replaced(_ kind: PseudonymKind) -> Outcome { Outcome(number: firstReplaced + Int32(kind.rank)) }

    private static let sources = ["signed", "wire-words", "models", "openapi", "codes", "counts", "booleans"]
    private static let firstKept: Int32 = 8
    private static let firstReplaced: Int32 = 16
    static let limit = 128

    private var kind: PseudonymKind? {
      number < Self.firstReplaced ? nil : PseudonymKind.all[Int(number - Self.firstReplaced)]
    }

    var dependsOnSubject: Bool { kind?.dependsOnSubject ?? false }
    /// What counts of it: nothing where a rule found nothing to replace, as in a text without letters and digits.
    func counted(isSame: Bool) -> Outcome { isSame && number >= Self.firstReplaced ? .none : self }
    var isKept: Bool { (Self.firstKept..<Self.firstReplaced).contains(number) }

    /// Action and detail of a line.
    var words: (String, String)? {
      if let kind { return ("replaced", kind.rawValue) }
      if isKept { return ("kept", Self.sources[Int(number - Self.firstKept)]) }
      switch self {
      case .pinned: return ("pinned", "")
      case .unlisted: return ("replaced", "unlisted")
      case .parts: return ("parts", "text")
      case .undecided: return ("undecided", "opaque")
      default: return nil
      }
    }
  }

  /// Path and outcome → how often, of what was written.
  private var counts: [Int] = []
  /// Of the document at hand: it counts only once it is written.
  private var pending: [Int32] = []
  private var documents = 0
  private var refused = 0
  private var renamed = 0

  mutating func beginDocument() { pending.removeAll(keepingCapacity: true) }
  mutating func forgetDocument() { pending.removeAll(keepingCapacity: true) }

  mutating func count(_ path: Int32, _ outcome: Outcome) {
    if outcome == .none { return }
    pending.append(path &* Int32(Outcome.limit) &+ outcome.number)
  }

  /// `names`: how many of its member names were replaced.
  mutating func endDocument(isWritten: Bool, names: Int = 0) {
    documents += 1
    renamed += names
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
    var report = DocumentReport(documents: documents, refused: refused, names: renamed)
    for (place, count) in counts.enumerated() where count > 0 {
      let outcome = Outcome(number: Int32(place % Outcome.limit))
      guard let (action, detail) = outcome.words else { continue }
      let path = tree.publicPath(place / Outcome.limit, names)
      report.add(count, of: .init(path: path, action: action, detail: detail))
    }
    return report
  }
}
