/// Germany, France, the Benelux, Austria, Switzerland, the United Kingdom, Ireland.
extension CheckedNumber {
  static let westernEurope: [CheckedNumber] = [
    germanTaxId, germanTaxNumber, germanInsurance, frenchINSEE, dutchBSN, belgianNational, austrianInsurance,
    swissInsurance,
    britishNINO,
    britishNHS, irishPPS,
  ]

  /// Steuer-Identifikationsnummer (§ 139b AO): of the first ten digits one occurs twice or three times, never thrice in
  /// a row.
  private static let germanTaxId = CheckedNumber(
    "de-tax-id",
    hints: [
      "steuerid", "steueridentifikationsnummer", "steueridnr", "idnr", "identifikationsnummer", "steuernummer", "tin",
    ],
    forms: ["99999999999"], written: ["99 999 999 999"],
    fits: { number in
      guard number[0] != 0x30 else { return false }
      var counts = [Int](repeating: 0, count: 10)
      for digit in number.prefix(10) { counts[Int(digit - 0x30)] += 1 }
      return counts.count(where: { $0 == 2 || $0 == 3 }) == 1 && counts.allSatisfy { $0 <= 3 }
        && counts.count(where: { $0 == 0 }) == (counts.contains(3) ? 2 : 1)
    },
    shape: { new, _, draw in
      var left = Array(UInt8(0x30)...0x39)
      let gone = draw.below(10)
      let twice = (gone + 1 + draw.below(9)) % 10
      left[gone] = 0x30 + UInt8(twice)
      for place in 0..<10 {
        new[place] = left.remove(at: draw.below(left.count))
      }
      if new[0] == 0x30, let other = new.prefix(10).lastIndex(where: { $0 != 0x30 }) { new.swapAt(0, other) }
    },
    seal: { number in
      number[10] = CheckDigits.digit(CheckDigits.mod11And10(number.prefix(10)))
      return true
    })

  /// Steuernummer of a tax office, in the writings of the states; its check is another one in each of them.
  private static let germanTaxNumber = CheckedNumber(
    "de-tax-number", hints: ["steuernummer", "stnr", "steuernr"], forms: ["9999999999", "99999999999"],
    written: ["99/999/99999", "999/999/99999", "999/9999/9999"], isSureInText: false, checks: 0, seal: { _ in true })

  /// Versicherungsnummer (§ 147 SGB VI, VKVV): the letter counts two digits, and sums are of the digits of products.
  private static let germanInsurance = CheckedNumber(
    "de-insurance", hints: ["sozialversicherungsnummer", "rentenversicherungsnummer", "svnr", "rvnr"],
    forms: ["99999999A999"], written: ["99999999A999", "99 999999 A 999"],
    date: DatePlaces(year: 6, month: 4, day: 2, daySteps: [0, 50]),
    seal: { number in
      let letter = Int(number[8] - 0x41) + 1
      let digits = number[..<8] + CheckDigits.pair(letter) + number[9..<11]
      var sum = 0
      for (digit, weight) in zip(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) {
        let product = Int(digit - 0x30) * weight
        sum += product / 10 + product % 10
      }
      number[11] = CheckDigits.digit(sum % 10)
      return true
    })

  /// Numéro d'inscription au répertoire: 97 less the rest; Corsica's 2A and 2B count 19 and 18.
  private static let frenchINSEE = CheckedNumber(
    "fr-nir", hints: ["nir", "insee", "securitesociale", "numerosecuritesociale", "nss", "numsecu"],
    forms: ["999999999999999", "999992A99999999", "999992B99999999"],
    written: ["9 99 99 99 999 999 99", "9 99 99 2* 999 999 99"], checks: 2,
    fits: { number in
      let month = pair(number, at: 3)
      return (0x31...0x34).contains(number[0]) || number[0] == 0x37 || number[0] == 0x38
        ? (1...12).contains(month) || (20...42).contains(month) || month >= 50 : false
    },
    shape: { new, old, draw in
      new[0] = old[0]
      DatePlaces(year: 1, month: 3, day: 3).redraw(&new, like: old, &draw)
      put(1 + draw.below(12), at: 3, in: &new)
      if old[6].isDigit { put(1 + draw.below(95), at: 5, in: &new) } else { (new[5], new[6]) = (old[5], old[6]) }
      if new[5] == 0x32, new[6] == 0x30 { new[6] = 0x31 }
    },
    seal: { number in
      var digits = Array(number.prefix(13))
      if digits[6] == 0x41 { digits.replaceSubrange(5...6, with: "19".utf8) }
      if digits[6] == 0x42 { digits.replaceSubrange(5...6, with: "18".utf8) }
      put(97 - CheckDigits.remainder(digits, 97), at: 13, in: &number)
      return true
    })

