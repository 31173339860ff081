/// What a code for a telephone's camera tells of a network: `WIFI:T:WPA;S:home;P:hunter2;;`. The spans are its name and password.
struct WirelessCodeDetector: ValueDetector {
  static let id = "wireless-code"
  static let mayBeWhole = false
  let needs = TextNeeds(all: [.colon, .semicolon, .upper], length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.holds("WIFI:", at: 0) else { return [] }
    return bytes.pieces(of: 5..<bytes.count, at: 0x3B).compactMap { piece in
      guard piece.count > 2, bytes[piece.lowerBound].isOne(of: "PS"), bytes[piece.lowerBound + 1] == 0x3A else {
        return nil
      }
      return piece.lowerBound + 2..<piece.upperBound
    }
  }
}
