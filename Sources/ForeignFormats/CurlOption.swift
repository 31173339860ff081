/// What an option of curl means here.
enum CurlOption: Sendable, Hashable {
  case request, header, data, dataRaw, dataBinary, dataURLEncode, json, get, head, user, cookie, userAgent, referer
  case url, maxTime, bearer, digest, signature
  /// Changes nothing that is kept; the flag says whether a value follows.
  case ignored(takesValue: Bool)
  /// Left out, with a note why.
  case leftOut(takesValue: Bool, why: String)
  /// Cannot be kept, and what is sent would be another request without it.
  case unsupported(takesValue: Bool, why: String)

  var takesValue: Bool {
    switch self {
    case .get, .head, .digest: false
    case .ignored(let takesValue), .leftOut(let takesValue, _), .unsupported(let takesValue, _): takesValue
    default: true
    }
  }

  /// Long names, as `curl --help all` lists them.
  static let long: [String: CurlOption] = {
    var options: [String: CurlOption] = [
      "request": .request, "header": .header, "data": .data, "data-ascii": .data, "data-raw": .dataRaw,
      "data-binary": .dataBinary, "data-urlencode": .dataURLEncode, "json": .json, "get": .get, "head": .head,
      "user": .user, "cookie": .cookie, "user-agent": .userAgent, "referer": .referer, "url": .url,
      "max-time": .maxTime, "oauth2-bearer": .bearer,
      "insecure": .leftOut(takesValue: false, why: "certificates are always verified"),
      "proxy": .leftOut(takesValue: true, why: "a proxy belongs to the machine, not to the request"),
      "resolve": .leftOut(takesValue: true, why: "addresses belong to the machine, not to the request"),
      "connect-to": .leftOut(takesValue: true, why: "addresses belong to the machine, not to the request"),
      "cookie-jar": .leftOut(takesValue: true, why: "cookies are not stored"),
      "form": .unsupported(takesValue: true, why: "write the multipart body into the request file"),
      "form-string": .unsupported(takesValue: true, why: "write the multipart body into the request file"),
      "upload-file": .unsupported(takesValue: true, why: "write '< ./file' as the body of the request"),
      "config": .unsupported(takesValue: true, why: "paste the options themselves"),
      "netrc": .leftOut(takesValue: false, why: "record with --netrc"),
      "netrc-file": .leftOut(takesValue: true, why: "record with --netrc-file FILE"),
      "digest": .digest, "aws-sigv4": .signature,
      "ntlm": .unsupported(takesValue: false, why: "use Basic or a token"),
      "negotiate": .unsupported(takesValue: false, why: "use Basic or a token"),
      "cert": .leftOut(takesValue: true, why: "record with --cert FILE, or name it in the private file"),
      "key": .leftOut(takesValue: true, why: "record with --key FILE, or name it in the private file"),
      "pass": .leftOut(takesValue: true, why: "record with --pass @FILE"),
      "cacert": .leftOut(takesValue: true, why: "record with --cacert FILE"),
      "request-target": .unsupported(takesValue: true, why: "write the target into the request file"),
      "next": .unsupported(takesValue: false, why: "paste one command at a time"),
    ]
    for name in [
      "compressed", "location", "location-trusted", "silent", "show-error", "include", "verbose", "fail",
      "fail-with-body", "fail-early", "remote-name", "remote-header-name", "http1.0", "http1.1", "http2",
      "http2-prior-knowledge", "http3", "basic", "anyauth", "no-buffer", "globoff", "path-as-is", "progress-bar",
      "no-progress-meter", "ipv4", "ipv6", "tlsv1.2", "tlsv1.3", "ssl-reqd", "tcp-nodelay", "no-keepalive", "parallel",
      "create-dirs", "ssl-no-revoke", "disable", "no-alpn", "remote-time", "styled-output", "trace-time",
      "retry-all-errors", "retry-connrefused", "http0.9", "post301", "post302", "post303", "compressed-ssh",
    ] { options[name] = .ignored(takesValue: false) }
    for name in [
      "output", "write-out", "connect-timeout", "retry", "retry-delay", "retry-max-time", "max-redirs", "limit-rate",
      "keepalive-time", "stderr", "dump-header", "trace", "trace-ascii", "ciphers", "tls-max", "interface",
      "max-filesize", "output-dir", "speed-limit", "speed-time", "proto", "proto-default", "noproxy",
    ] { options[name] = .ignored(takesValue: true) }
    return options
  }()

  /// Short letters and the long names they stand for.
  static let short: [Character: String] = [
    "X": "request", "H": "header", "d": "data", "G": "get", "I": "head", "u": "user", "b": "cookie",
    "A": "user-agent", "e": "referer", "m": "max-time", "k": "insecure", "x": "proxy", "c": "cookie-jar", "F": "form",
    "T": "upload-file", "K": "config", "n": "netrc", "E": "cert", "L": "location", "s": "silent", "S": "show-error",
    "i": "include", "v": "verbose", "f": "fail", "O": "remote-name", "J": "remote-header-name", "N": "no-buffer",
    "g": "globoff", "#": "progress-bar", "4": "ipv4", "6": "ipv6", "Z": "parallel", "q": "disable",
    "R": "remote-time", "o": "output", "w": "write-out", "D": "dump-header", "0": "http1.0", ":": "next",
    "Y": "speed-limit", "y": "speed-time",
  ]
}
