/// A text as words, runs of digits, and what stands between.
enum WordPieces {
  struct Piece {
    var text: String
    var isWord: Bool
    var isDigits: Bool
    /// Digits beyond ASCII.
    var isForeign = false
  }

  static func split(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var run = String.UnicodeScalarView()
    var kind = 0
    func finish() {
      if run.isEmpty { return }
      pieces.append(Piece(text: String(run), isWord: kind == 1, isDigits: kind == 2, isForeign: kind == 3))
      run = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      let isMark = kind == 1 && scalar.properties.canonicalCombiningClass != .notReordered
      let here =
        isMark || scalar.properties.isAlphabetic
        ? 1 : ("0"..."9").contains(scalar) ? 2 : ForeignDigits.isOne(scalar) ? 3 : 0
      if here != kind { finish() }
      kind = here
      run.append(scalar)
    }
    finish()
    return pieces
  }

  static func map(
    _ text: String, word: (String) -> String, digits: (String) -> String, foreign: (String) -> String
  ) -> String {
    split(text).map {
      $0.isWord ? word($0.text) : $0.isDigits ? digits($0.text) : $0.isForeign ? foreign($0.text) : $0.text
    }.joined()
  }
}
