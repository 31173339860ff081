import BuiltInRules
import Foundation
import Testing

@testable import ExchangeRedaction

/// The lists are held against names of people and places: the embedded ones always, those of a Faker installation
/// (PyPI, `pip install faker`) where `CAMEO_NAME_LISTS` names a file with one name a line.
@Suite struct LeafScreeningTests {
  private static let cities = """
    new york los angeles chicago houston phoenix philadelphia san antonio san diego dallas austin jacksonville columbus \
    charlotte indianapolis seattle denver boston nashville portland memphis mobile normal reading bath orange enterprise \
    paradise surprise corona concord london paris berlin madrid rome vienna hamburg munich cologne leipzig dresden lyon \
    marseille nice toulouse split tours barcelona valencia milan naples turin warsaw krakow prague budapest lisbon porto \
    amsterdam rotterdam brussels antwerp ghent zurich geneva basel bern stockholm oslo copenhagen helsinki dublin tokyo \
    osaka kyoto beijing shanghai mumbai delhi sydney melbourne toronto montreal vancouver moscow kyiv istanbul ankara cairo
    """
  private static let special = [
    "health", "medical", "dental", "diabetes", "cancer", "disability", "pregnant", "religion", "catholic", "muslim",
    "jewish", "church", "union", "political", "gay", "lesbian", "gender", "male", "female", "married", "divorced",
    "single",
    "criminal", "arrest", "ethnic", "asian", "black", "white", "salary", "nationality", "biometric", "pill", "military",
  ]

