/// An e-mail address: one `@` between a dot-atom and a domain of two or more labels with an alphabetic last one.
struct EmailDetector: ValueDetector {
  static let id = "email"
  let needs = TextNeeds(any: [.at, .percent], all: .dot, length: 6, orBeyondASCII: true)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 400, bytes.contains(where: { $0 == 0x40 || $0 == 0x25 || $0 == 0xEF }) else { return false }
    var bytes = bytes[...]
    if bytes.starts(with: "mailto:".utf8) { bytes = bytes.dropFirst(7) }
    let rest = Array(bytes)
    return spans(in: rest).first == 0..<rest.count
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var floor = 0
    var position = 0
    while position < bytes.count {
      let width = Self.atWidth(bytes, position)
      if width > 0, let range = Self.around(bytes, position..<position + width, floor: floor) {
        found.append(range)
        floor = range.upperBound
        position = floor
      } else {
        position += 1
      }
    }
    return found
  }

  /// `@`, its percent escape, or the full-width sign.
  private static func atWidth(_ bytes: [UInt8], _ position: Int) -> Int {
    switch bytes[position] {
    case 0x40: 1
    case 0x25: bytes[position...].starts(with: "%40".utf8) ? 3 : 0
    case 0xEF: bytes[position...].starts(with: [0xEF, 0xBC, 0xA0]) ? 3 : 0
    default: 0
    }
  }

  private static func around(_ bytes: [UInt8], _ at: Range<Int>, floor: Int) -> Range<Int>? {
    var start = at.lowerBound
    // RFC 5321, 4.5.3.1.1: 64 octets of local part.
    while start > floor, at.lowerBound - start < 64, isLocal(bytes[start - 1]) { start -= 1 }
    while start < at.lowerBound, bytes[start] == 0x2E || bytes[start] == 0x27 { start += 1 }
    guard start < at.lowerBound, bytes[at.lowerBound - 1] != 0x2E, let end = domainEnd(bytes, from: at.upperBound)
    else {
      return nil
    }
    return start..<end
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte >= 0x80 || "!#$%&'*+-=?^_`{|}~.".utf8.contains(byte)
  }

  private static func domainEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    while end < bytes.count, end - start < 255,
      bytes[end].isAlphanumeric || bytes[end] >= 0x80 || bytes[end] == 0x2D
        || bytes[end] == 0x2E
    {
      end += 1
    }
    while end > start, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x2D { end -= 1 }
    let labels = bytes[start..<end].split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty && $0.first != 0x2D && $0.last != 0x2D }),
      let last = labels.last, last.count >= 2 || last.contains(where: { $0 >= 0x80 })
    else { return nil }
    let isName = last.allSatisfy { $0.isLetter || $0 >= 0x80 } || last.starts(with: "xn--".utf8)
    return isName && !fileEndings.contains(String(decoding: last, as: UTF8.self).lowercased()) ? end : nil
  }

  /// `logo@2x.png` is a file for dense screens.
  private static let fileEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "js", "css", "json", "html", "pdf", "txt", "tgz",
  ]
}
