import LosslessJSON

/// Takes a run's removed values out of a text that stays otherwise: header fields, templates, kept free text.
///
/// Made once, when the run has learnt all; values are found by their first four bytes.
struct RunText {
  private let table: RunTable
  private let secrets: [UInt32: [[UInt8]]]
  private let personal: [UInt32: [[UInt8]]]

  /// Public words are no reason to touch a text, even where somebody has such a name.
  init(_ table: RunTable, names: MemberNames) {
    self.table = table
    secrets = Self.index(table.secrets.keys)
    personal = Self.index(table.personal.keys.filter { !names.isPublicWord($0) }.map { $0.lowercasedASCII })
  }

  /// Secrets as substrings, the longest first.
  func withoutSecrets(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    Self.replacing(in: text, secrets, atBoundaries: false) { replacement($0, .token) }
  }

  /// Secrets as substrings, then removed personal values of 4 bytes or more at token boundaries.
  func withoutRemoved(_ text: String, replacement: (String, PseudonymKind) -> String) -> String {
    let text = withoutSecrets(text, replacement: replacement)
    return Self.replacing(in: text, personal, atBoundaries: true) {
      replacement($0, table.kind(of: $0, atLeast: .text))
    }
  }

  private static func index(_ values: some Sequence<String>) -> [UInt32: [[UInt8]]] {
    var index: [UInt32: [[UInt8]]] = [:]
    for value in values where value.utf8.count >= RunTable.shortest {
      let needle = Array(value.utf8)
      index[head(needle[0..<4]), default: []].append(needle)
    }
    return index
  }

  private static func replacing(
    in text: String, _ index: [UInt32: [[UInt8]]], atBoundaries: Bool, replacement: (String) -> String
  ) -> String {
    if index.isEmpty { return text }
    let bytes = Array(text.utf8)
    // Personal values in any casing; secrets as they are.
    let read = atBoundaries ? Array(text.lowercasedASCII.utf8) : bytes
    var out: [UInt8] = []
    var isChanged = false
    var position = 0
    while position < bytes.count {
      if position + 4 <= bytes.count, let candidates = index[head(read[position..<position + 4])],
        let hit = longest(candidates, in: read, at: position, atBoundaries: atBoundaries)
      {
        let original = String(decoding: bytes[position..<position + hit.count], as: UTF8.self)
        out += Array(replacement(original).utf8)
        position += hit.count
        isChanged = true
      } else {
        out.append(bytes[position])
        position += 1
      }
    }
    return isChanged ? String(decoding: out, as: UTF8.self) : text
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func longest(
    _ candidates: [[UInt8]], in bytes: [UInt8], at position: Int, atBoundaries: Bool
  ) -> [UInt8]? {
    candidates.filter { needle in
      let end = position + needle.count
      guard end <= bytes.count, bytes[position..<end].elementsEqual(needle) else { return false }
      return !atBoundaries || TokenBoundary.isAround(position..<end, in: bytes)
    }.max { $0.count < $1.count }
  }
}

extension String {
  /// As many bytes as before, so that places in it are places in the original.
  var lowercasedASCII: String {
    String(decoding: utf8.map { $0.isUppercase ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
