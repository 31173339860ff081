/// The form an invented value takes. Its raw value stands in decisions and exchange files.
package enum PseudonymKind: String, Sendable, Hashable, Comparable, CustomStringConvertible {
  case text
  case number
  case boolean
  case id
  case date
  case instant
  /// A protocol clock: moved so that the recording moment is 2001-01-01T00:00:00Z.
  case clock
  case digest
  case url
  case uuid

  case health = "special.health"
  case religion = "special.religion"
  case ethnicity = "special.ethnicity"
  case politics = "special.politics"
  case union = "special.union"
  case biometrics = "special.biometrics"
  case convictions = "special.convictions"
  case sexLife = "special.sex-life"
  case gender = "special.gender"
  case maritalState = "special.marital-state"
  case nationality = "special.nationality"
  case age = "special.age"
  case salary = "special.salary"

  case host
  case mac
  case ip
  case device
  case coordinate
  case postcode
  case city
  case address
  case company
  case birthDate = "birth-date"
  case login
  case name
  case phone
  case email
  case nationalId = "national-id"
  case account
  case iban
  case card

  case code
  case cookie
  case password
  case passwordHash = "password-hash"
  case privateKey = "private-key"
  case token
  case authorization
  case jwt

  package var description: String { rawValue }

  /// Later is stronger: of all kinds found for one value in a run the strongest gives the form.
  package static func < (a: PseudonymKind, b: PseudonymKind) -> Bool { a.rank < b.rank }

  /// Whether what is made depends on what the value belongs to: moments and places move together.
  var dependsOnSubject: Bool { [.date, .instant, .clock].contains(self) || isSpecial }
  /// Whether this is what a value becomes for want of a rule.
  package var isFallback: Bool { Self.fallbacks.contains(self) }
  /// Whether no decision may keep a value of this kind.
  package var isSecret: Bool { Self.secrets.contains(self) }
  package var isSpecial: Bool { Self.specials.contains(self) }

  /// Weakest first.
  package static let fallbacks: [PseudonymKind] = [text, number, boolean, id, digest, date, instant, clock, url, uuid]
  package static let specials: [PseudonymKind] = [
    age, salary, nationality, gender, maritalState, union, politics, ethnicity, religion, biometrics, convictions,
    sexLife, health,
  ]
  package static let personals: [PseudonymKind] = [
    host, mac, ip, device, coordinate, postcode, city, address, company, birthDate, login, name, phone, email,
    nationalId, account, iban, card,
  ]
  package static let secrets: [PseudonymKind] = [
    code, cookie, password, passwordHash, privateKey, token, authorization, jwt,
  ]
  /// Every kind, weakest first.
  package static let all = fallbacks + specials + personals + secrets

  /// Place among all kinds, weakest first.
  var rank: Int { Self.ranks[self] ?? -1 }

  private static let ranks: [PseudonymKind: Int] = Dictionary(
    all.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
