import ExchangeTypes
import LosslessJSON

/// Reads a request file line by line, as JetBrains' HTTP Client and VS Code's REST Client do.
///
/// A `###` line starts a block. In a block stand, in this order: comments, file variables and pre-request scripts;
/// the request line with its continuation lines; header fields; a blank line and the body; response scripts. Where the
/// two editors differ, what both can bear is taken and the rest is reported.
struct RequestFileReader {
  /// Where in a block the next line belongs.
  enum Phase {
    case head, target, fields, body
    /// Behind a response script: no more body.
    case tail
    /// Behind a line that starts what is no request of ours.
    case skipped
  }

  let file: String
  var variables: [RequestFile.Variable] = []
  var requests: [ParsedRequest] = []
  var findings: [Finding] = []
  var scriptCaptures: [String: [ScriptCapture]] = [:]
  var imports: [RequestFile.Import] = []
  var runs: [RequestFile.Run] = []

  var phase = Phase.head
  var block = RequestBlock()
  /// The script whose end has not come yet.
  var openScript: ScriptBlock?

  init(file: String) { self.file = file }

  mutating func read(_ line: SourceLine) {
    if line.text.unicodeScalars.contains("\u{FFFD}") || line.text.utf8.contains(0) {
      report("not-text", at: line.spot(), "the line is not UTF-8 text", next: "save the file as UTF-8")
    }
    if openScript != nil {
      readScript(line)
    } else if line.text.hasPrefix("###") {
      finishBlock()
      startBlock(line)
    } else {
      switch phase {
      case .head: readHead(line)
      case .target: readBehindTarget(line)
      case .fields: readField(line)
      case .body: readBody(line)
      case .tail: readTail(line)
      case .skipped: break
      }
    }
  }

  mutating func finish() {
    if let script = openScript {
      report("unclosed-script", at: script.spot, "the script is not closed", next: "close it with %}")
    }
    finishBlock()
  }

  private mutating func startBlock(_ line: SourceLine) {
    let hashes = line.text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let title = line.text.dropFirst(hashes)
    let blanks = title.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    block = RequestBlock()
    block.title = title.trimmingSpaces
    block.titleSpot = line.spot(hashes + blanks)
    phase = .head
    openScript = nil
  }

  private mutating func readHead(_ line: SourceLine) {
    let text = line.text.trimmingSpaces
    if text.isEmpty { return }
    if readComment(line) || readScriptStart(line) { return }
    if text.hasPrefix("@") {
      readVariable(line)
    } else {
      readRequestLine(line)
    }
  }

  /// `@name = value`
  private mutating func readVariable(_ line: SourceLine) {
    let start = line.indent + 1
    let rest = line.text.utf8.dropFirst(start)
    guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else {
      report(
        "malformed-variable", at: line.spot(line.indent), "a variable line has no '='", next: "write @name = value")
      return
    }
    let name = (Substring(rest[..<equals])).trimmingSpaces
    let isName = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7B && $0 != 0x7D && $0 != 0x24 }
    guard isName else {
      report(
        "malformed-variable", at: line.spot(line.indent),
        name.isEmpty ? "a variable line has no name" : "the name of a variable has blanks or braces in it",
        next: "write @name = value")
      return
    }
    let value = Substring(rest[rest.index(after: equals)...])
    let blanks = value.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let column = line.text.utf8.count - value.utf8.count + blanks
    if let first = variables.first(where: { $0.name == name }) {
      report(
        "duplicate-variable", .warning, at: line.spot(line.indent),
        "'\(name)' is set in line \(first.spot.line) already; the last value counts for the whole file",
        next: "give one of them another name")
    }
    let template = template(Self.unescaped(value.trimmingSpaces), at: line.spot(column))
    variables.append(RequestFile.Variable(name: name, value: template, spot: line.spot(line.indent)))
  }

  /// `\n`, `\r` and `\t` stand for control characters, as in REST Client; a second backslash keeps them.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var out = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let isEscaped = rest.first == "\\" && rest.dropFirst().first.map { "nrt".contains($0) } == true
      if character == "\\", isEscaped {
        out.append(character)
        rest = rest.dropFirst()
        if let letter = rest.popFirst() { out.append(letter) }
        continue
      }
      guard character == "\\", let escape = rest.first, let control = ["n": "\n", "r": "\r", "t": "\t"][escape] else {
        out.append(character)
        continue
      }
      out += control
      rest = rest.dropFirst()
    }
    return out
  }

  mutating func template(_ text: some StringProtocol, at spot: TextSpot) -> TemplateText {
    TemplateText(line: text, at: spot, file: file, findings: &findings)
  }

  mutating func report(
    _ id: String, _ severity: Finding.Severity = .error, at spot: TextSpot, _ text: String, next: String?
  ) {
    findings.append(Finding(id, severity, file: file, line: spot.line, column: spot.column, text, next: next))
  }
}
