import CLibcurl

/// libcurl's multi handle: many transfers and their connections on one thread.
///
/// Unchecked: only `wake` may be called from any thread, all else from the loop's.
final class MultiHandle: @unchecked Sendable {
  private let pointer: UnsafeMutableRawPointer

  /// Nil if libcurl can't start: memory or files are out.
  ///
  /// `connections` is how many may stay open for reuse.
  init?(connections: Int) {
    guard Self.isLibcurlReady, let pointer = curl_multi_init() else { return nil }
    self.pointer = pointer
    cameo_multi_set_long(pointer, CURLMOPT_MAXCONNECTS, connections)
  }

  deinit { curl_multi_cleanup(pointer) }

  /// Ends the loop's poll. The one call that libcurl allows from any thread.
  func wake() { curl_multi_wakeup(pointer) }

  func add(_ easy: EasyHandle) -> Bool { curl_multi_add_handle(pointer, easy.pointer) == CURLM_OK }
  func remove(_ easy: EasyHandle) { curl_multi_remove_handle(pointer, easy.pointer) }

  /// Moves all transfers as far as they go now; false if libcurl can't go on at all.
  func perform() -> Bool {
    var running: Int32 = 0
    return curl_multi_perform(pointer, &running) == CURLM_OK
  }

  /// Waits until something can be done, or for so long; libcurl's own timers and `wake` end it earlier.
  func poll(seconds: Double) -> Bool {
    // Rounded up: a wait that ends too early would be waited for again and again.
    let milliseconds = (min(max(seconds, 0), 60) * 1000).rounded(.up)
    return curl_multi_poll(pointer, nil, 0, Int32(milliseconds), nil) == CURLM_OK
  }

  /// The next finished handle and its result.
  func nextDone() -> (easy: UnsafeMutableRawPointer, code: CURLcode)? {
    var code = CURLE_OK
    return cameo_multi_next_done(pointer, &code).map { ($0, code) }
  }

  private static let isLibcurlReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
