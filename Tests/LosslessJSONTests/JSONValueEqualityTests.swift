import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONValueEqualityTests {
  private func value(_ text: String) throws -> JSONValue { try JSONDocument(text).root }

  @Test(
    arguments: [
      ("1", "1.0", true), ("1", "\"1\"", false), ("[1,2]", "[1.0,2e0]", true), ("[1,2]", "[2,1]", false),
      ("[1]", "[1,1]", false), ("{\"a\":1,\"b\":2}", "{\"b\":2,\"\\u0061\":1}", true),
      ("{\"a\":1}", "{\"b\":1}", false),
      ("{\"a\":1}", "{\"a\":1,\"b\":1}", false), ("{\"a\":1,\"a\":2}", "{\"a\":1}", true), ("[]", "{}", false),
      ("\"\u{E9}\"", "\"e\u{301}\"", false), ("\"\u{E9}\"", "\"\\u00E9\"", true), ("\"\\\\n\"", "\"\\n\"", false),
      ("{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"e\u{301}\":2,\"\u{E9}\":1}", true), ("null", "null", true),
      ("true", "false", false),
    ] as [(String, String, Bool)])
  func `two values are equal if they mean the same`(_ a: String, _ b: String, _ equal: Bool) throws {
    #expect(try value(a).isEqual(to: value(b)) == equal)
    #expect(try value(b).isEqual(to: value(a)) == equal)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `a generated value equals itself, however its members are ordered, and no other`(_ seed: UInt64) throws {
    var json = GeneratedJSON(seed: seed)
    let texts = (0..<12).map { _ in json.text() }
    /// The value written in one way: members by name, numbers as decimals, strings decoded.
    func canonical(_ value: JSONValue) -> String {
      switch value.kind {
      case .array: "[" + value.elements.map(canonical).joined(separator: ",") + "]"
      case .object:
        "{"
          + value.members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
          .map { "\(Array($0.name.utf8)):\(canonical($0.value))" }.joined(separator: ",") + "}"
      case .string: "text \(Array(value.string?.utf8 ?? "".utf8))"
      case .number: "\(String(describing: value.number?.decimal))"
      case .boolean, .null: value.rawText
      }
    }
    for a in texts {
      for b in texts {
        #expect(try value(a).isEqual(to: value(b)) == (canonical(value(a)) == canonical(value(b))), "\(a) and \(b)")
      }
    }
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `a text is compared as it is once decoded`(_ seed: UInt64) throws {
    var json = GeneratedJSON(seed: seed)
    for name in GeneratedJSON.oddNames {
      let token = try value(json.token(name))
      #expect(token.text.map(Array.init) == Array(name.utf8))
      for other in GeneratedJSON.oddNames {
        let isSame = name.utf8.elementsEqual(other.utf8)
        #expect(token.isText(Array(other.utf8)[...]) == isSame, "\(token.rawText) \(other)")
      }
    }
    #expect(try !value("7").isText(Array("7".utf8)[...]) && value("[]").text == nil)
  }

  @Test func `a container counts what it holds`() throws {
    #expect(try value("[1,[2,3],{}]").count == 3)
    #expect(try value("{\"a\":[1,2],\"b\":0}").count == 2)
    #expect(try value("\"ab\"").count == 0)
  }

  @Test func `depth overflows no stack`() throws {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let deep = try JSONDocument(text, limits: JSONLimits(depth: depth)).root
    #expect(try deep.isEqual(to: JSONDocument(text, limits: JSONLimits(depth: depth)).root))
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `a place leads back to its value`(_ seed: UInt64) throws {
    var json = GeneratedJSON(seed: seed)
    let root = try value(json.text())
    var open = [root]
    while let value = open.popLast() {
      #expect(root.at(value.place.pointer)?.index == value.index, "\(value.place)")
      open += Array(value.elements) + value.members.map(\.value)
    }
  }

  @Test func `a place is a normalised path`() throws {
    let root = try value(#"{"a":[0,{"it's \\ \u000b\u2028":true}]}"#)
    let leaf = try #require(root["a"]?[1]?.members.first { _ in true }?.value)
    #expect(leaf.place.description == "$['a'][1]['it\\'s \\\\ \\u000b\u{2028}']")
    #expect(root.place.description == "$")
  }
}
