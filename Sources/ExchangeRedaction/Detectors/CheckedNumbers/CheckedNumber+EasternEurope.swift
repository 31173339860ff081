/// Poland, Czechia and Slovakia, Romania, Bulgaria, the successors of Yugoslavia, Ukraine, Russia.
extension CheckedNumber {
  static let easternEurope: [CheckedNumber] = [
    polishPESEL, polishNIP, czechBirthNumber, romanianCNP, bulgarianEGN, croatianOIB, yugoslavJMBG, ukrainianTax,
    russianINN, russianCompanyINN, russianSNILS,
  ]

  private static let polishPESEL = CheckedNumber(
    "pl-pesel", hints: ["pesel"], forms: ["99999999999"],
    date: DatePlaces(year: 0, month: 2, day: 4, monthSteps: [0, 20, 40, 60, 80]),
    seal: { number in
      number[10] = CheckDigits.digit((10 - CheckDigits.sum(number.prefix(10), [1, 3, 7, 9]) % 10) % 10)
      return true
    })

  private static let polishNIP = CheckedNumber(
    "pl-nip", hints: ["nip", "numernip"], forms: ["9999999999"], written: ["999-999-99-99", "999-99-99-999"],
    fits: { $0[0] != 0x30 }, shape: { new, _, draw in new[0] = 0x31 + UInt8(draw.below(9)) },
    seal: { number in
      let value = CheckDigits.sum(number.prefix(9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11
      if value == 10 { return false }
      number[9] = CheckDigits.digit(value)
      return true
    })

  /// Rodné číslo: a multiple of eleven; 50 is added to a woman's month, 20 where a day's numbers ran out.
  private static let czechBirthNumber = CheckedNumber(
    "cz-birth-number", hints: ["rodnecislo", "rc"], forms: ["9999999999"], written: ["999999/9999"],
    date: DatePlaces(year: 0, month: 2, day: 4, monthSteps: [0, 20, 50, 70]),
    fits: { pair($0, at: 0) >= 54 || pair($0, at: 0) <= 26 },
    shape: { new, old, draw in
      if pair(old, at: 0) >= 54 { put(54 + draw.below(46), at: 0, in: &new) }
      let month = pair(old, at: 2)
      put((month > 50 ? 50 : 0) + 1 + draw.below(12), at: 2, in: &new)
    },
    seal: { number in
      let value = CheckedNumber.number(number.prefix(9)) % 11
      if value == 10 { return false }
      number[9] = CheckDigits.digit(value)
      return true
    })

  private static let romanianCNP = CheckedNumber(
    "ro-cnp", hints: ["cnp", "codnumericpersonal"], forms: ["9999999999999"],
    date: DatePlaces(year: 1, month: 3, day: 5), fits: { $0[0] != 0x30 },
    shape: { new, old, draw in
      new[0] = old[0]
      put(1 + draw.below(40), at: 7, in: &new)
    },
    seal: { number in
      let value = CheckDigits.sum(number.prefix(12), [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
      number[12] = CheckDigits.digit(value == 10 ? 1 : value)
      return true
    })

  private static let bulgarianEGN = CheckedNumber(
    "bg-egn", hints: ["egn", "егн"], forms: ["9999999999"],
    date: DatePlaces(year: 0, month: 2, day: 4, monthSteps: [0, 20, 40]),
    seal: { number in
      number[9] = CheckDigits.digit(CheckDigits.sum(number.prefix(9), [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10)
      return true
    })

  private static let croatianOIB = CheckedNumber(
    "hr-oib", hints: ["oib"], forms: ["99999999999"],
    seal: { number in
      number[10] = CheckDigits.digit(CheckDigits.mod11And10(number.prefix(10)))
      return true
    })

  /// JMBG and EMŠO: day, month, three digits of the year.
  private static let yugoslavJMBG = CheckedNumber(
    "rs-jmbg", hints: ["jmbg", "emso", "embg"], forms: ["9999999999999"],
    date: DatePlaces(year: 5, month: 2, day: 0), fits: { $0[4] == 0x39 || $0[4] == 0x30 },
    shape: { new, old, draw in
      new[4] = old[4]
      if old[4] == 0x30 { put(draw.below(min(pair(old, at: 5), 25) + 1), at: 5, in: &new) }
      (new[7], new[8]) = (old[7], old[8])
    },
    seal: { number in
      let value = (11 - CheckDigits.sum(number.prefix(12), [7, 6, 5, 4, 3, 2]) % 11) % 11
      if value == 10 { return false }
      number[12] = CheckDigits.digit(value)
      return true
    })

  private static let ukrainianTax = CheckedNumber(
    "ua-tax", hints: ["rnokpp", "drfo", "рнокпп", "ipn", "інн"], forms: ["9999999999"],
    seal: { number in
      let value = CheckDigits.sum(number.prefix(9), [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11
      number[9] = CheckDigits.digit((value + 11) % 11 % 10)
      return true
    })

  private static let russianINN = CheckedNumber(
    "ru-inn", hints: ["inn", "инн"], forms: ["999999999999"], checks: 2,
    shape: { new, _, _ in (new[0], new[1]) = (0x37, 0x37) },
    seal: { number in
      number[10] = CheckDigits.digit(CheckDigits.sum(number.prefix(10), [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10)
      number[11] = CheckDigits.digit(CheckDigits.sum(number.prefix(11), [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10)
      return true
    })

  private static let russianCompanyINN = CheckedNumber(
    "ru-company-inn", hints: ["inn", "инн"], forms: ["9999999999"],
    seal: { number in
      number[9] = CheckDigits.digit(CheckDigits.sum(number.prefix(9), [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10)
      return true
    })

  private static let russianSNILS = CheckedNumber(
    "ru-snils", hints: ["snils", "снилс"], forms: ["99999999999"], written: ["999-999-999 99", "999-999-999-99"],
    checks: 2,
    fits: { CheckedNumber.number($0.prefix(9)) > 1_001_998 },
    shape: { new, _, draw in new[0] = 0x31 + UInt8(draw.below(9)) },
    seal: { number in
      put(CheckDigits.sum(number.prefix(9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101 % 100, at: 9, in: &number)
      return true
    })
}
