#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the signal handler puts back. Set before the handler is installed, and never while it is.
private nonisolated(unsafe) var savedMode = termios()
private nonisolated(unsafe) var savedDescriptor: Int32 = -1

/// The terminal while a person is asked for values. Opened by its own name, so that neither question nor answer can end
/// in a pipe or a log; what is hidden is not shown as it is typed.
final class PromptTerminal {
  private let descriptor: Int32
  private var isOpen = true
  private let previous: [(number: Int32, handler: sig_t?)]

  /// Nil where there is no terminal.
  init?() {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    guard tcgetattr(descriptor, &savedMode) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    savedDescriptor = descriptor
    let handler: @convention(c) (Int32) -> Void = { number in
      // Only calls that POSIX allows in a handler.
      tcsetattr(savedDescriptor, TCSANOW, &savedMode)
      signal(number, SIG_DFL)
      raise(number)
    }
    previous = [SIGINT, SIGTERM, SIGHUP].map { ($0, signal($0, handler)) }
  }

  deinit { end() }

  /// One line without its end; nil where the terminal went away, or could not be told to hide what is typed.
  func ask(_ question: String, isHidden: Bool) -> String? {
    if isHidden {
      var mode = savedMode
      mode.c_lflag &= ~tcflag_t(ECHO)
      guard tcsetattr(descriptor, TCSAFLUSH, &mode) == 0 else { return nil }
    }
    defer {
      if isHidden {
        tcsetattr(descriptor, TCSANOW, &savedMode)
        write("\n")
      }
    }
    write(question)
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &byte, 1)
      #else
        let count = Glibc.read(descriptor, &byte, 1)
      #endif
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  /// Puts the terminal back. Safe to call twice.
  func end() {
    guard isOpen else { return }
    isOpen = false
    tcsetattr(descriptor, TCSANOW, &savedMode)
    for (number, handler) in previous { signal(number, handler) }
    savedDescriptor = -1
    close(descriptor)
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}
