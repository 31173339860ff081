import ExchangeTypes
import LosslessJSON

/// What happened at each path of one body, for its exchange file.
struct TreatmentLog {
  struct Entry {
    var kind: PseudonymKind?
    var source: String?
    var isPinned = false
    var isUnlisted = false
    /// A rule of the project went over the line of the path.
    var isOfProject = false

    /// The decision as it was; where a secret rule went over it, and it kept nothing, the kind of the secret.
    func treatment(_ decision: Decision?) -> PathTreatment {
      if isPinned { return PathTreatment(.pinned) }
      if let source { return PathTreatment(.kept(source), isUnlisted: isUnlisted) }
      if isUnlisted, let decision, decision.isInForce {
        if case .keepSource(let source) = decision.action { return PathTreatment(.kept(source), isUnlisted: true) }
        return PathTreatment(.kept("signed"), isUnlisted: true)
      }
      if !isOfProject, case .replace(let kind) = decision?.action, !(self.kind?.isSecret ?? false) {
        return PathTreatment(.replaced(kind.rawValue))
      }
      return PathTreatment(.replaced((kind ?? .text).rawValue))
    }
  }

  private(set) var entries: [Int: Entry] = [:]

  mutating func note(_ action: LeafAction, at path: Int, judgement: Judgement?) {
    if action == .asIs || action == .parts { return }
    var entry = entries[path] ?? Entry()
    if case .replace(_, let rule?) = action, let judgement, judgement.isProject, judgement.rule == rule {
      entry.isOfProject = true
    }
    switch action {
    case .asIs, .parts: break
    case .replace(let kind, _): entry.kind = entry.kind.map { max($0, kind) } ?? kind
    case .keep(let source): entry.source = source
    case .pin: entry.isPinned = true
    case .unlisted: entry.isUnlisted = true
    }
    entries[path] = entry
  }
}
