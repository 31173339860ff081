import ExchangeTypes

/// One client's connection on a thread of its own: reads requests, plays answers, until either side ends it.
struct ServedConnection: Sendable {
  let socket: Socket
  let number: Int
  let handler: @Sendable (ServedRequest) -> ServedResponse

  private enum Ending {
    case orderly, reset
  }

  func run() {
    switch serve() {
    case .orderly:
      drain()
      socket.close()
    case .reset: socket.reset()
    }
  }

  private func serve() -> Ending {
    var parser = RequestParser()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      do throws(RequestParser.BadRequest) {
        while var request = try parser.next() {
          request.connection = number
          if let ending = play(handler(request).steps(for: request)) { return ending }
        }
      } catch {
        _ = socket.send(
          ServedResponse.wire(Response(status: error.status, fields: [HeaderField("Connection", "close")])))
        return .orderly
      }
      if parser.wantsContinue {
        parser.continueIsSent()
        guard socket.send(ServedResponse.wire(Response(status: 100))) else { return .orderly }
      }
      guard socket.waitToRead(milliseconds: nil) == .ready, let count = socket.receive(buffer), count > 0 else {
        return .orderly
      }
      parser.append(buffer[..<count])
    }
  }

  /// Plays a script; nil if the connection goes on.
  private func play(_ steps: [ServedResponse.Step]) -> Ending? {
    for step in steps {
      switch step {
      case .bytes(let bytes): guard socket.send(bytes) else { return .orderly }
      case .repeated(let bytes, let times):
        for _ in 0..<times { guard socket.send(bytes) else { return .orderly } }
      case .pause(let milliseconds):
        if socket.signal.wait(-1, 0, milliseconds) == .stopped { return .orderly }
      case .hang:
        _ = socket.waitToRead(milliseconds: nil)
        return .orderly
      case .close: return .orderly
      case .reset: return .reset
      }
    }
    return nil
  }

  /// Reads on for a moment after the last byte was sent.
  ///
  /// Closing with unread bytes sends a reset, which can overtake the answer and cost the client its end.
  private func drain() {
    socket.endSending()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { buffer.deallocate() }
    for _ in 0..<1024 {
      guard socket.waitToRead(milliseconds: 1000) == .ready, let count = socket.receive(buffer), count > 0 else {
        return
      }
    }
  }
}
