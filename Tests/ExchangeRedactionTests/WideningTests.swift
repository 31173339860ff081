import LosslessJSON
import Testing

@testable import ExchangeRedaction

@Suite struct WideningTests {
  private func decisions(_ line: String) throws -> Decisions {
    let lines = line.isEmpty ? "" : #""$.x": \#(line)"#
    return try Decisions(
      name: "d.jsonc", bytes: Array(#"{ "format": 1, "endpoints": { "a": { \#(lines) } } }"#.utf8), isSynthetic: true)
  }

  private static let signed = #""signed": "2026-11-30""#

  /// From, to, and what lets more through on the way there; nothing on the way back.
  static let lines: [(from: String, to: String, words: String)] = [
    ("", #"{ "keep": ["a"], \#(signed) }"#, "1 value kept that no list kept before"),
    (#"{ "replace": "text" }"#, #"{ "keep": ["a", "b"], \#(signed) }"#, "2 values kept that no list kept before"),
    (#"{ "keep": ["a"], \#(signed) }"#, #"{ "keep": ["a", "b"], \#(signed) }"#, "1 value added"),
    (#"{ "keep": ["a"] }"#, #"{ "keep": ["a"], \#(signed) }"#, "1 value kept that no list kept before"),
    (#"{ "keep": ["a"], \#(signed) }"#, #"{ "keep": "any", "why": "w", \#(signed) }"#, "everything is kept here"),
    (#"{ "replace": "text" }"#, #"{ "keep": "wire-words" }"#, "kept by wire-words, and replaced before"),
    (
      #"{ "keep": ["a"], \#(signed) }"#, #"{ "keep": ["a"], "over": "email", "why": "w", \#(signed) }"#,
      "beats rule 'email'"
    ),
    (
      #"{ "replace": "text", \#(signed) }"#,
      #"{ "replace": "text", "coincides": ["person-name"], "why": "w", \#(signed) }"#,
      "what rule 'person-name' removes may stand here"
    ),
    (#"{ "replace": "text" }"#, #"{ "pin": "a" }"#, "a literal is pinned"),
    (#"{ "replace": "email" }"#, #"{ "replace": "text" }"#, "replaced as text, and as email before"),
    (#"{ "names": "map" }"#, #"{ "names": "fields" }"#, "member names are fields"),
    (#"{ "names": "map" }"#, #"{ "names": ["a"], \#(signed) }"#, "1 member name made public"),
    (#"{ "names": ["a"], \#(signed) }"#, #"{ "names": ["a", "b"], \#(signed) }"#, "1 member name added"),
  ]

  @Test(arguments: lines)
  func `what lets more through is named, and taking it back is not`(row: (from: String, to: String, words: String))
    throws
  {
    let widened = try decisions(row.to).widenings(since: try decisions(row.from))
    #expect(widened.count == 1 && widened[0].text.contains(row.words), "\(widened)")
    #expect(widened[0].place == "a $.x" && widened[0].line == 1)
    #expect(try decisions(row.from).widenings(since: try decisions(row.to)) == [])
    #expect(try decisions(row.to).widenings(since: try decisions(row.to)) == [])
  }

  @Test func `lines the tool adds are no widening, and a signed replacement that is gone is one`() throws {
    for line in [
      #"{ "replace": "text" }"#, #"{ "keep": "wire-words" }"#, #"{ "keep": ["a"] }"#, #"{ "names": "fields" }"#,
    ] {
      #expect(try decisions(line).widenings(since: try decisions("")) == [], "\(line)")
      #expect(try decisions("").widenings(since: try decisions(line)) == [], "\(line)")
    }
    let gone = try decisions("").widenings(since: try decisions(#"{ "replace": "text", \#(Self.signed) }"#))
    #expect(gone.map(\.text) == ["a signed line that replaced is gone"])
  }

  private func rules(_ rule: String) throws -> RuleCatalogue {
    try RunExample.catalogue.get().adding(
      projectFiles: rule.isEmpty ? [] : [("r.jsonc", Array(#"{ "format": 1, "rules": [\#(rule)] }"#.utf8))])
  }

  private func rule(_ members: String, does: String = #""kind": "id""#, level: String = "personal") -> String {
    #"{ "id": "r", "level": "\#(level)", \#(does), \#(members), "why": "w" }"#
  }

  /// Members of a wider and of a narrower rule.
  static let selections: [(wide: String, narrow: String)] = [
    (#""names": ["a", "b"]"#, #""names": ["a"]"#),
    (#""paths": ["$.a", "$.b"]"#, #""paths": ["$.a"]"#),
    (#""headers": ["A", "B"]"#, #""headers": ["A"]"#),
    (#""query": ["a", "b"]"#, #""query": ["a"]"#),
    (#""names": ["a"]"#, #""names": ["a"], "pattern": "x+""#),
    (#""names": ["a"]"#, #""names": ["a"], "detector": "email""#),
    (#""names": ["a"]"#, #""names": ["a"], "within": ["b"]"#),
    (#""names": ["a"], "within": ["b", "c"]"#, #""names": ["a"], "within": ["b"]"#),
    (#""names": ["a"]"#, #""names": ["a"], "notWithin": ["b"]"#),
    (#""names": ["a"], "values": ["string", "number"]"#, #""names": ["a"]"#),
    (#""names": ["a"], "deep": true"#, #""names": ["a"]"#),
    (#""names": ["a"]"#, #""names": ["a"], "endpoints": ["x"]"#),
    (#""names": ["a"], "environments": ["x", "y"]"#, #""names": ["a"], "environments": ["x"]"#),
    (#""names": ["a"]"#, #""names": ["a"], "mediaTypes": ["text/*"]"#),
  ]

  @Test(arguments: selections)
  func `a rule that replaces in fewer places lets more through, one that keeps in more does, too`(
    row: (wide: String, narrow: String)
  ) throws {
    let wide = try rules(rule(row.wide))
    let narrow = try rules(rule(row.narrow))
    #expect(narrow.widenings(since: wide).map(\.text).contains { $0.hasPrefix("it applies to less") }, "\(row)")
    #expect(wide.widenings(since: narrow) == [], "\(row)")
    let keep = #""keep": ["a"]"#
    let wideKeep = try rules(rule(row.wide, does: keep))
    let narrowKeep = try rules(rule(row.narrow, does: keep))
    #expect(
      wideKeep.widenings(since: narrowKeep).map(\.text).contains { $0.hasPrefix("it lets through in more") }, "\(row)")
    #expect(narrowKeep.widenings(since: wideKeep) == [], "\(row)")
  }

  @Test func `a rule that keeps, keeps more, pins or is gone is named`() throws {
    let names = #""names": ["a"]"#
    let steps: [(from: String, to: String, words: String)] = [
      ("", rule(names, does: #""keep": ["a"]"#), "a new rule keeps 1 value"),
      ("", rule(names, does: #""keep": "any""#), "a new rule keeps everything"),
      ("", rule(names, does: #""pin": "a""#), "a new rule pins a literal"),
      (rule(names, does: #""keep": ["a"]"#), rule(names, does: #""keep": ["a", "b"]"#), "1 value added"),
      (
        rule(names, does: #""keep": ["a"]"#), rule(names, does: #""keep": "any""#),
        "keeps everything where it applies, and kept"
      ),
      (rule(names), rule(names, does: #""keep": ["a"]"#), "keeps 1 value, and replaced before"),
      (
        rule(names, does: #""keep": ["a"]"#), rule(names, does: #""keep": ["a"], "over": "email""#),
        "beats rule 'email'"
      ),
      (rule(names, level: "secret"), rule(names), "it was a secret rule"),
      (
        rule(names, does: #""kind": "email""#), rule(names, does: #""kind": "text""#),
        "replaces as text, and as email before"
      ),
      (rule(names), "", "it replaced, and is gone"),
    ]
    for step in steps {
      let widened = try rules(step.to).widenings(since: try rules(step.from))
      #expect(widened.count == 1 && widened[0].text.contains(step.words), "\(step.words): \(widened)")
    }
    #expect(try rules("").widenings(since: try rules(rule(names, does: #""keep": ["a"]"#))) == [])
    #expect(try rules(rule(names)).widenings(since: try rules("")) == [])
  }

  @Test func `a coincidence is allowed by a signed line with a reason, at its path and for its rule only`() throws {
    let read = try decisions(
      #"{ "replace": "text", "coincides": ["person-name"], "why": "A street.", \#(Self.signed) }"#)
    let path = try #require(BodyPath("$.x"))
    #expect(read.allowances(of: "a") == [LeakAllowance(path: path, rule: "person-name")])
    #expect(read.allowances(of: "b") == [])
    let text = try #require(read.entries.first?.decision.tree.inlineText)
    #expect(try decisions(text).entries == read.entries)
    for missing in [#""why": "A street.""#, Self.signed] {
      let error = #expect(throws: Finding.self) {
        try decisions(#"{ "replace": "text", "coincides": ["person-name"], \#(missing) }"#)
      }
      #expect(error?.id == "decision-coincides")
      #expect(error?.line == 1 && error?.column != nil)
    }
  }
}
