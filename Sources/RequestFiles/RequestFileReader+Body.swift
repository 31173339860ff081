import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  mutating func readBody(_ line: SourceLine) {
    if readResponseScript(line) { return }
    let isComment = isComment(line)
    if isComment, directive(in: line)?.name.hasPrefix("cameo-") == true {
      report(
        "misplaced-directive", at: line.spot(line.indent), "a directive stands in the body",
        next: "put it above the request line")
    }
    if let file = Self.fileLine(line.text) {
      block.body.append(
        RequestBlock.BodyLine(
          content: .file(path: file.path, encoding: encoding(file.encoding, line)), spot: line.spot(), isBlank: false,
          isComment: false))
      return
    }
    if isRequestLine(line) {
      report(
        "missing-separator", .warning, at: line.spot(line.indent),
        "this line of the body looks like the start of another request", next: "put a line '### name' above it")
    }
    block.body.append(
      RequestBlock.BodyLine(
        content: .text(template(line.text, at: line.spot())), spot: line.spot(), isBlank: line.isBlank,
        isComment: isComment))
  }

  /// `< ./file`, `<@ ./file`, `<@latin1 ./file`: a blank behind the sign tells it from a tag.
  private static func fileLine(_ text: String) -> (path: String, encoding: String?)? {
    guard text.hasPrefix("<") else { return nil }
    var rest = text.dropFirst()
    var encoding: String?
    if rest.hasPrefix("@") {
      encoding = String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" })
      rest = rest.dropFirst(1 + (encoding?.count ?? 0))
    }
    guard let blank = rest.first, blank == " " || blank == "\t" else { return nil }
    let path = rest.trimmingSpaces
    return path.isEmpty ? nil : (path, encoding)
  }

  /// Names as REST Client takes them; nil for a file whose bytes are sent as they are.
  private mutating func encoding(_ name: String?, _ line: SourceLine) -> ParsedRequest.Encoding? {
    switch name?.lowercased().filter({ $0 != "-" }) {
    case nil: return nil
    case "", "utf8", "ascii": return .utf8
    case "latin1", "iso88591", "binary": return .latin1
    default:
      report(
        "file-encoding", at: line.spot(1), "files in the encoding '\(name ?? "")' are not read",
        next: "known are <@utf8 and <@latin1; < sends a file as it is")
      return .utf8
    }
  }

  private func isRequestLine(_ line: SourceLine) -> Bool {
    let words = line.text.split(separator: " ")
    guard line.indent == 0, words.count >= 2, Self.methods.contains(String(words[0])) else { return false }
    return ["http://", "https://", "{{"].contains { words[1].hasPrefix($0) }
  }

  mutating func readTail(_ line: SourceLine) {
    if line.isBlank || readComment(line) || readResponseScript(line) { return }
    report(
      "malformed-tail", at: line.spot(line.indent), "text behind a response script belongs to no part of a request",
      next: "start the next request with a line '### name'")
  }

  // MARK: End of a block

  mutating func finishBlock() {
    defer {
      block = RequestBlock()
      phase = .head
    }
    for run in block.runs { finish(run) }
    guard let method = block.method, !block.target.parts.isEmpty else { return }
    let name = endpointName()
    for capture in block.scriptCaptures {
      scriptCaptures[capture.variable, default: []].append(
        ScriptCapture(
          variable: capture.variable, part: capture.part, request: name ?? "", line: block.methodSpot.line))
    }
    var request = ParsedRequest(
      name: name, nameSpot: block.nameSpot ?? (block.title.isEmpty ? block.methodSpot : block.titleSpot),
      directives: block.directives, method: method, methodSpot: block.methodSpot, target: block.target,
      targetSpot: block.targetSpot, fields: block.fields, body: [])
    let lines = bodyLines()
    request.bodySpot = lines.first?.spot
    if block.isGraphQL { readGraphQL(lines, into: &request) } else { request.body = bodyParts(lines) }
    checkMultipart(lines, of: request)
    requests.append(request)
  }

  /// The body without blank lines and comments at its end, and blank lines at its start.
  private func bodyLines() -> [RequestBlock.BodyLine] {
    var lines = block.body
    while let last = lines.last, last.isBlank || last.isComment { lines.removeLast() }
    return Array(lines.drop { $0.isBlank })
  }

  /// Neighbouring lines of text become one part.
  mutating func bodyParts(_ lines: some Sequence<RequestBlock.BodyLine>) -> [ParsedRequest.BodyPart] {
    var parts: [ParsedRequest.BodyPart] = []
    for line in lines {
      // GraphQL has comments of its own.
      if line.isComment, !block.isGraphQL {
        report(
          "comment-in-body", .warning, at: line.spot, "this line looks like a comment and is sent with the body",
          next: "remove it, or leave it if the body is meant so")
      }
      switch line.content {
      case .file(let path, let encoding): parts.append(.file(path: path, encoding: encoding, spot: line.spot))
      case .text(let text):
        if case .text(var last) = parts.last {
          parts.removeLast()
          last.append("\n")
          last.append(text)
          parts.append(.text(last))
        } else {
          parts.append(.text(text))
        }
      }
    }
    return parts
  }

  /// The name as written, after what is wrong with it has been reported.
  mutating func endpointName() -> String? {
    let name = block.name ?? block.title
    let spot = block.nameSpot ?? block.titleSpot
    if name.isEmpty {
      report(
        "unnamed-request", at: block.methodSpot, "the request has no name",
        next: "put a line '# @name \(suggestedName)' above it")
      return nil
    }
    do throws(EndpointName.Problem) {
      _ = try EndpointName.make(from: name)
    } catch {
      let suggestion: String
      let text: String
      switch error {
      case .empty:
        (text, suggestion) = ("the request's name has no letter a to z and no digit", suggestedName)
      case .tooLong(let slug):
        (text, suggestion) = (
          "the name '\(slug)' is longer than \(EndpointName.limit) bytes",
          Self.shortened(slug)
        )
      case .reserved(let segment, let better):
        (text, suggestion) = ("'\(segment)' in a request's name is kept for names of fixtures", better)
      }
      report("bad-name", at: spot, text, next: "name it '# @name \(suggestion)'")
    }
    return name
  }

  /// The words of a long name that fit.
  private static func shortened(_ slug: String) -> String {
    let start = slug.prefix(EndpointName.limit)
    let end = start.lastIndex(of: "-") ?? start.endIndex
    return String(start[..<end])
  }

  /// The last word of the path, else the method.
  private var suggestedName: String {
    var words: [String] = []
    for case .literal(let literal) in block.target.parts {
      let path = literal.prefix { $0 != "?" }
      words += path.split(separator: "/").map { EndpointName.slug(String($0)) }
      if path.count < literal.count { break }
    }
    let usable = words.last { word in !word.isEmpty && !word.hasPrefix("http") && word.utf8.count <= 20 }
    return usable ?? (block.method ?? "request").lowercased()
  }
}
