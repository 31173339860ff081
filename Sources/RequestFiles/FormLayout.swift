/// Joins the lines of a form as it is written for readers: `name = value &`, one pair a line.
enum FormLayout {
  /// A form's lines without line ends and the blanks around `&` and `=`.
  ///
  /// It works on the template, so that values keep their blanks.
  static func joined(_ text: TemplateText) -> TemplateText {
    var parts: [TemplateText.Part] = []
    for (index, part) in text.parts.enumerated() {
      guard case .literal(let literal) = part else {
        parts.append(part)
        continue
      }
      let isFirst = index == 0
      let isLast = index == text.parts.count - 1
      parts.append(.literal(tightened(literal, trimsStart: isFirst, trimsEnd: isLast)))
    }
    return TemplateText(parts: parts)
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
