import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONStringTests {
  @Test(arguments: [
    (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9""#, "éé"),
    (#""\ud83d\ude00""#, "😀"), (#""x\ud83d\ude00y""#, "x😀y"), (#""\u0000""#, "\u{0}"),
    // Half a pair has no UTF-8.
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00""#, "\u{FFFD}"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83dx""#, "\u{FFFD}x"), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
  ])
  func `resolves escapes`(token: String, text: String) throws {
    #expect(Array(try #require(JSONDocument(token).root.string).utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("a/é", #""a/é""#), ("\"\\", #""\"\\""#), ("\u{1}\u{1F}\u{8}\u{C}\n\r\t", #""\u0001\u001f\b\f\n\r\t""#),
    ("\u{7F}\u{2028}", "\"\u{7F}\u{2028}\""),
  ])
  func `escapes only what it must`(text: String, token: String) {
    #expect(String(decoding: JSONString.encode(text), as: UTF8.self) == token)
  }

  @Test(arguments: [
    ("a/é<", #""plain""#, #""a/é<""#), ("a/é<", #""\/""#, #""a\/é<""#), ("a/é<", #""\u00e9""#, #""a/\u00e9<""#),
    ("ë😀", #""\u00E9""#, #""\u00EB\uD83D\uDE00""#), ("ë😀", #""\u00e9""#, #""\u00eb\ud83d\ude00""#),
    // Encoders that escape HTML escape these and nothing else.
    ("<é>", #""\u003cb\u003e""#, #""\u003cé\u003e""#),
    // A control character must be escaped, so it tells nothing about other scripts.
    ("é\u{1}", #""\u0001""#, #""é\u0001""#),
    // A backslash before a slash is no escaped slash.
    ("/", #""\\/""#, #""/""#), ("\\/", #""\/""#, #""\\\/""#),
  ])
  func `spells like another token`(text: String, model: String, token: String) {
    #expect(String(decoding: JSONString.encode(text, like: Array(model.utf8)), as: UTF8.self) == token)
  }

  @Test func `what is encoded decodes to itself, in every spelling`() throws {
    for seed in 0..<500 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let text = generated.name() + generated.name()
      let model = Array(generated.token(generated.name()).utf8)
      for token in [JSONString.encode(text), JSONString.encode(text, like: model), Array(generated.token(text).utf8)] {
        let value = try JSONDocument(reading: token).root
        #expect(value.string.map { Array($0.utf8) } == Array(text.utf8), "seed \(seed)")
        #expect(JSONString.decode(token) == JSONString.decode(token, hasEscapes: token.contains(0x5C)))
      }
    }
  }

  /// Text with escapes at every distance from the words in which a search takes eight bytes at once.
  private func oddText(_ generated: inout GeneratedJSON) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<generated.below(40) {
      switch generated.below(8) {
      case 0: text.append(["\"", "\\", "/", "\u{0}", "\u{1F}", "\u{7F}", "\n", "\t"][generated.below(8)])
      case 1: text.append(["é", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "名"][generated.below(7)])
      default:
        for _ in 0..<generated.below(12) { text.append(["a", " ", "\u{20}", "\u{21}", "z", "~"][generated.below(6)]) }
      }
    }
    return String(text)
  }

  @Test func `any text comes back, whatever stands where in a word of eight bytes`() throws {
    for seed in 0..<3000 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let text = oddText(&generated)
      let model = Array(generated.token(oddText(&generated)).utf8)
      for token in [JSONString.encode(text), JSONString.encode(text, like: model), Array(generated.token(text).utf8)] {
        _ = try JSONDocument(reading: token)
        #expect(JSONString.decode(token).utf8.elementsEqual(text.utf8), "seed \(seed)")
        // Any collection of bytes, not only one whose bytes lie side by side.
        #expect(JSONString.decode(token.lazy.map { $0 }).utf8.elementsEqual(text.utf8))
      }
      #expect(JSONString.encode(text, like: model) == JSONString.encode(text, like: model.lazy.map { $0 }))
      let plain = String(decoding: JSONString.encode(text), as: UTF8.self)
      #expect(plain == Self.slowlyEncoded(text), "seed \(seed)")
    }
  }

  private static func slowlyEncoded(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case "\u{8}": out += "\\b"
      case "\u{C}": out += "\\f"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case ..<" ": out += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  @Test func `encodes behind what stands in a buffer`() {
    var out = Array("[".utf8)
    JSONString.append("a\n", to: &out)
    JSONString.append("/", like: Array(#""\/""#.utf8), to: &out)
    #expect(String(decoding: out, as: UTF8.self) == #"["a\n""\/""#)
  }

  @Test func `a token encoded like itself stays byte for byte where it spells all alike`() throws {
    for token in [#""a\/b\/""#, #""\u00e9\u00e8""#, #""\u003ci\u003e""#, #""\"\\""#, #""é/""#] {
      let text = try #require(JSONDocument(token).root.string)
      #expect(String(decoding: JSONString.encode(text, like: Array(token.utf8)), as: UTF8.self) == token)
    }
  }

  /// Found by fuzzing: U+FFFD in the place of each of them took more room than there was.
  @Test func `a malformed escape of a refused text comes out no longer than it is`() {
    let token = "\"" + String(repeating: #"\u"#, count: 200) + "\""
    #expect(JSONString.decode(Array(token.utf8)) == String(repeating: "u", count: 200))
  }
}
