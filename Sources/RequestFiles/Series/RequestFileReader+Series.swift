import JSONQueries
import LosslessJSON

/// `# @cameo-sample` and `# @cameo-pages`
extension RequestFileReader {
  mutating func readSample(_ directive: Directive) {
    let words = directive.arguments
    guard (1...2).contains(words.count), words[0].utf8.allSatisfy({ Self.isNameByte($0) }),
      let limit = words.count == 1 ? SampleRule.defaultLimit : Int(words[1]),
      (1...SampleRule.largestLimit).contains(limit)
    else {
      report(
        "malformed-directive", at: directive.spot,
        "'@cameo-sample' takes a variable, and how many of its values at most (1 to \(SampleRule.largestLimit))",
        next: "write # @cameo-sample ids 5, with @ids = {{list.response.body.$.items[*].id}} above")
      return
    }
    block.directives.sample = SampleRule(variable: words[0], limit: limit, spot: directive.spot)
  }

  mutating func readPages(_ directive: Directive) {
    do throws(Finding) {
      block.directives.pages = try pageRule(directive)
    } catch {
      findings.append(error)
    }
  }

  private func pageRule(_ directive: Directive) throws(Finding) -> PageRule {
    var words = directive.rest.split { $0 == " " || $0 == "\t" }.map(String.init)
    let limit = try amount("limit", in: &words, directive, default: PageRule.defaultLimit, most: PageRule.largestLimit)
    let step = try amount("step", in: &words, directive, default: 1, most: 1_000_000)
    let name = words.count > 1 ? words[1] : ""
    switch words.first {
    case "link" where words.count == 1: return PageRule(way: .link, limit: limit, spot: directive.spot)
    case "next" where words.count >= 2:
      let source = try source(words.dropFirst().joined(separator: " "), directive)
      return PageRule(way: .next(source), limit: limit, spot: directive.spot)
    case "cursor" where words.count >= 2:
      let rest = words.dropFirst().joined(separator: " ")
      guard let equals = rest.firstIndex(of: "="), Self.isName(rest[..<equals].trimmingSpaces) else { break }
      let source = try source(rest[rest.index(after: equals)...].trimmingSpaces, directive)
      return PageRule(way: .cursor(rest[..<equals].trimmingSpaces, source), limit: limit, spot: directive.spot)
    case "number" where words.count == 2 && Self.isName(name):
      return PageRule(way: .number(name, step: step), limit: limit, spot: directive.spot)
    default: break
    }
    throw malformed(directive, "'@cameo-pages' takes a way to the next page, and a limit")
  }

  /// Takes `limit 20` out of the words.
  private func amount(
    _ name: String, in words: inout [String], _ directive: Directive, default usual: Int, most: Int
  ) throws(Finding) -> Int {
    guard let index = words.dropFirst().firstIndex(of: name) else { return usual }
    guard index + 1 < words.count, let amount = Int(words[index + 1]), (1...most).contains(amount) else {
      throw malformed(directive, "'\(name)' takes a number from 1 to \(most)")
    }
    words.removeSubrange(index...index + 1)
    return amount
  }

  /// `$.links.next` or `headers.Next-Page`
  private func source(_ text: String, _ directive: Directive) throws(Finding) -> PageRule.Source {
    if text.hasPrefix("headers."), text.utf8.count > 8 { return .header(String(text.dropFirst(8))) }
    do throws(JSONPathError) {
      return .body(try JSONPath(text))
    } catch {
      throw Finding(
        "malformed-path", file: file, line: directive.spot.line, column: directive.spot.column,
        "the JSONPath is malformed: \(error.message)", next: "see RFC 9535; paths look like $.links.next, $.page['end']"
      )
    }
  }

  private func malformed(_ directive: Directive, _ text: String) -> Finding {
    Finding(
      "malformed-directive", file: file, line: directive.spot.line, column: directive.spot.column, text,
      next: "write # @cameo-pages link, next $.links.next, cursor after=$.page.end or number page, and maybe limit 10")
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isNameByte($0) || $0 == 0x5B || $0 == 0x5D }
  }
}
