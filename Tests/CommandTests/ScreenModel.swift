/// A terminal as far as progress needs one: lines that break at the width, and the sequences that progress is drawn with.
struct ScreenModel {
  private(set) var width: Int
  /// Text lines as they were written; a window breaks them into rows at its width, as terminals do that are resized.
  private var lines: [[Character]] = [[]]
  private var line = 0
  private var column = 0
  /// A line that was longer than the window, or a sequence that is not known here.
  private(set) var faults: [String] = []

  init(width: Int) { self.width = width }

  /// What stands there, blank ends and empty lines at the end left out.
  var text: [String] {
    var out = lines.map { String($0).split(separator: " ", omittingEmptySubsequences: false) }.map { words in
      var line = words.joined(separator: " ")
      while line.last == " " { line.removeLast() }
      return line
    }
    while out.last == "" { out.removeLast() }
    return out
  }

  mutating func resize(to width: Int) { self.width = width }

  mutating func write(_ text: String) {
    // CR LF is one character of Swift's.
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n":
        line += 1
        column = 0
        if line == lines.count { lines.append([]) }
      case "\u{1B}": obey(&rest)
      default: put(Character(scalar))
      }
    }
  }

  private mutating func put(_ character: Character) {
    while lines[line].count <= column { lines[line].append(" ") }
    lines[line][column] = character
    column += 1
    if column >= width { faults.append("a line fills the window: \(String(lines[line]))") }
  }

  private mutating func obey(_ rest: inout ArraySlice<Unicode.Scalar>) {
    var digits = ""
    guard rest.popFirst() == "[" else { return faults.append("an unknown sequence") }
    while let digit = rest.first, ("0"..."9").contains(digit) {
      digits.unicodeScalars.append(digit)
      rest.removeFirst()
    }
    switch rest.popFirst() {
    case "A": moveUp(Int(digits) ?? 1)
    case "K": lines[line] = Array(lines[line].prefix(column))
    case "J":
      lines[line] = Array(lines[line].prefix(column))
      lines.removeSubrange((line + 1)...)
    default: faults.append("an unknown sequence")
    }
  }

  /// By rows of the window as it is now; the cursor stands in the last row of its line.
  private mutating func moveUp(_ count: Int) {
    var left = count - (rows(of: line) - 1)
    while left > 0, line > 0 {
      line -= 1
      left -= rows(of: line)
    }
    if left != 0 { faults.append("the cursor stands in the midst of a line") }
  }

  private func rows(of line: Int) -> Int { max(1, (lines[line].count + width - 1) / width) }
}
