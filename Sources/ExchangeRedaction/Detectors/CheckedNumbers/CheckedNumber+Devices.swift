/// Numbers of telephones, their cards and of vehicles; and of passports, which have no country's form.
extension CheckedNumber {
  /// Eight or nine letters and digits (ICAO 9303, part 4, 4.2.2), told by the word before only.
  static let passport = CheckedNumber(
    "passport",
    hints: [
      "passport", "passportnumber", "passportno", "reisepass", "passnummer", "reisepassnummer", "passeport",
      "pasaporte",
      "passaporto", "passaporte", "paspoort", "paszport", "паспорт", "护照", "パスポート", "旅券番号", "여권",
    ],
    forms: ["*********", "********"], checks: 0, fits: { $0.count(where: \.isDigit) >= 5 }, seal: { _ in true })

  static let devices: [CheckedNumber] = [imei, imeiSoftware, imsi, iccid, vin]

  /// 3GPP TS 23.003, 6.2: Luhn. Type allocation codes that start with 001 are for tests.
  private static let imei = CheckedNumber(
    "imei", hints: ["imei", "imei1", "imei2", "deviceimei"], forms: ["999999999999999"],
    written: ["99-999999-999999-9"],
    shape: { new, _, _ in new.replaceSubrange(0..<3, with: "001".utf8) },
    seal: { number in
      number[14] = CheckDigits.digit(CheckDigits.luhn(number.prefix(14)))
      return true
    })

  /// With the software's version in place of the check.
  private static let imeiSoftware = CheckedNumber(
    "imeisv", hints: ["imeisv", "imei"], forms: ["9999999999999999"], checks: 0,
    shape: { new, _, _ in new.replaceSubrange(0..<3, with: "001".utf8) }, seal: { _ in true })

  /// ITU-T E.212: the country 001 is for tests.
  private static let imsi = CheckedNumber(
    "imsi", hints: ["imsi"], forms: ["999999999999999", "99999999999999"], checks: 0,
    shape: { new, _, _ in new.replaceSubrange(0..<5, with: "00101".utf8) }, seal: { _ in true })

  /// ITU-T E.118: telecommunication cards start with 89; country and issuer stay.
  private static let iccid = CheckedNumber(
    "iccid", hints: ["iccid", "simserial", "simnumber", "sim"], forms: ["8999999999999999999", "89999999999999999999"],
    shape: { new, old, _ in new.replaceSubrange(0..<7, with: old[0..<7]) },
    seal: { number in
      let last = number.count - 1
      number[last] = CheckDigits.digit(CheckDigits.luhn(number.prefix(last)))
      return true
    })

  /// ISO 3779 with the check that North America asks for in the ninth place (49 CFR 565.15).
  private static let vin = CheckedNumber(
    "vin", hints: ["vin", "vehicleidentificationnumber", "fahrgestellnummer", "chassisnumber"],
    forms: ["*****************"], written: ["*****************"],
    fits: { number in
      number.allSatisfy { !$0.isOne(of: "IOQ") } && number[13...].allSatisfy(\.isDigit)
        && number.prefix(12).count(where: \.isLetter) >= 3
    },
    shape: { new, old, draw in
      for place in new.indices where new[place].isLetter { new[place] = draw.pick("ABCDEFGHJKLMNPRSTUVWXYZ") }
      // The maker's mark and the model year tell nobody's car.
      new.replaceSubrange(0..<3, with: old[0..<3])
      new[9] = old[9]
    },
    seal: { number in
      var sum = 0
      for (byte, weight) in zip(number, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) {
        sum += weight * (byte.isDigit ? Int(byte - 0x30) : letterValues[Int(byte - 0x41)])
      }
      number[8] = sum % 11 == 10 ? UInt8(ascii: "X") : CheckDigits.digit(sum % 11)
      return true
    })

  private static let letterValues = [
    1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9,
  ]
}
