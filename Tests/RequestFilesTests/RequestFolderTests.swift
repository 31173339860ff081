import LosslessJSON
import RequestFiles
import Testing

@Suite struct RequestFolderTests {
  private static let http = "### a\nGET https://s.test/\n"

  private func read(
    _ files: [String: String], links: [String: String] = [:], unreadable: Set<String> = [],
    process: [String: String] = [:]
  ) -> RequestSources {
    RequestFolder.read(
      recordings: "recordings/", store: "5b0e",
      from: TableFileSource(files: files, links: links, unreadable: unreadable),
      processEnvironment: process)
  }

  @Test func `request files are read from the store and its requests folder, in order of names`() {
    let sources = read([
      "recordings/requests/b.http": Self.http, "recordings/requests/a.rest": Self.http, "recordings/z.http": Self.http,
      "recordings/requests/deep/c.http": Self.http, "recordings/requests/notes.txt": "no",
      "recordings/fixtures/x.http": "no",
    ])
    #expect(
      sources.files.map(\.name) == ["recordings/requests/a.rest", "recordings/requests/b.http", "recordings/z.http"])
  }

  @Test func `the private file of another store is not read`() {
    let sources = read(
      ["recordings/requests/a.http": Self.http, "/home/me/.config/cameo/7777/http-client.private.env.json": "{}"],
      process: ["HOME": "/home/me"])
    #expect(sources.environments.privateName == nil)
  }

  @Test func `of two private files one is read, and the other named`() {
    let mine = "/home/me/.config/cameo/5b0e/http-client.private.env.json"
    let beside = "recordings/requests/http-client.private.env.json"
    let sources = read(
      ["recordings/requests/a.http": Self.http, mine: "{}", beside: "{}"], process: ["HOME": "/home/me"])
    #expect(sources.environments.privateName == mine)
    #expect(
      sources.findings.map(\.description) == [
        """
        \(beside): warning: this file is not read, since \(mine) is there, too [private-file-shadowed]
          next: move its variables there, and remove it
        """
      ])
  }

  @Test func `without an environment file there is one environment`() throws {
    let sources = read(["recordings/requests/a.http": Self.http])
    #expect(sources.environments.names == ["default"])
    #expect(try Sample.plan(sources, "default").requests.count == 1)
  }

  @Test func `without a request file the next step is told`() {
    #expect(
      read(["recordings/cameo.jsonc": "{}"]).findings.map(\.description) == [
        "recordings: warning: there is no request file in requests/ [no-request-files]\n"
          + "  next: cameo record URL --as NAME writes the first one"
      ])
  }

  /// The places of the private file in their order, and the one whose value counts.
  @Test(
    arguments: [
      (
        ["/chosen.json", "/xdg/cameo/5b0e", "/home/me/.config/cameo/5b0e", "recordings/requests"],
        "CAMEO_PRIVATE_ENV XDG_CONFIG_HOME HOME", "/chosen.json"
      ),
      (
        ["/xdg/cameo/5b0e", "/home/me/.config/cameo/5b0e", "recordings/requests"], "XDG_CONFIG_HOME HOME",
        "/xdg/cameo/5b0e"
      ),
      (["/home/me/.config/cameo/5b0e", "recordings/requests"], "HOME", "/home/me/.config/cameo/5b0e"),
      (["/home/me/.config/cameo/5b0e", "recordings/requests"], "XDG_CONFIG_HOME HOME", "recordings/requests"),
      (["recordings/requests"], "HOME", "recordings/requests"), (["recordings/requests"], "", "recordings/requests"),
    ] as [([String], String, String)])
  func `the private file is looked for in three places`(_ places: [String], _ set: String, _ winner: String) {
    let names = ["CAMEO_PRIVATE_ENV": "/chosen.json", "XDG_CONFIG_HOME": "/xdg", "HOME": "/home/me"]
    var files = [
      "recordings/requests/a.http": Self.http, "recordings/requests/http-client.env.json": "{\"staging\": {}}",
    ]
    for place in places {
      let path = place.hasSuffix(".json") ? place : place + "/http-client.private.env.json"
      files[path] = "{\"staging\": {\"x\": \"\(place)\"}}"
    }
    let sources = read(files, process: names.filter { set.split(separator: " ").contains(Substring($0.key)) })
    #expect(sources.environments.privateSecrets.map(\.value) == [winner])
  }

  @Test func `a named private file that is not there is an error, and no other one is taken`() {
    let sources = read(
      ["recordings/requests/a.http": Self.http, "recordings/requests/http-client.private.env.json": "{}"],
      process: ["CAMEO_PRIVATE_ENV": "/gone.json"])
    #expect(sources.environments.privateName == nil)
    #expect(
      sources.findings.map(\.description) == [
        "/gone.json: error: CAMEO_PRIVATE_ENV names a file that is not there [private-file-missing]\n"
          + "  next: correct or unset CAMEO_PRIVATE_ENV"
      ])
  }

  @Test(
    arguments: [
      ("./b.json", nil), ("../data/b.json", nil), ("../data/../requests/b.json", nil), ("in.json", nil),
      ("./gone.json", "there is no file './gone.json' [body-file-missing]"),
      ("../../secret.json", "'../../secret.json' leads out of the recordings folder [body-file-outside]"),
      ("/etc/passwd", "'/etc/passwd' leads out of the recordings folder [body-file-outside]"),
      ("./link.json", "'./link.json' leads out of the recordings folder [body-file-outside]"),
      ("./beside.json", "'./beside.json' leads out of the recordings folder [body-file-outside]"),
    ] as [(String, String?)])
  func `a body's file must lie in the store, links resolved`(_ path: String, _ fault: String?) {
    let sources = read(
      [
        "recordings/requests/a.http": "### a\nPOST https://s.test\n\n< \(path)\n", "recordings/requests/b.json": "{}",
        "recordings/data/b.json": "{}", "secret.json": "{}", "recordings-old/x.json": "{}", "etc/passwd": "x",
      ],
      links: [
        "recordings/requests/link.json": "secret.json", "recordings/requests/beside.json": "recordings-old/x.json",
        "recordings/requests/in.json": "recordings/data/b.json", "etc/passwd": "/etc/passwd",
      ])
    #expect(
      sources.findings.map(\.text.description) == (fault.map { [String($0.prefix { $0 != "[" }.dropLast())] } ?? []))
    #expect(sources.findings.allSatisfy { $0.line == 4 && $0.column == 1 && fault?.contains("[\($0.id)]") == true })
    #expect(sources.attachments.count == (fault == nil ? 1 : 0))
  }

  @Test func `a file that cannot be read is told, the others are read`() {
    let sources = read(
      ["recordings/requests/a.http": Self.http, "recordings/requests/b.http": Self.http],
      unreadable: ["recordings/requests/a.http"])
    #expect(sources.files.map(\.name) == ["recordings/requests/b.http"])
    #expect(sources.findings.map(\.id) == ["unreadable"])
  }
}