  /// Burgerservicenummer: the test of eleven, the last digit counting minus one.
  private static let dutchBSN = CheckedNumber(
    "nl-bsn", hints: ["bsn", "burgerservicenummer", "sofinummer"], forms: ["999999999"],
    fits: { $0.contains { $0 != 0x30 } },
    seal: { number in
      let value = CheckDigits.sum(number.prefix(8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11
      if value == 10 { return false }
      number[8] = CheckDigits.digit(value)
      return true
    })

  /// Rijksregisternummer: 97 less the rest, births since 2000 with a two in front.
  private static let belgianNational = CheckedNumber(
    "be-national", hints: ["rijksregisternummer", "numeronational", "registrenational", "insz", "niss", "nrn"],
    forms: ["99999999999"], written: ["99.99.99-999.99"], checks: 2,
    date: DatePlaces(year: 0, month: 2, day: 4, monthSteps: [0, 20, 40]),
    fits: { $0[6...8].contains { $0 != 0x30 } },
    seal: { number in
      // The century is not written; both have a check of their own, and a number is valid by either.
      let given = pair(number, at: 9)
      let before = 97 - CheckDigits.remainder(number.prefix(9), 97)
      let since = 97 - CheckDigits.remainder([0x32] + number.prefix(9), 97)
      put(given != before && pair(number, at: 0) < 27 ? since : before, at: 9, in: &number)
      return true
    })

  /// Sozialversicherungsnummer: the check is the fourth digit.
  private static let austrianInsurance = CheckedNumber(
    "at-insurance", hints: ["svnr", "sozialversicherungsnummer", "svnummer", "vsnr"], forms: ["9999999999"],
    written: ["9999 999999"], date: DatePlaces(year: 8, month: 6, day: 4), fits: { $0[0] != 0x30 },
    shape: { new, _, draw in new[0] = 0x31 + UInt8(draw.below(9)) },
    seal: { number in
      let value = CheckDigits.sum(number, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11
      if value == 10 { return false }
      number[3] = CheckDigits.digit(value)
      return true
    })

  /// AHV number: an EAN-13 of Switzerland's own.
  private static let swissInsurance = CheckedNumber(
    "ch-ahv", hints: ["ahv", "avs", "ahvnummer", "numeroavs", "ahvn13", "navs", "sozialversicherungsnummer"],
    forms: ["7569999999999"], written: ["756.9999.9999.99"],
    seal: { number in
      number[12] = CheckDigits.digit((10 - CheckDigits.sum(number.prefix(12), [1, 3]) % 10) % 10)
      return true
    })

  /// National Insurance number: no check, but prefixes that are not given out. `QQ` is HMRC's own example.
  private static let britishNINO = CheckedNumber(
    "gb-nino", hints: ["nino", "ni", "nationalinsurance", "nationalinsurancenumber", "ninumber"], forms: ["AA999999A"],
    written: ["AA999999A", "AA 99 99 99 A"], isSureInText: false, checks: 0,
    fits: { number in
      if number.starts(with: "QQ".utf8) { return (0x41...0x44).contains(number[8]) }
      let prefix = String(decoding: number.prefix(2), as: UTF8.self)
      return !number[0].isOne(of: "DFIQUV") && !number[1].isOne(of: "DFIQUVO") && (0x41...0x44).contains(number[8])
        && !["BG", "GB", "NK", "KN", "TN", "NT", "ZZ"].contains(prefix)
    },
    shape: { new, _, draw in
      (new[0], new[1]) = (0x51, 0x51)
      new[8] = 0x41 + UInt8(draw.below(4))
    }, seal: { _ in true })

  /// NHS number: modulo 11. Numbers that start with 999 are for tests.
  private static let britishNHS = CheckedNumber(
    "gb-nhs", hints: ["nhs", "nhsnumber", "nhsno"], forms: ["9999999999"],
    shape: { new, _, _ in new.replaceSubrange(0..<3, with: "999".utf8) },
    seal: { number in
      let value = (11 - CheckDigits.sum(number.prefix(9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 11
      if value == 10 { return false }
      number[9] = CheckDigits.digit(value)
      return true
    })

  /// Personal Public Service number: modulo 23, a second letter counting nine times.
  private static let irishPPS = CheckedNumber(
    "ie-pps", hints: ["pps", "ppsn", "ppsnumber"], forms: ["9999999A", "9999999AA"],
    written: ["9999999A", "9999999AA"],
    fits: { number in number.count == 8 || number[8].isOne(of: "ABCDEFGHIW") },
    shape: { new, old, draw in if new.count == 9 { new[8] = old[8].isOne(of: "AW") ? old[8] : draw.pick("ABCDEFGHI") }
    },
    seal: { number in
      var sum = CheckDigits.sum(number.prefix(7), [8, 7, 6, 5, 4, 3, 2])
      if number.count == 9, number[8] != UInt8(ascii: "W") { sum += 9 * (Int(number[8] - 0x41) + 1) }
      number[7] = Array("WABCDEFGHIJKLMNOPQRSTUV".utf8)[sum % 23]
      return true
    })
}
