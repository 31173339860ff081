/// Takes the framing off a chunked body (RFC 9112, 7.1), keeping only what tells the end of the stream inside.
struct ChunkReader {
  private enum State {
    case size, extensions, data, dataEnd, done
  }

  private(set) var stream = CodedStream()
  private var state = State.size
  private var size = 0

  mutating func receive(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count && state != .done {
      if state == .data {
        let end = min(bytes.count, at + size)
        stream.receive(bytes[at..<end])
        size -= end - at
        at = end
        if size == 0 { state = .dataEnd }
        continue
      }
      receiveFraming(bytes[at])
      at += 1
    }
  }

  private mutating func receiveFraming(_ byte: UInt8) {
    switch (state, byte) {
    case (.dataEnd, 0x0A): state = .size
    case (.dataEnd, _): break
    case (_, 0x0A): state = size == 0 ? .done : .data
    case (.size, 0x30...0x39): grow(by: byte - 0x30)
    case (.size, 0x41...0x46), (.size, 0x61...0x66): grow(by: (byte | 0x20) - 0x61 + 10)
    default: if state == .size { state = .extensions }
    }
  }

  private mutating func grow(by digit: UInt8) {
    // libcurl has refused sizes that do not fit; this only must not trap.
    if size > Int.max >> 5 {
      state = .done
    } else {
      size = size << 4 | Int(digit)
    }
  }
}
