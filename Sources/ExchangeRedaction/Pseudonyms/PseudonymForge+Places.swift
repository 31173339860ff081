extension PseudonymForge {
  /// A degree anew, with as many decimals, in the range of its name; the sign is drawn, too.
  func coordinate(_ spelling: String, names: [String], _ draw: inout KeyedDraw) -> String {
    degrees(spelling, limit: Self.isLongitude(names) ? 180 : 90, &draw)
  }

  static func isLongitude(_ names: [String]) -> Bool {
    let words = names.last.map(NameTokens.split) ?? []
    return words.contains { ["lng", "lon", "long", "longitude", "längengrad", "longitud"].contains($0) }
  }

  private func degrees(_ spelling: String, limit: Int, _ draw: inout KeyedDraw) -> String {
    let parts = spelling.split(separator: ".", maxSplits: 1)
    guard spelling.utf8.allSatisfy({ $0.isDigit || $0 == 0x2D || $0 == 0x2E }), !parts.isEmpty else {
      return number(spelling, &draw)
    }
    let sign = parts[0].hasPrefix("-") ? "-" : ""
    // As many digits; away from the poles and the date line, so that decimals never lead outside.
    let whole: String
    switch parts[0].utf8.count(where: \.isDigit) {
    case 0, 1: whole = parts[0].hasSuffix("0") ? "0" : String(1 + draw.below(9))
    case 2: whole = String(10 + draw.below(min(limit, 100) - 11))
    default: whole = String(100 + draw.below(max(limit - 101, 1)))
    }
    if parts.count == 1 { return sign + whole }
    var digits = parts[1].utf8.map { _ in 0x30 + UInt8(draw.below(10)) }
    if let last = parts[1].utf8.last, last != 0x30 { digits[digits.count - 1] = 0x31 + UInt8(draw.below(9)) }
    return sign + whole + "." + String(decoding: digits, as: UTF8.self)
  }

  /// `52.51,13.37`: each degree anew, what stands between kept.
  func coordinates(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    var limit = text.contains(",") || text.contains(";") ? 90 : 0
    if limit == 0, CoordinateDetector().accepts(text) { return coordinate(text, names: context.names, &draw) }
    var out = ""
    var number = ""
    func finish() {
      if !number.isEmpty, number.utf8.contains(where: \.isDigit) {
        out += degrees(number, limit: limit, &draw)
      } else {
        out += number
      }
      if !number.isEmpty { limit = 180 }
      number = ""
    }
    if limit == 0 { return id(text, &draw) }
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar) || scalar == "." || scalar == "-" {
        number.unicodeScalars.append(scalar)
      } else {
        finish()
        out.unicodeScalars.append(scalar)
      }
    }
    finish()
    return out
  }
}
