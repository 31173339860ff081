import ExchangeTypes

/// Makes requests from bytes as they come, however they are cut (RFC 9112).
struct RequestParser {
  /// The answer to a request that can't be read; the connection ends with it.
  struct BadRequest: Error, Equatable {
    var status: Int
  }

  /// The head is complete, its body has not come, and the client waits for `100 Continue`.
  private(set) var wantsContinue = false

  private enum State {
    case head, body(left: Int), chunkSize, chunk(left: Int), chunkEnd, trailer
  }

  private static let headLimit = 64 << 10
  private static let bodyLimit = 64 << 20

  private var buffer: [UInt8] = []
  private var start = 0
  /// Up to here `buffer` holds no line end that has not been read.
  private var searched = 0
  private var state = State.head
  private var lines: [String] = []
  private var headBytes = 0
  private var request = ServedRequest(method: "", target: "")

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer += bytes
  }

  /// The next whole request; nil if more bytes are needed.
  mutating func next() throws(BadRequest) -> ServedRequest? {
    while true {
      switch state {
      case .head:
        guard let line = try line() else { return nil }
        if try takeHead(line) { return finished() }
      case .body(let left):
        let left = left - takeBody(left)
        if left == 0 { return finished() }
        state = .body(left: left)
        return nil
      case .chunkSize:
        guard let line = try line() else { return nil }
        try takeChunkSize(line)
      case .chunk(let left):
        let left = left - takeBody(left)
        state = left == 0 ? .chunkEnd : .chunk(left: left)
        if left > 0 { return nil }
      case .chunkEnd:
        guard let line = try line() else { return nil }
        guard line.isEmpty else { throw BadRequest(status: 400) }
        state = .chunkSize
      case .trailer:
        guard let line = try line() else { return nil }
        if line.isEmpty { return finished() }
      }
    }
  }

  mutating func continueIsSent() { wantsContinue = false }

  private mutating func finished() -> ServedRequest {
    defer {
      request = ServedRequest(method: "", target: "")
      state = .head
      headBytes = 0
      wantsContinue = false
    }
    return request
  }

  /// One line without its end.
  private mutating func line() throws(BadRequest) -> String? {
    // A TLS client's first byte: it would wait for ever for an answer that no line end ever asks for.
    if start < buffer.count, buffer[start] < 0x09 || buffer[start] == 0x16 { throw BadRequest(status: 400) }
    guard let end = buffer[max(start, searched)...].firstIndex(of: 0x0A) else {
      searched = buffer.count
      if headBytes + buffer.count - start > Self.headLimit { throw BadRequest(status: 431) }
      return nil
    }
    var text = buffer[start..<end]
    if text.last == 0x0D { text.removeLast() }
    headBytes += end + 1 - start
    if headBytes > Self.headLimit { throw BadRequest(status: 431) }
    start = end + 1
    return String(decoding: text, as: UTF8.self)
  }

  /// True if the head is complete and no body follows.
  private mutating func takeHead(_ line: String) throws(BadRequest) -> Bool {
    if !line.isEmpty {
      lines.append(line)
      return false
    }
    // A client may send an empty line before a request (RFC 9112, 2.2).
    if lines.isEmpty { return false }
    defer { lines = [] }
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty, parts[2].hasPrefix("HTTP/1.") else {
      throw BadRequest(status: 400)
    }
    request = ServedRequest(method: parts[0], target: parts[1])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw BadRequest(status: 400) }
      request.fields.append(String(line[..<colon]), Self.trimmed(line[line.index(after: colon)...]))
    }
    request.closesConnection =
      parts[2] == "HTTP/1.0" || request.fields.values("Connection").contains { $0.lowercased() == "close" }
    return try startBody()
  }

  private mutating func startBody() throws(BadRequest) -> Bool {
    if let coding = request.fields.first("Transfer-Encoding") {
      guard coding.lowercased() == "chunked" else { throw BadRequest(status: 400) }
      state = .chunkSize
    } else {
      let lengths = Set(request.fields.values("Content-Length"))
      guard let text = lengths.first, text != "0" else { return true }
      guard lengths.count == 1, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text) else {
        throw BadRequest(status: 400)
      }
      if length > Self.bodyLimit { throw BadRequest(status: 413) }
      if length == 0 { return true }
      state = .body(left: length)
    }
    wantsContinue = request.fields.first("Expect")?.lowercased() == "100-continue"
    return false
  }

  private mutating func takeChunkSize(_ line: String) throws(BadRequest) {
    headBytes = 0
    let digits = line.prefix { $0 != ";" && $0 != " " }
    guard !digits.isEmpty, !digits.hasPrefix("+"), !digits.hasPrefix("-"), let size = Int(digits, radix: 16) else {
      throw BadRequest(status: 400)
    }
    if size > Self.bodyLimit - request.body.count { throw BadRequest(status: 413) }
    state = size == 0 ? .trailer : .chunk(left: size)
  }

  /// Moves at most so many bytes into the body; tells how many there were.
  private mutating func takeBody(_ left: Int) -> Int {
    let count = min(left, buffer.count - start)
    request.body += buffer[start..<(start + count)]
    start += count
    return count
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
