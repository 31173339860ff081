import LosslessJSON

/// What to say of an input that is no JSON: why, what it costs, and what helps.
struct RedactAdvice {
  let cause: String
  /// What is left out.
  let loss: String
  let next: String

  /// `file` as it would be typed; nil for standard input.
  init(_ error: JSONError, of file: String?, framing: JSONFraming, beginning: [UInt8]) {
    let isGzip = beginning.starts(with: [0x1F, 0x8B])
    cause = isGzip ? "the text is compressed by gzip" : error.message
    loss =
      switch framing {
      case .lines: "the line was left out"
      case .sequence: "the record was left out"
      case .single: "the file was left out"
      case .concatenated: "what follows was left out"
      }
    next =
      if isGzip {
        "gunzip -c\(file.map { " \($0)" } ?? "") | cameo redact"
      } else if beginning.first == JSONFraming.recordSeparator, framing != .sequence {
        "--framing sequence, since a record separator stands before the text"
      } else {
        Self.next(error.reason, file, framing)
      }
  }

  private static func next(_ reason: JSONError.Reason, _ file: String?, _ framing: JSONFraming) -> String {
    switch reason {
    case .otherEncoding(let name):
      // iconv finds the order of the bytes where a mark tells it.
      "iconv -f \(name.contains(" ") ? String(name.prefix(6)) : name) -t UTF-8\(file.map { " \($0)" } ?? "") | cameo redact"
    case .empty: "leave it out, or give it a JSON value"
    case .trailingContent: "--framing concatenated for documents one after the other, or lines for one a line"
    case .tooDeep(let limit): "nothing deeper than \(limit) is read: take it apart, or leave it out"
    case .tooLarge: "split it: one document a line may be any number of lines"
    default:
      framing == .lines || framing == .sequence
        ? "correct it and run it again" : "correct it; for one document a line use --framing lines"
    }
  }
}
