import ExchangeTypes

/// A proxy as a person or a variable names it: `http://user:password@proxy.test:3128`, `socks5h://127.0.0.1:1080`.
///
/// Its credentials are secrets: they are handed to libcurl and to the redactor, and never printed.
package struct Proxy: Sendable, Equatable {
  package let host: HostPort
  let text: String
  private let userInfo: String?

  /// Nil if it is no proxy that libcurl speaks to. Without a scheme it is one that speaks HTTP, as for curl.
  package init?(_ text: String) {
    var rest = text[...]
    if let end = text.firstRange(of: "://") {
      guard Self.schemes.contains(text[..<end.lowerBound].lowercased()) else { return nil }
      rest = text[end.upperBound...]
    }
    if let slash = rest.firstIndex(of: "/") {
      guard rest[slash...] == "/" else { return nil }
      rest = rest[..<slash]
    }
    if let at = rest.lastIndex(of: "@") {
      userInfo = String(rest[..<at])
      rest = rest[rest.index(after: at)...]
    } else {
      userInfo = nil
    }
    guard let host = HostPort(String(rest)), text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    self.host = host
    self.text = text
  }

  /// The password, and the user with it, as written and as they are meant; for the leak scan.
  ///
  /// A user's name alone is none: it may be `admin`, which bodies say of others.
  package var secrets: [String] {
    guard let userInfo else { return [] }
    let password = userInfo.firstIndex(of: ":").map { String(userInfo[userInfo.index(after: $0)...]) }
    var seen: Set<String> = []
    return [userInfo, password ?? ""].flatMap { [$0, Self.decoded($0)] }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
  }

  package static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  private static func decoded(_ text: String) -> String {
    var out: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count > 1 {
        out.append(value)
        rest = rest.dropFirst(2)
      } else {
        out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
