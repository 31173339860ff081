import ExchangeTypes
import ForeignFormats
import LosslessJSON
import RequestFiles
import TestSupport
import Testing

@Suite struct CurlLineTests {
  private func shown(_ line: CurlLine) -> [String] {
    var out = ["\(line.method) \(line.url)"] + line.fields.list.map { "\($0.name): \($0.value)" }
    switch line.body {
    case .text(let text): out.append("| " + text)
    case .file(let path): out.append("< " + path)
    case nil: break
    }
    return out
  }

  @Test(
    arguments: [
      ("curl https://s.test/a", ["GET https://s.test/a"]),
      ("$ curl s.test", ["GET http://s.test"]),
      ("/usr/bin/curl.exe -sSL --compressed --url https://s.test", ["GET https://s.test"]),
      ("curl -X PUT https://s.test -H 'A: b' -H \"C:d\"", ["PUT https://s.test", "A: b", "C: d"]),
      ("curl -XPATCH -sHa:b https://s.test", ["PATCH https://s.test", "a: b"]),
      ("curl --request=DELETE https://s.test --header=A:b", ["DELETE https://s.test", "A: b"]),
      (
        "curl https://s.test -d a=1 -d b=2",
        ["POST https://s.test", "Content-Type: application/x-www-form-urlencoded", "| a=1&b=2"]
      ),
      (
        "curl https://s.test --data-raw '@x' -H 'content-type: text/plain'",
        ["POST https://s.test", "content-type: text/plain", "| @x"]
      ),
      (
        "curl https://s.test --data-urlencode 'q=a b&c' --data-urlencode 'é'",
        ["POST https://s.test", "Content-Type: application/x-www-form-urlencoded", "| q=a%20b%26c&%C3%A9"]
      ),
      ("curl -G https://s.test?x=1 -d a=1 --data-urlencode 'b=c d'", ["GET https://s.test?x=1&a=1&b=c%20d"]),
      (
        "curl --json '{\"a\":1}' https://s.test",
        ["POST https://s.test", "Content-Type: application/json", "Accept: application/json", "| {\"a\":1}"]
      ),
      (
        "curl https://s.test --data-binary @body.json -H 'Content-Type: application/json'",
        ["POST https://s.test", "Content-Type: application/json", "< body.json"]
      ),
      ("curl -I https://s.test", ["HEAD https://s.test"]),
      ("curl -u me:p:w https://s.test", ["GET https://s.test", "Authorization: Basic me p:w"]),
      ("curl --oauth2-bearer tok https://s.test", ["GET https://s.test", "Authorization: Bearer tok"]),
      (
        "curl -b 'a=1; b=2' -A Agent -e https://r.test https://s.test",
        ["GET https://s.test", "Cookie: a=1; b=2", "User-Agent: Agent", "Referer: https://r.test"]
      ),
      ("curl https://s.test -H 'Accept:' -H 'X-Empty;'", ["GET https://s.test", "X-Empty: "]),
      ("curl https://s.test \\\n  -H 'A: b' \\\n  --http2", ["GET https://s.test", "A: b"]),
      ("curl https://s.test -o out.json -w '%{http_code}' --max-time 5 --retry 3", ["GET https://s.test"]),
      ("curl -- https://s.test", ["GET https://s.test"]),
      ("curl https://s.test --no-location -#", ["GET https://s.test"]),
      // Quoting of bash.
      ("curl https://s.test/'a b'\"c d\"\\ e", ["GET https://s.test/a bc d e"]),
      ("curl \"https://s.test/\\\"\\\\\\$x\\a\"", ["GET https://s.test/\"\\$x\\a"]),
      ("curl $'https://s.test/\\x41\\u00e9\\101\\'\\n'", ["GET https://s.test/AéA'\n"]),
      ("curl 'https://s.test/''b'", ["GET https://s.test/b"]),
      (
        "curl https://s.test -H \"Authorization: Bearer $TOKEN\" -H A:${B}",
        [
          "GET https://s.test", "Authorization: Bearer {{$processEnv TOKEN}}", "A: {{$processEnv B}}",
        ]
      ),
      // The Windows prompt's.
      ("curl ^\"https://s.test/?a=1^&b=2^\" ^\r\n  -H ^\"A: b^\"", ["GET https://s.test/?a=1&b=2", "A: b"]),
      // A comment, a pipe and a file behind it.
      ("curl https://s.test | jq .", ["GET https://s.test"]), ("curl https://s.test > x.json", ["GET https://s.test"]),
    ] as [(String, [String])])
  func `a command is read as the shell and curl read it`(_ command: String, _ expected: [String]) throws {
    #expect(shown(try CurlLine(command)) == expected)
  }

