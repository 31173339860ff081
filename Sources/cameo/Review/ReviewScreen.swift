import ExchangeRedaction
import ExchangeTypes

/// What a review shows and what each key does to it; knows no terminal.
///
/// Nothing of what it shows leaves it but the lines that a person signed.
struct ReviewScreen {
  enum Outcome: Equatable {
    /// All paths are through, or the person has had enough: the lines signed so far count.
    case done
    /// Nothing counts.
    case aborted
  }

  enum Mode: Equatable {
    case path
    /// Positions of the values to keep.
    case keep(Set<Int>)
    /// The name of a kind, as far as it is typed.
    case kind(String)
    /// Why a personal rule is beaten.
    case reason(Set<Int>, String)
  }

  let paths: [ReviewPath]
  /// Data is real, so a keep over a rule says so.
  let isReal: Bool
  let day: CalendarDay
  private(set) var position = 0
  private(set) var mode = Mode.path
  /// What was wrong with the last key.
  private(set) var message = ""
  private var signed: [Int: Decisions.Entry] = [:]

  init(_ paths: [ReviewPath], isReal: Bool, day: CalendarDay) {
    self.paths = paths
    self.isReal = isReal
    self.day = day
  }

  /// Lines that the person signed, sorted.
  var entries: [Decisions.Entry] { signed.values.sorted() }

  /// Takes a key; nil: go on.
  mutating func press(_ key: ReviewKey) -> Outcome? {
    message = ""
    if key == .interrupt || key == .end { return .aborted }
    guard position < paths.count else { return .done }
    if key == .escape {
      mode = .path
      return nil
    }
    switch mode {
    case .path: return pressAtPath(key)
    case .keep(let chosen): return pressAtValues(key, chosen)
    case .kind(let text): return pressAtKind(key, text)
    case .reason(let chosen, let text): return pressAtReason(key, chosen, text)
    }
  }

  private mutating func pressAtPath(_ key: ReviewKey) -> Outcome? {
    switch key {
    case .character("k"):
      if paths[position].values.isEmpty {
        message = "nothing can be shown here, so nothing can be kept"
      } else {
        mode = .keep([])
      }
    case .character("r"): mode = .kind("")
    case .character("y"):
      var decision = paths[position].decision
      decision.signed = day
      return sign(decision)
    case .character("s"), .character(" "): return goOn()
    case .character("b"): position = max(0, position - 1)
    case .character("q"): return .done
    default: message = "no such key here"
    }
    return nil
  }

  private mutating func pressAtValues(_ key: ReviewKey, _ chosen: Set<Int>) -> Outcome? {
    let count = paths[position].values.count
    switch key {
    case .character(let digit):
      if digit == "a" {
        mode = .keep(chosen.count == count ? [] : Set(0..<count))
      } else if let number = digit.wholeNumberValue, (1...count).contains(number) {
        mode = .keep(chosen.symmetricDifference([number - 1]))
      } else {
        message = "a digit picks a value"
      }
    case .enter:
      if chosen.isEmpty {
        message = "pick at least one value, or go back with Esc"
      } else if paths[position].rule == nil {
        return sign(keep(chosen))
      } else {
        mode = .reason(chosen, "")
      }
    default: message = "a digit picks a value"
    }
    return nil
  }

  private mutating func pressAtKind(_ key: ReviewKey, _ text: String) -> Outcome? {
    switch key {
    case .character(let character): mode = .kind(text + String(character))
    case .backspace: mode = .kind(String(text.dropLast()))
    case .tab:
      let fitting = Self.kinds(startingWith: text)
      if fitting.count == 1 { mode = .kind(fitting[0]) }
    case .enter:
      guard let kind = PseudonymKind(rawValue: text) else {
        message = "no such kind"
        return nil
      }
      return sign(Decision(.replace(kind), signed: day))
    default: break
    }
    return nil
  }

  private mutating func pressAtReason(_ key: ReviewKey, _ chosen: Set<Int>, _ text: String) -> Outcome? {
    switch key {
    case .character(let character): mode = .reason(chosen, text + String(character))
    case .backspace: mode = .reason(chosen, String(text.dropLast()))
    case .enter:
      if text.allSatisfy({ $0 == " " }) {
        message = "a keep over a rule needs a reason"
      } else {
        return sign(keep(chosen, why: text))
      }
    default: break
    }
    return nil
  }

  private func keep(_ chosen: Set<Int>, why: String? = nil) -> Decision {
    let path = paths[position]
    let values = chosen.sorted().map { path.values[$0] }
    return Decision(
      .keepValues(values), over: path.rule, isReal: path.rule != nil && isReal, why: why, signed: day)
  }

  private mutating func sign(_ decision: Decision) -> Outcome? {
    let path = paths[position]
    signed[position] = Decisions.Entry(endpoint: path.endpoint, path: path.path, decision: decision)
    return goOn()
  }

  private mutating func goOn() -> Outcome? {
    mode = .path
    position += 1
    return position < paths.count ? nil : .done
  }

  static func kinds(startingWith text: String) -> [String] {
    PseudonymKind.all.map(\.rawValue).filter { $0.hasPrefix(text) }
  }
}
