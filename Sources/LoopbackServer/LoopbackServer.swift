import ExchangeTypes

/// An HTTP/1.1 server on 127.0.0.1: a thread for each connection, one handler for all.
///
/// It serves the demo backend and the tests' faults. It trusts its clients to be on this machine: there is a limit on
/// each request, none on the number of connections.
package final class LoopbackServer: Sendable {
  /// The port it really listens on.
  package let port: Int

  private let signal: StopSignal
  /// Raised once the port is free again.
  private let closed: StopSignal

  /// Listens at once; port 0 lets the system choose. The handler is called from many threads.
  package convenience init(
    port: UInt16 = 0, handler: @escaping @Sendable (ServedRequest) -> ServedResponse
  ) throws(LoopbackFailure) {
    guard let signal = StopSignal() else { throw LoopbackFailure.noDescriptors(port: port) }
    let (listener, realPort) = try Socket.listening(port: port, signal: signal)
    try self.init(listener, port: realPort, handler: handler)
  }

  /// Listens on a socket in the file system instead; its port is 0.
  package convenience init(
    unixSocket path: String, handler: @escaping @Sendable (ServedRequest) -> ServedResponse
  ) throws(LoopbackFailure) {
    guard let signal = StopSignal() else { throw LoopbackFailure.noDescriptors(port: 0) }
    try self.init(try Socket.listening(path: path, signal: signal), port: 0, handler: handler)
  }

  private init(
    _ listener: Socket, port: Int, handler: @escaping @Sendable (ServedRequest) -> ServedResponse
  ) throws(LoopbackFailure) {
    guard let closed = StopSignal() else {
      listener.close()
      throw LoopbackFailure.noDescriptors(port: UInt16(port))
    }
    signal = listener.signal
    self.closed = closed
    self.port = port
    let isRunning = startThread {
      Self.acceptAll(listener, handler)
      listener.close()
      closed.raise()
    }
    if !isRunning {
      listener.close()
      throw LoopbackFailure.noThreads(port: UInt16(port))
    }
  }

  deinit { signal.raise() }

  /// `http://127.0.0.1:<port>`, without a trailing slash.
  package var origin: String { "http://127.0.0.1:\(port)" }

  /// Frees the port and ends all connections; a second call does nothing.
  package func stop() {
    signal.raise()
    closed.wait()
  }

  private static func acceptAll(_ listener: Socket, _ handler: @escaping @Sendable (ServedRequest) -> ServedResponse) {
    var count = 0
    while listener.waitToRead(milliseconds: nil) == .ready {
      guard let socket = listener.accept() else {
        // Out of descriptors: without a pause this would spin until one is free.
        _ = listener.signal.wait(-1, 0, 10)
        continue
      }
      count += 1
      let connection = ServedConnection(socket: socket, number: count, handler: handler)
      if !startThread({ connection.run() }) { socket.close() }
    }
  }
}
