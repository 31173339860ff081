/// Scripts that put no blanks between words, or hang endings on names: Han, kana, Hangul, Thai, Lao, Khmer, Burmese.
///
/// A name among them touches its neighbours: `田中太郎様`, `김민수님께`.
enum UnspacedScript {
  /// Whether a character of these scripts begins at a place.
  static func begins<Bytes: RandomAccessCollection>(_ bytes: Bytes, at place: Int) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard place + 2 < bytes.endIndex else { return false }
    switch bytes[place] {
    // Thai and Lao, U+0E00 to U+0EFF.
    case 0xE0: return bytes[place + 1] >= 0xB8 && bytes[place + 1] <= 0xBB
    // Burmese, Hangul letters, Khmer.
    case 0xE1: return bytes[place + 1] <= 0x87 || bytes[place + 1] == 0x9E || bytes[place + 1] == 0x9F
    // Kana and Han, from U+3040 on; before them stand signs.
    case 0xE3: return bytes[place + 1] >= 0x81
    case 0xE4...0xE9: return true
    // Hangul, U+AC00 to U+D7A3.
    case 0xEA: return bytes[place + 1] >= 0xB0
    case 0xEB...0xED: return true
    // Han beyond the first plane.
    case 0xF0: return bytes[place + 1] >= 0xA0
    default: return false
    }
  }

  /// Whether a character of these scripts ends at a place.
  static func ends<Bytes: RandomAccessCollection>(_ bytes: Bytes, at place: Int) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var start = place - 1
    while start > bytes.startIndex, place - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= bytes.startIndex && begins(bytes, at: start)
  }
}
