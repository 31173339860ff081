/// Letters to build invented words of, for scripts other than Latin.
enum ScriptLetters {
  /// A word of the same script and count of letters; nil for Latin and for scripts we have no letters of.
  static func word(like word: String, _ draw: inout KeyedDraw) -> String? {
    guard let first = word.unicodeScalars.first(where: { $0.value >= 0x80 && $0.properties.isAlphabetic }),
      let letters = letters(for: first)
    else { return nil }
    var out = String.UnicodeScalarView()
    var isVowelNext = false
    for _ in word.unicodeScalars.prefix(24) {
      let choices = isVowelNext && !letters.vowels.isEmpty ? letters.vowels : letters.consonants
      out.append(draw.pick(choices))
      isVowelNext.toggle()
    }
    let text = String(out)
    return first.properties.isUppercase ? text.capitalisedFirst : text
  }

  /// A set with no vowels is drawn from freely.
  private struct Letters {
    var consonants: [Unicode.Scalar]
    var vowels: [Unicode.Scalar]

    init(_ consonants: String, _ vowels: String = "") {
      self.consonants = Array(consonants.unicodeScalars)
      self.vowels = Array(vowels.unicodeScalars)
    }
  }

  private static func letters(for scalar: Unicode.Scalar) -> Letters? {
    switch scalar.value {
    case 0x370...0x3FF: greek
    case 0x400...0x52F: cyrillic
    case 0x530...0x58F: armenian
    case 0x590...0x5FF: hebrew
    case 0x600...0x6FF: arabic
    case 0x900...0x97F: devanagari
    case 0xE00...0xE7F: thai
    case 0x10A0...0x10FF: georgian
    case 0x3040...0x309F: hiragana
    case 0x30A0...0x30FF: katakana
    case 0x3400...0x9FFF: han
    case 0xAC00...0xD7A3: hangul
    default: nil
    }
  }

  private static let greek = Letters("βγδζθκλμξπρστφχψ", "αεηιουω")
  private static let cyrillic = Letters("бвгджзклмнпрстфх", "аеиоуы")
  private static let armenian = Letters("բգդզթժլխծկհձղճմ", "աեիոու")
  private static let hebrew = Letters("בגדהזחטכלמנספצקרשת")
  private static let arabic = Letters("بتثجحخدذرزسشصضطظعغفقكلمنه")
  private static let devanagari = Letters("कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह")
  private static let thai = Letters("กขคงจฉชซญดตถทธนบปผพฟภมยรลวสหอ")
  private static let georgian = Letters("ბგდვზთკლმნპჟრსტფქღყშ", "აეიოუ")
  private static let hiragana = Letters("ぬむゆらりるれろへほふひはねにてとつちそせすさこけくき")
  private static let katakana = Letters("ヌムユラリルレロヘホフヒハネニテトツチソセスサコケクキ")
  private static let han = Letters("丐丕仄仳佝佻俎俑倨偃僂儋兕冢凇刎劓勖匏卮厝叁吝呷咂哂唳啐嗄嘁噱圩坨垓埕堞墉奁妁婀孥宸屐岬嵋帔廪弑彀徇忖恫惦")
  private static let hangul = Letters("갸겁궤귭녑뉘댜뎝됴듬럅렙롭뤼맵먹묘뭅뱁벼봅뷔샙섭쇽쉬얍엽옵윕쟙졉죱쥐챕췌캅켭콥퀘탑톕툽퓨헙휩")
}

extension String {
  /// With its first letter in upper case, the rest as it is.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
