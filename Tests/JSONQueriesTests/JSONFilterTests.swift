import JSONQueries
import LosslessJSON
import Testing

@Suite struct JSONFilterTests {
  private func found(_ path: String, _ text: String) throws -> [String] {
    try JSONPath(path).select(in: JSONDocument(text).root).map(\.rawText)
  }

  @Test(
    arguments: [
      ("@ == 1", "[1, 1.0, 10e-1, 1.0000000000000000001, \"1\", true]", ["1", "1.0", "10e-1"]),
      ("@ == 0", "[0, -0, 0.0, -0e99, 1e-999999999]", ["0", "-0", "0.0", "-0e99"]),
      ("@ == -0.0", "[0, -0, false]", ["0", "-0"]),
      ("@ == 9007199254740992", "[9007199254740992, 9007199254740993]", ["9007199254740992"]),
      ("@ > 9007199254740992", "[9007199254740992, 9007199254740993]", ["9007199254740993"]),
      ("@ < 1e400", "[1e399, 1e400, 10e399, 1e999999999]", ["1e399"]),
      ("@ <= 1E+400", "[1e399, 1e400, 10e399, 1e401]", ["1e399", "1e400", "10e399"]),
      ("@ < 'b'", #"["a", "b", "\u0061z", "B", 1, null]"#, [#""a""#, #""\u0061z""#, #""B""#]),
      // U+FF5E comes before U+1F600, though its first UTF-16 unit does not.
      ("@ < '\u{1F600}'", "[\"\u{FF5E}\", \"\u{1F600}\"]", ["\"\u{FF5E}\""]),
      ("@ == '\u{E9}'", "[\"\u{E9}\", \"e\u{301}\", \"\\u00e9\"]", ["\"\u{E9}\"", "\"\\u00e9\""]),
      ("@ == '\\\\n'", #"["\\n", "\n"]"#, [#""\\n""#]),
      (
        "@.a == @.b", #"[{"a":[1,{"x":"y","z":0}],"b":[1.0,{"z":-0,"x":"\u0079"}]},{"a":1},{},{"a":[1],"b":[1,1]}]"#,
        [#"{"a":[1,{"x":"y","z":0}],"b":[1.0,{"z":-0,"x":"\u0079"}]}"#, "{}"]
      ),
      ("@.a == @.b", #"[{"a":{"x":1,"x":2},"b":{"x":1}},{"a":{},"b":[]}]"#, [#"{"a":{"x":1,"x":2},"b":{"x":1}}"#]),
      ("@.a != null", #"[{"a":null},{"a":1},{}]"#, [#"{"a":1}"#, "{}"]),
      ("@.a <= @.a", #"[{"a":null},{"a":[1]},{}]"#, [#"{"a":null}"#, #"{"a":[1]}"#, "{}"]),
      ("@.a < @.b", #"[{"a":1},{"a":[1],"b":[2]},{"a":false,"b":true}]"#, []),
      ("@.a", #"[{"a":null},{"a":false},{"b":1},[1],null]"#, [#"{"a":null}"#, #"{"a":false}"#]),
      ("!@.a || @.a == 2 && @.b", #"[{"b":1},{"a":2},{"a":2,"b":0},{"a":1,"b":0}]"#, [#"{"b":1}"#, #"{"a":2,"b":0}"#]),
      ("(!@.a || @.a == 2) && @.b", #"[{"b":1},{"a":2},{"c":1}]"#, [#"{"b":1}"#]),
      ("@[?@ > 1]", "[[1,2],[1],[0,[5]]]", ["[1,2]"]),
      ("@[?@ == $[0]]", "[2,[1,2],[3]]", ["[1,2]"]),
      (
        "length(@) == 2", #"["ab","e\u0301","\ud83d\ude00x","abc",[1,2],{"a":1,"b":2},[],22]"#,
        [#""ab""#, #""e\u0301""#, #""\ud83d\ude00x""#, "[1,2]", #"{"a":1,"b":2}"#]
      ),
      ("length(@) == length(null)", "[1,\"\",[]]", ["1"]),
      ("count(@..*) > 2", "[[1,[2]],[1,2],{\"a\":{\"b\":[0]}}]", ["[1,[2]]", "{\"a\":{\"b\":[0]}}"]),
      ("value(@..a) == 1", #"[{"a":1},{"b":{"a":1}},{"a":1,"b":{"a":1}},{}]"#, [#"{"a":1}"#, #"{"b":{"a":1}}"#]),
      ("match(@.c, $[0].p)", #"[{"p":"a.*"},{"c":"ab"},{"c":"ba"},{"c":["ab"]}]"#, [#"{"c":"ab"}"#]),
      ("search(@, '(')", #"["("]"#, []), ("match(@, 1)", #"["1"]"#, []),
      ("!search(@, 'b')", #"["abc","ac",1]"#, [#""ac""#, "1"]),
    ] as [(String, String, [String])])
  func `a filter picks the children it holds for`(_ filter: String, _ text: String, _ expected: [String]) throws {
    #expect(try found("$[?" + filter + "]", text) == expected)
    #expect(try found("$[? \n(\t" + filter + " ) ]", text) == expected)
  }

  @Test(
    arguments: [
      ("$[?]", 3, "expected @, $, a literal, a function or ("),
      ("$[?@.a", 6, "expected , or ]"),
      ("$[?", 3, "the path ends inside a filter"),
      ("$[?(@.a]", 7, "expected &&, || or )"),
      ("$[?(@.a", 3, "the parenthesis is not closed"),
      ("$[?@.a=1]", 6, "expected , or ]"),
      ("$[?@.a==]", 8, "expected @, $, a literal, a function or ("),
      ("$[?@.a & @.b]", 7, "expected , or ]"),
      ("$[?a]", 3, "unknown word a: a string stands in quotes, a member begins with @"),
      ("$[?@.a == True]", 10, "expected @, $, a literal, a function or ("),
      ("$[?1]", 3, "a literal must be compared with something"),
      ("$[?@.a || 'x']", 10, "a literal must be compared with something"),
      ("$[?length(@)]", 3, "the value of length() must be compared with something"),
      ("$[?!@.a == 1]", 3, "a comparison is negated with ! before parentheses"),
      ("$[?@.* == 1]", 3, "this query may lead to more than one value: use names and indices only, or value()"),
      ("$[?1 < $..a]", 7, "this query may lead to more than one value: use names and indices only, or value()"),
      (
        "$[?length(@[0,1]) > 1]", 10,
        "this query may lead to more than one value: use names and indices only, or value()"
      ),
      ("$[?match(@, 'a') == true]", 3, "match() says yes or no and cannot be compared"),
      ("$[?length(match(@, 'a')) == 1]", 10, "match() says yes or no and cannot be compared"),
      ("$[?count(1) == 1]", 9, "count() takes a query that begins with @ or $"),
      ("$[?count(@, @) == 1]", 3, "count() takes one argument"),
      ("$[?search(@)]", 3, "search() takes two arguments"),
      ("$[?len(@) == 1]", 3, "there is no function len(): known are length, count, match, search and value"),
      ("$[?length (@) == 1]", 3, "unknown word length: a string stands in quotes, a member begins with @"),
      ("$[?length(@ == 1]", 12, "expected , or )"),
      ("$[?@ == 01]", 8, "malformed number"),
      ("$[?@ == 1.]", 8, "malformed number"),
      ("$[?@ == 'a]", 11, "a string in quotes is not closed"),
      ("$[?@ == '\\x']", 9, "unknown escape in a string"),
      ("$[?(@.a == 1) == true]", 14, "expected , or ]"),
    ] as [(String, Int, String)])
  func `a malformed filter says where and why`(_ path: String, _ offset: Int, _ message: String) {
    #expect(throws: JSONPathError(offset: offset, message: message)) { try JSONPath(path) }
  }

  @Test func `nesting has a limit, so that no path overflows the stack`() throws {
    func path(_ opening: String, _ inner: String, _ closing: String, _ depth: Int) -> String {
      "$" + String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
    }
    for (opening, inner, closing) in [("[?@", ".a", "]"), ("[?@.a||(@", ".a", ")]"), ("[?count(@", "", ")==1]")] {
      let perLevel = opening.contains("(") ? 2 : 1
      #expect(throws: Never.self) { try JSONPath(path(opening, inner, closing, 64 / perLevel)) }
      let error = #expect(throws: JSONPathError.self) { try JSONPath(path(opening, inner, closing, 64 / perLevel + 1)) }
      #expect(error?.message == "filters are nested deeper than 64")
    }
    for depth in [65, 100_000] {
      #expect(throws: JSONPathError.self) { try JSONPath("$[?" + path("(", "@", ")", depth).dropFirst() + "]") }
      #expect(throws: JSONPathError.self) { try JSONPath("$[?" + path("!(", "@", ")", depth).dropFirst() + "]") }
      #expect(throws: JSONPathError.self) {
        try JSONPath("$[?" + path("length(", "@", ")", depth).dropFirst() + "==1]")
      }
    }
    // What stands side by side is not nested.
    let long = "$[?" + String(repeating: "(@.a && !@.b) || ", count: 5_000) + "@]"
    #expect(try found(long, "[1]") == ["1"])
  }

  /// `true`, `false` and "nobody knows" joined by `&&`, `||` and `!`.
  @Test(
    arguments: [
      ("BOMB", 0, true), ("!BOMB", 0, true), ("@ || BOMB", 1, false), ("BOMB || @", 1, false), ("!@ && BOMB", 0, false),
      ("BOMB && !@", 0, false), ("BOMB && @", 0, true), ("!@ || BOMB", 0, true), ("!(BOMB && !@)", 1, false),
      ("$[?BOMB]", 0, true), ("!$[?BOMB]", 0, true), ("count($[?BOMB]) == 0", 0, true), ("$[?BOMB, 0]", 1, false),
      ("@ == 'x' || $[?!@]", 0, false),
    ] as [(String, Int, Bool)])
  func `a pattern without an answer picks nothing, and says so if it matters`(
    _ filter: String, _ count: Int, _ undecided: Bool
  ) throws {
    let text = String(repeating: "a", count: 5_000) + "!"
    let root = try JSONDocument("[\"\(text)\"]").root
    let spelled = filter.replacing("BOMB", with: "search($[0], '(a+)+$')")
    var isUndecided = false
    let found = try JSONPath("$[?" + spelled + "]").select(in: root, isUndecided: &isUndecided)
    #expect(found.count == count, "\(spelled)")
    #expect(isUndecided == undecided, "\(spelled)")
  }

  @Test func `what a filter asks of the root is asked anew for each body`() throws {
    let path = try JSONPath("$.list[?@ == $.wanted]")
    for wanted in [1, 2] {
      let document = try JSONDocument("{\"list\":[1,2,2],\"wanted\":\(wanted)}")
      #expect(path.select(in: document.root).count == wanted)
    }
  }
}
