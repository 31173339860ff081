import ExchangeTypes
import LosslessJSON
import ShapeInference

/// What a pair of sides differs in, as facts that can be looked for in any other side.
struct ChangeFact: Hashable {
  /// How containers at a path were seen.
  enum Emptiness: Hashable {
    case onlyEmpty, neverEmpty, sometimesEmpty
  }

  enum Detail: Hashable {
    /// The name of the change says all.
    case none
    /// Kinds, in the words in which they were compared.
    case kinds(before: Set<String>, after: Set<String>)
    case formats(before: Set<StringFormat>, after: Set<StringFormat>)
    case emptiness(before: Emptiness, after: Emptiness)
    /// A listed value; nil: one that is not listed.
    case value(String?)
    /// Names of the members that every body had.
    case names(before: Set<String>, after: Set<String>)
    case statuses(before: Set<StatusClass>, after: Set<StatusClass>)
  }

  var path: BodyPath
  var kind: ChangeKind
  var detail: Detail = .none
}

/// A fact with the words for it, before it is looked for in each environment.
struct FoundChange {
  var fact: ChangeFact
  var before: String
  var after: String
  var severity: ContractChange.Severity
  /// The change explains everything below its path: nothing more is compared there.
  var isRoot = false
}
