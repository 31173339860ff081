import CLibpcre2

/// A pattern in PCRE2's language whose every match ends soon: with an answer, or with an error.
///
/// A backtracking matcher can need longer than the world lasts. PCRE2 counts what may repeat, its machine code as well as
/// its interpreter, but it starts to count anew at each byte where a match may start, and one step may run over the
/// whole text. So at first a text of n bytes gets as many steps as keep starts × steps × n within bounds: enough for
/// nearly all. Where they end, the pattern is played again, interpreted and with a callout before each item, which
/// counts items and the bytes between them: that is the work itself, and it may grow with the text and no faster.
///
/// What could step out of that is no part of the language: verbs and settings `(*…)`, callouts, recursion, conditions,
/// `\C`. What hides its work from callouts has the first try only: references back, `\X`, `\R`, counts above 999.
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
  private let syntax: PatternSyntax

  /// Throws `PatternError` with the byte at which the text stops being a pattern.
  package init(_ text: String, _ extent: Extent = .anywhere) throws(PatternError) {
    guard text.utf8.count <= Self.longestText else {
      throw PatternError(offset: Self.longestText, message: "a pattern has \(Self.longestText) bytes at most")
    }
    syntax = try PatternSyntax(text)
    compiled = try CompiledPattern(text, options: extent.options)
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
    let stepLength = syntax.repeats ? length : min(length, text.utf8.count + 1)
    let steps = min(Self.quickWork / starts / stepLength, Self.mostSteps)
    if steps >= Self.fewestSteps {
      let answer = compiled.matches(bytes, isUTF8: isUTF8, steps: steps)
      if answer != .failure(.limit) { return answer }
    }
    guard !syntax.hidesWork else { return .failure(.limit) }
    // So rare that it is compiled anew each time.
    do throws(PatternError) {
      let counted = try CompiledPattern(text, options: extent.options | PCRE2_AUTO_CALLOUT)
      return counted.matches(bytes, isUTF8: isUTF8, work: Self.countedWork + Self.countedWorkPerByte * length)
    } catch {
      return .failure(.limit)
    }
  }

  private static let longestText = 4096
  /// Starts × steps × bytes: a tenth of a second, if a pattern and a text were made for each other to need it all.
  private static let quickWork = 100_000_000
  /// Plenty for a short text.
  private static let mostSteps = 100_000
  /// Fewer would settle next to nothing.
  private static let fewestSteps = 8
  /// Some milliseconds, and as much for each mebibyte of a text as a slow pattern without a trap needs.
  private static let countedWork = 500_000
  private static let countedWorkPerByte = 32
}

extension BoundedPattern.Extent {
  fileprivate var options: UInt32 { self == .whole ? PCRE2_ANCHORED | PCRE2_ENDANCHORED : 0 }
}
