/// North and South America.
extension CheckedNumber {
  static let americas: [CheckedNumber] = [
    americanSSN, americanRouting, canadianSIN, brazilianCPF, brazilianCNPJ, mexicanCURP, mexicanRFC, argentineCUIT,
    chileanRUT, colombianNIT,
  ]

  /// No area 000 or 666, no group 00, no serial 0000. Areas from 900 are given to nobody, or to taxpayers without a
  /// number: invented ones stand there, in groups that the latter have not.
  private static let americanSSN = CheckedNumber(
    "us-ssn", hints: ["ssn", "itin", "socialsecurity", "socialsecuritynumber", "taxid", "tin"], forms: ["999999999"],
    written: ["999-99-9999"], checks: 0,
    fits: { number in
      !number.starts(with: "000".utf8) && !number.starts(with: "666".utf8) && pair(number, at: 3) != 0
        && number[5...].contains { $0 != 0x30 }
    },
    shape: { new, _, draw in
      new[0] = 0x39
      put(10 + draw.below(40), at: 3, in: &new)
      new[5] = 0x31 + UInt8(draw.below(9))
    }, seal: { _ in true })

  /// ABA routing number: weights 3, 7 and 1.
  private static let americanRouting = CheckedNumber(
    "us-routing", hints: ["routing", "routingnumber", "aba", "abanumber", "rtn"], forms: ["999999999"],
    fits: { (0...12).contains(pair($0, at: 0)) || (21...32).contains(pair($0, at: 0)) || pair($0, at: 0) == 80 },
    shape: { new, old, _ in (new[0], new[1]) = (old[0], old[1]) },
    seal: { number in
      number[8] = CheckDigits.digit((10 - CheckDigits.sum(number.prefix(8), [3, 7, 1]) % 10) % 10)
      return true
    })

  /// Social Insurance Number; those that start with 9 are given for a time.
  private static let canadianSIN = CheckedNumber(
    "ca-sin", hints: ["sin", "socialinsurance", "socialinsurancenumber"], forms: ["999999999"],
    fits: { $0[0] != 0x30 && $0[0] != 0x38 }, shape: { new, _, _ in new[0] = 0x39 },
    seal: { number in
      number[8] = CheckDigits.digit(CheckDigits.luhn(number.prefix(8)))
      return true
    })

  private static let brazilianCPF = CheckedNumber(
    "br-cpf", hints: ["cpf", "cpfcnpj"], forms: ["99999999999"], written: ["999.999.999-99"], checks: 2,
    fits: { Set($0).count > 1 },
    seal: { number in
      for count in 9...10 {
        let sum = CheckDigits.sum(number.prefix(count), Array((2...(count + 1)).reversed()))
        number[count] = CheckDigits.digit(sum * 10 % 11 % 10)
      }
      return true
    })

  /// Since 2026 with letters in front of the check, too, which count by their place in ASCII.
  private static let brazilianCNPJ = CheckedNumber(
    "br-cnpj", hints: ["cnpj", "cpfcnpj"], forms: ["************99"], written: ["**.***.***/****-99"], checks: 2,
    fits: { Set($0).count > 1 && $0[0].isDigit },
    seal: { number in
      let weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
      for count in 12...13 {
        let rest = CheckDigits.sum(number.prefix(count), Array(weights.suffix(count))) % 11
        number[count] = CheckDigits.digit(rest < 2 ? 0 : 11 - rest)
      }
      return true
    })

  /// Clave Única de Registro de Población (RENAPO).
  private static let mexicanCURP = CheckedNumber(
    "mx-curp", hints: ["curp"], forms: ["AAAA999999AAAAAA*9"], written: ["AAAA999999AAAAAA*9"],
    date: DatePlaces(year: 4, month: 6, day: 8),
    fits: { $0[10].isOne(of: "HMX") && states.contains(String(decoding: $0[11...12], as: UTF8.self)) },
    shape: { new, old, draw in
      for place in [0, 2, 3, 13, 14, 15] { new[place] = draw.pick("BCDFGJKLMNPQRSTVZ") }
      new[1] = draw.pick("AEIOU")
      new[10] = old[10]
      new.replaceSubrange(11...12, with: draw.pick(states.sorted()).utf8)
      new[16] = old[16].isDigit ? draw.digit() : draw.pick("ABCDEF")
    },
    seal: { number in
      var sum = 0
      for (place, byte) in number.prefix(17).enumerated() {
        // Ñ stands between N and O.
        let value = byte.isDigit ? Int(byte - 0x30) : Int(byte - 0x41) + (byte > 0x4E ? 11 : 10)
        sum += value * (18 - place)
      }
      number[17] = CheckDigits.digit((10 - sum % 10) % 10)
      return true
    })

