import CLibcurl
import ExchangeTypes

/// One hop on its way: what is sent, who waits for it, and what has come so far.
///
/// Unchecked: after it is handed to the queue only the loop's thread touches it, callbacks included; but `stage`
/// belongs to the queue's lock.
final class Transfer: @unchecked Sendable {
  typealias Outcome = Result<HopAnswer, TransferFailure>

  enum Stage {
    case new, submitted, cancelled
  }

  let request: HopRequest
  /// What pace is kept for.
  let host: String
  /// Seconds.
  let timeout: Double
  /// Seconds until the connection must stand.
  let connectTimeout: Double
  /// A redirect's next hop: it is sent even when nothing new is started any more.
  var isFollowUp = false
  /// Of a retry: how long its host is left alone first.
  var rest: HostRest?
  var continuation: CheckedContinuation<Outcome, Never>?
  var stage = Stage.new
  /// Set while the transfer is on the wire.
  var easy: EasyHandle?

  /// When a stream has been listened to for long enough.
  private(set) var streamEnd: Double?

  private let settings: RecorderSettings
  private let bodyLimit: Int
  private let headerLimit: Int
  private var head: ResponseHead
  private var body: [UInt8] = []
  private var end: CodedBodyEnd?
  private var events: StreamEvents?
  private var hasAllEvents = false
  /// Why a callback stopped the transfer; libcurl itself only knows that one did.
  private var refusal: TransferFailure?

  init(_ request: HopRequest, timeout: Double, connectTimeout: Double? = nil, settings: RecorderSettings) {
    self.request = request
    host = "\(request.url.host.host):\(request.url.effectivePort)"
    self.timeout = timeout
    self.connectTimeout = connectTimeout ?? settings.connectTimeout
    self.settings = settings
    bodyLimit = settings.bodyLimit
    headerLimit = settings.headerLimit
    head = ResponseHead(limit: settings.headerLimit)
  }

  /// Nobody waits for it any more.
  var isFinished: Bool { continuation == nil }

  /// Wakes whoever waits; later calls do nothing.
  func resume(_ outcome: Outcome) {
    continuation?.resume(returning: outcome)
    continuation = nil
  }

  func receiveHeader(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard head.receive(line) else {
      refusal = .headerTooLarge(limit: headerLimit)
      return false
    }
    // Digest's first answer is followed by another one.
    if !head.isComplete { (end, events) = (nil, nil) }
    if head.isComplete, end == nil, body.isEmpty {
      watchEnd()
      watchEvents()
    }
    return true
  }

  func receiveBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let announced = body.isEmpty ? easy?.getOffset(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T) ?? 0 : 0
    guard body.count + bytes.count <= bodyLimit, announced <= bodyLimit else {
      refusal = .bodyTooLarge(limit: bodyLimit)
      return false
    }
    if announced > bytes.count { body.reserveCapacity(announced) }
    body.append(contentsOf: bytes)
    hasAllEvents = events?.receive(bytes) ?? false
    return !hasAllEvents
  }

  func receiveRaw(_ bytes: UnsafeBufferPointer<UInt8>) { end?.receive(bytes) }

  /// What libcurl's result means, given what was received.
  func outcome(_ code: CURLcode, certificateExpiry: String?) -> Outcome {
    guard let easy else { return .failure(.closed) }
    if let refusal { return .failure(refusal) }
    if hasAllEvents { return cutStream() }
    // Releases since 8.6 call it CURLE_TOO_LARGE, 100.
    if code == CURLE_OUT_OF_MEMORY || code.rawValue == 100, !head.isComplete {
      return .failure(.headerBeyondLibcurl)
    }
    if code == CURLE_BAD_CONTENT_ENCODING, let coding = unknownCoding { return .failure(.unknownCoding(coding)) }
    let tunnel = easy.get(CURLINFO_HTTP_CONNECTCODE)
    if code != CURLE_OK, tunnel >= 300 { return .failure(.tunnelRefused(status: tunnel)) }
    guard code == CURLE_OK else { return .failure(.libcurl(code, tlsReason: easy.tlsReason)) }
    guard head.status >= 200 else { return .failure(.libcurl(CURLE_WEIRD_SERVER_REPLY, tlsReason: nil)) }
    if let end, !end.isWhole(decodedTo: body) { return .failure(.codingCut) }
    return answer(certificateExpiry)
  }

  /// What came of a stream until now, up to its last whole event.
  func cutStream() -> Outcome {
    guard let events, events.count > 0 else { return .failure(.noEvent(seconds: settings.streamTime)) }
    body.removeSubrange(min(events.end, body.count)...)
    var outcome = answer(nil)
    if case .success(var answer) = outcome {
      answer.response.isCut = true
      outcome = .success(answer)
    }
    return outcome
  }

  private func answer(_ certificateExpiry: String?) -> Outcome {
    guard let easy else { return .failure(.closed) }
    var response = Response(status: head.status, fields: head.fields, body: body)
    if let text = BodyCharset.utf8(of: body, mediaType: response.mediaType) {
      response.body = text.body
      response.charset = text.charset
    }
    return .success(
      HopAnswer(
        response: response, timings: easy.timings, httpVersion: easy.httpVersion, certificateExpiry: certificateExpiry))
  }

  private func watchEvents() {
    let type = head.fields.first("Content-Type").flatMap { MediaType($0) }
    guard events == nil, head.status < 300, request.method != "HEAD", let framing = StreamFraming(type) else { return }
    events = StreamEvents(framing, limit: max(1, settings.streamEvents))
    streamEnd = settings.clock.now() + settings.streamTime
  }

  private func tokens(_ name: String) -> [String] {
    head.fields.values(name).flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " }.lowercased() }
  }

  /// The first content coding that libcurl can't undo; nil if there is none.
  private var unknownCoding: String? { tokens("Content-Encoding").first { !Self.codings.contains($0) } }

  private static let codings: Set<String> = ["identity", "none", "gzip", "x-gzip", "deflate", "br", "zstd", ""]

  private func watchEnd() {
    let codings = tokens("Content-Encoding").filter { $0 != "identity" }
    if codings.isEmpty { return }
    end = CodedBodyEnd(contentEncoding: codings, isChunked: tokens("Transfer-Encoding").contains("chunked"))
    if end != nil { easy?.watchRawBytes() }
  }

  /// Brings a C callback's arguments to the transfer; returns the count, or another number to stop.
  static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ user: UnsafeMutableRawPointer?,
    _ take: (Transfer, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Int {
    guard let bytes, let user else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(user).takeUnretainedValue()
    return bytes.withMemoryRebound(to: UInt8.self, capacity: count) { start in
      take(transfer, UnsafeBufferPointer(start: start, count: count)) ? count : -1
    }
  }
}
