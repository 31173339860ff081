import ExchangeTypes

/// Counts the events of a stream while it comes, and knows where the last whole one ended.
struct StreamEvents {
  private let framing: StreamFraming
  private let limit: Int
  private(set) var count = 0
  /// Bytes up to the end of the last whole event.
  private(set) var end = 0
  private var position = 0
  private var last: UInt8 = 0x0A
  /// Something stands on the line, or in the event, that is not over yet.
  private var isOpen = false
  private var hasLine = false

  init(_ framing: StreamFraming, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Takes the next bytes; true once there are as many events as wanted.
  mutating func receive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      if count == limit { return true }
      position += 1
      take(byte)
    }
    return count == limit
  }

  private mutating func take(_ byte: UInt8) {
    defer { last = byte }
    switch framing {
    case .lines, .sequence:
      if byte == 0x0A {
        if isOpen { close() }
      } else if byte != 0x0D && byte != 0x20 {
        isOpen = true
      }
    case .events:
      let isEnd = byte == 0x0A || byte == 0x0D
      if byte == 0x0A, last == 0x0D { return end == position - 1 ? end = position : () }
      if !isEnd {
        // A comment alone is no event.
        if !hasLine, byte != 0x3A { isOpen = true }
        hasLine = true
      } else if hasLine {
        hasLine = false
      } else if isOpen {
        close()
      }
    }
  }

  private mutating func close() {
    isOpen = false
    count += 1
    end = position
  }
}
