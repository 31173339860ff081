import LosslessJSON

/// Tells what a redaction could not do: at once to people, with the report to programs.
///
/// Of one kind and input so many are told: what ten thousand lines have in common is said by the first ones.
struct RedactTrouble {
  private struct Kind: Hashable {
    var file: String?
    var id: String
  }

  private let terminal: Terminal
  /// Findings are kept for the report instead of printed.
  private let isHeld: Bool
  private(set) var held: [Finding] = []
  /// Whether anything was left out or refused.
  private(set) var hasErrors = false
  private var counts: [Kind: Int] = [:]
  private var order: [Kind] = []

  static let limit = 20

  init(_ terminal: Terminal, isHeld: Bool) {
    self.terminal = terminal
    self.isHeld = isHeld
  }

  mutating func tell(_ finding: Finding) {
    if finding.severity == .error { hasErrors = true }
    let kind = Kind(file: finding.file, id: finding.id)
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count == 1 { order.append(kind) }
    if count <= Self.limit { show(finding) }
  }

  /// Says how many more there were.
  mutating func finish() {
    for kind in order {
      let count = counts[kind] ?? 0
      guard count > Self.limit else { continue }
      show(Finding(kind.id, file: kind.file, "and \(count - Self.limit) more of this kind"))
    }
    order = []
  }

  private mutating func show(_ finding: Finding) {
    if isHeld { held.append(finding) } else { terminal.report([finding]) }
  }
}
