import LosslessJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the signal handler puts back. Set before the handler is installed, and never while it is.
private nonisolated(unsafe) var savedMode = termios()
private nonisolated(unsafe) var savedDescriptor: Int32 = -1

/// The terminal during a review: its alternate screen, keys as they are pressed, no echo.
///
/// It is opened by its own name, so that nothing of a review can end in a pipe or a log; values stand on the alternate
/// screen only, which keeps no history, and are wiped before it is left. Whatever ends the review puts the terminal
/// back: a key, an error, a signal.
final class ReviewTerminal {
  private let descriptor: Int32
  private var rest: [UInt8] = []
  private var isOpen = true
  private let previous: [(number: Int32, handler: sig_t?)]

  /// Throws `no-terminal` where there is none.
  init(isCapable: Bool) throws(Finding) {
    let descriptor = isCapable ? Self.openTerminal() : -1
    guard descriptor >= 0, tcgetattr(descriptor, &savedMode) == 0 else {
      if descriptor >= 0 { close(descriptor) }
      throw Self.missing
    }
    self.descriptor = descriptor
    savedDescriptor = descriptor
    let handler: @convention(c) (Int32) -> Void = { number in
      // Only calls that POSIX allows in a handler.
      ReviewTerminal.putBack()
      signal(number, SIG_DFL)
      raise(number)
    }
    previous = [SIGINT, SIGTERM, SIGHUP].map { ($0, signal($0, handler)) }
    var raw = savedMode
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    if tcsetattr(descriptor, TCSANOW, &raw) != 0 {
      end()
      throw Self.missing
    }
    write("\u{1B}[?1049h")
  }

  deinit { end() }

  /// Throws `no-terminal` where a review could not be held: asked before anything is sent.
  static func check(isCapable: Bool) throws(Finding) {
    let descriptor = isCapable ? openTerminal() : -1
    if descriptor < 0 { throw missing }
    close(descriptor)
  }

  private static func openTerminal() -> Int32 { open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY) }

  private static var missing: Finding {
    Finding(
      "no-terminal", "--review shows raw values to a person, and there is no terminal to show them on",
      next: "run it in a terminal, or sign lines of decisions.jsonc with cameo rules keep and replace")
  }

  func show(_ lines: [String]) { write("\u{1B}[2J\u{1B}[H" + lines.joined(separator: "\r\n")) }

  /// Columns now: a window may have changed.
  var width: Int {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// The next keys; `.end` where the terminal went away.
  func keys() -> [ReviewKey] {
    while true {
      let keys = ReviewKey.take(from: &rest)
      if !keys.isEmpty { return keys }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Darwin)
          Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 { rest += buffer[..<count] } else if count == 0 || errno != EINTR { return [.end] }
    }
  }

  /// Puts the terminal back. Safe to call twice.
  func end() {
    guard isOpen else { return }
    isOpen = false
    Self.putBack()
    for (number, handler) in previous { signal(number, handler) }
    savedDescriptor = -1
    close(descriptor)
  }

  /// Wipes and leaves the alternate screen, and gives back the mode the terminal had.
  private static func putBack() {
    let leave: StaticString = "\u{1B}[2J\u{1B}[H\u{1B}[?1049l"
    writeRaw(UnsafeRawBufferPointer(start: leave.utf8Start, count: leave.utf8CodeUnitCount), to: savedDescriptor)
    tcsetattr(savedDescriptor, TCSANOW, &savedMode)
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.writeRaw($0, to: descriptor) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  @discardableResult
  private static func writeRaw(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
