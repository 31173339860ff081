import ExchangeTypes

/// How the lines of a written body become bytes: forms are joined, multipart lines end with CRLF, others with LF.
struct BodyLayout {
  private let isForm: Bool
  let lineEnd: [UInt8]

  init(mediaType: String) {
    isForm = mediaType == "application/x-www-form-urlencoded"
    lineEnd = isForm ? [] : mediaType.hasPrefix("multipart/") ? [0x0D, 0x0A] : [0x0A]
  }

  /// A form's lines without line ends and the blanks around `&` and `=`; any other text as it is.
  ///
  /// It works on the template, so that values keep their blanks.
  func joined(_ text: TemplateText) -> TemplateText {
    guard isForm else { return text }
    var parts: [TemplateText.Part] = []
    for (index, part) in text.parts.enumerated() {
      guard case .literal(let literal) = part else {
        parts.append(part)
        continue
      }
      let isFirst = index == 0
      let isLast = index == text.parts.count - 1
      parts.append(.literal(Self.tightened(literal, trimsStart: isFirst, trimsEnd: isLast)))
    }
    return TemplateText(parts: parts)
  }

  func laidOut(_ text: String) -> [UInt8] {
    if isForm { return Array(PercentEncoding.encodeTarget(text).utf8) }
    if lineEnd == [0x0A] { return Array(text.utf8) }
    return text.utf8.flatMap { $0 == 0x0A ? lineEnd : [$0] }
  }

  private static func tightened(_ literal: String, trimsStart: Bool, trimsEnd: Bool) -> String {
    var out: [UInt8] = []
    var blanks: [UInt8] = []
    var swallows = trimsStart
    for byte in literal.utf8 {
      switch byte {
      case 0x0A, 0x0D:
        // What a line ends with is layout, and so is what the next one starts with.
        blanks = []
        swallows = true
      case 0x20, 0x09: if !swallows { blanks.append(byte) }
      case UInt8(ascii: "&"), UInt8(ascii: "="):
        blanks = []
        out.append(byte)
        swallows = true
      default:
        out += blanks
        out.append(byte)
        blanks = []
        swallows = false
      }
    }
    if !trimsEnd { out += blanks }
    return String(decoding: out, as: UTF8.self)
  }
}
