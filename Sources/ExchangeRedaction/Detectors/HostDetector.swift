/// A host name with two labels and more, a port if it likes: `db-3.internal.corp.net:5432`.
struct HostDetector: ValueDetector {
  static let id = "host"
  let needs = TextNeeds(all: .dot, length: 4)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (4...255).contains(bytes.count) else { return false }
    var host = bytes[...]
    if let colon = host.firstIndex(of: 0x3A) {
      let port = host[(colon + 1)...]
      guard (1...5).contains(port.count), port.allSatisfy(\.isDigit) else { return false }
      host = host[..<colon]
    }
    let labels = host.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.count >= 2,
      last.allSatisfy({ $0.isLetter || $0 >= 0x80 }) || last.starts(with: "xn--".utf8)
    else { return false }
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
        && label.allSatisfy { $0.isAlphanumeric || $0 >= 0x80 || $0 == 0x2D || $0 == 0x5F }
    }
  }
}
