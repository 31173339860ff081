import CLibpcre2

/// A pattern in PCRE2's language whose every match ends soon: with an answer, or with an error.
///
/// A backtracking matcher can need longer than the world lasts. PCRE2 counts what may repeat, its machine code as well as
/// its interpreter, but it starts to count anew at each byte where a match may start, and one step may run over the
/// whole text. So a text of n bytes gets as many steps as keep starts × steps × n within `work`: a long text gets few,
/// and one too long for any gets none. What could step out of that is no part of the language: verbs and settings
/// `(*…)`, callouts, recursion, conditions, `\C`.
///
/// `.` takes any scalar but a line feed; `$` stands for the very end; `\w`, `\d`, `\b` and `(?i)` know Unicode. A value
/// may be used by any number of threads at once.
package struct BoundedPattern: Sendable {
  /// How much of a text a match takes.
  package enum Extent: Sendable, Hashable {
    /// Some part of it.
    case anywhere
    /// All of it.
    case whole
  }

  package let text: String
  package let extent: Extent
  private let compiled: CompiledPattern
  /// Whether one step may run over more of a text than the pattern is long.
  private let repeats: Bool

  /// Throws `PatternError` with the byte at which the text stops being a pattern.
  package init(_ text: String, _ extent: Extent = .anywhere) throws(PatternError) {
    guard text.utf8.count <= Self.longestText else {
      throw PatternError(offset: Self.longestText, message: "a pattern has \(Self.longestText) bytes at most")
    }
    repeats = try PatternSyntax(text).repeats
    compiled = try CompiledPattern(text, options: extent == .whole ? PCRE2_ANCHORED | PCRE2_ENDANCHORED : 0)
    self.text = text
    self.extent = extent
  }

  /// Whether a text matches. Throws if no answer was found within the limits; there is none that is safe for everybody.
  package func matches(_ text: String) throws(UndecidedMatch) -> Bool {
    var text = text
    return try text.withUTF8 { answer($0, isUTF8: true) }.get()
  }

  /// Whether a text matches, given as its bytes.
  package func matches(_ bytes: ArraySlice<UInt8>) throws(UndecidedMatch) -> Bool {
    try bytes.withUnsafeBufferPointer { answer($0, isUTF8: false) }.get()
  }

  private func answer(_ bytes: UnsafeBufferPointer<UInt8>, isUTF8: Bool) -> Result<Bool, UndecidedMatch> {
    let length = bytes.count + 1
    let starts = extent == .whole ? 1 : length
    let stepLength = repeats ? length : min(length, text.utf8.count + 1)
    let steps = min(Self.work / starts / stepLength, Self.mostSteps)
    guard steps >= Self.fewestSteps else { return .failure(.limit) }
    return compiled.matches(bytes, isUTF8: isUTF8, steps: steps)
  }

  private static let longestText = 4096
  /// Starts × steps × bytes: seconds of a processor, if a pattern and a text were made for each other to need it all.
  private static let work = 4_000_000_000
  /// Plenty for a short text.
  private static let mostSteps = 100_000
  /// Fewer would settle next to nothing.
  private static let fewestSteps = 8
}
