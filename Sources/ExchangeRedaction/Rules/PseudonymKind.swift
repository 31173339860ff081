/// The form an invented value takes. Its raw value stands in decisions and exchange files.
package struct PseudonymKind: RawRepresentable, Sendable, Hashable, Comparable, CustomStringConvertible {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Nil for a kind the tool does not know.
  package init?(known name: String) {
    guard Self.order[name] != nil else { return nil }
    rawValue = name
  }

  package var description: String { rawValue }

  /// Later is stronger: of all kinds found for one value in a run the strongest gives the form.
  package static func < (a: PseudonymKind, b: PseudonymKind) -> Bool {
    let (x, y) = (order[a.rawValue] ?? -1, order[b.rawValue] ?? -1)
    return x == y ? a.rawValue.utf8.lexicographicallyPrecedes(b.rawValue.utf8) : x < y
  }

  /// Whether this is what a value becomes for want of a rule.
  package var isFallback: Bool { Self.fallbacks.contains(self) }
  /// Whether no decision may keep a value of this kind.
  package var isSecret: Bool { Self.secrets.contains(self) }
  package var isSpecial: Bool { rawValue.utf8.starts(with: "special.".utf8) }

  package static let text = PseudonymKind(rawValue: "text")
  package static let number = PseudonymKind(rawValue: "number")
  package static let boolean = PseudonymKind(rawValue: "boolean")
  package static let id = PseudonymKind(rawValue: "id")
  package static let date = PseudonymKind(rawValue: "date")
  package static let instant = PseudonymKind(rawValue: "instant")
  /// A protocol clock: moved so that the recording moment is 2001-01-01T00:00:00Z.
  package static let clock = PseudonymKind(rawValue: "clock")
  package static let digest = PseudonymKind(rawValue: "digest")
  package static let url = PseudonymKind(rawValue: "url")
  package static let uuid = PseudonymKind(rawValue: "uuid")

  package static let health = PseudonymKind(rawValue: "special.health")
  package static let religion = PseudonymKind(rawValue: "special.religion")
  package static let ethnicity = PseudonymKind(rawValue: "special.ethnicity")
  package static let politics = PseudonymKind(rawValue: "special.politics")
  package static let union = PseudonymKind(rawValue: "special.union")
  package static let biometrics = PseudonymKind(rawValue: "special.biometrics")
  package static let convictions = PseudonymKind(rawValue: "special.convictions")
  package static let sexLife = PseudonymKind(rawValue: "special.sex-life")
  package static let gender = PseudonymKind(rawValue: "special.gender")
  package static let maritalState = PseudonymKind(rawValue: "special.marital-state")
  package static let nationality = PseudonymKind(rawValue: "special.nationality")
  package static let age = PseudonymKind(rawValue: "special.age")
  package static let salary = PseudonymKind(rawValue: "special.salary")

  package static let host = PseudonymKind(rawValue: "host")
  package static let mac = PseudonymKind(rawValue: "mac")
  package static let ip = PseudonymKind(rawValue: "ip")
  package static let device = PseudonymKind(rawValue: "device")
  package static let coordinate = PseudonymKind(rawValue: "coordinate")
  package static let postcode = PseudonymKind(rawValue: "postcode")
  package static let city = PseudonymKind(rawValue: "city")
  package static let address = PseudonymKind(rawValue: "address")
  package static let company = PseudonymKind(rawValue: "company")
  package static let birthDate = PseudonymKind(rawValue: "birth-date")
  package static let login = PseudonymKind(rawValue: "login")
  package static let name = PseudonymKind(rawValue: "name")
  package static let phone = PseudonymKind(rawValue: "phone")
  package static let email = PseudonymKind(rawValue: "email")
  package static let nationalId = PseudonymKind(rawValue: "national-id")
  package static let account = PseudonymKind(rawValue: "account")
  package static let iban = PseudonymKind(rawValue: "iban")
  package static let card = PseudonymKind(rawValue: "card")

  package static let code = PseudonymKind(rawValue: "code")
  package static let cookie = PseudonymKind(rawValue: "cookie")
  package static let password = PseudonymKind(rawValue: "password")
  package static let passwordHash = PseudonymKind(rawValue: "password-hash")
  package static let privateKey = PseudonymKind(rawValue: "private-key")
  package static let token = PseudonymKind(rawValue: "token")
  package static let authorization = PseudonymKind(rawValue: "authorization")
  package static let jwt = PseudonymKind(rawValue: "jwt")

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

  private static let order: [String: Int] = Dictionary(
    all.enumerated().map { ($1.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
}
