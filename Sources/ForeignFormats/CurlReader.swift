import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Goes through the words of a curl command.
struct CurlReader {
  var findings: [Finding] = []
  private var method: String?
  private var url: String?
  private var fields = HeaderFields()
  private var data: [String] = []
  private var dataFile: String?
  private var isGet = false
  private var isHead = false
  private var isJSON = false
  private var timeout: Double?
  /// What `--user` names, and how it says so.
  private var user: (name: String, password: String)?
  private var isDigest = false
  /// `aws:amz:eu-central-1:execute-api`
  private var signing: String?

  mutating func read(_ words: [ShellWords.Word]) throws(Finding) {
    var rest = words[...]
    if rest.first?.text == "$" { rest = rest.dropFirst() }
    guard let command = rest.popFirst(), Self.isCurl(command.text) else {
      throw Finding(
        "not-curl", line: 1, column: (words.first?.offset ?? 0) + 1, "the text is no curl command",
        next: "paste the whole command, from 'curl' on")
    }
    var onlyURLs = false
    while let word = rest.popFirst() {
      if onlyURLs || !word.text.hasPrefix("-") || word.text == "-" {
        take(url: word.text, word)
      } else if word.text == "--" {
        onlyURLs = true
      } else if word.text.hasPrefix("--") {
        readLong(word, &rest)
      } else {
        readShort(word, &rest)
      }
    }
    if url == nil {
      throw Finding("no-url", line: 1, column: command.offset + 1, "the command names no URL", next: "add the URL")
    }
  }

  private static func isCurl(_ word: String) -> Bool {
    let name = word.split { $0 == "/" || $0 == "\\" }.last.map { $0.lowercased() }
    return name == "curl" || name == "curl.exe"
  }

