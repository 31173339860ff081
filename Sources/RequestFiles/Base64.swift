/// Base64 with padding (RFC 4648, 4), for Basic credentials.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: some Collection<UInt8>) -> String {
    var out: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let second = group.count > 1 ? group[1] : 0
      let third = group.count > 2 ? group[2] : 0
      out.append(alphabet[Int(group[0] >> 2)])
      out.append(alphabet[Int((group[0] & 3) << 4 | second >> 4)])
      out.append(group.count > 1 ? alphabet[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
      out.append(group.count > 2 ? alphabet[Int(third & 63)] : UInt8(ascii: "="))
    }
    return String(decoding: out, as: UTF8.self)
  }
}
