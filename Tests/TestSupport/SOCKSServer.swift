import Foundation

/// A SOCKS5 proxy (RFC 1928) on loopback for one connection: it notes whom it is to reach, and answers for them itself.
package final class SOCKSServer: @unchecked Sendable {
  package let port: Int
  private let listener: Int32
  private let lock = NSLock()
  private var name = ""

  /// The host that was asked for, as the client named it.
  package var askedHost: String { lock.withLock { name } }

  package init() throws {
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in serve() }
  }

  deinit { close(listener) }

  private func serve() {
    let client = accept(listener, nil, nil)
    guard client >= 0 else { return }
    defer { close(client) }
    // Version and methods; none of them is wanted.
    let methods = read(client, 2)
    guard methods.count == 2 else { return }
    _ = read(client, Int(methods[1]))
    send(client, [5, 0])
    let head = read(client, 5)
    guard head.count == 5, head[3] == 3 else { return }
    let host = read(client, Int(head[4]))
    _ = read(client, 2)
    lock.withLock { name = String(decoding: host, as: UTF8.self) }
    send(client, [5, 0, 0, 1, 127, 0, 0, 1, 0, 80])
    var request: [UInt8] = []
    while !request.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let byte = read(client, 1)
      if byte.isEmpty { return }
      request += byte
    }
    send(client, Array("HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n\"socks\"".utf8))
  }

  private func read(_ descriptor: Int32, _ count: Int) -> [UInt8] {
    var out: [UInt8] = []
    while out.count < count {
      var byte: UInt8 = 0
      guard recv(descriptor, &byte, 1, 0) == 1 else { return [] }
      out.append(byte)
    }
    return out
  }

  private func send(_ descriptor: Int32, _ bytes: [UInt8]) {
    #if canImport(Darwin)
      _ = Darwin.send(descriptor, bytes, bytes.count, 0)
    #else
      _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
