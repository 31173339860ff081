import LosslessJSON
import TestSupport
import Testing

@Suite struct BodyPathTests {
  @Test(arguments: [
    ("$", [BodyPath.Step]()), ("$.items[*].tier", [.member("items"), .anyElement, .member("tier")]),
    ("$.limits{*}", [.member("limits"), .anyMember]), ("$['a b']", [.member("a b")]), ("$['']", [.member("")]),
    ("$['0']", [.member("0")]), ("$['it\\'s']", [.member("it's")]), ("$['a\\\\b']", [.member("a\\b")]),
    ("$['\\n\\t\\u0001']", [.member("\n\t\u{1}")]), ("$.é", [.member("é")]), ("$['user-name']", [.member("user-name")]),
    ("$['[*]']", [.member("[*]")]), ("$[*][*]", [.anyElement, .anyElement]),
  ])
  func `spells its steps`(text: String, steps: [BodyPath.Step]) throws {
    #expect(BodyPath(steps).text == text)
    #expect(try #require(BodyPath(text)).steps == steps)
  }

  @Test(arguments: [
    "", "a", "$.", "$..a", "$['a']", "$[\"a b\"]", "$[0]", "$.a b", "$.0", "$[*", "${*", "$['a b'", "$['\\x']", "$ .a",
    "$['\\u0041']", "$['\\u000A']", "$.a[*].", "$['\\ud800']", "$.user-name", "$[*]{", "$['a\nb']",
  ])
  func `refuses every other spelling`(text: String) { #expect(BodyPath(text) == nil) }

  @Test func `survives its text, whatever the names`() {
    for first in GeneratedJSON.oddNames {
      for second in GeneratedJSON.oddNames {
        let path = BodyPath.root.member(first).element.member(second).anyMember
        let steps: [BodyPath.Step] = [.member(first), .anyElement, .member(second), .anyMember]
        #expect(BodyPath(path.text) == path, "\(path.text.debugDescription)")
        #expect(path.steps.elementsEqual(steps) { BodyPath([$0]) == BodyPath([$1]) })
        #expect(path.parent == BodyPath.root.member(first).element.member(second))
        for position in 0...steps.count {
          let part = BodyPath(steps.prefix(position))
          #expect(part.lastStep.map { BodyPath([$0]) } == part.steps.last.map { BodyPath([$0]) })
          #expect(part.parent == (position == 0 ? nil : BodyPath(steps.prefix(position - 1))))
        }
        #expect(path.lastName.map { Array($0.utf8) } == Array(second.utf8))
      }
    }
  }

  @Test func `different names have different paths`() {
    let paths = Set(GeneratedJSON.oddNames.map { BodyPath.root.member($0) })
    #expect(paths.count == GeneratedJSON.oddNames.count)
    #expect(BodyPath.root.member("\u{E9}") != BodyPath.root.member("e\u{301}"))
  }

  @Test func `the root has no parent and no name`() {
    #expect(BodyPath.root.parent == nil)
    #expect(BodyPath.root.lastName == nil)
    #expect(BodyPath.root.member("items").element.lastName == "items")
  }
}
