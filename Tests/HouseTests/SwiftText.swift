/// A Swift file as code only: comments, the text of strings and names in back-ticks are blanks, lines keep their number.
///
/// A ban must not fire on a word in a comment or in a message. What stands in an interpolation is code and stays.
struct SwiftText {
  /// Lines as written.
  let lines: [String]
  /// The same lines without what is not code.
  let code: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var scanner = Scanner(Array(text.unicodeScalars))
    code = scanner.run().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private struct Scanner {
    let text: [Unicode.Scalar]
    var position = 0
    var out = String.UnicodeScalarView()

    init(_ text: [Unicode.Scalar]) { self.text = text }

    mutating func run() -> String {
      scanCode(closing: nil)
      return String(out)
    }

    private func sees(_ word: String) -> Bool {
      let word = Array(word.unicodeScalars)
      return position + word.count <= text.count && text[position..<position + word.count].elementsEqual(word)
    }

    private mutating func keep() {
      out.append(text[position])
      position += 1
    }

    private mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where position < text.count {
        out.append(text[position] == "\n" ? "\n" : " ")
        position += 1
      }
    }

    /// Reads code up to the end, or up to the bracket that closes an interpolation.
    private mutating func scanCode(closing: Unicode.Scalar?) {
      var depth = 0
      while position < text.count {
        if sees("//") {
          while position < text.count, text[position] != "\n" { blank() }
        } else if sees("/*") {
          scanBlockComment()
        } else if let hashes = stringStart() {
          scanString(hashes: hashes)
        } else if sees("`") {
          blank()
          while position < text.count, text[position] != "`", text[position] != "\n" { blank() }
          blank()
        } else {
          if closing != nil {
            if text[position] == "(" { depth += 1 }
            if text[position] == ")" {
              if depth == 0 { return }
              depth -= 1
            }
          }
          keep()
        }
      }
    }

    private mutating func scanBlockComment() {
      var depth = 0
      repeat {
        if sees("/*") {
          depth += 1
          blank(2)
        } else if sees("*/") {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && position < text.count
    }

    /// Number of `#` before a quote that starts here; nil if no string does.
    private func stringStart() -> Int? {
      var end = position
      while end < text.count, text[end] == "#" { end += 1 }
      return end < text.count && text[end] == "\"" ? end - position : nil
    }

    private mutating func scanString(hashes: Int) {
      let fence = String(repeating: "#", count: hashes)
      blank(hashes)
      let isBlock = sees("\"\"\"")
      let quote = isBlock ? "\"\"\"" : "\""
      keepQuote(quote)
      while position < text.count {
        if sees("\\" + fence + "(") {
          blank(1 + hashes)
          keep()
          scanCode(closing: ")")
          if position < text.count { keep() }
        } else if sees("\\" + fence) {
          blank(2 + hashes)
        } else if sees(quote + fence) {
          keepQuote(quote)
          blank(hashes)
          return
        } else if text[position] == "\n", !isBlock {
          return
        } else {
          blank()
        }
      }
    }

    private mutating func keepQuote(_ quote: String) {
      for _ in quote.unicodeScalars { keep() }
    }
  }
}
