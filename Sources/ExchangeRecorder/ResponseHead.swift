import ExchangeTypes

/// The status and header fields of the final response block, read line by line as libcurl hands them over.
///
/// libcurl passes on every block: interim answers (100, 103), then the final one, then the trailer of a chunked body.
/// Each status line starts anew; what follows the blank line of a final block is a trailer and no header field.
struct ResponseHead {
  private(set) var status = 0
  private(set) var fields = HeaderFields()
  /// The blank line of a block with a final status has been read.
  private(set) var isComplete = false
  private var bytes = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Takes one line with its line end; false once there are more bytes than the limit.
  mutating func receive(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes += line.count
    if bytes > limit { return false }
    var text = line[...]
    while let last = text.last, last == 0x0D || last == 0x0A { text.removeLast() }
    if text.starts(with: "HTTP/".utf8) {
      fields = []
      isComplete = false
      status = Self.status(in: text)
    } else if isComplete {
      return true
    } else if text.isEmpty {
      isComplete = status >= 200
    } else {
      receiveField(text)
    }
    return true
  }

  private mutating func receiveField(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    if let first = text.first, first == 0x20 || first == 0x09, var last = fields.list.popLast() {
      // A folded line (RFC 9112, 5.2) belongs to the value above it.
      last.value += " " + Self.text(text)
      fields.list.append(last)
    } else if let colon = text.firstIndex(of: 0x3A) {
      fields.append(Self.text(text[..<colon]), Self.text(text[(colon + 1)...]))
    }
  }

  private static func status(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let parts = line.split(separator: 0x20, maxSplits: 2)
    guard parts.count > 1 else { return 0 }
    return Int(String(decoding: parts[1], as: UTF8.self)) ?? 0
  }

  /// UTF-8 without the white space round it; bytes that are no UTF-8 are read as Latin-1 (RFC 9110, 5.5).
  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var bytes = bytes
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