  private static let states: Set<String> = [
    "AS", "BC", "BS", "CC", "CL", "CM", "CS", "CH", "DF", "DG", "GT", "GR", "HG", "JC", "MC", "MN", "MS", "NT", "NL",
    "OC",
    "PL", "QT", "QR", "SP", "SL", "SR", "TC", "TS", "TL", "VZ", "YN", "ZS", "NE",
  ]

  /// Registro Federal de Contribuyentes of a person.
  private static let mexicanRFC = CheckedNumber(
    "mx-rfc", hints: ["rfc"], forms: ["AAAA999999***"], written: ["AAAA999999***"],
    date: DatePlaces(year: 4, month: 6, day: 8), fits: { $0[12].isDigit || $0[12] == UInt8(ascii: "A") },
    shape: { new, _, draw in
      for place in [0, 2, 3] { new[place] = draw.pick("BCDFGJKLMNPQRSTVZ") }
      new[1] = draw.pick("AEIOU")
      for place in [10, 11] where new[place].isLetter { new[place] = draw.pick("BCDFGHJKLMPQRSTV") }
    },
    seal: { number in
      var sum = 0
      for (place, byte) in number.prefix(12).enumerated() {
        // 0 to 9, A to N, &, O to Z.
        let value = byte.isDigit ? Int(byte - 0x30) : Int(byte - 0x41) + (byte > 0x4E ? 11 : 10)
        sum += value * (13 - place)
      }
      let value = (11 - sum % 11) % 11
      number[12] = value == 10 ? UInt8(ascii: "A") : CheckDigits.digit(value)
      return true
    })

  private static let argentineCUIT = CheckedNumber(
    "ar-cuit", hints: ["cuit", "cuil"], forms: ["99999999999"], written: ["99-99999999-9"],
    fits: { ["20", "23", "24", "27", "30", "33", "34"].contains(String(decoding: $0.prefix(2), as: UTF8.self)) },
    shape: { new, old, _ in (new[0], new[1]) = (old[0], old[1]) },
    seal: { number in
      let value = (11 - CheckDigits.sum(number.prefix(10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      if value == 10 { return false }
      number[10] = CheckDigits.digit(value)
      return true
    })

  private static let chileanRUT = CheckedNumber(
    "cl-rut", hints: ["rut", "run"], forms: ["9999999*", "99999999*"],
    written: ["99.999.999-*", "9.999.999-*", "99999999-*"],
    fits: { $0[0] != 0x30 && ($0[$0.count - 1].isDigit || $0[$0.count - 1] == UInt8(ascii: "K")) },
    shape: { new, old, draw in
      let pair = new.count == 9 ? 10 + draw.below(15) : 50 + draw.below(50)
      put(pair, at: 0, in: &new)
    },
    seal: { number in
      let last = number.count - 1
      let sum = CheckDigits.sum(number.prefix(last).reversed(), [2, 3, 4, 5, 6, 7])
      let value = 11 - sum % 11
      number[last] = value == 10 ? UInt8(ascii: "K") : CheckDigits.digit(value == 11 ? 0 : value)
      return true
    })

  private static let colombianNIT = CheckedNumber(
    "co-nit", hints: ["nit"], forms: ["9999999999"], written: ["999.999.999-9"],
    seal: { number in
      let weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]
      let value = CheckDigits.sum(number.prefix(9).reversed(), weights) % 11
      number[9] = Array("01987654321".utf8)[value]
      return true
    })
}
