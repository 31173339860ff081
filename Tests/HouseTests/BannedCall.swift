import Foundation
import Testing

/// A spelling that this house does not use, and what it uses instead.
struct BannedCall: CustomTestStringConvertible, Sendable {
  /// Where a ban holds.
  enum Area: Sendable {
    /// Everything below `Sources`.
    case shipped
    /// Everything below `Sources` but the command line tool.
    case belowTheTool
    /// The targets that a test bundle links.
    case testBundle
    /// Everything below `Tests`.
    case tests
    case everywhere

    func holds(for file: SourceFile) -> Bool {
      switch self {
      case .shipped: file.isShipped
      case .belowTheTool: file.isShipped && file.target != "cameo"
      case .testBundle: file.isShipped && file.target.flatMap(TargetTable.row)?.isInTestBundle == true
      case .tests: !file.isShipped
      case .everywhere: true
      }
    }
  }

  /// How the spelling is found in a line of code.
  enum Pattern: Sendable {
    /// The text as it stands.
    case text(String)
    /// A name with nothing of a name before or behind it.
    case word(String)
    /// A call of a free function or initializer: a name without a dot, `func` or `case` before it, a bracket behind it.
    case call(String)
    /// A `!` directly behind an operand.
    case forceUnwrap
  }

  let pattern: Pattern
  let area: Area
  let instead: String
  /// A line that must be found, and one that must not be.
  let hit: String
  let pass: String

  var testDescription: String { hit }

  /// Numbers of the lines with the spelling.
  func lines(in file: SourceFile) -> [Int] {
    guard mayStand(in: file) else { return [] }
    // A function of that name that the file itself declares is another one.
    if case .call(let name) = pattern, file.code.contains(where: { $0.contains("func \(name)(") }) { return [] }
    return file.code.indices.filter { matches(file.code[$0]) }.map { $0 + 1 }
  }

  /// Whether the file has the names that the spelling is made of; most files have no trace of most bans.
  func mayStand(in file: SourceFile) -> Bool {
    switch pattern {
    case .text(let text), .word(let text), .call(let text):
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy(file.words.contains)
    case .forceUnwrap: true
    }
  }

  func matches(_ line: String) -> Bool {
    switch pattern {
    case .text(let text): line.contains(text)
    case .word(let word): Self.ranges(of: word, in: line).contains { Self.isWord($0, in: line) }
    case .call(let name):
      Self.ranges(of: name, in: line).contains { range in
        let before = line[..<range.lowerBound]
        return Self.isWord(range, in: line) && line[range.upperBound...].hasPrefix("(") && before.last != "."
          && !before.hasSuffix("func ") && !before.hasSuffix("case ")
      }
    case .forceUnwrap: Self.unwraps(line)
    }
  }

  private static func isName(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }

  private static func isWord(_ range: Range<String.Index>, in line: String) -> Bool {
    !isName(line[..<range.lowerBound].last) && !isName(line[range.upperBound...].first)
  }

  private static func ranges(of word: String, in line: String) -> [Range<String.Index>] {
    guard line.contains(word) else { return [] }
    return line.indices.compactMap { start in
      line[start...].hasPrefix(word) ? start..<line.index(start, offsetBy: word.count) : nil
    }
  }

  private static func unwraps(_ line: String) -> Bool {
    guard line.utf8.contains(0x21) else { return false }
    return line.indices.contains { index in
      guard line[index] == "!" else { return false }
      let before = line[..<index]
      guard let last = before.last, isName(last) || ")]}?\"".contains(last) else { return false }
      if before.hasSuffix("try") || before.hasSuffix("as") { return false }
      return line[line.index(after: index)...].first != "="
    }
  }
}
