import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// The ways that most values of a recording take, against those that all could take.
struct QuickLearningTests {
  /// What one endpoint teaches, spelled out.
  private struct Learnt: Equatable {
    var secrets: [String] = []
    var personal: [String] = []
    /// Text → the strongest kind and whether it is removed.
    var kinds: [String: String] = [:]
    var domains: [String: String] = [:]
    var sawDigest = false
    var decisions: [String: Decision] = [:]
    var words: [String: [Int]] = [:]
  }

  private static let odd = #"""
    {"status":"in progress","type":"home","total":3,"code":"404","flag":true,"note":"  ","email":null,"is_admin":true,
     "host":"api.shop.test","self":"api.shop.test:8443","peer":"127.0.0.1","mask":"******","pin":"1234",
     "hash":"d41d8cd98f00b204e9800998ecf8427e","token":"s3cr3t-value","label":"email","value":"ann@firma.de",
     "text":"call ann@firma.de or +49 170 1234567","jwt":"eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbm4ifQ.","at":1700000000,
     "key":"Zürich","city":"Zürich","n":-0.0,"lat":48.137154,"url":"https://api.shop.test/a?token=abcdefgh12",
     "names":["Ann Müller","Müller","PRO-2","a1"],"esc":"M\u00fcller","ref":"declared-secret"}
    """#

  private static func learnt(
    _ documents: [JSONDocument], _ settings: RedactionSettings, takesShortWays: Bool
  ) throws -> Learnt {
    let names = MemberNames()
    let table = RunTable()
    table.declare("declared-secret", name: "PASSWORD")
    let policy = LeafPolicy(settings, names: names).scoped(to: "items")
    let memo = JudgementMemo()
    let redactor = LeafRedactor(
      policy: policy, forge: PseudonymForge(key: settings.key, scope: "production"), table: table, runText: nil,
      ownHosts: ["api.shop.test"], recordedAt: settings.recordedAt, names: names,
      nameLedger: NameLedger(of: [], key: settings.key), memo: memo)
    var bodies = BodyRedactor(
      endpoint: "items", settings: settings, policy: policy, memo: memo, takesShortWays: takesShortWays)
    let parts: [BodyRedactor.Part] = try documents.enumerated().map { number, document in
      let exchange = try RunExample.exchange("items", String(decoding: document.bytes, as: UTF8.self))
      return (number, GatheredBody(exchange: exchange, position: number, document: document), document)
    }
    bodies.judge(parts)
    bodies.learn(parts, with: redactor)
    var out = Learnt(sawDigest: table.known.sawDigest)
    table.secrets.each { out.secrets.append("\($0) \($1.rule) \($1.isDeclared)") }
    table.personal.each { out.personal.append("\($0) \($1.rule)") }
    for document in documents {
      for visit in LeafWalk.leaves(of: document.root, in: PathTree()) {
        guard let text = visit.leaf.text else { continue }
        out.kinds[text] = "\(table.kind(of: text, atLeast: .text)) \(table.isRemoved(text))"
        out.domains[text] = table.domain(of: text)
      }
    }
    for (path, decision) in bodies.fresh { out.decisions[bodies.tree.path(path).text] = decision }
    for (path, count) in bodies.wordCounts { out.words[bodies.tree.path(path).text] = [count.distinct, count.seen] }
    return out
  }

  private static let lines = [
    "{}",
    #"""
    {"items":{"$.status":{"keep":["in progress"],"signed":"2026-01-01"},"$.note":{"replace":"text"},
    "$.total":{"replace":"number"},"$.email":{"replace":"email"},"$.name":{"replace":"name","signed":"2026-01-01"},
    "$.id":{"pin":1,"signed":"2026-01-01"},"$.city":{"keep":"wire-words"},"$.token":{"replace":"text"},
    "$.label":{"keep":"any","why":"x","signed":"2026-01-01","real":true}}}
    """#,
  ]

  @Test(arguments: 0..<24, [[], ["in progress", "jdoe"]])
  func `what is learnt of values without a leaf is what their leaves teach`(seed: Int, models: Set<String>) throws {
    var generator = GeneratedDocuments(seed: UInt64(seed), isHarmless: false)
    var bodies = GeneratedBodies(seed: UInt64(seed))
    var texts = (0..<3).map { _ in bodies.next(depth: 3) }
    texts += (0..<3).map { _ in generator.next() }
    let documents = try (texts + [Self.odd]).map { try JSONDocument($0) }
    for lines in Self.lines {
      var example = try RunExample()
      example.settings.models = models
      try example.decide(lines)
      let quick = try Self.learnt(documents, example.settings, takesShortWays: true)
      let slow = try Self.learnt(documents, example.settings, takesShortWays: false)
      #expect(quick == slow)
      #expect(quick.personal.contains { $0.hasPrefix("ann@firma.de ") })
    }
  }

  // MARK: Names

  private static let parts = [
    "user", "id", "created", "At", "Name", "name", "Huber", "Anna", "zzqx", "x", "de", "DE", "is", "mails", "per",
    "page",
    "Schmidt", "perpage", "userid", "isactive", "é", "K", "2", "123456", "Open", "Table", "abcdefghijkl", "kunde",
    "handynummers", "san", "ian", "goodman",
  ]

  @Test(arguments: 0..<40)
  func `whether a name is vouched for does not depend on the way it is looked at`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = MemberNames()
    let signs = ["", "", "_", "-", " ", ".", "/", "__", ":", "$", "'"]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (Self.parts.randomElement(using: &random) ?? "") + (signs.randomElement(using: &random) ?? "")
      }.joined()
      #expect(names.isVouched(text) == names.isVouchedSlowly(text), "\(text)")
    }
    let lists: [WordSet] = [WordLists.fields, WordLists.surnames, WordLists.wireWords, WordLists.givenNames]
    for list in lists {
      let some = list.sorted().shuffled(using: &random).prefix(150)
      for word in some {
        for text in [word, word.prefix(1).uppercased() + word.dropFirst(), word + "_" + (some.first ?? "")] {
          #expect(names.isVouched(text) == names.isVouchedSlowly(text), "\(text)")
        }
      }
    }
  }

  @Test(arguments: 0..<60)
  func `where all names of a body are ordinary its judge has nothing to say`(seed: Int) throws {
    var generator = GeneratedDocuments(seed: UInt64(seed), isHarmless: seed.isMultiple(of: 2))
    var bodies = GeneratedBodies(seed: UInt64(seed))
    let names = MemberNames()
    let ordinary = OrdinaryNames(names)
    let own = [
      #"{"id":1,"items":[{"name":"a","total":2}]}"#, #"{"name":{"Huber":1}}"#, #"{"":1}"#, #"{"n\u0061me":1}"#,
      #"{"2024":1,"2025":2}"#, #"{"de":1,"en":2,"fr":3,"pl":4}"#, "[]", "3",
    ]
    for text in own + (0..<8).flatMap({ _ in [generator.next(), bodies.next(depth: 3)] }) {
      let document = try JSONDocument(text)
      guard ordinary.cover(document) else { continue }
      let judge = NameJudge([document], names: names, isReal: true)
      #expect(judge.plans[0].replaced.isEmpty && judge.plans[0].verdicts.isEmpty, "\(text)")
      #expect(judge.plans[0].open.isEmpty && judge.unvouched.isEmpty, "\(text)")
    }
    #expect(ordinary.cover(try JSONDocument(own[0])))
    #expect(!ordinary.cover(try JSONDocument(own[1])))
  }

  @Test func `a list of words answers as a set of them does`() {
    let words = ["a", "zürich", "e\u{301}cole", "order", "orders", ""]
    let list = WordSet(words.filter { !$0.isEmpty })
    for text in words + ["Order", "zu\u{308}rich", "école", "order ", "b"] {
      #expect(list.contains(text) == Set(words.filter { !$0.isEmpty }).contains(text), "\(text)")
    }
    #expect(list.sorted() == words.filter { !$0.isEmpty }.sorted())
    #expect(WordLists.fields.count == Set(WordLists.fields).count)
  }
}
