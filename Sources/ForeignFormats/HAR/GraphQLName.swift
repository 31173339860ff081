/// The name of a GraphQL document's first operation, or of what an unnamed one asks for.
///
/// https://spec.graphql.org/October2021/#sec-Document
enum GraphQLName {
  /// `GetUser` of `query GetUser($id: ID!) { … }`, `viewer` of `{ viewer { … } }`; nil if it is no such document.
  static func of(_ document: String) -> String? {
    guard document.contains("{") else { return nil }
    var words = Self.words(document[...])
    while let word = words.next() {
      if word == "{" { return firstField(&words) }
      guard ["query", "mutation", "subscription"].contains(word) else {
        // A fragment before it: pass its selection.
        if word == "fragment" { skipSelection(&words) }
        continue
      }
      guard let name = words.next() else { return nil }
      if isName(name) { return name }
      if name == "{" { return firstField(&words) }
      while let other = words.next() { if other == "{" { return firstField(&words) } }
    }
    return nil
  }

  /// What stands in quotes, as it is written.
  static func literals(in document: String) -> [String] {
    var out: [String] = []
    var bytes = Array(document.utf8)[...]
    while let start = bytes.firstIndex(of: 0x22) {
      var end = start + 1
      while end < bytes.endIndex, bytes[end] != 0x22 { end += bytes[end] == 0x5C ? 2 : 1 }
      out.append(String(decoding: bytes[(start + 1)..<min(end, bytes.endIndex)], as: UTF8.self))
      bytes = bytes[min(end + 1, bytes.endIndex)...]
    }
    return out
  }

  private static func firstField(_ words: inout AnyIterator<String>) -> String? {
    guard let first = words.next(), isName(first) else { return nil }
    // `me: viewer` is an alias.
    if words.next() == ":", let field = words.next(), isName(field) { return field }
    return first
  }

  private static func skipSelection(_ words: inout AnyIterator<String>) {
    var depth = 0
    while let word = words.next() {
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      if depth == 0, word == "}" { return }
    }
  }

  private static func isName(_ word: String) -> Bool { word.utf8.first.map(isLetter) ?? false }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) && byte >= 0x41 || byte == 0x5F
  }

  /// Names, and each other sign alone; comments are passed over.
  private static func words(_ text: Substring) -> AnyIterator<String> {
    var rest = text.utf8[...]
    return AnyIterator {
      while let byte = rest.first {
        if byte == UInt8(ascii: "#") {
          rest = rest.drop { $0 != 0x0A }
        } else if byte <= 0x20 || byte == 0x2C {
          rest = rest.dropFirst()
        } else if isLetter(byte) {
          let word = rest.prefix { isLetter($0) || (0x30...0x39).contains($0) }
          rest = rest.dropFirst(word.count)
          return String(Substring(word))
        } else {
          rest = rest.dropFirst()
          return String(UnicodeScalar(byte))
        }
      }
      return nil
    }
  }
}
