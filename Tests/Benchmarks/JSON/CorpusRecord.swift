/// What a service says of a customer.
struct CorpusRecord: Decodable {
  struct Address: Decodable {
    let street: String
    let city: String
    let postcode: String
    let country: String
    let geo: Place
  }

  struct Place: Decodable {
    let lat: Double
    let lng: Double
  }

  let id: Int
  let uuid: String
  let name: String
  let email: String
  let phone: String?
  let is_active: Bool
  let is_verified: Bool
  let created_at: String
  let updated_at: String
  let birthday: String?
  let balance: Double
  let visits: Int
  let rating: Double?
  let address: Address
  let tags: [String]
  let manager_id: Int?
  let url: String
  let note: String?
}

extension CorpusWords {
  private static let givenNames = [
    "Ada", "Ben", "Chloe", "David", "Emma", "Felix", "Grace", "Hugo", "Ines", "Jonas", "Katherine", "Liam", "Maria",
    "Noah", "Olivia", "Paul", "Quentin", "Rosa", "Samuel", "Tessa", "Ulrich", "Vera", "William", "Xenia", "Yusuf",
    "Zo\u{EB}", "Ren\u{E9}e",
  ]
  private static let surnames = [
    "Adams", "Bauer", "Castillo", "Dubois", "Evans", "Fischer", "Garcia", "Hansen", "Ivanov", "Johnson", "Kowalski",
    "Lopez", "Martin", "Novak", "Olsen", "Petrov", "Rossi", "Schneider", "Taylor", "Urban", "Vargas", "Weber", "Young",
    "Zimmermann", "M\u{FC}ller", "Ibrahimovi\u{107}",
  ]
  private static let streets = [
    "Main Street", "High Street", "Station Road", "Lindenallee", "Rue de la Gare", "Via Roma",
  ]
  private static let cities = [
    "Berlin", "Lyon", "Porto", "Krakow", "Springfield", "Z\u{FC}rich", "San Francisco", "Oslo",
  ]
  private static let tags = ["new", "vip", "newsletter", "beta-tester", "wholesale", "trial", "referred", "overdue"]
  private static let words = [
    "the", "customer", "asked", "for", "a", "call", "about", "delivery", "of", "order", "before", "noon", "please",
    "see", "invoice", "and", "refund", "policy", "next", "week", "is", "fine",
  ]

  /// A record as it stands in an answer.
  mutating func record() -> String {
    let id = 1000 + below(9_000_000)
    let (given, surname) = (pick(Self.givenNames), pick(Self.surnames))
    let email = (given + "." + surname).lowercased().filter(\.isASCII) + String(below(100)) + "@example.com"
    let phone = isOne(in: 4) ? "null" : "\"+49 30 \(digits(7))\""
    let birthday = isOne(in: 3) ? "null" : "\"\(day())\""
    let rating = isOne(in: 5) ? "null" : "\(below(5)).\(below(10))"
    let manager = isOne(in: 2) ? "null" : digits(5)
    let note = isOne(in: 2) ? "null" : "\"\(sentence())\""
    let uuid = [8, 4, 4, 4, 12].map { hexadecimal($0) }.joined(separator: "-")
    return """
      {"id":\(id),"uuid":"\(uuid)","name":"\(given) \(surname)","email":"\(email)","phone":\(phone),\
      "is_active":\(isOne(in: 5) ? "false" : "true"),"is_verified":\(isOne(in: 2) ? "false" : "true"),\
      "created_at":"\(time())","updated_at":"\(time())","birthday":\(birthday),\
      "balance":\(isOne(in: 6) ? "-" : "")\(below(9000)).\(digits(2)),"visits":\(below(400)),"rating":\(rating),\
      "address":{"street":"\(pick(Self.streets)) \(1 + below(200))","city":"\(pick(Self.cities))",\
      "postcode":"\(digits(5))","country":"\(pick(["DE", "FR", "PT", "PL", "US", "CH", "NO"]))",\
      "geo":{"lat":\(below(90)).\(digits(6)),"lng":\(isOne(in: 2) ? "-" : "")\(below(180)).\(digits(6))}},\
      "tags":\(array(below(5)) { "\"\($0.pick(Self.tags))\"" }),"manager_id":\(manager),\
      "url":"https://api.example.com/v2/customers/\(id)","note":\(note)}
      """
  }

  private mutating func two(_ range: Range<Int>) -> String {
    let number = range.lowerBound + below(range.count)
    return number < 10 ? "0\(number)" : "\(number)"
  }

  private mutating func day() -> String { "\(1950 + below(75))-\(two(1..<13))-\(two(1..<29))" }

  private mutating func time() -> String { "\(day())T\(two(0..<24)):\(two(0..<60)):\(two(0..<60))Z" }

  private mutating func sentence() -> String {
    (0..<3 + below(20)).map { _ in pick(Self.words) }.joined(separator: " ")
  }
}
