/// What people call their devices: `iPhone von Ulrike`, `Ulrike\u{2019}s MacBook Pro`.
struct OwnedDeviceDetector: ValueDetector {
  static let id = "owned-device"
  let needs = TextNeeds(all: [.blank, .upper], length: 8)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 64, !bytes.contains(where: { $0.isOne(of: "<>{}=/:;") }) else { return false }
    guard Self.mayHold(bytes) else { return false }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    guard (2...6).contains(words.count) else { return false }
    let folded = words.map { $0.lowercased() }
    guard folded.contains(where: { Self.devices.contains($0) }) else { return false }
    if folded.contains(where: { $0.hasSuffix("'s") || $0.hasSuffix("\u{2019}s") }) { return true }
    guard let link = folded.firstIndex(where: { ["von", "de", "di", "van", "do", "da"].contains($0) }), link > 0,
      link + 1 < words.count
    else { return false }
    return words[link + 1].unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// An apostrophe, or a short word that belongs to somebody.
  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    for (position, byte) in bytes.enumerated() {
      if byte == 0x27 || byte == 0xE2 { return true }
      if byte == 0x20,
        [" von ", " van ", " de ", " di ", " do ", " da "].contains(where: { bytes.holds($0, at: position) })
      {
        return true
      }
    }
    return false
  }

  private static let devices: Set<String> = [
    "iphone", "ipad", "macbook", "imac", "watch", "airpods", "galaxy", "pixel", "laptop", "notebook", "pc", "phone",
    "handy", "tablet", "kindle", "homepod", "mac", "computer", "telefon",
  ]
}
