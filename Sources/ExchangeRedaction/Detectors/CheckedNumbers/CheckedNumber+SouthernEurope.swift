/// Spain, Portugal, Italy, Greece, Turkey, Israel.
extension CheckedNumber {
  static let southernEurope: [CheckedNumber] = [
    spanishDNI, spanishNIE, spanishCIF, portugueseNIF, portugueseCard, italianTaxCode, italianVAT, greekAMKA, greekAFM,
    turkishId, israeliId,
  ]

  private static func spanishLetter(_ number: Int) -> UInt8 { Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)[number % 23] }

  private static let spanishDNI = CheckedNumber(
    "es-dni", hints: ["dni", "nif", "nifnie", "documento", "documentoidentidad"], forms: ["99999999A"],
    written: ["99999999A", "99999999-A", "99.999.999-A"],
    seal: { number in
      number[8] = spanishLetter(CheckedNumber.number(number.prefix(8)))
      return true
    })

  /// X, Y and Z count 0, 1 and 2.
  private static let spanishNIE = CheckedNumber(
    "es-nie", hints: ["nie", "nif", "nifnie"], forms: ["X9999999A", "Y9999999A", "Z9999999A"],
    written: ["X9999999A", "Y9999999A", "Z9999999A", "X-9999999-A", "Y-9999999-A", "Z-9999999-A"],
    shape: { new, old, _ in new[0] = old[0] },
    seal: { number in
      let digits = [number[0] - UInt8(ascii: "X") + 0x30] + number[1..<8]
      number[8] = spanishLetter(CheckedNumber.number(digits))
      return true
    })

  /// Companies and entities: the check is a digit or the letter in its place.
  private static let spanishCIF = CheckedNumber(
    "es-cif", hints: ["cif", "nif"], forms: ["A9999999*"], written: ["A-99999999"],
    fits: {
      $0[0].isOne(of: "ABCDEFGHJNPQRSUVW") && ($0[8].isDigit ? !$0[0].isOne(of: "NPQRSW") : !$0[0].isOne(of: "ABEH"))
    },
    shape: { new, old, draw in new[0] = old[8].isDigit ? draw.pick("ABEH") : draw.pick("NPQRSW") },
    seal: { number in
      let value = CheckDigits.luhn(number[1..<8])
      number[8] = number[8].isDigit ? CheckDigits.digit(value) : Array("JABCDEFGHI".utf8)[value]
      return true
    })

  private static let portugueseNIF = CheckedNumber(
    "pt-nif", hints: ["nif", "contribuinte", "numerocontribuinte", "nipc"], forms: ["999999999"],
    fits: { $0[0].isOne(of: "1235689") || $0.starts(with: "45".utf8) || $0[0] == 0x37 },
    shape: { new, _, draw in new[0] = draw.pick("123") },
    seal: { number in
      let value = 11 - CheckDigits.sum(number.prefix(8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11
      number[8] = CheckDigits.digit(value > 9 ? 0 : value)
      return true
    })

  /// Cartão de Cidadão: Luhn over letters, too, which count 10 to 35.
  private static let portugueseCard = CheckedNumber(
    "pt-card", hints: ["cartaocidadao", "cartaodecidadao", "cc", "numerocartaocidadao"], forms: ["999999999**9"],
    written: ["99999999 9 **9"],
    seal: { number in
      var sum = 0
      for (place, byte) in number.prefix(11).enumerated() {
        var value = byte.isDigit ? Int(byte - 0x30) : Int(byte - 0x41) + 10
        if place % 2 == 0 {
          value *= 2
          if value > 9 { value -= 9 }
        }
        sum += value
      }
      number[11] = CheckDigits.digit((10 - sum % 10) % 10)
      return true
    })

  /// Codice fiscale; after a clash digits are written as letters (omocodia).
  private static let italianTaxCode = CheckedNumber(
    "it-tax-code", hints: ["codicefiscale", "cf", "taxcode", "codfisc"], forms: ["AAAAAA**A**A***A"],
    written: ["AAAAAA**A**A***A"],
    fits: { number in
      let digits = digitPlaces.map { place -> UInt8 in
        if number[place].isDigit { return number[place] }
        return Array("LMNPQRSTUV".utf8).firstIndex(of: number[place]).map { 0x30 + UInt8($0) } ?? 0
      }
      guard !digits.contains(0), number[8].isOne(of: "ABCDEHLMPRST") else { return false }
      // Letters in the place of all digits tell nothing any more.
      guard number.count(where: \.isDigit) >= 4 else { return false }
      let day = pair(digits, at: 2)
      return (1...31).contains(day) || (41...71).contains(day)
    },
    shape: { new, old, draw in
      let consonants: StaticString = "BCDFGLMNPRSTVZ"
      for place in 0..<6 { new[place] = draw.pick(consonants) }
      for place in digitPlaces { new[place] = draw.digit() }
      let isFemale = old[9].isDigit ? old[9] >= 0x34 : old[9].isOne(of: "QRSTUV")
      new[8] = draw.pick("ABCDEHLMPRST")
      put((isFemale ? 40 : 0) + 1 + draw.below(28), at: 9, in: &new)
      for place in digitPlaces where old[place].isLetter {
        new[place] = Array("LMNPQRSTUV".utf8)[Int(new[place] - 0x30)]
      }
      // Places of birth start with A to M, those abroad with Z.
      new[11] = old[11] == UInt8(ascii: "Z") ? old[11] : draw.pick("ABCDEFGHIL")
    },
    seal: { number in
      number[15] = CheckDigits.letter(ItalianCheck.value(number.prefix(15)))
      return true
    })

  private static let digitPlaces = [6, 7, 9, 10, 12, 13, 14]

  private static let italianVAT = CheckedNumber(
    "it-vat", hints: ["partitaiva", "piva"], forms: ["99999999999"], fits: { $0.prefix(7).contains { $0 != 0x30 } },
    shape: { new, _, draw in
      put(1 + draw.below(99), at: 8, in: &new); new[7] = 0x30
    },
    seal: { number in
      number[10] = CheckDigits.digit(CheckDigits.luhn(number.prefix(10)))
      return true
    })

  private static let greekAMKA = CheckedNumber(
    "gr-amka", hints: ["amka"], forms: ["99999999999"], date: DatePlaces(year: 4, month: 2, day: 0),
    seal: { number in
      number[10] = CheckDigits.digit(CheckDigits.luhn(number.prefix(10)))
      return true
    })

  private static let greekAFM = CheckedNumber(
    "gr-afm", hints: ["afm"], forms: ["999999999"],
    seal: { number in
      number[8] = CheckDigits.digit(CheckDigits.sum(number.prefix(8), [256, 128, 64, 32, 16, 8, 4, 2]) % 11 % 10)
      return true
    })

  /// T.C. Kimlik No: odd places seven times less even ones, then the sum of all.
  private static let turkishId = CheckedNumber(
    "tr-id", hints: ["tckimlik", "tckimlikno", "kimlikno", "tcno", "tckn"], forms: ["99999999999"], checks: 2,
    fits: { $0[0] != 0x30 }, shape: { new, _, draw in new[0] = 0x31 + UInt8(draw.below(9)) },
    seal: { number in
      let ten = (CheckDigits.sum(number.prefix(9), [7, -1]) % 10 + 10) % 10
      number[9] = CheckDigits.digit(ten)
      number[10] = CheckDigits.digit(CheckDigits.sum(number.prefix(10), [1]) % 10)
      return true
    })

  private static let israeliId = CheckedNumber(
    "il-id", hints: ["teudatzehut", "israeliid", "misparzehut"], forms: ["999999999"],
    fits: { $0.contains { $0 != 0x30 } },
    seal: { number in
      number[8] = CheckDigits.digit(CheckDigits.luhn(number.prefix(8)))
      return true
    })
}
