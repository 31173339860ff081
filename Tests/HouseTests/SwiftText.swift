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
    var scanner = Scanner(text: Array(text.utf8))
    scanner.scanCode(isInterpolation: false)
    code = String(decoding: scanner.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Goes over the bytes once and puts blanks over what is not code.
  private struct Scanner {
    var text: [UInt8]
    var position = 0

    private func byte(_ ahead: Int = 0) -> UInt8? {
      position + ahead < text.count ? text[position + ahead] : nil
    }

    private mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where position < text.count {
        if text[position] != UInt8(ascii: "\n") { text[position] = UInt8(ascii: " ") }
        position += 1
      }
    }

    private mutating func blankLine(upTo end: UInt8) {
      while let next = byte(), next != end, next != UInt8(ascii: "\n") { blank() }
    }

    /// Reads code up to the end, or up to the bracket that closes an interpolation.
    mutating func scanCode(isInterpolation: Bool) {
      var depth = 0
      while let next = byte() {
        switch next {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): blankLine(upTo: UInt8(ascii: "\n"))
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): scanBlockComment()
        case UInt8(ascii: "\""): scanString(hashes: 0)
        case UInt8(ascii: "#"):
          let hashes = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
          if byte(hashes) == UInt8(ascii: "\"") { scanString(hashes: hashes) } else { position += hashes }
        case UInt8(ascii: "`"):
          blank()
          blankLine(upTo: UInt8(ascii: "`"))
          blank()
        case UInt8(ascii: "("):
          depth += 1
          position += 1
        case UInt8(ascii: ")"):
          if isInterpolation, depth == 0 { return }
          depth -= 1
          position += 1
        default: position += 1
        }
      }
    }

    private mutating func scanBlockComment() {
      var depth = 0
      repeat {
        if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          depth += 1
          blank(2)
        } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && position < text.count
    }

    /// Whether so many hashes stand `ahead`, as they do behind a raw string's quotes and backslashes.
    private func hasHashes(_ count: Int, _ ahead: Int) -> Bool {
      for index in 0..<count where byte(ahead + index) != UInt8(ascii: "#") { return false }
      return true
    }

    private mutating func scanString(hashes: Int) {
      let quote = UInt8(ascii: "\"")
      blank(hashes)
      let width = byte(1) == quote && byte(2) == quote ? 3 : 1
      position += width
      while let next = byte() {
        if next == UInt8(ascii: "\\"), hasHashes(hashes, 1) {
          if byte(1 + hashes) == UInt8(ascii: "(") {
            blank(1 + hashes)
            position += 1
            scanCode(isInterpolation: true)
            if position < text.count { position += 1 }
          } else {
            blank(2 + hashes)
          }
        } else if next == quote, width == 1 || (byte(1) == quote && byte(2) == quote), hasHashes(hashes, width) {
          position += width
          blank(hashes)
          return
        } else if next == UInt8(ascii: "\n"), width == 1 {
          return
        } else {
          blank()
        }
      }
    }
  }
}
