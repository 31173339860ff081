/// A place in one body, as RFC 6901 writes it: `/items/3/tier`; the empty pointer is the whole body.
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
    guard text.hasPrefix("/") else { return nil }
    var tokens: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      var token = ""
      var rest = part[...]
      while let character = rest.popFirst() {
        guard character == "~" else {
          token.append(character)
          continue
        }
        switch rest.popFirst() {
        case "0": token.append("~")
        case "1": token.append("/")
        default: return nil
        }
      }
      tokens.append(token)
    }
    self.init(tokens: tokens)
  }

  package var description: String {
    var out = ""
    for token in tokens {
      out += "/"
      for character in token {
        switch character {
        case "~": out += "~0"
        case "/": out += "~1"
        default: out.append(character)
        }
      }
    }
    return out
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
