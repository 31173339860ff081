import LosslessJSON
import RequestFiles
import Testing

@Suite struct ScriptTests {
  private func findings(_ text: String) -> [String] {
    RequestFile(name: "api.http", bytes: Array(text.utf8)).findings.map(\.description)
  }

  @Test func `a response script is reported with the reference to write instead`() {
    let text = """
      ### Log in
      # @name login
      POST https://shop.test/login

      {}

      > {%
        client.test("ok", function() { client.assert(response.status === 200) });
        client.global.set("token", response.body.session.access_token);
      %}

      ### account
      GET https://shop.test/account
      Authorization: Bearer {{token}}
      """
    #expect(
      findings(text) == [
        """
        api.http:7:1: warning: scripts are not run [script-not-run]
          next: write {{login.response.body.$.session.access_token}} where {{token}} stands
        """
      ])
    let sources = Sample.sources(text)
    let refusal = #expect(throws: Finding.self) { try Sample.resolve(sources, endpoint: "account") }
    #expect(
      refusal?.next
        == "a script in recordings/requests/api.http sets it, and scripts are not run: "
        + "write {{login.response.body.$.session.access_token}} instead")
  }

  @Test(
    arguments: [
      ("client.global.set('t', response.body[\"a\"][0]);", "{{a.response.body.$['a'][0]}}"),
      ("client.global.set(\"t\", response.headers.valueOf(\"X-T\"));", "{{a.response.headers.X-T}}"),
      ("client.global.set(\"t\", 5);", nil), ("client.log(1);", nil),
    ] as [(String, String?)])
  func `what a script takes from an answer is read where it is plain`(_ script: String, _ reference: String?) {
    let file = RequestFile(name: "api.http", bytes: Array("### a\nGET /a\n\n> {% \(script) %}\n".utf8))
    #expect(file.scriptVariables["t"] == reference)
    #expect(file.findings.map(\.id) == ["script-not-run"])
  }

  @Test(
    arguments: [
      ("### a\n< {% request.variables.set('a', 1) %}\nGET /a", "api.http:2:1", "use a file variable, or {{$uuid}}"),
      ("### a\n< ./before.js\nGET /a", "api.http:2:1", "use a file variable"),
      ("### a\nGET /a\n\n> ./after.js", "api.http:4:1", "write {{a.response.body.$.name}} where"),
      ("### a\nGET /a\n> {% %}", "api.http:3:1", "write {{a.response.body.$.name}} where"),
    ])
  func `scripts in all places are reported`(_ text: String, _ place: String, _ next: String) {
    let found = findings(text)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix(place) && $0.contains("next: " + next) })
  }

  @Test func `a script is never part of the body`() throws {
    let file = RequestFile(
      name: "a", bytes: Array("### a\nPOST /a\n\n{}\n> {%\n### not a separator\n%}\n<> a.json\n>> b.json\n".utf8))
    #expect(file.requests.count == 1)
    #expect(file.requests.first?.body == [.text(TemplateText(parts: [.literal("{}")]))])
    #expect(file.findings.map(\.id) == ["script-not-run", "response-reference", "response-file"])
    #expect(file.findings.map(\.severity) == [.warning, .note, .note])
  }
}
