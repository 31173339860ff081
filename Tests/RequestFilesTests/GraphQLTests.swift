import ExchangeTypes
import LosslessJSON
import RequestFiles
import Testing

@Suite struct GraphQLTests {
  private static let secrets = "{\"staging\": {\"name\": \"Ä \\\"q\\\"\", \"n\": 12, \"whole\": \"{\\\"a\\\": 1.0}\"}}"

  private func resolved(_ request: String, _ others: [String: String] = [:]) throws -> ResolvedRequest {
    let sources = Sample.sources("### a\n# @cameo-allow\n\(request)\n", secrets: Self.secrets, others: others)
    #expect(sources.allFindings.filter { $0.severity != .note } == [])
    return try Sample.resolve(sources)
  }

  private func body(_ text: String, _ others: [String: String] = [:]) throws -> String {
    String(decoding: try resolved("GRAPHQL {{host}}/graphql\n\n\(text)", others).spec.body ?? [], as: UTF8.self)
  }

  @Test(arguments: [
    "GRAPHQL {{host}}/graphql", "POST {{host}}/graphql\nX-REQUEST-TYPE: GraphQL",
    "POST {{host}}/graphql HTTP/1.1\nContent-Type: application/json\nx-request-type: graphql",
  ])
  func `both editors' spellings send the same JSON`(_ head: String) throws {
    let spec = try resolved("\(head)\n\nquery Who($n: Int!) {\n  me(n: $n) { id }\n}\n\n{\n  \"n\": {{n}}\n}").spec
    #expect(spec.method == "POST")
    #expect(spec.fields.list == [HeaderField("Content-Type", "application/json")])
    #expect(
      String(decoding: spec.body ?? [], as: UTF8.self)
        == #"{"query": "query Who($n: Int!) {\n  me(n: $n) { id }\n}", "operationName": "Who", "variables": "#
        + "{\n  \"n\": 12\n}}")
    #expect(spec.template.method == "POST")
    #expect(
      spec.template.body
        == #"{"query": "query Who($n: Int!) {\n  me(n: $n) { id }\n}", "operationName": "Who", "variables": "#
        + "{\n  \"n\": {{n}}\n}}")
  }

  @Test(
    arguments: [
      ("{ me { id } }", #"{"query": "{ me { id } }"}"#),
      ("{\n  me { id }\n}\n\n", #"{"query": "{\n  me { id }\n}"}"#),
      ("query { a }\n\n{}", #"{"query": "query { a }", "variables": {}}"#),
      ("query { a }\n\n{{whole}}", #"{"query": "query { a }", "variables": {"a": 1.0}}"#),
      ("query { a }\n\n{\n\n  \"x\": 1.50\n}", "{\"query\": \"query { a }\", \"variables\": {\n\n  \"x\": 1.50\n}}"),
      (
        "query { a }\n\nfragment F on T {\n  b\n}\n\n{ \"x\": [] }",
        #"{"query": "query { a }\n\nfragment F on T {\n  b\n}", "variables": { "x": [] }}"#
      ),
      (
        "fragment F on T { b(x: \"}\") }\n# query Not\nmutation Do { a }",
        #"{"query": "fragment F on T { b(x: \"}\") }\n# query Not\nmutation Do { a }", "operationName": "Do"}"#
      ),
      ("query { a(t: {{name}}) }", #"{"query": "query { a(t: Ä \"q\") }"}"#),
      ("query T { a }\nquery U { b }", #"{"query": "query T { a }\nquery U { b }", "operationName": "T"}"#),
    ])
  func `variables stand behind a blank line, and everything else is the query`(_ text: String, _ sent: String) throws {
    #expect(try body(text) == sent)
    #expect(JSONDocument.parsed(sent) != nil)
  }

  @Test func `query and variables may come from files`() throws {
    let files = [
      "recordings/requests/who.graphql": "query Who { me }\n", "recordings/requests/who.json": "{ \"n\": \"{{n}}\" }",
    ]
    #expect(
      try body("< ./who.graphql\n\n<@ ./who.json", files)
        == #"{"query": "query Who { me }\n", "operationName": "Who", "variables": { "n": "12" }}"#)
    #expect(
      try body("< ./who.graphql\n\n{ \"n\": 1 }", files)
        == #"{"query": "query Who { me }\n", "operationName": "Who", "variables": { "n": 1 }}"#)
  }

  @Test func `a capture in the variables makes the request wait for its answer`() throws {
    let sources = Sample.sources(
      "### a\n# @cameo-allow\nGRAPHQL {{host}}/g\n\nquery { a }\n\n{ \"t\": \"{{b.response.body.$.t}}\" }\n"
        + "### b\nGET {{host}}/b\n")
    #expect(try Sample.plan(sources).requests.map(\.endpoint) == ["b", "a"])
  }

  @Test(
    arguments: [
      (
        "query { a }\n\n{ \"name\": \"{{name}}\" }",
        "7:1: error: the GraphQL variables are no JSON object once their variables are filled in [graphql-variables]\n"
          + "  next: write them as JSON: { \"name\": \"value\" }"
      ),
      (
        "< ./empty.graphql",
        "5:1: error: the query has no operation once its variables are filled in [graphql-query]\n"
          + "  next: start it with 'query', 'mutation' or '{'"
      ),
    ])
  func `what is no GraphQL request once it is filled in says so`(_ text: String, _ finding: String) {
    let sources = Sample.sources(
      "### a\n# @cameo-allow\nGRAPHQL {{host}}/g\n\n\(text)\n", secrets: Self.secrets,
      others: ["recordings/requests/empty.graphql": "# nothing\n"])
    let error = #expect(throws: Finding.self) { try Sample.resolve(sources) }
    #expect(error?.description == "recordings/requests/api.http:" + finding)
  }

  @Test func `a mutation and a query are POST, so something must allow them`() {
    let sources = Sample.sources("### a\nGRAPHQL {{host}}/g\n\nquery { a }\n")
    let error = #expect(throws: Finding.self) { try Sample.resolve(sources) }
    #expect(error?.id == "unsafe-method")
  }
}
