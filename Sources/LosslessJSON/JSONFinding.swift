/// Something in a text that decoders differ about: `JSONDecoder` lets it pass and others do not, or the other way round.
///
/// The one list of it, for texts that are strict JSON and for texts that are not: see `all(in:limits:atMost:)`.
package struct JSONFinding: Sendable, Hashable, CustomStringConvertible {
  package enum Kind: String, Sendable, CaseIterable {
    /// The text starts with a byte order mark (RFC 8259, 8.1 forbids sending one).
    case byteOrderMark = "byte-order-mark"
    /// The text is UTF-16 or UTF-32, which `JSONDecoder` converts and RFC 8259, 8.1 forbids.
    case otherEncoding = "other-encoding"
    /// Two members of one object have one name; decoders differ in which they take.
    case duplicateName = "duplicate-name"
    /// Half of a UTF-16 pair in an escape; it has no UTF-8.
    case loneSurrogate = "lone-surrogate"
    /// A comma behind the last element or member.
    case trailingComma = "trailing-comma"
    case malformedNumber = "malformed-number"
    case malformedEscape = "malformed-escape"
    /// A byte below 0x20 in a string or a name.
    case controlCharacter = "control-character"
    case invalidUTF8 = "invalid-utf-8"
    /// Where no reader goes on; always the last one.
    case malformed

    /// Whether the strict reader reads a text that has it.
    package var isInStrictText: Bool {
      switch self {
      case .byteOrderMark, .duplicateName, .loneSurrogate: true
      default: false
      }
    }
  }

  package var kind: Kind
  package var location: JSONLocation
  /// What a strict reader says of it, if it says anything.
  package var reason: JSONError.Reason?

  /// The finding in words, without the place and without any text of the document, which may be secret.
  package var message: String {
    switch kind {
    case .byteOrderMark: "the text starts with a byte order mark, which RFC 8259 forbids"
    case .duplicateName: "a name stands twice in one object; decoders differ in which value they take"
    case .loneSurrogate: "half of a surrogate pair; JSONDecoder refuses it where the text is read"
    case .trailingComma: "a comma behind the last one; JSONDecoder lets it pass"
    case .malformedNumber, .malformedEscape, .controlCharacter, .invalidUTF8:
      "\(error); JSONDecoder lets it pass where nothing reads the value"
    case .otherEncoding, .malformed: error
    }
  }

  private var error: String { reason.map { JSONError(reason: $0, location: location).message } ?? "" }

  package var description: String { "\(location.line):\(location.column): \(message)" }
}

extension JSONFinding {
  /// All findings of a text, in the order of the text: of a strict one, and of one that `JSONDecoder` reads all the same.
  ///
  /// A text is scanned as `JSONDecoder` scans it: structure first, what stands in numbers and strings later. So the scan
  /// goes on behind a bad value or a trailing comma, and ends with a `malformed` finding where `JSONDecoder` gives up,
  /// too. At most `atMost` findings are kept, the first ones; the others are counted. Complexity: O(bytes).
  package static func all(in bytes: [UInt8], limits: JSONLimits = .standard, atMost: Int = 1000) -> JSONFindings {
    JSONFindings(of: bytes, limits: limits, atMost: atMost)
  }
}

extension JSONDocument {
  /// All findings in the order of the text. Complexity: O(bytes).
  package func findings(atMost: Int = 1000) -> JSONFindings {
    // What was read within limits is within them.
    JSONFinding.all(in: bytes, limits: JSONLimits(depth: .max, bytes: .max), atMost: atMost)
  }
}
