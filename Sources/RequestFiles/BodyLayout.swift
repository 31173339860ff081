/// How the lines of a written body become bytes: multipart lines end with CRLF, others with LF, a form has no lines.
struct BodyLayout {
  let isForm: Bool
  let lineEnd: [UInt8]
  /// Behind the last line that is written here: what reads JSON line by line needs it, and curl and REST Client end a
  /// multipart body so.
  let lastLineEnd: [UInt8]

  init(mediaType: String) {
    isForm = mediaType == "application/x-www-form-urlencoded"
    lineEnd = isForm ? [] : mediaType.hasPrefix("multipart/") ? [0x0D, 0x0A] : [0x0A]
    let isByLines = ["application/x-ndjson", "application/ndjson", "application/jsonl"].contains(mediaType)
    lastLineEnd = isByLines || mediaType.hasPrefix("multipart/") ? lineEnd : []
  }

  func laidOut(_ text: String) -> [UInt8] {
    if lineEnd == [0x0A] { return Array(text.utf8) }
    return text.utf8.flatMap { $0 == 0x0A ? lineEnd : [$0] }
  }
}
