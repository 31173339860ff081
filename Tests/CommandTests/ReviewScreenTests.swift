import ExchangeRedaction
import ExchangeTypes
import LosslessJSON
import Testing

@testable import cameo

@Suite struct ReviewScreenTests {
  private static let day = CalendarDay(secondsSince1970: 1_795_996_800)

  private func path(
    _ text: String, _ values: [LeafValue], rule: String? = nil, decision: Decision = Decision(.replace(.text))
  ) throws -> ReviewPath {
    ReviewPath(
      endpoint: "account", path: try #require(DecisionPath(text)), decision: decision, rule: rule, values: values,
      distinct: values.count, seen: 40)
  }

  private func screen(isReal: Bool = true) throws -> ReviewScreen {
    ReviewScreen(
      [
        try path("$.email", [.string("marta@poczta-lodz.pl")], rule: "email", decision: Decision(.replace(.email))),
        try path("$.status", [.string("active")], decision: Decision(.keepSource("wire-words"))),
        try path("$.tier", ["gold", "silver", "a", "b", "c", "d", "e"].map { .string($0) }),
      ], isReal: isReal, day: Self.day)
  }

  /// Presses the keys of a text, `\n` for Enter, and gives the last answer.
  @discardableResult
  private func type(_ text: String, into screen: inout ReviewScreen) -> ReviewScreen.Outcome? {
    var bytes = Array(text.utf8)
    var outcome: ReviewScreen.Outcome?
    for key in ReviewKey.take(from: &bytes) { outcome = screen.press(key) }
    return outcome
  }

  private func lines(_ screen: ReviewScreen) -> [String] {
    screen.entries.map { "\($0.path) \($0.decision.tree.inlineText)" }
  }

  @Test func `values are kept, paths are skipped, and a line is signed as it stands`() throws {
    var screen = try screen()
    #expect(type("syk12\n", into: &screen) == .done)
    #expect(
      lines(screen) == [
        #"$.status { "keep": "wire-words", "signed": "2026-11-30" }"#,
        #"$.tier { "keep": ["gold", "silver"], "signed": "2026-11-30" }"#,
      ])
  }

  @Test func `a keep over a personal rule names it, gives the reason and says that the data is real`() throws {
    for isReal in [true, false] {
      var screen = try screen(isReal: isReal)
      type("ka\n", into: &screen)
      #expect(screen.lines(width: 100).contains { $0.contains("this beats rule 'email'") })
      type("\n", into: &screen)
      #expect(lines(screen) == [])
      type("our own address\u{7F}\n", into: &screen)
      let real = isReal ? #""real": true, "# : ""
      #expect(
        lines(screen) == [
          #"$.email { "keep": ["marta@poczta-lodz.pl"], "over": "email", \#(real)"why": "our own addres", "signed": "2026-11-30" }"#
        ])
    }
  }

  @Test func `on a narrow terminal every key is told, and what is cut ends in a mark`() throws {
    let long = String(repeating: "long ", count: 20)
    let screen = ReviewScreen([try path("$.tier", [.string(long)])], isReal: true, day: Self.day)
    let lines = screen.lines(width: 40)
    #expect(lines.allSatisfy { $0.count < 40 })
    #expect(lines.contains { $0.hasPrefix("  1  \"long ") && $0.hasSuffix("…") })
    let keys = [
      "k keep values", "r replace as a kind", "y sign as it stands", "s skip", "b back", "q finish", "Ctrl-C",
    ]
    for key in keys { #expect(lines.contains { $0.contains(key) }, "\(key)") }
    #expect(!lines.contains { $0.hasSuffix("…") && !$0.contains("long") })
  }

  @Test func `a kind is typed, completed and refused`() throws {
    var screen = try screen()
    type("remial\n", into: &screen)
    #expect(lines(screen) == [])
    #expect(screen.lines(width: 100).last == "no such kind")
    type("\u{1B}rpost\t\n", into: &screen)
    #expect(lines(screen) == [#"$.email { "replace": "postcode", "signed": "2026-11-30" }"#])
  }

  @Test func `going back signs a path anew, and q keeps what was signed`() throws {
    var screen = try screen()
    type("yb", into: &screen)
    #expect(type("rtext\nq", into: &screen) == .done)
    #expect(lines(screen) == [#"$.email { "replace": "text", "signed": "2026-11-30" }"#])
  }

  @Test func `Ctrl-C forgets all, in every mode`() throws {
    for keys in ["", "k", "r", "ka\n", "yk"] {
      var screen = try screen()
      type(keys, into: &screen)
      #expect(screen.press(.interrupt) == .aborted)
    }
    var screen = try screen()
    #expect(screen.press(.end) == .aborted)
  }

  @Test func `at most five values are shown, and no line is wider than the terminal`() throws {
    var screen = try screen()
    type("ss", into: &screen)
    let lines = screen.lines(width: 100)
    #expect(lines.count { $0.hasPrefix("  ") && $0.contains("\"") } == 5)
    #expect(lines.contains("     and 2 more"))
    #expect(screen.lines(width: 20).allSatisfy { $0.count < 20 })
    // No digit picks what is not shown.
    type("k6\n", into: &screen)
    #expect(screen.entries == [])
  }

  @Test func `a value cannot steer the terminal`() throws {
    let evil = "\u{1B}[2J\u{9B}31m\r\n\u{7}\u{202E}\u{2066}\u{200B}ok\u{1B}]0;x\u{7}"
    let screen = ReviewScreen([try path("$.note", [.string(evil)])], isReal: true, day: Self.day)
    for line in screen.lines(width: 200) {
      for scalar in line.unicodeScalars {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "\(scalar.value)")
        #expect(scalar.properties.generalCategory != .format)
      }
    }
    #expect(screen.lines(width: 200).contains { $0.contains("ok") })
  }

  @Test func `keys come whole, whatever pieces a terminal sends them in`() {
    var bytes: [UInt8] = [0x6B, 0xC3]
    #expect(ReviewKey.take(from: &bytes) == [.character("k")])
    bytes += [0xA4, 0x0D, 0x1B, 0x5B, 0x41, 0x7F, 0x03]
    #expect(ReviewKey.take(from: &bytes) == [.character("ä"), .enter, .escape, .backspace, .interrupt])
    #expect(bytes.isEmpty)
  }
}
