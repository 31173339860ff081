/// Brings letters to the plain form that hints and word lists are written in: lower case, no accents, no full width.
enum LatinFolding {
  /// Marks and invisible characters are dropped, `ß` becomes `ss`, scripts other than Latin stay as they are.
  static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let plain = plain(scalar) else { continue }
      out.append(contentsOf: plain.unicodeScalars)
    }
    return String(out).lowercased()
  }

  /// Nil for a mark or an invisible character.
  static func plain(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x80: return String(scalar)
    case 0x300...0x36F, 0x200B...0x200F, 0x2060, 0xFEFF, 0xAD: return nil
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    default: return accents[scalar] ?? String(scalar)
    }
  }

  private static let accents: [Unicode.Scalar: String] = {
    let groups = [
      "a": "àáâãäåāăąǎạảấầẩẫậắằẳẵặ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęěẽẹẻếềểễệ", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįıịỉ", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏőơọỏốồổỗộớờởỡợ", "r": "ŕŗř",
      "s": "śŝşšș", "t": "ţťŧț", "u": "ùúûüũūŭůűųưụủứừửữự", "w": "ŵ", "y": "ýÿŷỳỵỷỹ", "z": "źżž", "ae": "æ", "oe": "œ",
      "ss": "ß", "th": "þ",
    ]
    var map: [Unicode.Scalar: String] = [:]
    for (plain, letters) in groups {
      for scalar in letters.unicodeScalars { map[scalar] = plain }
      for scalar in letters.uppercased().unicodeScalars where scalar.value >= 0x80 { map[scalar] = plain.uppercased() }
    }
    map["İ"] = "I"
    return map
  }()
}
