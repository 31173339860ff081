import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  /// RFC 9110, 5.6.2.
  static func isTokenByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }

  mutating func readField(_ line: SourceLine) {
    if line.isBlank {
      phase = .body
      return
    }
    if readComment(line) || readResponseScript(line) { return }
    guard let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      reportField(line)
      return
    }
    let name = line.text[..<colon]
    guard !name.isEmpty, name.utf8.allSatisfy({ Self.isTokenByte($0) }) else {
      reportField(line)
      return
    }
    let value = line.text[line.text.index(after: colon)...]
    let blanks = value.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let spot = line.spot(name.utf8.count + 1 + blanks)
    if name.lowercased() == "x-request-type", value.trimmingSpaces.lowercased() == "graphql" {
      // For the editor, which does not send it either.
      block.isGraphQL = true
      return
    }
    block.fields.append(
      ParsedRequest.Field(name: String(name), value: template(value.trimmingSpaces, at: spot), spot: line.spot()))
  }

  private mutating func reportField(_ line: SourceLine) {
    let text = line.text.trimmingSpaces
    let first = text.prefix { $0 != " " }
    if Self.methods.contains(String(first)), first.count < text.count {
      report(
        "missing-separator", at: line.spot(line.indent), "a second request starts here without a separator",
        next: "put a line '### name' above it")
    } else if text.hasPrefix("@") {
      report(
        "misplaced-variable", at: line.spot(line.indent), "a variable line stands among the header fields",
        next: "put it above the request line, or below a line '###'")
    } else if text.hasPrefix("{") || text.hasPrefix("<") || text.hasPrefix("[") {
      report(
        "malformed-field", at: line.spot(line.indent), "a body starts here without a blank line above it",
        next: "put a blank line between header fields and body")
    } else {
      report(
        "malformed-field", at: line.spot(line.indent), "the line is no header field",
        next: "write Name: value; a blank line ends the fields")
    }
  }
}
