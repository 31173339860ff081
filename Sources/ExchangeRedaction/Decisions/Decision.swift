import ExchangeTypes
import LosslessJSON

/// What happens at one path of an endpoint, decided once: a line of `decisions.jsonc`.
package struct Decision: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    case replace(PseudonymKind)
    /// Exactly these values are public; in force only when signed.
    case keepValues([LeafValue])
    /// What this source vouches for is public: `wire-words`, `models`, …; in force unsigned.
    case keepSource(String)
    /// Everything at this leaf is public; in force only when signed.
    case keepAny
    /// A literal that stands here in every fixture.
    case pin(LeafValue)
    case names(Names)
  }

  /// What the member names of an object are.
  package enum Names: Sendable, Equatable {
    /// They are values and are replaced.
    case map
    case fields
    /// These are public.
    case list([String])
  }

  package var action: Action
  /// The personal rule this keep may beat.
  package var over: String?
  /// Rules whose removed values may stand here, since somebody looked and it is a coincidence.
  package var coincides: [String] = []
  /// A person knows that the data is real.
  package var isReal: Bool
  package var why: String?
  /// The day on which a person looked at the line.
  package var signed: CalendarDay?

  package init(
    _ action: Action, over: String? = nil, isReal: Bool = false, why: String? = nil, signed: CalendarDay? = nil
  ) {
    self.action = action
    self.over = over
    self.isReal = isReal
    self.why = why
    self.signed = signed
  }

  package static let sources: Set<String> = ["wire-words", "models", "openapi", "codes", "counts", "booleans"]

  /// Whether the line does anything yet: lists and `any` wait for a signature.
  package var isInForce: Bool {
    switch action {
    case .keepValues, .keepAny, .names(.list): signed != nil
    default: true
    }
  }

  /// The line as the file holds it.
  package var tree: JSONTree {
    var members: [(String, JSONTree)] = []
    switch action {
    case .replace(let kind): members.append(("replace", .string(kind.rawValue)))
    case .keepValues(let values): members.append(("keep", .array(values.map(Self.tree(of:)))))
    case .keepSource(let source): members.append(("keep", .string(source)))
    case .keepAny: members.append(("keep", .string("any")))
    case .pin(let value): members.append(("pin", Self.tree(of: value)))
    case .names(.map): members.append(("names", .string("map")))
    case .names(.fields): members.append(("names", .string("fields")))
    case .names(.list(let names)): members.append(("names", .strings(names)))
    }
    if let over { members.append(("over", .string(over))) }
    if !coincides.isEmpty { members.append(("coincides", .strings(coincides))) }
    if isReal { members.append(("real", .boolean(true))) }
    if let why { members.append(("why", .string(why))) }
    if let signed { members.append(("signed", .string(String(describing: signed)))) }
    return .object(members)
  }

  private static func tree(of value: LeafValue) -> JSONTree {
    switch value {
    case .string(let text): .string(text)
    case .number(let spelling): .number(spelling)
    case .boolean(let flag): .boolean(flag)
    case .null: .null
    }
  }
}
