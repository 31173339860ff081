/// Addresses of crypto currencies by their forms: of Ethereum, of Bitcoin and its kin.
struct WalletDetector: ValueDetector {
  static let id = "wallet"
  let needs = TextNeeds(all: [.digit, .lower], length: 26)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (26...90).contains(bytes.count) else { return false }
    if bytes.count == 42, bytes.starts(with: "0x".utf8) { return bytes[2...].allSatisfy(\.isHexDigit) }
    if bytes.count >= 38, ["bc1", "tb1", "ltc1"].contains(where: { bytes.starts(with: $0.utf8) }) {
      return bytes[4...].allSatisfy { $0.isDigit || $0.isLowercase }
    }
    return bytes.count <= 35 && bytes[0].isOne(of: "13")
      && bytes.allSatisfy { $0.isAlphanumeric && !$0.isOne(of: "0OIl") }
      && bytes.contains(where: \.isUppercase) && bytes.contains(where: \.isLowercase)
  }
}
