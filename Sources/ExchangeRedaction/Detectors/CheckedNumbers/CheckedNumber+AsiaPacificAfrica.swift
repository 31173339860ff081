/// Asia, Oceania, South Africa.
extension CheckedNumber {
  static let asiaPacificAfrica: [CheckedNumber] = [
    chineseResident, japaneseMyNumber, koreanResident, indianAadhaar, indianPAN, singaporeanNRIC, taiwaneseId,
    hongKongId,
    australianTFN, southAfricanId,
  ]

  /// GB 11643: ISO 7064, MOD 11-2.
  private static let chineseResident = CheckedNumber(
    "cn-resident", hints: ["shenfenzheng", "身份证", "身份证号", "身份证号码", "idcard", "idcardno"], forms: ["99999999999999999*"],
    written: ["99999999999999999*"], date: DatePlaces(year: 8, month: 10, day: 12),
    fits: { number in
      let century = pair(number, at: 6)
      return (0x31...0x38).contains(number[0]) && (century == 19 || century == 20)
        && (number[17].isDigit || number[17] == UInt8(ascii: "X"))
    },
    shape: { new, old, draw in
      // The districts of Beijing: every reader knows those codes.
      new.replaceSubrange(0..<6, with: "110101".utf8)
      (new[6], new[7]) = (old[6], old[7])
      if old[6] == 0x32 { put(draw.below(min(pair(old, at: 8), 25) + 1), at: 8, in: &new) }
    },
    seal: { number in
      let value = CheckDigits.mod11And2(number.prefix(17))
      number[17] = value == 10 ? UInt8(ascii: "X") : CheckDigits.digit(value)
      return true
    })