  @Test(
    arguments: [
      (
        "curl -k https://s.test",
        "6: note: -k is left out [curl-option-left-out]\n  next: certificates are always verified"
      ),
      (
        "curl --proxy p https://s.test",
        "6: note: --proxy is left out [curl-option-left-out]\n  next: a proxy belongs to the machine, not to the request"
      ),
      (
        "curl -b jar.txt https://s.test",
        "6: note: cookies from a file are left out [curl-option-left-out]\n  next: give them as a Cookie field"
      ),
      (
        "curl https://s.test | jq",
        "21: note: what stands behind the command is left out [shell-rest]\n  next: nothing is to do"
      ),
    ])
  func `what is left out is noted`(_ command: String, _ note: String) throws {
    let findings = try CurlLine(command).findings.map { "\($0.column ?? 0): \($0)" }
    #expect(findings == [note])
  }

  @Test(
    arguments: [
      ("", 1, "error: the text is no curl command [not-curl]\n  next: paste the whole command, from 'curl' on"),
      (
        "wget https://s.test", 1,
        "error: the text is no curl command [not-curl]\n  next: paste the whole command, from 'curl' on"
      ),
      ("curl -s", 1, "error: the command names no URL [no-url]\n  next: add the URL"),
      (
        "curl https://a.test https://b.test", 21,
        "error: the command names several URLs [several-urls]\n  next: paste one command at a time"
      ),
      (
        "curl --hedaer A:b https://s.test", 6,
        "error: curl has no option --hedaer, or it is not known here [unknown-option]\n  next: did you mean --header? Else leave it out"
      ),
      (
        "curl -sQ https://s.test", 6,
        "error: curl has no option -Q, or it is not known here [unknown-option]\n  next: leave it out"
      ),
      (
        "curl https://s.test -F a=b", 21,
        "error: -F is not supported [curl-option-not-supported]\n  next: write the multipart body into the request file"
      ),
      (
        "curl https://s.test --ntlm", 21,
        "error: --ntlm is not supported [curl-option-not-supported]\n  next: use Basic or a token"
      ),
      (
        "curl https://s.test -H", 21,
        "error: -H has no value behind it [missing-value]\n  next: paste the whole command"
      ),
      (
        "curl https://s.test -H nothing", 21,
        "error: a header is no 'Name: value' [malformed-field]\n  next: correct the command"
      ),
      ("curl 'https://s.test", 6, "error: a quote is not closed [unclosed-quote]\n  next: paste the whole command"),
      ("curl \"https://s.test", 6, "error: a quote is not closed [unclosed-quote]\n  next: paste the whole command"),
      (
        "curl https://s.test -d $'a", 24,
        "error: a quote is not closed [unclosed-quote]\n  next: paste the whole command"
      ),
      (
        "curl https://s.test/$(id)", 21,
        "error: the command runs another one: $(…) [shell-command]\n  next: replace it by its result"
      ),
      (
        "curl https://s.test/`id`", 21,
        "error: the command runs another one in backquotes [shell-command]\n  next: replace it by its result"
      ),
      (
        "curl https://s.test/${A:-b}", 21,
        "error: only plain variables are read: ${NAME} [shell-expansion]\n  next: replace it by its value"
      ),
      (
        "curl https://s.test -m inf", 21,
        "error: --max-time takes seconds [malformed-time]\n  next: correct the command"
      ),
      (
        "curl https://s.test --data-urlencode a@b", 21,
        "error: --data-urlencode from a file is not supported [curl-option-not-supported]\n  next: paste the text"
      ),
    ])
  func `a command that cannot be kept says why`(_ command: String, _ column: Int, _ text: String) {
    let refusal = #expect(throws: RequestRefusal.self) { try CurlLine(command) }
    #expect(refusal?.findings.map(\.description) == [text])
    #expect(refusal?.findings.first?.column == column)
  }

  @Test func `all faults of a command are told at once`() {
    let refusal = #expect(throws: RequestRefusal.self) {
      try CurlLine("curl --nope -F a=b https://s.test --ntlm")
    }
    #expect(
      refusal?.findings.map(\.id) == ["unknown-option", "curl-option-not-supported", "curl-option-not-supported"])
  }

  @Test(arguments: 0..<600 as Range<UInt64>)
  func `whatever is pasted ends in a request or in findings`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "curl", " ", "'", "\"", "\\", "$'", "\\x4", "^", "\n", "-H", "-d", "@", "=", "https://s.test", "$", "{A}", "(",
      "|", "é", "--json", "A: b",
    ]
    let command =
      "curl "
      + (0..<Int.random(in: 0...14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    do throws(RequestRefusal) {
      let line = try CurlLine(command)
      #expect(!line.url.isEmpty && line.findings.allSatisfy { $0.severity != .error })
    } catch {
      #expect(!error.findings.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("curl -u 'u:p q' https://s.test", "Basic u p q"), ("curl --digest -u u:p https://s.test", "Digest u p"),
      (
        "curl https://s.test --aws-sigv4 aws:amz:eu-west-1:sqs --user AK:s/k", "AWS AK s/k region:eu-west-1 service:sqs"
      ),
      ("curl https://s.test --aws-sigv4 aws:amz --user AK:sk", "AWS AK sk"),
    ])
  func `user and password go as curl would send them`(_ command: String, _ value: String) throws {
    #expect(try CurlLine(command).fields.first("Authorization") == value)
  }
}
