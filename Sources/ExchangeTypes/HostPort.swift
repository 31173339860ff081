/// A host with its port, as in `hosts` of an environment: `api.shop.test:8443`.
package struct HostPort: Sendable, Hashable, CustomStringConvertible {
  /// In lower case; an IPv6 address with its brackets.
  package var host: String
  /// Nil: the scheme's own port.
  package var port: Int?

  package init(host: String, port: Int?) {
    self.host = host.lowercased()
    self.port = port
  }

  /// Reads `host` or `host:port`; nil if empty, the port is no number, or the host holds what no host can hold.
  ///
  /// By bytes: a combining mark behind a delimiter makes one character with it, and must not hide it from the check
  /// of hosts.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let hostEnd: Int
    if bytes.first == 0x5B {
      guard let close = bytes.firstIndex(of: 0x5D), close > 1, bytes[1..<close].allSatisfy(Self.isAddressByte) else {
        return nil
      }
      hostEnd = close + 1
    } else {
      hostEnd = bytes.firstIndex(of: 0x3A) ?? bytes.count
      guard hostEnd > 0, bytes[..<hostEnd].allSatisfy(Self.isNameByte) else { return nil }
    }
    let host = String(decoding: bytes[..<hostEnd], as: UTF8.self)
    if hostEnd == bytes.count {
      self.init(host: host, port: nil)
      return
    }
    let digits = bytes[(hostEnd + 1)...]
    guard bytes[hostEnd] == 0x3A, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = Int(String(decoding: digits, as: UTF8.self)), (1...65535).contains(port)
    else { return nil }
    self.init(host: host, port: port)
  }

  /// RFC 3986, 3.2.2, reg-name without sub-delims that no host name uses; other scripts may stand unencoded.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x25, 0x80...: true
    default: false
    }
  }

  /// An IPv6 address, with a zone (RFC 6874).
  private static func isAddressByte(_ byte: UInt8) -> Bool { byte == 0x3A || isNameByte(byte) }

  package var description: String { port.map { "\(host):\($0)" } ?? host }
}
