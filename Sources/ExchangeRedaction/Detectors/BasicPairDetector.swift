/// A login and its password in base64, as files of registries hold them.
struct BasicPairDetector: ValueDetector {
  static let id = "basic-pair"
  let needs = TextNeeds(length: 8)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (8...1024).contains(bytes.count), let text = Base64.decode(bytes, alphabet: .standard) else { return false }
    guard let colon = text.firstIndex(of: 0x3A), colon > 0, colon + 1 < text.count else { return false }
    return text.allSatisfy { $0 >= 0x21 && $0 != 0x7F }
  }
}
