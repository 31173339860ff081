import PatternMatching
import TestSupport
import Testing

@Suite struct IRegexpTests {
  @Test(arguments: [
    ("a.c", "a[^\\n\\r]c"), ("(a|b)*", "(?:a|b)*"), ("a{2}b{3,}c{1,4}", "a{2}b{3,}c{1,4}"), ("[a-z-]", "[a-z\\-]"),
    ("[-a^]", "[\\-a\\^]"), ("[^-a]", "[^\\-a]"), ("\\p{Lu}[\\P{N}x]", "\\p{Lu}[\\P{N}x]"), ("", ""), ("|", "|"),
    ("a\\.\\n\\[", "a\\.\\n\\["), ("#a b,-", "#a b,-"),
  ])
  func `is written anew for the library`(_ text: String, _ translation: String) throws {
    #expect(try IRegexp(text).translation == translation)
  }

  @Test(
    arguments: [
      ("a)", 1, "no group is open that ) could close"), ("é(a", 2, "the group is not closed"),
      ("*a", 0, "there is nothing to repeat"), ("a**", 2, "there is nothing to repeat"),
      ("a+?", 2, "there is nothing to repeat"), ("(?:a)", 1, "there is nothing to repeat"),
      ("a{", 2, "expected digits behind {"), ("a{2", 3, "expected }"),
      ("a{3,2}", 1, "the counts are the wrong way round"),
      ("a{65536}", 2, "a count is 65535 at most"), ("a]", 1, "] needs a backslash"), ("a}", 1, "} needs a backslash"),
      ("[]", 1, "empty brackets"), ("[^]", 2, "empty brackets"), ("[a", 0, "the brackets are not closed"),
      ("[z-a]", 1, "the range is the wrong way round"), ("[a[]", 2, "[ needs a backslash"),
      ("[a-b-c]", 4, "- stands first, last, or between two characters"),
      ("\\d", 0, "unknown escape"), ("\\$", 0, "unknown escape"), ("[+--]", 3, "- needs a backslash"),
      ("\\w", 0, "unknown escape"), ("\\b", 0, "unknown escape"),
      ("\\1", 0, "unknown escape"),
      ("\\Qa", 0, "unknown escape"), ("a\\", 1, "the pattern ends inside an escape"),
      ("\\p{Lx}", 0, "expected a general category such as \\p{L} or \\p{Lu}"),
      ("\\p{Greek}", 0, "expected a general category such as \\p{L} or \\p{Lu}"),
      ("\\pL", 0, "expected a general category such as \\p{L} or \\p{Lu}"),
      ("[\\p{L]", 1, "expected a general category such as \\p{L} or \\p{Lu}"),
    ] as [(String, Int, String)])
  func `what leaves the grammar says where and why`(_ text: String, _ offset: Int, _ message: String) {
    #expect(throws: PatternError(offset: offset, message: message)) { try IRegexp(text) }
  }

  @Test(
    arguments: [
      (".", "\n", false), (".", "\r", false), (".", "\u{2028}", true), (".", "😀", true), ("a.b", "a\u{301}b", true),
      ("[^a]", "\n", true), ("\\p{L}+", "Straße", true), ("\\P{L}", "1", true), ("[\\p{Nd}.]+", "3.٤", true),
      ("(a|b){2,3}", "aba", true), ("(a|b){2,3}", "abab", false), ("^a$", "a", true), ("[$^]+", "^$", true),
      ("\\^a", "^a", true), ("^*a$?", "a", true), ("a|bc", "bc", true), ("a|bc", "abc", false), ("", "", true),
      ("[+-\\-]+", "+,-", true),
      ("[a-]+", "a-", true), ("\\-\\{\\}\\(\\)\\*\\+\\.\\?\\[\\\\\\]\\^\\|", "-{}()*+.?[\\]^|", true),
    ] as [(String, String, Bool)])
  func `fits the whole of a text`(_ pattern: String, _ text: String, _ fits: Bool) throws {
    #expect(try BoundedPattern(IRegexp(pattern), .whole).matches(text) == fits)
  }

  @Test func `the library takes whatever the grammar takes`() throws {
    var generator = SeededGenerator(seed: 9485)
    let parts = [
      "a", "é", ".", "*", "+", "?", "{2}", "{0,3}", "(", ")", "|", "[", "]", "^", "-", "$", "\\", "n", "\\.", "\\p{L}",
      "\\P{Cn}", "#", " ", "\n", "&", ":", "=", "<", ",", "😀", "\u{0}",
    ]
    var taken = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...8, using: &generator)).compactMap { _ in
        parts.randomElement(using: &generator)
      }.joined()
      let pattern: IRegexp
      do throws(PatternError) { pattern = try IRegexp(text) } catch { continue }
      #expect(throws: Never.self, "\(text) as \(pattern.translation)") { try BoundedPattern(pattern, .whole) }
      taken += 1
    }
    #expect(taken > 1_000)
  }
}
