import PatternMatching
import TestSupport
import Testing

@Suite struct BoundedPatternTests {
  @Test(
    arguments: [
      ("a+b", "xaab", true, false), ("a+b", "aab", true, true), ("a|ab", "ab", true, true), ("", "", true, true),
      ("", "x", true, false), ("^b", "a\nb", false, false), ("b$", "b\n", false, false), ("a.c", "a\nc", false, false),
      ("a.c", "a\rc", true, true), ("a.c", "a😀c", true, true), ("(?i)straße", "STRAßE", true, true),
      ("\\bJos\\b", "José", false, false), ("\\d", "٣", true, true), ("(?<x>a)\\k<x>", "aa", true, true),
      ("(a)(?:b)", "ab", true, true), ("(?<=a)b(?!c)", "ab", true, false), ("\\(\\*", "(*", true, true),
      ("[*(]", "(", true, true), ("(?x) a # (comment) \n b", "ab", true, true), ("a\u{0}b", "a\u{0}b", true, true),
      ("\\p{Lu}", "Ж", true, true), ("e\u{301}", "\u{E9}", false, false),
    ] as [(String, String, Bool, Bool)])
  func `a pattern is looked for anywhere, or fits the whole`(
    _ pattern: String, _ text: String, _ anywhere: Bool, _ whole: Bool
  ) throws {
    #expect(try BoundedPattern(pattern).matches(text) == anywhere)
    #expect(try BoundedPattern(pattern, .whole).matches(text) == whole)
    #expect(try BoundedPattern(pattern).matches(Array(text.utf8)[...]) == anywhere)
  }

  @Test(
    arguments: [
      ("a(*UTF)", 1, "verbs and settings (*…) are not allowed"),
      ("(*LIMIT_MATCH=9)a", 0, "verbs and settings (*…) are not allowed"),
      ("(*ANYCRLF)a", 0, "verbs and settings (*…) are not allowed"),
      ("\\\\(*ACCEPT)", 2, "verbs and settings (*…) are not allowed"),
      ("a(?C1)", 1, "callouts (?C) are not allowed"), ("(?(1)a)", 0, "conditions (?(…) are not allowed"),
      ("a(?R)", 1, "a group cannot call a group, and no other group begins so"),
      ("(?0)", 0, "a group cannot call a group, and no other group begins so"),
      ("(?<n>a)(?&n)", 7, "a group cannot call a group, and no other group begins so"),
      ("(?P<n>a)(?P>n)", 8, "a group cannot call a group, and no other group begins so"),
      ("(?-1)", 0, "a group cannot call a group, and no other group begins so"),
      ("(?+1)(a)", 0, "a group cannot call a group, and no other group begins so"),
      ("(a)\\g<1>", 3, "a group cannot call a group"), ("(a)\\g'1'", 3, "a group cannot call a group"),
      ("a\\C", 1, "\\C takes single bytes apart"), ("a\\Kb", 1, "\\K moves the start of a match"),
      // Else the backslash behind \c would seem to take the parenthesis.
      ("\\c\\(*ACCEPT)", 0, "write \\x with two digits instead of \\c"),
      ("\\Q(\\E*F)", 0, "write \\ before each character instead of \\Q and \\E"),
    ] as [(String, Int, String)])
  func `what would leave the bounds is no pattern`(_ pattern: String, _ offset: Int, _ message: String) {
    #expect(throws: PatternError(offset: offset, message: message)) { try BoundedPattern(pattern) }
  }

  /// Where exactly is the library's to say, and differs from release to release.
  @Test(arguments: ["a(b", "a)", "[z-a]", "*a", "a\\", "é(?<1>a)", "\\p{Nonsense}", "(?<=a*)b"])
  func `a malformed pattern says where and why`(_ pattern: String) {
    let error = #expect(throws: PatternError.self) { try BoundedPattern(pattern) }
    #expect(error.map { (0...pattern.utf8.count).contains($0.offset) && !$0.message.isEmpty } == true)
  }

