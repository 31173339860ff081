/// The Nordic and Baltic states.
extension CheckedNumber {
  static let northernEurope: [CheckedNumber] = [
    swedishPersonal, finnishPersonal, norwegianPersonal, danishPersonal, icelandicId, estonianPersonal, latvianPersonal,
  ]

  /// Personnummer: Luhn over the last ten digits; 60 is added to the day of a coordination number.
  private static let swedishPersonal = CheckedNumber(
    "se-personal", hints: ["personnummer", "personnr", "samordningsnummer", "pnr"],
    forms: ["9999999999", "999999999999"],
    written: ["999999-9999", "999999+9999", "99999999-9999"],
    fits: { number in
      let start = number.count - 10
      guard DatePlaces(year: start, month: start + 2, day: start + 4, daySteps: [0, 60]).fits(number) else {
        return false
      }
      return start == 0 || number.starts(with: "19".utf8) || number.starts(with: "20".utf8)
    },
    shape: { new, old, draw in
      let start = new.count - 10
      DatePlaces(year: start, month: start + 2, day: start + 4, daySteps: [0, 60]).redraw(&new, like: old, &draw)
      if start == 2 {
        (new[0], new[1]) = (old[0], old[1])
        if old[0] == 0x32 { put(draw.below(min(pair(old, at: 2), 25) + 1), at: 2, in: &new) }
      }
    },
    seal: { number in
      let start = number.count - 10
      number[start + 9] = CheckDigits.digit(CheckDigits.luhn(number[start..<(start + 9)]))
      return true
    })

  /// Henkilötunnus: modulo 31; the sign of the century may be a letter.
  private static let finnishPersonal = CheckedNumber(
    "fi-personal", hints: ["henkilotunnus", "hetu"], forms: ["999999999*", "999999A999*"],
    written: ["999999-999*", "999999+999*", "999999A999*"], date: DatePlaces(year: 4, month: 2, day: 0),
    fits: { $0.count == 10 || $0[6].isOne(of: "ABCDEFUVWXY") },
    shape: { new, old, draw in
      if new.count == 11 { new[6] = old[6] }
      // From 900 on they are for a time only, and most validators refuse them.
      new[new.count - 4] = 0x31 + UInt8(draw.below(8))
    },
    seal: { number in
      let digits = number[..<6] + number[(number.count - 4)..<(number.count - 1)]
      number[number.count - 1] = Array("0123456789ABCDEFHJKLMNPRSTUVWXY".utf8)[CheckedNumber.number(digits) % 31]
      return true
    })

  /// Fødselsnummer and D-nummer: two digits modulo 11.
  private static let norwegianPersonal = CheckedNumber(
    "no-personal", hints: ["fodselsnummer", "fnr", "personnummer", "dnummer"], forms: ["99999999999"],
    written: ["999999 99999"], checks: 2,
    date: DatePlaces(year: 4, month: 2, day: 0, monthSteps: [0, 40, 80], daySteps: [0, 40]),
    shape: { new, old, draw in
      // 000 to 499 belong to the last century.
      new[6] = pair(old, at: 4) >= 40 ? draw.pick("01234") : draw.pick("56789")
    },
    seal: { number in
      let first = (11 - CheckDigits.sum(number.prefix(9), [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11) % 11
      if first == 10 { return false }
      number[9] = CheckDigits.digit(first)
      let second = (11 - CheckDigits.sum(number.prefix(10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      if second == 10 { return false }
      number[10] = CheckDigits.digit(second)
      return true
    })

  /// CPR-nummer; numbers since 2007 need not pass the test, those that do not count under their name only.
  private static let danishPersonal = CheckedNumber(
    "dk-personal", hints: ["cpr", "cprnummer", "cprnr", "personnummer"], forms: ["9999999999"],
    written: ["999999-9999"],
    date: DatePlaces(year: 4, month: 2, day: 0),
    shape: { new, old, draw in new[6] = pair(old, at: 4) >= 37 ? draw.pick("0123") : old[6] },
    seal: { number in
      let value = (11 - CheckDigits.sum(number.prefix(9), [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      if value == 10 { return false }
      number[9] = CheckDigits.digit(value)
      return true
    })

  /// Kennitala: modulo 11, the century behind the check.
  private static let icelandicId = CheckedNumber(
    "is-id", hints: ["kennitala"], forms: ["9999999999"], written: ["999999-9999"],
    date: DatePlaces(year: 4, month: 2, day: 0, daySteps: [0, 40]),
    fits: { $0[9] == 0x39 || $0[9] == 0x30 },
    shape: { new, old, draw in
      new[9] = old[9]
      put(20 + draw.below(80), at: 6, in: &new)
    },
    seal: { number in
      let value = (11 - CheckDigits.sum(number.prefix(8), [3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      if value == 10 { return false }
      number[8] = CheckDigits.digit(value)
      return true
    })

  /// Isikukood, and Lithuania's asmens kodas: modulo 11 with a second row of weights.
  private static let estonianPersonal = CheckedNumber(
    "ee-personal", hints: ["isikukood", "asmenskodas"], forms: ["99999999999"],
    date: DatePlaces(year: 1, month: 3, day: 5), fits: { (0x31...0x36).contains($0[0]) },
    shape: { new, old, _ in new[0] = old[0] },
    seal: { number in
      var value = CheckDigits.sum(number.prefix(10), [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
      if value == 10 { value = CheckDigits.sum(number.prefix(10), [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11 % 10 }
      number[10] = CheckDigits.digit(value)
      return true
    })

  /// Personas kods with a birth date in it; those since 2017 start with 32 and tell none.
  private static let latvianPersonal = CheckedNumber(
    "lv-personal", hints: ["personaskods"], forms: ["99999999999"], written: ["999999-99999"],
    date: DatePlaces(year: 4, month: 2, day: 0), fits: { (0x30...0x32).contains($0[6]) },
    shape: { new, old, _ in new[6] = old[6] },
    seal: { number in
      let value = (1 + CheckDigits.sum(number.prefix(10), [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11
      if value == 10 { return false }
      number[10] = CheckDigits.digit(value)
      return true
    })
}
