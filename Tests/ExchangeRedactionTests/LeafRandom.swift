/// Drawn test values that are the same in every run.
struct LeafRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 1) % bound
  }

  /// A number in the grammar of JSON, of one to twenty digits.
  mutating func number() -> String {
    var out = below(4) == 0 ? "-" : ""
    let count = 1 + below(20)
    for place in 0..<count { out += String(place == 0 ? (count == 1 ? below(10) : 1 + below(9)) : below(10)) }
    if below(3) == 0 {
      out += "."
      for _ in 0..<1 + below(6) { out += String(below(10)) }
    }
    if below(6) == 0 { out += ["e", "E", "e+", "e-"][below(4)] + String(below(20)) }
    return out
  }

  /// A text with the seams of dates, addresses, tokens and links at random places.
  mutating func seamedText() -> String {
    let pieces = [
      "2021-08-17", "T", " ", "19:42", ":08", ".123", "Z", "+02:00", "Mon, ", "30 Nov ", "2026", "anna", "@",
      "firma.de",
      "https://", "/", "?", "a=b", "&", "#", "%C3", "%zz", "+49 151", "(030)", "-", "4111 1111", "1111", "DE89", "3704",
      "::1", "81.2.69.142", ":8080", "[", "]", "eyJhbGci", "..", "$2b$12$", "{SSHA}", "Bearer ", "Basic ", "dXNlcg==",
      "-----BEGIN PRIVATE KEY-----", "\n", "-----END", "-----", "\"", "{", "}", "é", "漢字", "ß", "😀", "\u{301}", "W/\"",
      "P1D", "#ff", "00:00:5e", "=", ";", "Path=/", "xn--80", ".", "unlisted-", "0", "-0", "1e9",
      "999999999999999999999",
    ]
    return (0..<1 + below(7)).map { _ in pieces[below(pieces.count)] }.joined()
  }

  mutating func text() -> String {
    let letters = Array("abcXYZ0189 _-.,:;/?&=%#@+é漢\"\\{}[]")
    return String((0..<below(40)).map { _ in letters[below(letters.count)] })
  }
}
