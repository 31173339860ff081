/// The name of an endpoint: `[a-z0-9-]`, made from the name a request has.
///
/// It names a folder and starts every file name in it, so what file names use for themselves may not stand in it.
package enum EndpointName {
  /// So that fixture names with their variant words stay under 80 bytes.
  static let limit = 40

  /// Why a name cannot be one.
  package enum Problem: Error, Sendable, Hashable {
    case empty
    case tooLong(String)
    /// A segment like `v2` or `http404`, and the name with another word for it.
    case reserved(segment: String, suggestion: String)
  }

  /// In lower case; everything but letters and digits of ASCII becomes one hyphen; `getUser` becomes `get-user`.
  package static func slug(_ name: String) -> String {
    var out: [UInt8] = []
    var last: UInt8 = 0
    for byte in name.utf8 {
      let isUpper = (0x41...0x5A).contains(byte)
      let isLowerOrDigit = (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      if isUpper || isLowerOrDigit {
        let startsWord = isUpper && ((0x61...0x7A).contains(last) || (0x30...0x39).contains(last))
        if startsWord { out.append(0x2D) }
        out.append(isUpper ? byte | 0x20 : byte)
      } else if let end = out.last, end != 0x2D {
        out.append(0x2D)
      }
      last = byte
    }
    while out.last == 0x2D { out.removeLast() }
    return String(decoding: out, as: UTF8.self)
  }

  /// The endpoint a request name stands for.
  package static func make(from name: String) throws(Problem) -> String {
    let slug = slug(name)
    if slug.isEmpty { throw .empty }
    let segments = slug.split(separator: "-").map(String.init)
    for (index, segment) in segments.enumerated() {
      guard let word = replacement(for: segment) else { continue }
      var better = segments
      better[index] = word
      throw .reserved(segment: segment, suggestion: better.joined(separator: "-"))
    }
    if slug.utf8.count > limit { throw .tooLong(slug) }
    return slug
  }

  /// `version2` for `v2`, `status404` for `http404`; nil if a segment is free.
  private static func replacement(for segment: String) -> String? {
    func rest(after prefix: String, isNumber: (Int) -> Bool) -> String? {
      guard segment.hasPrefix(prefix) else { return nil }
      let digits = segment.dropFirst(prefix.count)
      return isNumber(digits.utf8.count) && digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? String(digits) : nil
    }
    if let number = rest(after: "v", isNumber: { $0 > 0 }) { return "version" + number }
    if let number = rest(after: "http", isNumber: { $0 == 3 }) { return "status" + number }
    return nil
  }
}
