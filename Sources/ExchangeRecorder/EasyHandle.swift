import CLibcurl
import ExchangeTypes

/// One libcurl easy handle, taken from a pool and set anew for each hop. Only the loop's thread touches it.
final class EasyHandle {
  let pointer: UnsafeMutableRawPointer
  private var headerList: UnsafeMutablePointer<curl_slist>?
  /// Lists that libcurl reads while the hop is under way.
  private var routeLists: [UnsafeMutablePointer<curl_slist>] = []
  private let reason = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  /// Nil if memory is out.
  init?() {
    guard let pointer = curl_easy_init() else {
      reason.deallocate()
      return nil
    }
    self.pointer = pointer
  }

  deinit {
    curl_easy_cleanup(pointer)
    curl_slist_free_all(headerList)
    routeLists.forEach { curl_slist_free_all($0) }
    reason.deallocate()
  }

  /// Forgets everything of the last hop; connections and the TLS sessions stay with the multi handle.
  func reset() {
    curl_easy_reset(pointer)
    curl_slist_free_all(headerList)
    headerList = nil
    routeLists.forEach { curl_slist_free_all($0) }
    routeLists = []
  }

  /// Sets all options for one hop. The transfer must outlive it.
  func prepare(
    for transfer: Transfer, timeout: Double, settings: RecorderSettings
  ) throws(TransferFailure) {
    reason.pointee = 0
    set(CURLOPT_ERRORBUFFER, UnsafeMutableRawPointer(reason))
    setLimits(timeout, connect: transfer.connectTimeout)
    setTarget(transfer.request.url, settings)
    try setMethod(transfer.request)
    try setFields(transfer.request, settings)
    setAuthentication(transfer.request)
    setCertificate(transfer.request.clientCertificate ?? settings.clientCertificate)
    setCallbacks(Unmanaged.passUnretained(transfer).toOpaque())
  }

  /// What libcurl wrote about a failed TLS handshake or check: the TLS library's reason and at most a host name.
  var tlsReason: String? { reason.pointee == 0 ? nil : String(cString: reason) }

  /// Asks for the raw bytes of the body, for the transfer's `receiveRaw`. May be called from a callback.
  func watchRawBytes() { set(CURLOPT_VERBOSE, 1) }

