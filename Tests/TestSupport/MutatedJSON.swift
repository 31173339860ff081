/// Texts near JSON from a seed: generated ones with a few bytes changed, where readers err.
package struct MutatedJSON: Sendable {
  /// Pieces that break a text, or nearly.
  private static let pieces: [[UInt8]] =
    [
      ",", ",,", ":", "[", "]", "{", "}", "\"", "\\", "\\u", "\\u12", "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\x",
      "/",
      "0", "00", "01", "-", "--", "+", ".", "1.", "e", "E+", "1e400", "-0", "0e1", "tru", "true", "null", "nul", "NaN",
      "'", "//", "/**/", " ", "\t", "\n", "\r", "\u{B}", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "é",
      "\u{FEFF}", "[1,]", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "[[]]", "123456789012345678901234567890",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xFF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80]]

  private var generated: GeneratedJSON

  package init(seed: UInt64) { generated = GeneratedJSON(seed: seed, withDuplicates: true) }

  package mutating func bytes(depth: Int = 3) -> [UInt8] {
    var bytes = Array(generated.text(depth: depth).utf8)
    for _ in 0..<generated.below(4) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let position = generated.below(bytes.count + 1)
    let end = min(bytes.count, position + generated.below(4))
    switch generated.below(5) {
    case 0: bytes.removeSubrange(position..<end)
    case 1: bytes.insert(contentsOf: bytes[position..<end], at: position)
    case 2: if position < bytes.count { bytes[position] ^= 1 << UInt8(generated.below(8)) }
    default: bytes.insert(contentsOf: Self.pieces[generated.below(Self.pieces.count)], at: position)
    }
  }
}
