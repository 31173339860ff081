// The door to sockets and threads.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One TCP socket that never blocks; every wait also ends when the server stops.
struct Socket: Sendable {
  enum Wait {
    case ready, timedOut, stopped
  }

  let descriptor: Int32
  let signal: StopSignal

  /// Listens on 127.0.0.1 and tells the real port; port 0 lets the system choose one.
  static func listening(port: UInt16, signal: StopSignal) throws(LoopbackFailure) -> (socket: Socket, port: Int) {
    let descriptor = socket(AF_INET, streamType, 0)
    guard descriptor >= 0 else { throw failure(port: port, errno) }
    let listener = Socket(descriptor: descriptor, signal: signal)
    listener.setUp()
    listener.setFlag(SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let error = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 512) == 0
          && getsockname(descriptor, address, &size) == 0 ? 0 : errno
      }
    }
    guard error == 0 else {
      listener.close()
      throw failure(port: port, error)
    }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Listens on a socket in the file system; nothing may stand there yet.
  static func listening(path: String, signal: StopSignal) throws(LoopbackFailure) -> Socket {
    let descriptor = socket(AF_UNIX, streamType, 0)
    guard descriptor >= 0 else { throw failure(port: 0, errno) }
    let listener = Socket(descriptor: descriptor, signal: signal)
    listener.setUp()
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8) + [0]
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      if bytes.count > room.count { return false }
      room.copyBytes(from: bytes)
      return true
    }
    let error = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(descriptor, 512) == 0
          ? 0 : errno
      }
    }
    guard fits, error == 0 else {
      listener.close()
      throw failure(port: 0, fits ? error : ENAMETOOLONG)
    }
    return listener
  }

  /// The next connection; nil if there is none after all.
  func accept() -> Socket? {
    #if canImport(Darwin)
      let descriptor = Darwin.accept(self.descriptor, nil, nil)
    #else
      let descriptor = Glibc.accept(self.descriptor, nil, nil)
    #endif
    guard descriptor >= 0 else { return nil }
    let socket = Socket(descriptor: descriptor, signal: signal)
    socket.setUp()
    socket.setFlag(Int32(IPPROTO_TCP), TCP_NODELAY)
    return socket
  }

  /// Waits until there is something to read or the peer is gone; nil milliseconds is for ever.
  func waitToRead(milliseconds: Int?) -> Wait { signal.wait(descriptor, POLLIN, milliseconds) }

  /// Takes what has come into the buffer; 0 at the end of the stream, nil if the connection broke.
  func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if count >= 0 { return count }
      if errno == EINTR { continue }
      guard errno == EAGAIN, waitToRead(milliseconds: nil) == .ready else { return nil }
    }
  }

  /// Sends all; false if the peer went away or the server stops.
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.send(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, 0)
        #else
          Glibc.send(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        guard signal.wait(descriptor, POLLOUT, nil) == .ready else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// No more will be sent; the peer may still send.
  func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Closes so that the peer sees a reset, whatever is still on its way.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    close()
  }

  private static func failure(port: UInt16, _ number: Int32) -> LoopbackFailure {
    number == EADDRINUSE ? .portInUse(port: port) : .refused(port: port, reason: String(cString: strerror(number)))
  }

  private func setUp() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      setFlag(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  private func setFlag(_ level: Int32, _ name: Int32) {
    var on: Int32 = 1
    setsockopt(descriptor, level, name, &on, socklen_t(MemoryLayout.size(ofValue: on)))
  }

  #if canImport(Darwin)
    private static let streamType = SOCK_STREAM
  #else
    private static let streamType = Int32(SOCK_STREAM.rawValue)
  #endif
}

/// Tells every waiting thread at once that the server stops: a pipe that gets one byte that nobody reads.
final class StopSignal: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// Nil if the process has no descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// May be called again: the pipe stays readable.
  func raise() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  /// Waits until the signal is raised.
  func wait() { _ = wait(-1, 0, nil) }

  /// Waits for events of a descriptor, or only for the time where the descriptor is -1.
  func wait(_ descriptor: Int32, _ events: Int32, _ milliseconds: Int?) -> Socket.Wait {
    while true {
      var both = [
        pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(events), revents: 0),
      ]
      let count = poll(&both, 2, milliseconds.map { Int32(clamping: $0) } ?? -1)
      if count < 0, errno == EINTR { continue }
      if count < 0 || both[0].revents != 0 { return .stopped }
      return count == 0 ? .timedOut : .ready
    }
  }
}

/// Starts a detached thread; false if the system has none left.
func startThread(_ run: @escaping @Sendable () -> Void) -> Bool {
  let work = Unmanaged.passRetained(ThreadWork(run))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let started = pthread_create(
    &thread, nil,
    { argument in
      // Optional on Linux only.
      let work: UnsafeMutableRawPointer? = argument
      if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().run() }
      return nil
    }, work.toOpaque())
  guard started == 0 else {
    work.release()
    return false
  }
  #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
  return true
}

private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
