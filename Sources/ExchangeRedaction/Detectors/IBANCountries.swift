/// What stands behind the check digits of an IBAN, by country: `n` a digit, `a` a letter, `c` either (ISO 13616 and the
/// registry that SWIFT keeps for it; for some countries outside of it what their banks write).
enum IBANCountries {
  /// One byte for each character; nil for a country that has no such numbers.
  static func classes(of first: UInt8, _ second: UInt8) -> [UInt8]? {
    guard first.isLetter, second.isLetter else { return nil }
    return table[Int(first & 0x1F) << 5 | Int(second & 0x1F)]
  }

  private static let structures: [(form: String, countries: String)] = [
    ("10n11c2n", "FR MC"), ("11n", "NO"), ("12n", "BE"), ("14n", "DK FI FO GL SD"), ("14n15c", "RU"), ("15n", "SI"),
    ("16n", "AT BA EE LT MN XK"), ("17n", "HR"), ("18n", "CR DE ME RS VA"), ("19n", "AE IL SO TL"),
    ("1a10n12c", "IT SM"), ("20c", "MD"), ("20n", "CZ ES SE SK TN"), ("21n", "LY PT ST AO MZ CV"), ("22n", "IS DZ IR"),
    ("23n", "BI DJ MR CM GA CG KM MG"), ("23n1a1c", "BR"), ("24c", "GT"), ("24n", "HU PL MA"), ("25n", "EG"),
    ("2a12n", "FK"), ("2a16n", "GE"), ("2a22n", "TG NE"), ("2c22n", "BF CI SN ML BJ"), ("2n18c", "SA"),
    ("3n10c2n", "MK"), ("3n13c", "KZ LU"), ("3n16c", "OM"), ("4a10n", "NL"), ("4a13c", "LV"), ("4a14c", "BH"),
    ("4a14n", "GB IE"), ("4a15c", "GI"), ("4a15n", "IQ"), ("4a16c", "PK RO"), ("4a16n", "VG"), ("4a19n3a", "MU"),
    ("4a20c", "AZ"), ("4a20n", "HN NI SV"), ("4a20n3a", "SC"), ("4a21c", "PS QA"), ("4a22c", "KW"), ("4a24c", "LC"),
    ("4a4n18c", "JO YE"), ("4a5n18c", "MT"), ("4a6n8c", "BG"), ("4c20n", "DO"), ("4c4n16c", "BY"), ("4n20c", "LB"),
    ("5n12c", "CH LI"), ("6n16c", "TR"), ("6n19c", "UA"), ("7n16c", "GR"), ("8n12c", "AD"), ("8n16c", "AL CY"),
  ]

  private static let table: [Int: [UInt8]] = {
    var table: [Int: [UInt8]] = [:]
    for (form, countries) in structures {
      var classes: [UInt8] = []
      var count = 0
      for byte in form.utf8 {
        if byte.isDigit {
          count = count * 10 + Int(byte - 0x30)
        } else {
          classes += [UInt8](repeating: byte, count: count)
          count = 0
        }
      }
      for country in countries.split(separator: " ") {
        let letters = Array(country.utf8)
        table[Int(letters[0] & 0x1F) << 5 | Int(letters[1] & 0x1F)] = classes
      }
    }
    return table
  }()
}
