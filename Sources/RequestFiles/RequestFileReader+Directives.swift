import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  /// What stands behind `# @`.
  struct Directive {
    var name: String
    var arguments: [String]
    /// Text behind the name, without `=`.
    var rest: String
    var spot: TextSpot
  }

  /// Known to the editors and without meaning here: nothing is stored, nothing is encoded unasked.
  private static let silent: Set<String> = ["note", "no-cookie-jar", "no-auto-encoding"]

  private static let known = [
    "name", "no-log", "no-redirect", "timeout", "connection-timeout", "cameo-expect", "cameo-allow", "cameo-sample",
    "cameo-pages",
  ]

  /// Those that may stand above a request more than once.
  private static let repeatable = ["prompt", "import"]

  func isComment(_ line: SourceLine) -> Bool {
    let text = line.text.drop { $0 == " " || $0 == "\t" }
    return text.hasPrefix("#") || text.hasPrefix("//")
  }

  func directive(in line: SourceLine) -> Directive? {
    let text = line.text.drop { $0 == " " || $0 == "\t" }
    let rest = text.drop { $0 == "#" || $0 == "/" }.drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("@") else { return nil }
    let name = rest.dropFirst().prefix { $0 != " " && $0 != "\t" && $0 != "=" && $0 != ":" }
    guard !name.isEmpty else { return nil }
    var value = rest.dropFirst(1 + name.count).trimmingSpaces
    if value.hasPrefix("=") || value.hasPrefix(":") { value = value.dropFirst().trimmingSpaces }
    let offset = line.text.utf8.count - rest.utf8.count
    return Directive(
      name: String(name), arguments: value.split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init),
      rest: value, spot: line.spot(offset))
  }

  /// True if the line is a comment.
  mutating func readComment(_ line: SourceLine) -> Bool {
    guard isComment(line) else { return false }
    if let directive = directive(in: line) { obey(directive) }
    return true
  }

  private mutating func obey(_ directive: Directive) {
    let name = directive.name
    if Self.known.contains(name), !block.seenDirectives.insert(name).inserted {
      report("duplicate-directive", at: directive.spot, "'@\(name)' stands here twice", next: "remove one")
      return
    }
    switch name {
    case "name": readName(directive)
    case "no-log": block.directives.isNotLogged = true
    case "no-redirect": block.directives.followsRedirects = false
    case "timeout": block.directives.timeout = time(of: directive)
    case "connection-timeout": block.directives.connectTimeout = time(of: directive)
    case "prompt": readPrompt(directive)
    case "import": readImport(directive.rest, directive.spot)
    case "cameo-expect": readExpectation(directive)
    case "cameo-allow": readAllowance(directive)
    case "cameo-sample": readSample(directive)
    case "cameo-pages": readPages(directive)
    default: reportUnknown(directive)
    }
  }

  private mutating func readName(_ directive: Directive) {
    if directive.rest.isEmpty {
      report("bad-name", at: directive.spot, "'@name' has no name behind it", next: "write # @name account")
      return
    }
    block.name = directive.rest
    block.nameSpot = directive.spot
  }

  /// `@prompt name`, `@prompt name What is shown to the person`
  private mutating func readPrompt(_ directive: Directive) {
    let name = directive.rest.prefix { $0 != " " && $0 != "\t" }
    guard !name.isEmpty, name.utf8.allSatisfy({ Self.isNameByte($0) }) else {
      report(
        "malformed-directive", at: directive.spot, "'@prompt' takes the name of a variable",
        next: "write # @prompt otp The code in your mailbox")
      return
    }
    guard !block.directives.prompts.contains(where: { $0.name == name }) else {
      report("duplicate-directive", at: directive.spot, "'@prompt \(name)' stands here twice", next: "remove one")
      return
    }
    block.directives.prompts.append(
      RequestDirectives.Prompt(
        name: String(name), description: directive.rest.dropFirst(name.count).trimmingSpaces, spot: directive.spot))
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) && byte >= 0x41 || (0x30...0x39).contains(byte) || "_-.".utf8.contains(byte)
  }

  private mutating func readExpectation(_ directive: Directive) {
    let words = directive.arguments.filter { $0 != "empty" }
    let statuses = words.compactMap { Int($0) }.filter { (200...599).contains($0) }
    guard !directive.arguments.isEmpty, statuses.count == words.count else {
      report(
        "malformed-directive", at: directive.spot, "'@cameo-expect' takes statuses from 200 to 599, or 'empty'",
        next: "write # @cameo-expect 200 401, or # @cameo-expect empty")
      return
    }
    let never = statuses.filter { [429, 502, 503, 504].contains($0) }
    if let status = never.first {
      report(
        "malformed-directive", at: directive.spot, "an answer with status \(status) is never kept",
        next: "remove it from '@cameo-expect'")
      return
    }
    block.directives.expectsEmpty = words.count < directive.arguments.count
    if !statuses.isEmpty { block.directives.expectedStatuses = Set(statuses) }
  }

  private mutating func readAllowance(_ directive: Directive) {
    guard directive.arguments.isEmpty else {
      report(
        "malformed-directive", at: directive.spot, "'@cameo-allow' takes nothing behind it",
        next: "write # @cameo-allow")
      return
    }
    block.directives.allowsUnsafe = true
  }

  /// `30`, `30 s`, `2 m`, `500 ms`: seconds without a unit.
  private mutating func time(of directive: Directive) -> Double? {
    let factors: [String: Double] = ["": 1, "s": 1, "m": 60, "ms": 0.001]
    let digits = directive.rest.prefix { $0.isNumber }
    let unit = directive.rest.dropFirst(digits.count).trimmingSpaces
    guard let amount = Int(digits), let factor = factors[unit], amount > 0, amount <= 86_400_000 else {
      report(
        "malformed-directive", at: directive.spot, "'@\(directive.name)' takes a time",
        next: "write # @\(directive.name) 30 or # @\(directive.name) 500 ms")
      return nil
    }
    return Double(amount) * factor
  }

  private mutating func reportUnknown(_ directive: Directive) {
    let name = directive.name
    if Self.silent.contains(name) { return }
    if name.hasPrefix("cameo-") {
      let known = Self.known.filter { $0.hasPrefix("cameo-") }
      let nearest = NearestWord.to(name, in: known).map { "did you mean '@\($0)'? " } ?? ""
      report(
        "unknown-directive", at: directive.spot, "there is no directive '@\(name)'",
        next: nearest + "known are \(known.map { "@" + $0 }.joined(separator: ", "))")
    } else {
      report(
        "unknown-directive", .note, at: directive.spot, "'@\(name.prefix(40))' has no meaning here",
        next: "known are \((Self.known + Self.repeatable).map { "@" + $0 }.joined(separator: ", "))")
    }
  }
}
