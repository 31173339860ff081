import LosslessJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why results could not be printed; 0 while they could.
private nonisolated(unsafe) var lossOfOutput: Int32 = 0

/// The one door to standard output and standard error.
struct Terminal: Sendable {
  /// Columns of the terminal; 80 where there is none, never under 40.
  let width: Int
  /// Progress and colour are for people only.
  let isInteractive: Bool
  let usesColour: Bool
  /// Progress of a run; nil where nobody watches, or the terminal can't move its cursor.
  let progress: ProgressScreen?
  /// Where text goes instead of the descriptors, in tests.
  private let capture: (@Sendable (_ text: String, _ isError: Bool) -> Void)?

  /// A terminal nobody watches, whose text is handed over.
  init(width: Int = 80, capture: @escaping @Sendable (_ text: String, _ isError: Bool) -> Void) {
    self.width = width
    isInteractive = false
    usesColour = false
    progress = nil
    self.capture = capture
  }

  /// `kind`: what `TERM` says.
  init(noColour: Bool, kind: String?) {
    capture = nil
    var size = winsize()
    let isTerminal = isatty(STDERR_FILENO) == 1
    let columns =
      ioctl(isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
      ? Int(size.ws_col) : 0
    width = columns == 0 ? 80 : max(columns, 40)
    isInteractive = isTerminal
    usesColour = isTerminal && isatty(STDOUT_FILENO) == 1 && !noColour
    let canMove = isTerminal && !["", "dumb", "unknown"].contains(kind ?? "")
    progress = canMove ? ProgressScreen(size: Self.size, write: { Self.writeRaw($0, to: STDERR_FILENO) }) : nil
  }

  /// Of the window as it is now: it may be made larger or smaller during a run.
  private static func size() -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether this is the process's own terminal, not one that hands its text over.
  var isForPeople: Bool { capture == nil }

  /// Results. Text without a final line feed gets one.
  func out(_ text: String) { write(text, isError: false) }

  /// Trouble.
  func err(_ text: String) { write(text, isError: true) }

  func report(_ findings: some Sequence<CustomStringConvertible>) {
    for finding in findings { err(finding.description) }
  }

  private func write(_ text: String, isError: Bool) {
    if text.isEmpty { return }
    let line = text.hasSuffix("\n") ? text : text + "\n"
    if let capture { return capture(line, isError) }
    guard let progress else { return put(line, isError) }
    progress.around { put(line, isError) }
  }

  private func put(_ line: String, _ isError: Bool) {
    let code = Self.writeRaw(line, to: isError ? STDERR_FILENO : STDOUT_FILENO)
    // A reader that went away (`cameo … | head`) is no error of ours.
    if !isError, code != 0, code != EPIPE { lossOfOutput = code }
  }

  /// Why what a command printed did not arrive, for a disk that is full or a standard output that is closed.
  static var outputLoss: Finding? {
    if lossOfOutput == 0 { return nil }
    if lossOfOutput == EBADF {
      return Finding("unwritable", file: "standard output", "is closed", next: "redirect it: cameo … > FILE")
    }
    return Finding(
      "unwritable", file: "standard output", "can't be written: \(String(cString: strerror(lossOfOutput)))",
      next: "free some space, or redirect it to another place, and run it again")
  }

  /// The error that ended it, or 0.
  @discardableResult
  private static func writeRaw(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