  private mutating func readLong(_ word: ShellWords.Word, _ rest: inout ArraySlice<ShellWords.Word>) {
    let parts = word.text.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = CurlOption.long[name] else {
      // Every switch has a `--no-` twin, which undoes what is not kept anyway.
      if name.hasPrefix("no-"), let twin = CurlOption.long[String(name.dropFirst(3))], !twin.takesValue { return }
      reportUnknown("--" + name, word, known: CurlOption.long.keys.map { "--" + $0 })
      return
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if option.takesValue, value == nil {
      guard let next = rest.popFirst() else {
        reportMissingValue("--" + name, word)
        return
      }
      value = next.text
    }
    obey(option, value ?? "", "--" + name, word)
  }

  /// One letter or several together: `-sSL`, `-XPOST`, `-sXPOST`.
  private mutating func readShort(_ word: ShellWords.Word, _ rest: inout ArraySlice<ShellWords.Word>) {
    var letters = word.text.dropFirst()
    while let letter = letters.popFirst() {
      guard let name = CurlOption.short[letter], let option = CurlOption.long[name] else {
        reportUnknown("-\(letter)", word, known: [])
        return
      }
      guard option.takesValue else {
        obey(option, "", "-\(letter)", word)
        continue
      }
      if letters.isEmpty {
        guard let next = rest.popFirst() else {
          reportMissingValue("-\(letter)", word)
          return
        }
        obey(option, next.text, "-\(letter)", word)
      } else {
        obey(option, String(letters), "-\(letter)", word)
      }
      return
    }
  }

  private mutating func obey(_ option: CurlOption, _ value: String, _ name: String, _ word: ShellWords.Word) {
    switch option {
    case .request: method = value.uppercased()
    case .header: readHeader(value, word)
    case .data: readData(value)
    case .dataRaw: data.append(value)
    case .dataBinary: readData(value)
    case .dataURLEncode: readURLEncoded(value, word)
    case .json:
      isJSON = true
      readData(value)
    case .get: isGet = true
    case .head: isHead = true
    case .user: readUser(value)
    case .cookie: readCookie(value, word)
    case .userAgent: fields.append("User-Agent", value)
    case .referer: fields.append("Referer", value.split(separator: ";").first.map(String.init) ?? value)
    case .url: take(url: value, word)
    case .digest: isDigest = true
    case .signature: signing = value
    case .bearer: fields.append("Authorization", "Bearer " + value)
    case .maxTime: readTime(value, word)
    case .ignored: break
    case .leftOut(_, let why): report("curl-option-left-out", .note, word, "\(name) is left out", why)
    case .unsupported(_, let why): report("curl-option-not-supported", .error, word, "\(name) is not supported", why)
    }
  }

  private mutating func take(url: String, _ word: ShellWords.Word) {
    // Behind an unknown option a word may be its value; one fault is told, not two.
    if self.url != nil, !findings.contains(where: { $0.id == "unknown-option" }) {
      report("several-urls", .error, word, "the command names several URLs", "paste one command at a time")
      return
    }
    self.url = url.firstRange(of: "://") == nil && !url.hasPrefix("{{") ? "http://" + url : url
  }

  // MARK: Values

  /// `Name: value`; `Name;` is an empty value, `Name:` takes a field away.
  private mutating func readHeader(_ text: String, _ word: ShellWords.Word) {
    if let colon = text.firstIndex(of: ":") {
      let name = text[..<colon].trimmingSpaces
      let value = text[text.index(after: colon)...].trimmingSpaces
      if value.isEmpty {
        fields.list.removeAll { $0.name.lowercased() == name.lowercased() }
      } else if !name.hasPrefix("@") {
        fields.append(name, value)
      }
    } else if text.hasSuffix(";") {
      fields.append(String(text.dropLast()), "")
    } else {
      report(
        "malformed-field", .error, word, "a header is no 'Name: value'",
        text.hasPrefix("@") ? "paste the header fields themselves" : "correct the command")
    }
  }

  private mutating func readData(_ value: String) {
    if value.hasPrefix("@") { dataFile = String(value.dropFirst()) } else { data.append(value) }
    if dataFile != nil, !data.isEmpty {
      findings.append(
        Finding(
          "curl-option-not-supported", line: 1, "a body from a file beside other data is not supported",
          next: "put all of it into one file"))
    }
  }

  /// `text`, `=text`, `name=text`.
  private mutating func readURLEncoded(_ value: String, _ word: ShellWords.Word) {
    if let equals = value.firstIndex(of: "=") {
      let name = value[..<equals]
      let encoded = PercentEncoding.encodeComponent(String(value[value.index(after: equals)...]))
      data.append(name.isEmpty ? encoded : "\(name)=\(encoded)")
    } else if value.contains("@") {
      report(
        "curl-option-not-supported", .error, word, "--data-urlencode from a file is not supported", "paste the text")
    } else {
      data.append(PercentEncoding.encodeComponent(value))
    }
  }

  private mutating func readTime(_ value: String, _ word: ShellWords.Word) {
    guard let seconds = Double(value), (0.001...86_400).contains(seconds) else {
      report("malformed-time", .error, word, "--max-time takes seconds", "correct the command")
      return
    }
    timeout = seconds
  }

  private mutating func readUser(_ value: String) {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let password = parts.count > 1 ? String(parts[1]) : ""
    user = (String(parts.first ?? ""), password)
  }

  /// In the words that both editors read, and for AWS REST Client alone.
  private var authorization: String? {
    guard let user else { return nil }
    guard let signing else { return "\(isDigest ? "Digest" : "Basic") \(user.name) \(user.password)" }
    let parts = signing.split(separator: ":", omittingEmptySubsequences: false).dropFirst(2)
    let named = zip(["region", "service"], parts).filter { !$1.isEmpty }.map { " \($0):\($1)" }
    return "AWS \(user.name) \(user.password)" + named.joined()
  }

  private mutating func readCookie(_ value: String, _ word: ShellWords.Word) {
    if value.contains("=") || value.hasPrefix("{{") {
      fields.append("Cookie", value)
    } else {
      report("curl-option-left-out", .note, word, "cookies from a file are left out", "give them as a Cookie field")
    }
  }

  // MARK: Result

  /// What the command sends. Only after `read`.
  func line() -> CurlLine {
    var url = url ?? ""
    var fields = fields
    if let authorization { fields.list.insert(HeaderField("Authorization", authorization), at: 0) }
    var body: CurlLine.Body? = data.isEmpty ? nil : .text(data.joined(separator: isJSON ? "" : "&"))
    if let dataFile, body == nil { body = .file(dataFile) }
    if isGet, case .text(let query) = body {
      url += (url.contains("?") ? "&" : "?") + query
      body = nil
    }
    if body != nil, fields.first("Content-Type") == nil {
      fields.append("Content-Type", isJSON ? "application/json" : "application/x-www-form-urlencoded")
    }
    if isJSON, fields.first("Accept") == nil { fields.append("Accept", "application/json") }
    let standard = isHead ? "HEAD" : body == nil ? "GET" : "POST"
    return CurlLine(
      method: method ?? standard, url: url, fields: fields, body: body, timeout: timeout, findings: findings)
  }

  private mutating func reportUnknown(_ name: String, _ word: ShellWords.Word, known: [String]) {
    let nearest = NearestWord.to(name, in: known.sorted()).map { "did you mean \($0)? Else " } ?? ""
    report(
      "unknown-option", .error, word, "curl has no option \(name), or it is not known here", nearest + "leave it out")
  }

  private mutating func reportMissingValue(_ name: String, _ word: ShellWords.Word) {
    report("missing-value", .error, word, "\(name) has no value behind it", "paste the whole command")
  }

  private mutating func report(
    _ id: String, _ severity: Finding.Severity, _ word: ShellWords.Word, _ text: String, _ next: String
  ) {
    findings.append(Finding(id, severity, line: 1, column: word.offset + 1, text, next: next))
  }
}
