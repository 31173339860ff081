import Digests
import LosslessJSON

extension Shape {
  /// The one spelling of a shape, with which fingerprints are made and `cameo show --shape` answers.
  ///
  /// `?` unknown, `b` boolean, `i` integer, `f` fraction, `s` string, `s:date` string of a strong format, `[]` empty
  /// array, `[i]` array of integers, `{}` empty object, `{*:i}` map, `{"a":i,"b"?:s}` record whose `b` is absent
  /// somewhere, `(i|s)` union, `i~` or null. `n` is null alone. Names are JSON strings, sorted by UTF-8.
  package var canonicalText: String {
    var parts: [String] = []
    if isBoolean { parts.append("b") }
    if isInteger { parts.append("i") }
    if isFraction { parts.append("f") }
    for format in formats { parts.append(format.isStrong ? "s:\(format)" : "s") }
    if hasEmptyArray { parts.append("[]") }
    if let element { parts.append("[\(element.shape.canonicalText)]") }
    if hasEmptyObject { parts.append("{}") }
    if let mapValue { parts.append("{*:\(mapValue.shape.canonicalText)}") }
    if let members {
      let inner = members.map { member in
        let name = String(decoding: JSONString.encode(member.name), as: UTF8.self)
        return "\(name)\(member.isSometimesAbsent ? "?" : ""):\(member.shape.canonicalText)"
      }
      parts.append("{\(inner.joined(separator: ","))}")
    }
    if parts.isEmpty { return isNull ? "n" : "?" }
    parts.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = parts.count == 1 ? parts[0] : "(\(parts.joined(separator: "|")))"
    return isNull ? text + "~" : text
  }

  /// 64 hex digits: SHA-256 of `shape/1`, a line feed and the canonical text. The grammar's version is in it, so that
  /// a later grammar can't renumber fixtures in silence.
  package var fingerprint: String { SHA256Digest.hex(of: Array("shape/1\n\(canonicalText)".utf8)) }
}