  private static let japaneseMyNumber = CheckedNumber(
    "jp-my-number", hints: ["mynumber", "kojinbango", "個人番号", "マイナンバー"], forms: ["999999999999"],
    written: ["9999 9999 9999"],
    seal: { number in
      let rest = CheckDigits.sum(number.prefix(11), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      number[11] = CheckDigits.digit(rest <= 1 ? 0 : 11 - rest)
      return true
    })

  private static let koreanResident = CheckedNumber(
    "kr-resident", hints: ["rrn", "주민등록번호", "jumin"], forms: ["9999999999999"], written: ["999999-9999999"],
    date: DatePlaces(year: 0, month: 2, day: 4), fits: { (0x30...0x39).contains($0[6]) },
    shape: { new, old, draw in
      new[6] = old[6]
      put(draw.below(90), at: 7, in: &new)
    },
    seal: { number in
      let sum = CheckDigits.sum(number.prefix(12), [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5])
      number[12] = CheckDigits.digit((11 - sum % 11) % 10)
      return true
    })

  private static let indianAadhaar = CheckedNumber(
    "in-aadhaar", hints: ["aadhaar", "aadhar", "uid", "uidai", "आधार"], forms: ["999999999999"],
    written: ["9999 9999 9999"], fits: { (0x32...0x39).contains($0[0]) && Array($0.reversed()) != $0 },
    shape: { new, _, draw in new[0] = 0x32 + UInt8(draw.below(8)) },
    seal: { number in
      number[11] = CheckDigits.digit(CheckDigits.verhoeff(number.prefix(11)))
      return true
    })

  /// Permanent Account Number: the check letter's making is not public. The fourth letter tells the sort of holder.
  private static let indianPAN = CheckedNumber(
    "in-pan", hints: ["pan", "pannumber", "panno", "pancard"], forms: ["AAAAA9999A"], written: ["AAAAA9999A"],
    isSureInText: false, checks: 0, fits: { $0[3].isOne(of: "ABCFGHJLPT") && $0[5..<9].contains { $0 != 0x30 } },
    shape: { new, old, _ in new[3] = old[3] }, seal: { _ in true })

  private static let singaporeanNRIC = CheckedNumber(
    "sg-nric", hints: ["nric", "fin", "nricfin"],
    forms: ["S9999999A", "T9999999A", "F9999999A", "G9999999A", "M9999999A"],
    written: ["S9999999A", "T9999999A", "F9999999A", "G9999999A", "M9999999A"],
    shape: { new, old, _ in new[0] = old[0] },
    seal: { number in
      let sum = CheckDigits.sum(number[1..<8], [2, 7, 6, 5, 4, 3, 2])
      switch number[0] {
      case UInt8(ascii: "S"): number[8] = Array("JZIHGFEDCBA".utf8)[sum % 11]
      case UInt8(ascii: "T"): number[8] = Array("JZIHGFEDCBA".utf8)[(sum + 4) % 11]
      case UInt8(ascii: "F"): number[8] = Array("XWUTRQPNMLK".utf8)[sum % 11]
      case UInt8(ascii: "G"): number[8] = Array("XWUTRQPNMLK".utf8)[(sum + 4) % 11]
      default: number[8] = Array("KLJNPQRTUWX".utf8)[10 - (sum + 3) % 11]
      }
      return true
    })

  private static let taiwaneseId = CheckedNumber(
    "tw-id", hints: ["身分證", "身分證字號", "twid"], forms: ["A999999999"], written: ["A999999999"],
    fits: { $0[1].isOne(of: "1289") }, shape: { new, old, _ in new[1] = old[1] },
    seal: { number in
      // The letters by the counties' order of long ago.
      guard let place = Array("ABCDEFGHJKLMNPQRSTUVXYWZIO".utf8).firstIndex(of: number[0]) else { return false }
      let value = place + 10
      let sum = value / 10 + value % 10 * 9 + CheckDigits.sum(number[1..<9], [8, 7, 6, 5, 4, 3, 2, 1])
      number[9] = CheckDigits.digit((10 - sum % 10) % 10)
      return true
    })

  /// HKID: a missing first letter counts 36.
  private static let hongKongId = CheckedNumber(
    "hk-id", hints: ["hkid", "hkidnumber"], forms: ["A999999*", "AA999999*"], written: ["A999999(*)", "AA999999(*)"],
    fits: { $0[$0.count - 1].isDigit || $0[$0.count - 1] == UInt8(ascii: "A") },
    seal: { number in
      let last = number.count - 1
      var sum = last == 7 ? 36 * 9 : 0
      for (place, byte) in number.prefix(last).enumerated() {
        let value = byte.isDigit ? Int(byte - 0x30) : Int(byte - 0x41) + 10
        sum += value * (last + 1 - place)
      }
      let value = (11 - sum % 11) % 11
      number[last] = value == 10 ? UInt8(ascii: "A") : CheckDigits.digit(value)
      return true
    })

  /// Tax file number: a multiple of eleven.
  private static let australianTFN = CheckedNumber(
    "au-tfn", hints: ["tfn", "taxfilenumber"], forms: ["999999999", "99999999"],
    fits: { $0.contains { $0 != 0x30 } }, shape: { new, _, draw in new[0] = 0x31 + UInt8(draw.below(9)) },
    seal: { number in
      // The last weight is 10 of nine and 7 of eight: -1 and 7 modulo 11, whose inverses are 10 and 8.
      let weights = number.count == 9 ? [1, 4, 3, 7, 5, 8, 6, 9] : [10, 7, 8, 4, 6, 3, 5]
      let sum = CheckDigits.sum(number.dropLast(), weights)
      let value = number.count == 9 ? sum % 11 : (10 * sum) % 11
      if value == 10 { return false }
      number[number.count - 1] = CheckDigits.digit(value)
      return true
    })

  private static let southAfricanId = CheckedNumber(
    "za-id", hints: ["rsaid", "southafricanid", "saidnumber", "idnumber"], forms: ["9999999999999"],
    date: DatePlaces(year: 0, month: 2, day: 4), fits: { $0[10].isOne(of: "012") },
    shape: { new, old, _ in (new[10], new[11]) = (old[10], 0x38) },
    seal: { number in
      number[12] = CheckDigits.digit(CheckDigits.luhn(number.prefix(12)))
      return true
    })
}
