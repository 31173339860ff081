/// A place in one body, as RFC 6901 writes it: `/items/3/tier`; the empty pointer is the whole body.
///
/// Equal by UTF-8 bytes, as `BodyPath` is.
package struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The reference tokens, unescaped.
  package var tokens: [String]

  package init(tokens: [String] = []) { self.tokens = tokens }

  /// Nil if the text does not start with `/`, or has a `~` without 0 or 1 behind it.
  package init?(_ text: String) {
    if text.isEmpty {
      self.init()
      return
    }
    // By scalars: a combining mark behind `/` or `~` makes one character with it, and must not hide it.
    guard text.unicodeScalars.first == "/" else { return nil }
    var tokens: [String] = []
    for part in text.unicodeScalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      var token = String.UnicodeScalarView()
      var rest = part
      while let scalar = rest.popFirst() {
        guard scalar == "~" else {
          token.append(scalar)
          continue
        }
        switch rest.popFirst() {
        case "0": token.append("~")
        case "1": token.append("/")
        default: return nil
        }
      }
      tokens.append(String(token))
    }
    self.init(tokens: tokens)
  }

  package var description: String {
    var out = String.UnicodeScalarView()
    for token in tokens {
      out.append("/")
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": out.append(contentsOf: "~0".unicodeScalars)
        case "/": out.append(contentsOf: "~1".unicodeScalars)
        default: out.append(scalar)
        }
      }
    }
    return String(out)
  }

  package static func == (a: JSONPointer, b: JSONPointer) -> Bool {
    a.description.utf8.elementsEqual(b.description.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in description.utf8 { hasher.combine(byte) }
  }

  package func appending(_ token: String) -> JSONPointer { JSONPointer(tokens: tokens + [token]) }
}

extension JSONValue {
  /// The value at a place, or nil if there is none.
  package func at(_ pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      let next: JSONValue?
      if value.kind == .array {
        // RFC 6901, section 4: no leading zeros, no sign.
        guard let position = Int(token), String(position) == token, position >= 0 else { return nil }
        next = value[position]
      } else {
        next = value[token]
      }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}
