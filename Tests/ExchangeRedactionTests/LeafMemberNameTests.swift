import Testing

@testable import ExchangeRedaction

@Suite struct LeafMemberNameTests {
  private let names = MemberNames(extra: ["zorgblat"])

  @Test(arguments: [
    "id", "userName", "email_visibility", "displayname", "collectionId", "perPage", "total_items", "zorgblat", "en",
    "de-AT", "S",
    "EUR", "vorname", "nachname", "氏名", "$ref", "@type", "_links", "x-request-id", "lat", "address2", "schemas", "meta",
    "created", "familyName", "emailVisibility", "expiresIn", "avatarUrl", "urn:ietf:params:scim:schemas:core:2.0:User",
  ])
  func `words of interfaces are vouched`(name: String) { #expect(names.isVouched(name)) }

  @Test(arguments: [
    "jdoe", "anna", "schmidt", "mueller", "anna.schmidt", "maria82", "k3b9x", "640318275", "anna@firma.de", "goodman",
    "110bcd25-a55d-453a-8046-1297901ea002", "q9f2Kx7LmP3sVt8z", "507f1f77bcf86cd799439011", "@anna:firma.de", "Leipzig",
    "ian",
  ])
  func `names of people and things are not`(name: String) { #expect(!names.isVouched(name)) }

  @Test(arguments: [
    "anna", "Anna", "schmidt", "jsmith", "anna.schmidt", "maria82", "640318275", "anna@firma.de", "q9f2Kx7LmP3sVt8z",
    "110bcd25-a55d-453a-8046-1297901ea002", "johnsonp", "81.2.69.142", "mgarcia",
  ])
  func `what leads to a person or thing is known`(name: String) { #expect(names.isIdentifying(name)) }

  @Test(arguments: ["id", "userName", "frobnicate", "quux", "xyzzy", "displayname", "grant", "page"])
  func `other names lead to nobody`(name: String) { #expect(!names.isIdentifying(name)) }

  @Test func `the fast way to split a name agrees with the full one`() {
    var random = LeafRandom(seed: 5)
    let letters = Array("abcXYZ019_-. $")
    for _ in 0..<5000 {
      let name = String((0..<random.below(14)).map { _ in letters[random.below(letters.count)] })
      #expect(NameTokens.split(name) == NameTokens.splitUnicode(name), "\(name)")
    }
    #expect(NameTokens.split("customerE-Mail2XMLId") == ["customer", "e", "mail", "2", "xml", "id"])
    #expect(NameTokens.split("prénomÉlève") == ["prenom", "eleve"])
  }

  @Test func `an object is a map when its names say so`() {
    func verdict(_ names: [String], join: Bool = true, real: Bool = true) -> MemberNames.Verdict {
      self.names.mapVerdict(names: names, valuesJoin: join, isReal: real)
    }
    #expect(verdict(["id", "email", "frobnicate"]) == .fields)
    #expect(verdict(["jdoe", "asmith", "bwong", "quux"]) == .map)
    #expect(verdict(["jdoe", "asmith", "bwong", "quux", "admin", "xyzzy", "frob", "plugh", "thud", "corge"]) == .map)
    #expect(verdict(["jdoe", "asmith", "bwong", "quux"], join: false) == .heldBack)
    #expect(verdict(["jdoe"]) == .heldBack)
    #expect(verdict(["jdoe"], real: false) == .fields)
    #expect(verdict(["640318275"]) == .map)
    #expect(verdict(["anna@firma.de", "bob@firma.de"]) == .map)
    #expect(verdict([]) == .fields)
    #expect(verdict(["S"]) == .fields)
  }

  @Test func `names of people written as one are names of people, and fields are not`() {
    let names = MemberNames()
    for name in ["MariaHuber", "HuberMaria", "maria_huber", "Maria Huber"] {
      #expect(names.isIdentifying(name), "\(name)")
      #expect(names.isPersonal(name), "\(name)")
    }
    for name in ["markAsRead", "graceDays", "roseColor", "displayName", "chargeMode", "willExpire"] {
      #expect(!names.isPersonal(name), "\(name)")
    }
  }
}