  @Test func `a pattern has a limit of its own`() {
    let message = "a pattern has 4096 bytes at most"
    #expect(throws: PatternError(offset: 4096, message: message)) {
      try BoundedPattern(String(repeating: "a", count: 4097))
    }
    #expect(throws: PatternError.self) { try BoundedPattern("(?:(?:(?:a{1,9999}){1,9999}){1,9999})") }
    #expect(throws: PatternError.self) {
      try BoundedPattern(String(repeating: "(", count: 200) + String(repeating: ")", count: 200))
    }
    #expect(PatternError(offset: 4096, message: message).description == "byte 4097: a pattern has 4096 bytes at most")
  }

  @Test(
    arguments: [
      "(a+)+$", "^(a+)+$", "(a|aa)+$", "(a|a?)+$", "(.*)*[?]", "(?:a*)*[bc]", "[ab]*[ab]*[ab]*[ab]*[ab]*[cd]",
      "(.*?,){30}x",
      "(?:(?:a+)+)+$", "(?=(a+)+$)x|(a*)*$", "(x?[ab]{0,200}[ab]*+)*[cd]", "(\\w+\\s?)*[!?]{2}", "(?<n>a+)(\\k<n>)+$",
    ], [30, 1_000, 20_000])
  func `a bomb ends, and never with a match`(_ pattern: String, _ length: Int) throws {
    let text = String(repeating: "a", count: length) + "!"
    for extent in [BoundedPattern.Extent.anywhere, .whole] {
      let bounded = try BoundedPattern(pattern, extent)
      do throws(UndecidedMatch) {
        #expect(try !bounded.matches(text))
      } catch {
        #expect(error == .limit)
      }
    }
  }

  @Test func `what is not decided is an error, not an answer`() throws {
    let text = String(repeating: "a", count: 5_000) + "!"
    #expect(throws: UndecidedMatch.limit) { try BoundedPattern("(a+)+$").matches(text) }
    // A reference back, or a large count, can look at all of a text without a callout.
    #expect(throws: UndecidedMatch.limit) { try BoundedPattern("(?<n>a+)\\k<n>b").matches(text) }
    #expect(throws: UndecidedMatch.limit) { try BoundedPattern("a{1000}b").matches(text + text) }
    #expect(throws: UndecidedMatch.notUTF8) { try BoundedPattern("a").matches([0x61, 0xFF]) }
    #expect(throws: UndecidedMatch.notUTF8) { try BoundedPattern("a").matches([0xED, 0xA0, 0x80]) }
    #expect(UndecidedMatch.limit.description == "the pattern takes too long on this text")
  }

  @Test(
    arguments: [
      ("dolor|ipsum$", false), ("dolor|ipsu. $", true), ("\\w+@\\w+\\.com", true), ("\\w+@\\w+\\.org", false),
      ("(?i)[a-z ]+X@", true), ("\\b[a-z]+ing\\b", false), ("(?<=or)em.*?@", true), ("[a-z ]{3,}!", false),
      ("(?:ipsum|lorem| )+x@", true), (" (?!ipsum|lorem|x@).", false), ("\\p{L}+\\P{L}+\\d", false),
      ("lorem(?> )[^@]*+@y", true),
    ])
  func `a long text is no trouble to a pattern without a trap`(_ pattern: String, _ expected: Bool) throws {
    let filler = String(repeating: "lorem ipsum ", count: 20_000)
    #expect(try BoundedPattern(pattern).matches(filler + "x@y.com " + filler) == expected)
    #expect(try BoundedPattern(pattern).matches("ipsum lorem x@y.com lorem ipsum ") == expected)
    #expect(try BoundedPattern("[a-z ]*", .whole).matches(filler))
    #expect(try BoundedPattern("(?:lorem|ipsum| )*", .whole).matches(filler))
    #expect(try !BoundedPattern("(?:lorem|ipsum| )*", .whole).matches(filler + "l"))
  }

  /// Machine code has a small stack; the interpreter takes over where that ends.
  @Test func `many rounds of a group are decided`() throws {
    #expect(try BoundedPattern("(?:ab|cd)+", .whole).matches(String(repeating: "abcd", count: 4_000)))
    #expect(try !BoundedPattern("(?:ab|cd)+", .whole).matches(String(repeating: "abcd", count: 4_000) + "a"))
  }

  @Test func `one pattern serves many threads`() async throws {
    let pattern = try BoundedPattern("(?i)^[a-z]+@[a-z]+\\.(?:com|org)$")
    let answers = await withTaskGroup(of: [Bool?].self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<200).map { round in
            let text = (number + round).isMultiple(of: 2) ? "Someone@Example.org" : "someone@example"
            do throws(UndecidedMatch) {
              return try pattern.matches(text) == (number + round).isMultiple(of: 2)
            } catch { return nil }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answers.count == 1_600 && answers.allSatisfy { $0 == true })
  }

  /// Random texts of what makes patterns. Whatever is read ends, and says the same of bytes and of a string.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `any pattern ends on any text`(_ seed: UInt64) {
    let parts = [
      "a", "b", "é", ".", "*", "+", "?", "{2,}", "{1,3}", "(", ")", "(?:", "|", "[ab]", "[^a]", "^", "$", "\\b", "\\w",
      "(?=", "(?!", "(?>", "(?<=a", "*+", "*?", "\\1", "(?i)", "\\R", "\\X", "\\p{L}",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let pattern = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
        parts.randomElement(using: &generator)
      }.joined()
      let text = String(
        (0..<Int.random(in: 0...200, using: &generator)).compactMap { _ in "aab é\n".randomElement(using: &generator) })
      do {
        let bounded = try BoundedPattern(pattern, Bool.random(using: &generator) ? .whole : .anywhere)
        let answer = Result { try bounded.matches(text) }
        let again = Result { try bounded.matches(Array(text.utf8)[...]) }
        switch (answer, again) {
        case (.success(let a), .success(let b)): #expect(a == b, "\(pattern)")
        case (.failure(let a as UndecidedMatch), .failure(let b as UndecidedMatch)): #expect(a == .limit && b == .limit)
        default: Issue.record("\(pattern): \(answer), \(again)")
        }
      } catch {
        #expect(!error.message.isEmpty, "\(pattern): \(error)")
      }
    }
  }
}
