import LosslessJSON
import TestSupport

/// Random paths from a seed: all selectors, filters with all that they may hold.
struct GeneratedPath {
  private var json: GeneratedJSON
  private let names: [String]

  /// Names that the paths use; such as the bodies have, so that the paths lead somewhere.
  init(seed: UInt64, names: [String] = GeneratedJSON.oddNames) {
    json = GeneratedJSON(seed: seed)
    self.names = names
  }

  mutating func text() -> String { "$" + segments(2, most: 3) }

  /// The names of all members in a body.
  static func names(in root: JSONValue) -> [String] {
    var (open, names) = ([root], [String]())
    while let value = open.popLast() {
      names += value.members.map(\.name)
      open += Array(value.elements) + value.members.map(\.value)
    }
    return names
  }

  private mutating func segments(_ depth: Int, most: Int) -> String {
    (0..<json.below(most + 1)).map { _ in segment(depth) }.joined()
  }

  private mutating func segment(_ depth: Int) -> String {
    switch json.below(8) {
    case 0: return "..*"
    case 1, 2: return ".*"
    case 3: return "..[?" + condition(depth - 1) + "]"
    default:
      let selectors = (0...json.below(4) / 2).map { _ in selector(depth) }
      return (json.below(4) == 0 ? ".." : "") + "[" + selectors.joined(separator: ",") + "]"
    }
  }

  private mutating func selector(_ depth: Int) -> String {
    switch json.below(depth > 0 ? 7 : 5) {
    case 0: return "*"
    case 1: return String(json.below(7) - 3)
    case 2: return slice()
    case 3, 4: return name()
    default: return "?" + condition(depth - 1)
    }
  }

  private mutating func name() -> String { json.token(names[json.below(names.count)]) }

  private mutating func slice() -> String {
    func bound() -> String { json.below(3) == 0 ? "" : String(json.below(9) - 4) }
    return bound() + ":" + bound() + (json.below(2) == 0 ? "" : ":" + bound())
  }

  private mutating func condition(_ depth: Int) -> String {
    switch json.below(8) {
    case 0 where depth > 0: return "(" + condition(depth - 1) + ")||" + condition(depth - 1)
    case 1 where depth > 0: return condition(depth - 1) + " && !(" + condition(depth - 1) + ")"
    case 2: return "!@" + segments(depth, most: 2)
    case 3: return "@" + segments(depth, most: 2)
    case 4: return "match(@" + singular() + ",'" + ["a.*", ".*", "[^a]+", "\\\\d{4}", "("][json.below(5)] + "')"
    case 5: return "search(@" + singular() + ", $" + singular() + ")"
    default: return operand(depth) + ["==", "!=", "<", "<=", ">", ">="][json.below(6)] + operand(depth)
    }
  }

  private mutating func singular() -> String {
    (0..<json.below(3)).map { _ in
      json.below(3) == 0 ? "[\(json.below(5) - 2)]" : "[" + name() + "]"
    }.joined()
  }

  private mutating func operand(_ depth: Int) -> String {
    switch json.below(9) {
    case 0: return ["0", "-0", "7", "1.5", "1e3", "9007199254740992", "0.0"][json.below(7)]
    case 1: return name()
    case 2: return ["null", "true", "false"][json.below(3)]
    case 3: return "length(@" + singular() + ")"
    case 4: return "count(@" + segments(depth, most: 2) + ")"
    case 5: return "value(@" + segments(depth, most: 2) + ")"
    case 6: return "$" + singular()
    default: return "@" + singular()
    }
  }
}
