import ExchangeTypes

/// Makes UTF-8 of text that came in another charset.
///
/// JSON is UTF-8 (RFC 8259, 8.1), but old backends send UTF-16, which a decoder may detect, or Latin-1, which it can't.
/// Bytes that are UTF-8 already stay as they are, whatever the charset parameter claims: that is what decoders read.
/// So do those of pictures and documents, under which servers write a charset, too.
enum BodyCharset {
  /// The same text in UTF-8, and what it came in; nil where nothing is to be done or nothing can be.
  static func utf8(of body: [UInt8], mediaType: MediaType?) -> (body: [UInt8], charset: String)? {
    let isText = mediaType?.isText ?? false
    let units = unitOrder(body, claimed: mediaType?.charset ?? "")
    if let units {
      guard let text = units.decode(body), isText || mayBeJSON(text, isTold: mediaType?.isJSON ?? false) else {
        return nil
      }
      return (text, units.name)
    }
    guard let table = mediaType?.charset.flatMap(singleByteTable), !isUTF8(body),
      isText || mayBeJSON(body, isTold: mediaType?.isJSON ?? false)
    else { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(body.count + body.count / 8)
    for byte in body {
      guard let scalar = table(byte) else { return nil }
      out += UTF8.encode(scalar).map(Array.init) ?? []
    }
    return (out, mediaType?.charset ?? "")
  }

  private struct Units {
    var name: String
    var width: Int
    var isBigEndian: Bool
    /// Bytes of a byte-order mark.
    var mark: Int

    /// Nil if the bytes are no text in it.
    func decode(_ body: [UInt8]) -> [UInt8]? {
      let bytes = body[mark...]
      guard bytes.count % width == 0 else { return nil }
      var values: [UInt32] = []
      values.reserveCapacity(bytes.count / width)
      for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: width) {
        let unit = bytes[start..<start + width]
        let ordered = isBigEndian ? Array(unit) : unit.reversed()
        values.append(ordered.reduce(0) { $0 << 8 | UInt32($1) })
      }
      var out: [UInt8] = []
      out.reserveCapacity(values.count)
      var at = 0
      while at < values.count {
        var value = values[at]
        at += 1
        if width == 2, (0xD800..<0xDC00).contains(value) {
          guard at < values.count, (0xDC00..<0xE000).contains(values[at]) else { return nil }
          value = 0x10000 + (value - 0xD800) << 10 + (values[at] - 0xDC00)
          at += 1
        }
        guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else { return nil }
        out += encoded
      }
      return out
    }
  }

  /// By the mark, else by where the zeros of an ASCII character stand, else by what the header claims.
  private static func unitOrder(_ body: [UInt8], claimed: String) -> Units? {
    let start = Array(body.prefix(4))
    let marks: [([UInt8], String, Int, Bool)] = [
      ([0, 0, 0xFE, 0xFF], "utf-32be", 4, true), ([0xFF, 0xFE, 0, 0], "utf-32le", 4, false),
      ([0xFE, 0xFF], "utf-16be", 2, true), ([0xFF, 0xFE], "utf-16le", 2, false),
    ]
    for (mark, name, width, isBig) in marks where start.starts(with: mark) {
      return Units(name: name, width: width, isBigEndian: isBig, mark: mark.count)
    }
    guard start.count >= 2 else { return nil }
    let zeros = start.map { $0 == 0 }
    switch zeros {
    case [true, true, true, false]: return Units(name: "utf-32be", width: 4, isBigEndian: true, mark: 0)
    case [false, true, true, true]: return Units(name: "utf-32le", width: 4, isBigEndian: false, mark: 0)
    default: break
    }
    if zeros[0], !zeros[1] { return Units(name: "utf-16be", width: 2, isBigEndian: true, mark: 0) }
    if !zeros[0], zeros[1] { return Units(name: "utf-16le", width: 2, isBigEndian: false, mark: 0) }
    return nil
  }

  /// `isTold`: the media type says JSON, and the first byte is enough. Else both ends must be those of an object or an
  /// array, so that a picture or a row of numbers in two bytes each is left alone.
  private static func mayBeJSON(_ text: [UInt8], isTold: Bool) -> Bool {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    guard let first = text.first(where: { !blanks.contains($0) }), let last = text.last(where: { !blanks.contains($0) })
    else { return false }
    if isTold { return "{[\"-0123456789tfn".utf8.contains(first) }
    return first == 0x7B && last == 0x7D || first == 0x5B && last == 0x5D
  }

  private static func isUTF8(_ body: [UInt8]) -> Bool {
    String(decoding: body, as: UTF8.self).utf8.elementsEqual(body)
  }

  private static func singleByteTable(_ charset: String) -> ((UInt8) -> Unicode.Scalar?)? {
    switch charset {
    case "iso-8859-1", "latin1", "latin-1", "iso_8859-1": { Unicode.Scalar($0) }
    case "windows-1252", "cp1252": { (0x80..<0xA0).contains($0) ? windows[Int($0) - 0x80] : Unicode.Scalar($0) }
    default: nil
    }
  }

  /// 0x80 to 0x9F of windows-1252; five of them are nothing.
  private static let windows: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil, nil, "‘", "’", "“", "”", "•", "–",
    "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]
}
