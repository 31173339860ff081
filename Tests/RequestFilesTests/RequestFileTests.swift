import ExchangeTypes
import LosslessJSON
import RequestFiles
import Testing

/// What both editors document, written anew.
@Suite struct RequestFileTests {
  private func read(_ text: String) -> RequestFile { RequestFile(name: "api.http", bytes: Array(text.utf8)) }

  private func one(_ text: String) throws -> ParsedRequest {
    let file = read(text)
    #expect(file.findings.filter { $0.severity == .error } == [])
    return try #require(file.requests.first)
  }

  @Test(
    arguments: [
      ("GET https://shop.test/a HTTP/1.1", "GET", "https://shop.test/a"),
      ("GET https://shop.test/a", "GET", "https://shop.test/a"),
      ("https://shop.test/a", "GET", "https://shop.test/a"),
      ("get https://shop.test/a", "GET", "https://shop.test/a"),
      ("POST\t{{host}}/a   HTTP/2", "POST", "{{host}}/a"),
      ("POST {{host}}/a HTTP/2 (Prior Knowledge)", "POST", "{{host}}/a"),
      ("{{host}}/a", "GET", "{{host}}/a"),
      ("{{ host }}/a?q=x y", "GET", "{{ host }}/a?q=x y"),
      ("GET https://shop.test/a  b?q={{x}} HTTP/1.1", "GET", "https://shop.test/a  b?q={{x}}"),
      ("GET /a", "GET", "/a"),
      ("/a", "GET", "/a"),
      ("GET localhost:8080/a", "GET", "localhost:8080/a"),
      ("localhost:8080/a", "GET", "localhost:8080/a"),
      ("PROPFIND https://shop.test/dav", "PROPFIND", "https://shop.test/dav"),
    ])
  func `a request line has a target, and maybe a method and a version`(
    _ line: String, _ method: String, _ target: String
  ) throws {
    let request = try one("### a\n\(line)\n")
    #expect(request.method == method)
    #expect(request.target.text == target)
  }

  @Test func `indented lines and lines from ? and & go on with the target`() throws {
    let request = try one(
      """
      ### orders
      GET https://shop.test
          /api
          /orders
          ?page=2
        // A comment between.
          &size={{size}}
      &sort=name HTTP/1.1
      Accept: application/json
      """)
    #expect(request.target.text == "https://shop.test/api/orders?page=2&size={{size}}&sort=name")
    #expect(request.target.references.first?.spot == TextSpot(line: 7, column: 11))
    #expect(request.fields.map(\.name) == ["Accept"])
  }

  @Test(
    arguments: [
      ("### account\nGET /a", "account"),
      ("###account\nGET /a", "account"),
      ("##### My account\nGET /a", "My account"),
      ("###\n# @name account\nGET /a", "account"),
      ("###\n// @name account\nGET /a", "account"),
      ("###\n#@name account\nGET /a", "account"),
      ("###\n# @name = account\nGET /a", "account"),
      ("###\n# @name=account\nGET /a", "account"),
      ("### A longer title\n# @name account\nGET /a", "account"),
      ("# @name account\nGET /a", "account"),
      ("### account\nGET /a\n# @no-log\nAccept: */*", "account"),
    ])
  func `a name stands behind the separator or behind @name`(_ text: String, _ name: String) throws {
    #expect(try one(text).name == name)
  }

  @Test func `a separator ends a request and starts the next`() {
    let file = read("### a\nGET /a\n###\n# only a comment\n### b\nPOST /b\n\n{}\n### c\nGET /c")
    #expect(file.requests.map(\.name) == ["a", "b", "c"])
    #expect(file.findings == [])
  }

