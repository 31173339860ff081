/// References of XML 1.0, 4.1 and HTML: numbers, and the names for what markup and Latin-1 hold.
enum EntityCoding {
  /// Text with references read; what is none stays as it is.
  static func decode(_ raw: ArraySlice<UInt8>) -> String? {
    guard raw.contains(0x26) else { return String(validating: raw, as: UTF8.self) }
    var out: [UInt8] = []
    out.reserveCapacity(raw.count)
    var position = raw.startIndex
    while position < raw.endIndex {
      if raw[position] == 0x26, let end = raw[position...].prefix(12).firstIndex(of: 0x3B),
        let scalar = reference(raw[position + 1..<end])
      {
        out += Array(String(scalar).utf8)
        position = end + 1
      } else {
        out.append(raw[position])
        position += 1
      }
    }
    return String(validating: out, as: UTF8.self)
  }

  /// The character of what stands between `&` and `;`.
  static func reference(_ inner: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard inner.first == UInt8(ascii: "#") else { return named[String(decoding: inner, as: UTF8.self)] }
    let digits = inner.dropFirst()
    let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let number = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
    return UInt32(number, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  /// In the style of a raw text: it leaves bare what that left bare.
  static func encode(_ text: String, like raw: ArraySlice<UInt8>, quote: UInt8?) -> [UInt8] {
    let isASCII = raw.contains(0x26) && raw.allSatisfy { $0 < 0x80 }
    var out: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += Array("&amp;".utf8)
      case "<": out += Array("&lt;".utf8)
      case ">": out += Array((quote != nil && raw.contains(0x3E) ? ">" : "&gt;").utf8)
      case "\"" where quote == 0x22: out += Array("&quot;".utf8)
      case "'" where quote == 0x27: out += Array("&#39;".utf8)
      case _ where scalar.value >= 0x80 && isASCII: out += Array("&#\(scalar.value);".utf8)
      default: out += Array(String(scalar).utf8)
      }
    }
    return out
  }

  private static let named: [String: Unicode.Scalar] = {
    var out: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "euro": "€"]
    for (place, name) in latin.split(whereSeparator: { $0 == " " || $0 == "\n" }).enumerated() {
      out[String(name)] = Unicode.Scalar(0xA0 + UInt32(place))
    }
    return out
  }()

  /// The names of U+00A0 to U+00FF in order (HTML Living Standard, 13.5).
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
}
