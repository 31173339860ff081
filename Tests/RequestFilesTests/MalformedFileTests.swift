import LosslessJSON
import RequestFiles
import Testing

/// Broken request files, each with everything that is said of it.
@Suite struct MalformedFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var findings: [String]
    var testDescription: String { findings.first ?? text }

    init(_ text: String, _ findings: String...) {
      self.text = text
      self.findings = findings
    }
  }

  @Test(arguments: requestLines + names + directives + fields + bodies + references + variables)
  func `each fault has a place, a reason and a next step`(_ sample: Case) {
    let file = RequestFile(name: "api.http", bytes: Array(sample.text.utf8))
    #expect(file.findings.map(\.description) == sample.findings)
    #expect(file.findings.allSatisfy { $0.line != nil && $0.column != nil && $0.next != nil })
  }

  static let requestLines = [
    Case(
      "### a\nGTE https://shop.test/a",
      "api.http:2:1: error: 'GTE' is neither a method nor the start of a URL [malformed-request-line]\n"
        + "  next: did you mean GET? a request starts with METHOD https://…"),
    Case(
      "### a\n  nonsense here\n",
      "api.http:2:3: error: 'nonsense' is neither a method nor the start of a URL [malformed-request-line]\n"
        + "  next: a request starts with METHOD https://…"),
    Case(
      "### a\nPOST\n",
      "api.http:2:5: error: the request line has no target [malformed-request-line]\n  next: write METHOD https://…"),
    Case(
      "### a\nGET /a  HTTP/9\n",
      "api.http:2:9: error: unknown HTTP version [malformed-request-line]\n  next: write HTTP/1.1 or HTTP/2, or nothing"
    ),
    Case(
      "### a\nWEBSOCKET wss://shop.test\n",
      "api.http:2:1: error: WEBSOCKET requests are not supported [method-not-supported]\n  next: remove the request"),
    Case(
      "### a\ncurl https://shop.test \\\n-H 'A: b'\n\n{}\n### b\nGET /b",
      "api.http:2:1: error: a curl command stands where a request should [curl-line]\n"
        + "  next: cameo import curl turns it into a request"),
    Case(
      "import\n",
      "api.http:1:1: error: 'import' names no file [malformed-import]\n  next: write import ./login.http"),
    Case(
      "### a\n# @import\nGET /a\n",
      "api.http:2:3: error: 'import' names no file [malformed-import]\n  next: write import ./login.http"),
    Case(
      "run login\n",
      "api.http:1:1: error: 'run' names neither a request nor a request file [malformed-run]\n"
        + "  next: write run #login, or run ./login.http"),
    Case(
      "### a\n run #\n",
      "api.http:2:2: error: 'run' names neither a request nor a request file [malformed-run]\n"
        + "  next: write run #login, or run ./login.http"),
    Case(
      "### again\nrun #a (@user me)\n",
      "api.http:2:1: error: the values behind 'run' are not written as variables [malformed-run]\n"
        + "  next: write run #login (@user=me, @host={{other}})"),
    Case(
      "### again\nrun ./all.http (@user=me)\n",
      "api.http:2:1: error: the requests of a whole file cannot be run with other values [malformed-run]\n"
        + "  next: run one of them: run ./all.http#name (@user=me)"),
    Case(
      "run #a (@user=me)\n",
      "api.http:1:1: error: the request has no name [unnamed-request]\n  next: put a line '# @name request' above it"),
    Case(
      "### again\nrun #a (@user={{x y}})\n",
      "api.http:2:15: error: what stands in the braces is no variable name [malformed-reference]\n"
        + "  next: a name has letters, digits, '_', '-' and '.'; text with braces of its own goes into a file: < ./body.txt"
    ),
    Case(
      "### a\nGET /a\nPOST https://shop.test/b\n",
      "api.http:3:1: error: a second request starts here without a separator [missing-separator]\n"
        + "  next: put a line '### name' above it"),
    Case(
      "### a\nPOST /a\n\n{}\nGET https://shop.test/b\n",
      "api.http:5:1: warning: this line of the body looks like the start of another request [missing-separator]\n"
        + "  next: put a line '### name' above it"),
    Case(
      "### a\nPOST /a\n\n{\n// no\n}\n",
      "api.http:5:1: warning: this line looks like a comment and is sent with the body [comment-in-body]\n"
        + "  next: remove it, or leave it if the body is meant so"),
    Case(
      "### a\nGET /a\n\n> {% %}\nmore\n",
      "api.http:4:1: warning: scripts are not run [script-not-run]\n"
        + "  next: write {{a.response.body.$.name}} where a value of the answer is needed",
      "api.http:5:1: error: text behind a response script belongs to no part of a request [malformed-tail]\n"
        + "  next: start the next request with a line '### name'"),
    Case(
      "### a\nGET /a\n\n> {%\nclient.log(1)\n",
      "api.http:4:1: error: the script is not closed [unclosed-script]\n  next: close it with %}"),
  ]

  static let names = [
    Case(
      "GET https://shop.test/orders?x=1\n",
      "api.http:1:1: error: the request has no name [unnamed-request]\n  next: put a line '# @name orders' above it"),
    Case(
      "###\n\n\nDELETE {{host}}\n",
      "api.http:4:1: error: the request has no name [unnamed-request]\n  next: put a line '# @name delete' above it"),
    Case(
      "### account v2\nGET /a\n",
      "api.http:1:5: error: 'v2' in a request's name is kept for names of fixtures [bad-name]\n"
        + "  next: name it '# @name account-version2'"),
    Case(
      "###\n#  @name account-http404\nGET /a\n",
      "api.http:2:4: error: 'http404' in a request's name is kept for names of fixtures [bad-name]\n"
        + "  next: name it '# @name account-status404'"),
    Case(
      "### 注文\nGET /orders\n",
      "api.http:1:5: error: the request's name has no letter a to z and no digit [bad-name]\n"
        + "  next: name it '# @name orders'"),
    Case(
      "### this name goes on and on until nobody can read it any more\nGET /a\n",
      "api.http:1:5: error: the name 'this-name-goes-on-and-on-until-nobody-can-read-it-any-more' is longer than 40 "
        + "bytes [bad-name]\n  next: name it '# @name this-name-goes-on-and-on-until-nobody'"),
    Case(
      "###\n# @name\nGET /a\n",
      "api.http:2:3: error: '@name' has no name behind it [bad-name]\n  next: write # @name account",
      "api.http:3:1: error: the request has no name [unnamed-request]\n  next: put a line '# @name a' above it"),
  ]

  static let directives = [
    Case(
      "### a\n# @cameo-expct 200\nGET /a\n",
      "api.http:2:3: error: there is no directive '@cameo-expct' [unknown-directive]\n"
        + "  next: did you mean '@cameo-expect'? known are @cameo-expect, @cameo-allow, @cameo-sample, @cameo-pages"),
    Case(
      "### a\n# @cameo-expect 2xx\nGET /a\n",
      "api.http:2:3: error: '@cameo-expect' takes statuses from 200 to 599, or 'empty' [malformed-directive]\n"
        + "  next: write # @cameo-expect 200 401, or # @cameo-expect empty"),
    Case(
      "### a\n# @cameo-expect 200 503\nGET /a\n",
      "api.http:2:3: error: an answer with status 503 is never kept [malformed-directive]\n"
        + "  next: remove it from '@cameo-expect'"),
    Case(
      "### a\n# @cameo-allow POST\nGET /a\n",
      "api.http:2:3: error: '@cameo-allow' takes nothing behind it [malformed-directive]\n  next: write # @cameo-allow"),
    Case(
      "### a\n# @no-log\n// @no-log\nGET /a\n",
      "api.http:3:4: error: '@no-log' stands here twice [duplicate-directive]\n  next: remove one"),
    Case(
      "### a\n# @timeout soon\nGET /a\n",
      "api.http:2:3: error: '@timeout' takes a time [malformed-directive]\n"
        + "  next: write # @timeout 30 or # @timeout 500 ms"),
    Case(
      "### a\n# @connection-timeout 3 h\nGET /a\n",
      "api.http:2:3: error: '@connection-timeout' takes a time [malformed-directive]\n"
        + "  next: write # @connection-timeout 30 or # @connection-timeout 500 ms"),
    Case(
      "### a\n# @use-os-credentials\nGET /a\n",
      "api.http:2:3: note: '@use-os-credentials' has no meaning here [unknown-directive]\n"
        + "  next: known are @name, @no-log, @no-redirect, @timeout, @connection-timeout, @cameo-expect, "
        + "@cameo-allow, @cameo-sample, @cameo-pages, @prompt, @import"),
    Case(
      "### a\n# @prompt\nGET /a\n",
      "api.http:2:3: error: '@prompt' takes the name of a variable [malformed-directive]\n"
        + "  next: write # @prompt otp The code in your mailbox"),
    Case(
      "### a\n// @prompt {{x}} what\nGET /a\n",
      "api.http:2:4: error: '@prompt' takes the name of a variable [malformed-directive]\n"
        + "  next: write # @prompt otp The code in your mailbox"),
    Case(
      "### a\n# @prompt x\n# @prompt y\n# @prompt x again\nGET /a\n",
      "api.http:4:3: error: '@prompt x' stands here twice [duplicate-directive]\n  next: remove one"),
    Case(
      "### a\nPOST /a\n\n{}\n# @cameo-allow\n",
      "api.http:5:1: error: a directive stands in the body [misplaced-directive]\n"
        + "  next: put it above the request line"),
  ]

  static let fields = [
    Case(
      "### a\nGET /a\nAccept */*\n",
      "api.http:3:1: error: the line is no header field [malformed-field]\n"
        + "  next: write Name: value; a blank line ends the fields"),
    Case(
      "### a\nGET /a\n@b = 1\n",
      "api.http:3:1: error: a variable line stands among the header fields [misplaced-variable]\n"
        + "  next: put it above the request line, or below a line '###'"),
    Case(
      "### a\nGET /a\nMy Field: x\n",
      "api.http:3:1: error: the line is no header field [malformed-field]\n"
        + "  next: write Name: value; a blank line ends the fields"),
    Case(
      "### a\nGET /a\n  Accept: */*\n",
      "api.http:3:3: error: an indented header field would become part of the target [malformed-field]\n"
        + "  next: start header fields in column 1"),
    Case(
      "### a\nPOST /a\nAccept: */*\n{\"a\": 1}\n",
      "api.http:4:1: error: a body starts here without a blank line above it [malformed-field]\n"
        + "  next: put a blank line between header fields and body"),
  ]

  private static func multipart(_ body: String, _ parameter: String = "; boundary=xx") -> String {
    "### a\nPOST /a\nContent-Type: multipart/form-data\(parameter)\n\n\(body)\n"
  }

  private static let part = "--xx\nContent-Disposition: form-data; name=\"t\"\n\nx\n"

  static let bodies = [
    Case(
      "### a\nPOST /a\n\n<@utf16le ./a.txt\n",
      "api.http:4:2: error: files in the encoding 'utf16le' are not read [file-encoding]\n"
        + "  next: known are <@utf8 and <@latin1; < sends a file as it is"),
    Case(
      multipart("--xx--", ""),
      "api.http:3:1: error: the media type names no boundary [multipart-boundary]\n"
        + "  next: write Content-Type: multipart/form-data; boundary=part, and each part below a line --part"),
    Case(
      multipart("--yy\n\nx\n--yy--"),
      "api.http:5:1: error: no line of the body is --xx, as its media type says [multipart-boundary]\n"
        + "  next: start each part with a line --xx"),
    Case(
      multipart(part),
      "api.http:8:1: error: the multipart body is not ended [multipart-end]\n  next: end it with a line --xx--"),
    Case(
      multipart(part + "--xx--\n" + part),
      "api.http:13:1: error: the multipart body is not ended [multipart-end]\n  next: end it with a line --xx--"),
    Case(
      multipart("--xx\nContent-Disposition: form-data; name=\"f\"\n< ./a.png\n--xx--"),
      "api.http:7:1: error: a part's content starts here without a blank line above it [multipart-part]\n"
        + "  next: put a blank line between the part's header fields and its content"),
    Case(
      multipart(part + "--xx\nContent-Type: text/plain\n\nx\n--xx--"),
      "api.http:9:1: warning: the part has no field Content-Disposition with a name [multipart-part]\n"
        + "  next: write Content-Disposition: form-data; name=\"file\" below it"),
    Case(
      "### a\nGRAPHQL /a\n",
      "api.http:2:1: error: the GraphQL request has no query [graphql-query]\n"
        + "  next: write it below a blank line, or put it into a file: < ./query.graphql"),
    Case(
      "### a\nGRAPHQL /a\n\nfragment F on T { a }\n",
      "api.http:4:1: error: the query has no operation [graphql-query]\n"
        + "  next: start it with 'query', 'mutation' or '{'; variables stand below it, behind a blank line"),
    Case(
      "### a\nGRAPHQL /a\n\nsubscription { a }\n",
      "api.http:4:1: error: a subscription has no one answer, so it cannot be recorded [graphql-subscription]\n"
        + "  next: write a query for the same data"),
    Case(
      "### a\nGET /a\nX-Request-Type: GraphQL\n\n{ a }\n",
      "api.http:2:1: error: a GraphQL request is sent with POST, not GET [graphql-method]\n"
        + "  next: write POST, or GRAPHQL without the field X-Request-Type"),
    Case(
      "### a\nGRAPHQL /a\n\nquery { a }\n\n{\n  \"x\": 01\n}\n",
      "api.http:7:9: error: the GraphQL variables are no JSON: malformed number [graphql-variables]\n"
        + "  next: write them as JSON: { \"name\": \"value\" }"),
  ]

  static let variables = [
    Case(
      "@host\n", "api.http:1:1: error: a variable line has no '=' [malformed-variable]\n  next: write @name = value"),
    Case(
      "@ = x\n", "api.http:1:1: error: a variable line has no name [malformed-variable]\n  next: write @name = value"),
    Case(
      "@a b = x\n",
      "api.http:1:1: error: the name of a variable has blanks or braces in it [malformed-variable]\n"
        + "  next: write @name = value"),
    Case(
      "@a = 1\n@a = 2\n",
      "api.http:2:1: warning: 'a' is set in line 1 already; the last value counts for the whole file "
        + "[duplicate-variable]\n  next: give one of them another name"),
    Case(
      "### a\nGET /\u{0}a\n",
      "api.http:2:1: error: the line is not UTF-8 text [not-text]\n  next: save the file as UTF-8"),
  ]

  static let references = [
    Case(
      "### a\nGET {{host/a\n",
      "api.http:2:5: error: '{{' is not closed on this line [unclosed-braces]\n  next: close it with }}"),
    Case(
      "### a\nGET /a?x={{ }}\n",
      "api.http:2:10: error: there is no name in the braces [malformed-reference]\n"
        + "  next: a name has letters, digits, '_', '-' and '.'; text with braces of its own goes into a file: < ./body.txt"
    ),
    Case(
      "### a\nGET /a?x={{a b}}\n",
      "api.http:2:10: error: what stands in the braces is no variable name [malformed-reference]\n"
        + "  next: a name has letters, digits, '_', '-' and '.'; text with braces of its own goes into a file: < ./body.txt"
    ),
    Case(
      "### a\nGET /a\nX: {{login.response.body.token}}\n",
      "api.http:3:4: error: a place in a body is written as JSONPath, from $ on [malformed-reference]\n"
        + "  next: write {{login.response.body.$.token}}"),
    Case(
      "### a\nGET /a\nX: {{login.response.body.//token}}\n",
      "api.http:3:4: error: XPath is not read, only JSONPath [malformed-reference]\n"
        + "  next: only answers in JSON can be referred to"),
    Case(
      "### a\nGET /a\nX: {{login.response.body.$.items[0}}\n",
      "api.http:3:35: error: the JSONPath is malformed: expected , or ] [malformed-path]\n"
        + "  next: see RFC 9535; paths look like $.items[0].id, $..token, $.items[?@.kind == 'a'].id"),
    Case(
      "### a\nGET /a\nX: {{login.response.body.$.items[?@.kind = 'a'].id}}\n",
      "api.http:3:42: error: the JSONPath is malformed: expected , or ] [malformed-path]\n"
        + "  next: see RFC 9535; paths look like $.items[0].id, $..token, $.items[?@.kind == 'a'].id"),
    Case(
      "### a\nGET /a\nX: {{login.response.status}}\n",
      "api.http:3:4: error: behind '.response.' stands neither 'body' nor 'headers' nor 'cookies' [malformed-reference]\n"
        + "  next: write login.response.body.$.name or login.response.headers.Name"),
    Case(
      "### a\nGET /a\nX: {{.request.headers.X}}\n",
      "api.http:3:4: error: the reference names no request [malformed-reference]\n"
        + "  next: write login.response.body.$.name"),
    Case(
      "### a\nGET /a\nX: {{login.response.headers.}}\n",
      "api.http:3:4: error: the reference names no header field [malformed-reference]\n"
        + "  next: write login.response.headers.Name"),
    Case(
      "### a\nGET /a?x={{$uid}}\n",
      "api.http:2:10: error: there is no system variable '$uid' [unknown-system-variable]\n"
        + "  next: did you mean '$uuid'? known are $uuid, $guid, $random.uuid, $timestamp, $isoTimestamp, $datetime, "
        + "$localDatetime, $randomInt, $random.integer, $random.float, $random.alphabetic, $random.alphanumeric, "
        + "$random.hexadecimal, $random.email, $processEnv, $dotenv, $shared, $auth.token"),
    Case(
      "### a\nGET /a?x={{$randomInt 5 1}}\n",
      "api.http:2:10: error: '$randomInt' does not take what stands behind it [malformed-reference]\n"
        + "  next: write it as in {{$randomInt 1 100}}"),
    Case(
      "### a\nGET /a?x={{$datetime DD}}\n",
      "api.http:2:10: error: '$datetime' does not take what stands behind it [malformed-reference]\n"
        + "  next: write it as in {{$datetime iso8601 1 h}}, {{$datetime rfc1123}} or {{$datetime 'YYYY-MM-DD'}}"),
    Case(
      "### a\nGET /a?x={{$random.float(-inf, inf)}}\n",
      "api.http:2:10: error: '$random.float' does not take what stands behind it [malformed-reference]\n"
        + "  next: write it as in {{$random.float(0, 1)}}"),
    Case(
      "### a\nGET /a?x={{$processEnv}}\n",
      "api.http:2:10: error: '$processEnv' takes one name [malformed-reference]\n  next: write {{$processEnv NAME}}"),
    Case(
      "### a\nGET /a\nAuthorization: Bearer {{$auth.token(x)}}\n",
      "api.http:3:23: error: '$auth' is asked for a token by the name of its settings [malformed-reference]\n"
        + "  next: write {{$auth.token(\"shop\")}} or {{$auth.idToken(\"shop\")}}"),
    Case(
      "### a\nGET /a\nAuthorization: Bearer {{$aadToken}}\n",
      "api.http:3:23: error: '$aadToken' asks an editor for a token, which cameo cannot do "
        + "[system-variable-not-supported]\n"
        + "  next: describe the token in 'Security.Auth', and write {{$auth.token(\"shop\")}}"),
    Case(
      "### a\n# @cameo-sample\nGET /a\n",
      "api.http:2:3: error: '@cameo-sample' takes a variable, and how many of its values at most (1 to 1000) "
        + "[malformed-directive]\n"
        + "  next: write # @cameo-sample ids 5, with @ids = {{list.response.body.$.items[*].id}} above"),
    Case(
      "### a\n# @cameo-pages next $.a[\nGET /a\n",
      "api.http:2:3: error: the JSONPath is malformed: the path ends inside [ ] [malformed-path]\n"
        + "  next: see RFC 9535; paths look like $.links.next, $.page['end']"),
    Case(
      "### a\n# @cameo-pages link limit 0\nGET /a\n",
      "api.http:2:3: error: 'limit' takes a number from 1 to 1000 [malformed-directive]\n"
        + "  next: write # @cameo-pages link, next $.links.next, cursor after=$.page.end or number page, and maybe limit 10"
    ),
    Case(
      "### a\n# @cameo-pages all\nGET /a\n",
      "api.http:2:3: error: '@cameo-pages' takes a way to the next page, and a limit [malformed-directive]\n"
        + "  next: write # @cameo-pages link, next $.links.next, cursor after=$.page.end or number page, and maybe limit 10"
    ),
    Case(
      "### a\nGET {{1 2}}/{{3 4}}\n\n{{5 6}}\n",
      "api.http:2:5: error: what stands in the braces is no variable name [malformed-reference]\n"
        + "  next: a name has letters, digits, '_', '-' and '.'; text with braces of its own goes into a file: < ./body.txt",
      "api.http:2:13: error: what stands in the braces is no variable name [malformed-reference]\n"
        + "  next: a name has letters, digits, '_', '-' and '.'; text with braces of its own goes into a file: < ./body.txt",
      "api.http:4:1: error: what stands in the braces is no variable name [malformed-reference]\n"
        + "  next: a name has letters, digits, '_', '-' and '.'; text with braces of its own goes into a file: < ./body.txt"
    ),
  ]
}