  /// Words of special categories in all their kinds: belief, origin, politics, health, sex life, convictions, bodies.
  private static let specialWords: Set<String> = Set(
    """
    christian protestant orthodox hindu buddhist sikh atheist agnostic evangelical lutheran baptist methodist mormon \
    shia sunni islam judaism christianity faith parish confession kosher halal vegetarian democrat republican liberal \
    conservative socialist communist politics voter hispanic latino latina african caucasian arab roma indian native \
    aboriginal race ethnicity hiv aids asthma depression allergy pregnancy therapy surgery covid vaccine vaccinated \
    diagnosis patient symptom blood chronic epilepsy illness sick disabled handicap hospital clinic doctor physician \
    nurse prescription medication drug obesity smoker alcohol addiction anxiety adhd autism dementia stroke tumor \
    infection infected fever pain injury wheelchair blind deaf mental psychiatric heterosexual homosexual bisexual \
    queer trans transgender nonbinary straight lgbt sexual widowed widow separated engaged spouse wife husband \
    marriage convicted conviction felony misdemeanor jail prison probation parole offender guilty unionized \
    fingerprint iris retina facial voiceprint dna genetic immigrant refugee asylum wage minor elderly boy girl
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// What a wire word has in common with somebody's name or a special category, looked at one by one: a switch that is
  /// off, and words that a person is hardly ever called by.
  private static let reviewed: Set<String> = [
    "disabled",
    "add", "as", "basic", "block", "bot", "car", "close", "comment", "company", "date", "fee", "field", "fields",
    "general", "key", "line", "list", "low", "lower", "merchant", "none", "on", "org", "over", "parent", "put",
    "reader",
    "reason", "run", "sales", "server", "stock", "too", "topic", "trace", "true", "unique", "unknown", "valid", "visa",
  ]

  @Test func `no part of a wire word tells of a special category, but what was looked at`() {
    for word in Set(WordLists.wireWords).union(WordLists.wireTokens) {
      for part in word.split(separator: "_").map(String.init) where Self.specialWords.contains(part) {
        #expect(Self.reviewed.contains(part), "\(word)")
      }
    }
    let words = Set(WordLists.wireWords).union(WordLists.wireTokens)
    #expect(Self.reviewed.isSubset(of: words), "looked at, and gone since")
  }

  @Test func `no wire word is a name of the given list, but what was looked at`() {
    let outside = Set(Self.outsideNames())
    if outside.isEmpty {
      print("NOTE: CAMEO_NAME_LISTS is not set; wire words are held against the embedded lists only")
    }
    for word in Set(WordLists.wireWords).union(WordLists.wireTokens) where outside.contains(word) {
      #expect(Self.reviewed.contains(word), "\(word)")
    }
  }

  /// Field words that somebody may be called by, and that interfaces could not do without.
  private static let reviewedFields: Set<String> = [
    "age", "author", "back", "bar", "begin", "branch", "brand", "can", "carrier", "case", "cases", "clear", "cross",
    "day", "deep", "edit", "force", "grant", "gross", "holder", "hook", "hour", "iban", "job", "kind", "lang", "link",
    "long", "manage", "master", "max", "mean", "media", "meta", "more", "page", "pages", "parts", "payer", "per",
    "poll",
    "post", "postal", "power", "price", "prior", "ran", "read", "repo", "room", "sale", "sec", "sha", "short", "side",
    "skip", "smart", "split", "stack", "street", "tiers", "toll", "uri", "var", "way", "zone",
  ]

  @Test func `no field word is a name of the given list, but what was looked at`() {
    let outside = Set(Self.outsideNames())
    for word in WordLists.fields where outside.contains(word) && !Self.reviewed.contains(word) {
      #expect(Self.reviewedFields.contains(word), "\(word)")
    }
    #expect(Self.reviewedFields.isSubset(of: Set(WordLists.fields)), "looked at, and gone since")
  }

  private static func outsideNames() -> [String] {
    guard let file = ProcessInfo.processInfo.environment["CAMEO_NAME_LISTS"] else { return [] }
    guard let text = FileManager.default.contents(atPath: file).map({ String(decoding: $0, as: UTF8.self) }) else {
      Issue.record("CAMEO_NAME_LISTS names a file that cannot be read: \(file)")
      return []
    }
    // A wire word that a list of names holds by accident.
    return text.split(separator: "\n").map { LatinFolding.fold(String($0)) }.filter { $0 != "add" }
  }

  private static var people: Set<String> {
    Set(WordLists.givenNames).union(WordLists.surnames).subtracting(["server", "company"])
  }

  @Test func `no wire word is a given name, a surname, a city or a word of a special category`() {
    let cities = Set(Self.cities.split(separator: " ").map(String.init)).subtracting(["new"])
    let taken = Self.people.union(cities).union(Self.special)
    for word in Set(WordLists.wireWords).union(WordLists.wireTokens) {
      #expect(!taken.contains(word), "\(word)")
      #expect(!word.split(separator: "_").contains { Self.special.contains(String($0)) }, "\(word)")
    }
  }

  @Test func `no field word is a given name or a surname`() {
    #expect(Set(WordLists.fields).intersection(Self.people) == [])
  }

  @Test func `no invented word can be a name`() {
    let outside = Self.outsideNames()
    if outside.isEmpty {
      print("NOTE: CAMEO_NAME_LISTS is not set; invented words are held against the embedded lists only")
    }
    let names = Self.people.union(Self.cities.split(separator: " ").map(String.init))
      .union(outside.flatMap { $0.split { !$0.isLetter }.map(String.init) })
    let endings = Set(InventedWords.endings.map(String.init))
    let onsets = Set(InventedWords.onsets.description.utf8)
    let vowels = Set(InventedWords.vowels.description.utf8)
    var hits: [String] = []
    for name in names where name.utf8.count >= 3 && name.utf8.count % 2 == 1 && endings.contains(String(name.suffix(3)))
    {
      let head = Array(name.utf8.dropLast(3))
      let isBuilt = head.indices.allSatisfy { ($0 % 2 == 0 ? onsets : vowels).contains(head[$0]) }
      if isBuilt, head.count <= 6 { hits.append(name) }
    }
    #expect(hits == [])
  }

  @Test(arguments: ["x", "status", "type", "name", "city", "note", "owner"])
  func `every common name is replaced under any member name, and keeps no letter run of itself`(member: String) throws {
    let catalogue = try RuleCatalogue.builtIn()
    let forge = PseudonymForge(key: Array(repeating: 7, count: 32), scope: "s")
    let given = WordLists.givenNames.sorted().prefix(400).map(\.capitalisedFirst)
    let surnames = WordLists.surnames.sorted().prefix(400).map(\.capitalisedFirst)
    let streets = surnames.prefix(100).map { "12 \($0) Street" }
    let cities = Self.cities.split(separator: " ").filter { $0 != "new" }.map { String($0).capitalisedFirst }
    for value in given + surnames + streets + cities + Self.outsideNames().prefix(500) {
      let leaf = Leaf(names: [member], value: .string(value))
      #expect(PublicSources().source(for: leaf, models: [], openapi: []) == nil, "\(value)")
      let kind = catalogue.judge(leaf)?.kind ?? catalogue.fallbackKind(for: leaf)
      let new = forge.replacement(for: leaf.value, kind: kind, in: PseudonymContext(names: [member])).text ?? ""
      if value.count > 3 { #expect(!new.lowercased().contains(value.lowercased()), "\(value) → \(new)") }
      #expect(new.lowercased() != value.lowercased(), "\(value)")
    }
  }
}