  @Test func `header fields keep their order and their values`() throws {
    let request = try one(
      """
      ### a
      GET /a
      accept-language: en-GB,en;q=0.8
      # A comment between.
      X-Empty:
      // Another.
      Cookie: a=1; b={{b}}
      """)
    #expect(
      request.fields.map { "\($0.name)|\($0.value.text)" } == [
        "accept-language|en-GB,en;q=0.8", "X-Empty|", "Cookie|a=1; b={{b}}",
      ])
    #expect(request.fields[2].value.references.map(\.spot) == [TextSpot(line: 7, column: 16)])
  }

  @Test func `a body is every line behind the blank one, without comments at its end`() throws {
    let request = try one(
      """
      ### a
      POST /a
      Content-Type: application/json

      {
        "name": "{{name}}"

      }

      # What comes next is another matter.

      ### b
      GET /b
      """)
    #expect(request.body.count == 1)
    guard case .text(let text) = request.body[0] else { return }
    #expect(text.text == "{\n  \"name\": \"{{name}}\"\n\n}")
    #expect(text.references.map(\.spot) == [TextSpot(line: 6, column: 12)])
  }

  @Test func `a body may come from a file, and parts of it may`() throws {
    let request = try one(
      """
      ### a
      POST /a
      Content-Type: multipart/form-data; boundary=xx

      --xx
      Content-Disposition: form-data; name="t"

      plain
      --xx

      < ./part.json
      <@ ./other.json
      <@latin1 more.txt
      --xx--
      """)
    let files = request.body.compactMap { part -> String? in
      guard case .file(let path, let encoding, let spot) = part else { return nil }
      return "\(path) \(encoding?.rawValue ?? "-") \(spot.line)"
    }
    #expect(files == ["./part.json - 11", "./other.json utf8 12", "more.txt latin1 13"])
    #expect(request.body.count == 5)
  }

  @Test func `XML in a body is no file`() throws {
    let request = try one("### a\nPOST /a\n\n<request>\n</request>")
    #expect(request.body.count == 1)
  }

  @Test func `file variables may stand anywhere above a request line`() {
    let file = read("@host=https://shop.test\n@ token = a b = c \n\n### a\n@size=10\nGET {{host}}/a")
    #expect(
      file.variables.map { "\($0.name)|\($0.value.text)" } == ["host|https://shop.test", "token|a b = c", "size|10"])
    #expect(file.findings == [])
  }

  @Test(
    arguments: [
      (#"a\nb"#, "a\nb"), (#"a\tb\r"#, "a\tb\r"), (#"a\\nb"#, #"a\nb"#), (#"c:\dir"#, #"c:\dir"#), (#"a\"#, #"a\"#),
    ])
  func `a backslash in a file variable stands for a control character`(_ written: String, _ value: String) {
    #expect(read("@a = \(written)").variables.map(\.value.text) == [value])
  }

  @Test func `directives say how a request is played`() throws {
    let directives = try one(
      """
      ### a
      # @cameo-expect 200, 401
      // @cameo-allow
      # @no-log
      # @no-redirect
      # @no-cookie-jar
      # @note
      # @timeout 2 m
      # @connection-timeout 500 ms
      POST /a
      """
    ).directives
    #expect(directives.expectedStatuses == [200, 401])
    #expect(directives.allowsUnsafe)
    #expect(directives.isNotLogged)
    #expect(!directives.followsRedirects)
    #expect(directives.timeout == 120)
    #expect(directives.connectTimeout == 0.5)
  }

  @Test(
    arguments: [("empty", nil, true), ("200 empty", [200], true), ("200", [200], false)] as [(String, Set<Int>?, Bool)])
  func `an answer that holds nothing may be expected, beside statuses`(
    _ text: String, _ statuses: Set<Int>?, _ isEmpty: Bool
  ) throws {
    let directives = try one("### a\n# @cameo-expect \(text)\nGET /a").directives
    #expect(directives.expectedStatuses == statuses)
    #expect(directives.expectsEmpty == isEmpty)
  }

  @Test(arguments: [("30", 30.0), ("5 s", 5), ("500ms", 0.5), ("500 ms", 0.5), ("1 m", 60)])
  func `a timeout is in seconds unless it says else`(_ text: String, _ seconds: Double) throws {
    #expect(try one("### a\n# @timeout \(text)\nGET /a").directives.timeout == seconds)
    #expect(try one("### a\n# @connection-timeout \(text)\nGET /a").directives.connectTimeout == seconds)
  }

  @Test func `Windows line ends and a byte order mark change nothing`() throws {
    let request = try one("\u{FEFF}### a\r\nPOST /a\r\nAccept: */*\r\n\r\n{\r\n}\r\n")
    #expect(request.name == "a")
    #expect(request.fields.map(\.value.text) == ["*/*"])
    guard case .text(let text) = request.body[0] else { return }
    #expect(text.text == "{\n}")
  }

  @Test func `a request without a title needs no separator above it`() throws {
    let request = try one("\n\n# @name first\n\nGET /a\n")
    #expect(request.name == "first")
    #expect(request.methodSpot == TextSpot(line: 5, column: 1))
  }

  @Test func `a large file is refused`() {
    let file = RequestFile(name: "api.http", bytes: [UInt8](repeating: 0x0A, count: RequestFile.largest + 1))
    #expect(file.findings.map(\.id) == ["file-too-large"])
  }
}