  private func setLimits(_ timeout: Double, connect: Double) {
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_TIMEOUT_MS, Self.milliseconds(timeout))
    set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(connect))
    // Else taking a transfer off the wire would wait for its name look-up, and all others with it.
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_BUFFERSIZE, 256 << 10)
    // libcurl sees by itself that a server has closed an idle connection; its own 118 seconds end good ones, too.
    set(CURLOPT_MAXAGE_CONN, 3600)
  }

  private func setTarget(_ url: WebURL, _ settings: RecorderSettings) {
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    set(CURLOPT_URL, url.wireText)
    set(CURLOPT_PATH_AS_IS, 1)
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    setRoute(to: url, settings.route)
    if let bundle = settings.proxyCABundle { set(CURLOPT_PROXY_CAINFO, bundle) }
    guard url.scheme == "https" else {
      // Else libcurl would think of HTTP/2 here too and hold all requests back until the first is answered.
      set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
      return
    }
    set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    set(CURLOPT_PIPEWAIT, 1)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_CERTINFO, 1)
    if let bundle = settings.caBundle { set(CURLOPT_CAINFO, bundle) }
  }

  private func setRoute(to url: WebURL, _ route: Route) {
    // Empty: without one, whatever the process's variables say.
    set(CURLOPT_PROXY, route.proxies.proxy(for: url)?.text ?? "")
    set(CURLOPT_NOPROXY, "")
    if let socket = route.unixSocket { set(CURLOPT_UNIX_SOCKET_PATH, socket) }
    for (option, entries) in [(CURLOPT_RESOLVE, route.resolve), (CURLOPT_CONNECT_TO, route.connectTo)] {
      let list = entries.reduce(nil as UnsafeMutablePointer<curl_slist>?) { curl_slist_append($0, $1) ?? $0 }
      guard let list else { continue }
      routeLists.append(list)
      set(option, UnsafeMutableRawPointer(list))
    }
  }

  private func setMethod(_ request: HopRequest) throws(TransferFailure) {
    guard request.method.isToken else { throw .unsendableMethod }
    if request.method == "HEAD" {
      set(CURLOPT_NOBODY, 1)
      return
    }
    if let body = request.body ?? (Self.bodyMethods.contains(request.method) ? [] : nil) {
      cameo_set_offset(pointer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
      _ = body.withUnsafeBytes { bytes in
        // With no bytes the address may be nil, which would mean "ask a read callback".
        bytes.baseAddress.map {
          cameo_set_text(pointer, CURLOPT_COPYPOSTFIELDS, $0.assumingMemoryBound(to: CChar.self))
        }
          ?? cameo_set_text(pointer, CURLOPT_COPYPOSTFIELDS, "")
      }
    } else {
      set(CURLOPT_HTTPGET, 1)
    }
    set(CURLOPT_CUSTOMREQUEST, request.method)
  }

  private func setFields(_ request: HopRequest, _ settings: RecorderSettings) throws(TransferFailure) {
    var names: Set<String> = []
    var coding = ""
    for field in request.fields.list {
      guard field.name.isToken else { throw .unsendableField(name: "(its name)") }
      guard field.value.isFieldValue else { throw .unsendableField(name: field.name) }
      let name = field.name.lowercased()
      names.insert(name)
      switch name {
      case "content-length": continue  // libcurl counts itself; a wrong count would hang the server
      case "accept-encoding": coding = coding.isEmpty ? field.value : "\(coding), \(field.value)"
      default: addLine(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
      }
    }
    for name in Self.addedFields(to: request) where !names.contains(name.lowercased()) { addLine("\(name):") }
    set(CURLOPT_HTTPHEADER, UnsafeMutableRawPointer(headerList))
    if !names.contains("user-agent") { set(CURLOPT_USERAGENT, settings.userAgent) }
    // Empty: every coding this libcurl can undo.
    set(CURLOPT_ACCEPT_ENCODING, coding)
  }

  /// What libcurl would add though the request does not say it, or to wait a second for 100.
  ///
  /// It signs the lines that keep a field away with the others, and a server would look for that field in vain: a signed
  /// request has them only where libcurl would add something.
  private static func addedFields(to request: HopRequest) -> [String] {
    guard case .signature = request.authentication else { return ["Content-Type", "Expect"] }
    let isLong = (request.body?.count ?? 0) >= 1 << 20
    return (request.body == nil && !bodyMethods.contains(request.method) ? [] : ["Content-Type"])
      + (isLong ? ["Expect"] : [])
  }

  private func setCallbacks(_ user: UnsafeMutableRawPointer) {
    set(CURLOPT_PRIVATE, user)
    set(CURLOPT_HEADERDATA, user)
    cameo_set_bytes_callback(pointer, CURLOPT_HEADERFUNCTION) { bytes, size, count, user in
      Transfer.receive(bytes, size * count, user) { $0.receiveHeader($1) }
    }
    set(CURLOPT_WRITEDATA, user)
    cameo_set_bytes_callback(pointer, CURLOPT_WRITEFUNCTION) { bytes, size, count, user in
      Transfer.receive(bytes, size * count, user) { $0.receiveBody($1) }
    }
    // Without a callback `CURLOPT_VERBOSE` would print header and body on standard error.
    set(CURLOPT_DEBUGDATA, user)
    cameo_set_debug_callback(pointer) { _, type, bytes, count, user in
      if type == CURLINFO_DATA_IN {
        _ = Transfer.receive(bytes, count, user) {
          $0.receiveRaw($1)
          return true
        }
      }
      return 0
    }
  }

  /// At least one: zero would mean no limit. No more than libcurl takes.
  private static func milliseconds(_ seconds: Double) -> Int {
    seconds < 1_000_000 ? Int(max(seconds * 1000, 1)) : 1_000_000_000
  }

  private func addLine(_ line: String) {
    if let longer = curl_slist_append(headerList, line) { headerList = longer }
  }

  func set(_ option: CURLoption, _ value: Int) { cameo_set_long(pointer, option, value) }
  func set(_ option: CURLoption, _ value: String) { cameo_set_text(pointer, option, value) }
  private func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer?) {
    cameo_set_pointer(pointer, option, value)
  }

  /// Methods that say `Content-Length: 0` when they have no body (RFC 9110, 8.6).
  private static let bodyMethods: Set<String> = ["POST", "PUT", "PATCH"]
}

extension String {
  /// RFC 9110, 5.6.2.
  fileprivate var isToken: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5E...0x7A, 0x7C, 0x7E: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E: true
        default: false
        }
      }
  }

  /// No control character but tab (RFC 9110, 5.5): a line break would start a field of its own.
  fileprivate var isFieldValue: Bool { utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) } }
}
