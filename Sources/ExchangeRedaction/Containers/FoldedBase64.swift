/// Text in base64 or base64url that comes out again with the same alphabet, padding and line breaks.
struct FoldedBase64: Sendable {
  /// What was coded.
  let text: String
  private let alphabet: Base64.Alphabet
  private let isPadded: Bool
  private let raw: [UInt8]

  /// Nil for what is no text, and for what no encoder writes so.
  init?(_ raw: [UInt8]) {
    let isFolded = raw.contains { $0 == 0x0A || $0 == 0x0D }
    let digits = isFolded ? raw.filter { $0 != 0x0A && $0 != 0x0D } : raw
    // Most words fail here, before anything is decoded.
    guard digits.count >= 4, digits.count % 4 != 1 else { return nil }
    for alphabet in [Base64.Alphabet.standard, .url] {
      if let inner = Base64.decode(digits, alphabet: alphabet), ContainerCodec.isPrintable(inner),
        let text = String(validating: inner, as: UTF8.self)
      {
        let isPadded = digits.last == 0x3D || alphabet == .standard && digits.count % 4 == 0
        let made = FoldedBase64(text: text, alphabet: alphabet, isPadded: isPadded, raw: raw)
        guard made.close(text).utf8.elementsEqual(raw) else { continue }
        self = made
        return
      }
    }
    return nil
  }

  private init(text: String, alphabet: Base64.Alphabet, isPadded: Bool, raw: [UInt8]) {
    self.text = text
    self.alphabet = alphabet
    self.isPadded = isPadded
    self.raw = raw
  }

  func close(_ text: String) -> String {
    var out = PartEscape.fold(Base64.encode(Array(text.utf8), alphabet: alphabet, padded: isPadded), like: raw[...])
    // MIME ends the last line, too.
    out += raw.suffix(while: { $0 == 0x0A || $0 == 0x0D })
    return String(decoding: out, as: UTF8.self)
  }
}

extension Array {
  /// The longest end of which all is so.
  fileprivate func suffix(while isSo: (Element) -> Bool) -> ArraySlice<Element> {
    var start = endIndex
    while start > startIndex, isSo(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
