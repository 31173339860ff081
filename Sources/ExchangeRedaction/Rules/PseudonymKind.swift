/// The form an invented value takes, weakest first. Its raw value stands in decisions and exchange files.
package enum PseudonymKind: String, Sendable, Hashable, Comparable, CaseIterable, CustomStringConvertible {
  case text
  case number
  case boolean
  case id
  case digest
  case date
  case instant
  /// A protocol clock: moved so that the recording moment is 2001-01-01T00:00:00Z.
  case clock
  case url
  case uuid

  case age = "special.age"
  case salary = "special.salary"
  case nationality = "special.nationality"
  case gender = "special.gender"
  case maritalState = "special.marital-state"
  case union = "special.union"
  case politics = "special.politics"
  case ethnicity = "special.ethnicity"
  case religion = "special.religion"
  case biometrics = "special.biometrics"
  case convictions = "special.convictions"
  case sexLife = "special.sex-life"
  case health = "special.health"

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

  /// Place among all kinds, weakest first: their order above. An enum without payloads is its number in memory; a table
  /// took a tenth of the time of a redaction.
  var rank: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// Whether what is made depends on what the value belongs to: moments and places move together.
  var dependsOnSubject: Bool { self >= .date && self <= .clock || isSpecial }
  /// Whether this is what a value becomes for want of a rule.
  package var isFallback: Bool { self <= .uuid }
  package var isSpecial: Bool { self >= .age && self <= .health }
  package var isPersonal: Bool { self >= .host && self <= .card }
  /// Whether no decision may keep a value of this kind.
  package var isSecret: Bool { self >= .code }

  /// Weakest first.
  package static let fallbacks = allCases.filter(\.isFallback)
  package static let specials = allCases.filter(\.isSpecial)
  package static let personals = allCases.filter(\.isPersonal)
  package static let secrets = allCases.filter(\.isSecret)
  /// Every kind, weakest first.
  package static let all = allCases
}
