import LosslessJSON
import RequestFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a command of the private file, and takes what it prints for a secret.
///
/// No shell reads its arguments. What it says on standard error is shown only to a person at a terminal, who may have to
/// unlock something there; its standard input is that terminal, too.
struct SecretProgram {
  let command: SecretCommand
  let isInteractive: Bool
  /// What it sees of this process's variables: all but Cameo's key.
  let variables: [String: String]
  /// Seconds; a person may have to type a passphrase.
  static let timeLimit = 60.0
  private static let sizeLimit = 1 << 16

  /// What it printed, without the line ends behind it. Throws a finding with no word of it.
  func output() throws(Finding) -> String {
    let (child, end) = try start()
    defer { close(end) }
    let bytes = try read(end, of: child)
    try wait(for: child)
    var text = bytes[...]
    while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
    if text.isEmpty { throw problem("printed nothing") }
    let output = String(decoding: text, as: UTF8.self)
    guard output.utf8.elementsEqual(text) else { throw problem("printed what is no UTF-8 text") }
    return output
  }

  private func start() throws(Finding) -> (pid_t, Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw problem("can't be run: \(String(cString: strerror(errno)))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !isInteractive {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var argv = command.arguments.map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var attributes = posix_spawnattr_t()
    Self.giveSignalsBack(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var child = pid_t()
    let status = posix_spawnp(&child, command.arguments[0], &actions, &attributes, &argv, &envp)
    guard status == 0 else {
      close(ends[0])
      throw problem("can't be run: \(String(cString: strerror(status)))")
    }
    return (child, ends[0])
  }

  /// The calling thread is one of the runtime's and has signals blocked, and this process ignores some: a program that
  /// inherited that would outlive Ctrl-C, with the terminal in its hands.
  private static func giveSignalsBack(_ attributes: inout posix_spawnattr_t) {
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  private func read(_ end: Int32, of child: pid_t) throws(Finding) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let deadline = Clock.monotonic + Self.timeLimit
    while bytes.count <= Self.sizeLimit {
      var door = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      let left = deadline - Clock.monotonic
      let ready = left > 0 ? poll(&door, 1, Int32(left * 1000) + 1) : 0
      if ready < 0, errno == EINTR { continue }
      if ready <= 0 {
        stop(child)
        throw problem("did not end within \(Int(Self.timeLimit)) s")
      }
      let count = buffer.withUnsafeMutableBytes { take(end, $0.baseAddress, $0.count) }
      if count > 0 { bytes.append(contentsOf: buffer[..<count]) } else if count == 0 || errno != EINTR { break }
    }
    if bytes.count > Self.sizeLimit {
      stop(child)
      throw problem("printed more than \(Self.sizeLimit >> 10) KiB")
    }
    return bytes
  }

  private func take(_ end: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(end, buffer, count)
    #else
      Glibc.read(end, buffer, count)
    #endif
  }

  private func stop(_ child: pid_t) {
    kill(child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  private func wait(for child: pid_t) throws(Finding) {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { throw problem("was lost") } }
    let signal = status & 0x7F
    if signal != 0 { throw problem("was ended by signal \(signal)") }
    let code = status >> 8 & 0xFF
    if code == 127 { throw problem("can't be run: there is no such program") }
    if code != 0 { throw problem("ended with status \(code)") }
  }

  /// Names the program and none of its arguments: they may hold secrets.
  private func problem(_ text: String) -> Finding {
    let name = command.arguments[0]
    return Finding(
      "command-failed", file: command.file, line: command.spot.line, column: command.spot.column,
      "\(name), which should print '\(command.variable)', \(text)",
      next: isInteractive ? "run it by hand to see what it wants" : "run it by hand: what it says is not shown here")
  }
}
