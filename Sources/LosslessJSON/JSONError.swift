/// Why a text is not JSON, and where.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was wrong at the spot.
  package enum Reason: Sendable, Hashable {
    case empty
    case unexpectedEnd
    case unexpectedByte(UInt8)
    case expected(String)
    case badNumber
    case badLiteral
    case badEscape
    case controlCharacter(UInt8)
    case invalidUTF8
    case otherEncoding(String)
    case trailingContent
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
    case unclosedComment
  }

  package var reason: Reason
  package var location: JSONLocation

  /// The reason in words, without the place and without any text of the document, which may be secret.
  package var message: String {
    switch reason {
    case .empty: "the text is empty"
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte(let byte): "unexpected byte 0x\(String(byte, radix: 16, uppercase: true))"
    case .expected(let what): "expected \(what)"
    case .badNumber: "malformed number"
    case .badLiteral: "malformed literal, expected true, false or null"
    case .badEscape: "malformed escape in a string"
    case .controlCharacter(let byte):
      "control character 0x\(String(byte, radix: 16, uppercase: true)) in a string"
    case .invalidUTF8: "invalid UTF-8"
    case .otherEncoding(let name): "the text is \(name), not UTF-8"
    case .trailingContent: "more text behind the value"
    case .tooDeep(let limit): "containers are nested deeper than \(limit)"
    case .tooLarge(let limit): "the text is larger than \(limit) bytes"
    case .unclosedComment: "a comment is not closed"
    }
  }

  package var description: String { "\(location.line):\(location.column): \(message)" }
}
