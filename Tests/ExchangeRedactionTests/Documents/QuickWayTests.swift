import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// What is decided without a string must be what is decided with one.
@Suite struct QuickWayTests {
  private let recordedAt = 1_735_689_600
  private let forge = PseudonymForge(key: Array(repeating: 9, count: 32), scope: "store")

  /// Values of the forms that come most, and their neighbours.
  private func values(_ seed: UInt64, count: Int = 300) -> [String] {
    var random = SeededGenerator(seed: seed)
    func below(_ bound: Int) -> Int { Int(random.next() >> 1) % bound }
    func digits(_ count: Int) -> String { (0..<count).map { _ in String(below(10)) }.joined() }
    func letters(_ count: Int) -> String {
      String((0..<count).map { _ in Array("abcdefghijklmnopqrstuvwxyzABCDEF")[below(32)] })
    }
    func hex(_ count: Int) -> String { String((0..<count).map { _ in Array("0123456789abcdef")[below(16)] }) }
    let words = [
      "Anna", "Schmidt", "o", "the", "order", "REFUND", "iPhone", "McKay", "a", "Main", "Street", "is", "fine",
    ]
    func word() -> String { words[below(words.count)] }
    let forms: [() -> String] = [
      { digits(1 + below(20)) }, { "\(digits(1)).\(digits(2))" }, { letters(2 + below(9)) + digits(1 + below(9)) },
      { hex(24) }, { [8, 4, 4, 4, 12].map(hex).joined(separator: "-") }, { hex(32) },
      { "20\(digits(2))-0\(1 + below(9))-1\(below(10))T1\(below(10)):2\(below(10)):3\(below(10))Z" },
      { "19\(digits(2))-0\(1 + below(9))-1\(below(10))" }, { "2021-02-3\(below(10))" },
      { "2021-08-17T19:42:08.\(digits(3))+02:00" }, { "2021-08-17 19:42:08" }, { "0001-01-01T00:00:00Z" },
      { (0..<1 + below(8)).map { _ in word() }.joined(separator: " ") }, { "\(word()), \(word()). \(word())!" },
      { "\(word()).\(word())\(digits(below(4)))@\(letters(5).lowercased()).com" }, { "\(word())@firma.de" },
      { "\(word())+tag@mail.firma.co.uk" }, { "\(word()) \(word()) \(1 + below(200))" }, { "\(word()) 12a" },
      { "\(letters(3))-\(digits(4))-\(letters(2))" }, { "P\(below(9))D" }, { "12:3\(below(10))" }, { "-\(digits(3))" },
      { "Zoë \(word())" }, { "\(word())\t\(word())" }, { "order_\(hex(8))" }, { "v\(digits(1)).\(digits(2))" },
      { "*****" },
      { "" }, { " " }, { "\(digits(3))\(letters(1))" },
    ]
    return (0..<count).map { _ in forms[below(forms.count)]() }
  }

  @Test(arguments: 0..<12)
  func `what the quick forge makes of a string is what the forge makes`(_ seed: UInt64) {
    var quick = QuickForge(forge, recordedAt: recordedAt)
    var made = 0
    for value in values(seed) {
      for kind in PseudonymKind.all {
        for subject in ["id:1", "id:2"] {
          var out: [UInt8] = []
          let isQuick = Array(value.utf8).withUnsafeBufferPointer {
            quick.append($0, TextTraits($0), as: kind, subject: subject, to: &out)
          }
          guard isQuick else {
            #expect(out.isEmpty)
            continue
          }
          made += 1
          let context = PseudonymContext(subject: subject, recordedAt: recordedAt)
          let slow = forge.replacement(for: .string(value), kind: kind, in: context)
          #expect(slow == .string(String(decoding: out, as: UTF8.self)), "\(value) as \(kind)")
        }
      }
    }
    #expect(made > 300)
  }

  @Test(arguments: 0..<12)
  func `what the quick forge makes of a number is what the forge makes`(_ seed: UInt64) {
    var quick = QuickForge(forge, recordedAt: recordedAt)
    var random = LeafRandom(seed: seed &+ 5)
    var made = 0
    for _ in 0..<500 {
      let number = random.number()
      var out: [UInt8] = []
      let isQuick = Array(number.utf8).withUnsafeBufferPointer { quick.append(number: $0, to: &out) }
      guard isQuick else { continue }
      made += 1
      #expect(
        forge.replacement(for: .number(number), kind: .number, in: PseudonymContext())
          == .number(String(decoding: out, as: UTF8.self)))
    }
    #expect(made > 100)
  }

  @Test(arguments: 0..<12)
  func `a kind told by classes of characters is the kind that reading tells`(_ seed: UInt64) throws {
    let catalogue = try RuleCatalogue.builtIn()
    for name in ["note", "created_at", "exp", "id", "count"] {
      let place = catalogue.place(of: [name])
      for value in values(seed) + values(seed &+ 100).map({ $0.uppercased() }) where !value.isEmpty && value != " " {
        let kind = Array(value.utf8).withUnsafeBufferPointer {
          FallbackKinds.quickKind(of: $0, TextTraits($0), at: place)
        }
        guard let kind else { continue }
        #expect(kind == FallbackKinds.kind(of: .string(value), names: [name]), "\(value) under \(name)")
      }
    }
  }

  @Test(arguments: 0..<12)
  func `a coding that says a text can't be its own refuses it`(_ seed: UInt64) {
    var random = LeafRandom(seed: seed &+ 31)
    let apart = [
      "Bearer abcdefgh", "Token 0a1b2c3d4e5f", "data: {\"a\":1}", "id: 4", "/a/b?c=d", "?a=b",
      "0x48656c6c6f20576f726c6421",
      "jdbc:oracle:thin:u/p@host", "a,b\nc,d\n", "aGVsbG8gd29ybGQgYW5k", "--x\r\nContent-Disposition: form-data",
      "https://a.b/c",
    ]
    for text in values(seed) + apart + (0..<200).map({ _ in random.seamedText() }) where !text.isEmpty {
      let bytes = Array(text.utf8)
      let read = ContainerText(string: text, bytes: bytes, traits: TextTraits(bytes))
      for coding in ContainerList.all where !bytes.withUnsafeBufferPointer(coding.mayBe) {
        for name in ["note", "token", "cookie", "url"] {
          #expect(coding.open(read, leaf: Leaf(names: [name], value: .string(text)))?.coding == nil, "\(text)")
        }
      }
    }
  }

  @Test(arguments: 0..<6, RedactionPolicy.allCases)
  func `the rule found by traits and place is the one that judging finds`(
    _ seed: UInt64, _ policy: RedactionPolicy
  ) throws {
    let names = [
      "email", "user.name", "name", "phone", "address.street", "token", "iban", "id", "note", "created_at",
      "card.number",
      "taxId", "diagnosis", "password", "city", "url", "ip", "birthDate",
    ]
    for name in names {
      let path = name.split(separator: ".").map(String.init)
      var random = LeafRandom(seed: seed &+ 77)
      let texts = values(seed, count: 40) + (0..<40).map { _ in random.seamedText() }
      for text in texts where !text.utf8.allSatisfy(\.isBlank) {
        let quick = try judgement(of: text, at: path, policy, takesShortWays: true)
        let slow = try judgement(of: text, at: path, policy, takesShortWays: false)
        #expect(quick == slow, "\(text) under \(name)")
      }
    }
  }

  /// What a document's judge says of a text under names; nil if no rule speaks of it.
  private func judgement(
    of text: String, at path: [String], _ policy: RedactionPolicy, takesShortWays: Bool
  ) throws -> Judgement? {
    let json = path.reversed().reduce(Coded.json(text)) { "{\(Coded.json($1)):\($0)}" }
    let document = try JSONDocument(json)
    var settings = try DocumentExample(policy).settings
    settings.takesShortWays = takesShortWays
    let redactor = DocumentRedactor(settings)
    let judge = redactor.judge
    let number = judge.learn(document, SpotWalk.spots(of: document, in: judge.tree).spots, with: redactor.learner)[0]
    return number < 0 ? nil : judge.judgements[Int(number)]
  }

  @Test(arguments: 0..<10, [[], ["in progress", "jdoe"]])
  func `a scalar of a recording is judged and vouched for as by all rules and sources`(
    _ seed: UInt64, _ models: Set<String>
  ) throws {
    var generator = GeneratedDocuments(seed: seed, isHarmless: false)
    var bodies = GeneratedBodies(seed: seed)
    let policy = LeafPolicy(
      catalogue: try .builtIn(), policy: .strict, models: models, openapi: [], names: MemberNames())
    let judge = SpotJudge(policy, PathTree(), JudgementMemo())
    let own = [
      #"{"status":"in progress","type":"home","total":3,"code":"404","flag":true,"note":"  ","email":null,"is_admin":true}"#
    ]
    var count = 0
    for text in (0..<4).map({ _ in generator.next() }) + (0..<4).map({ _ in bodies.next(depth: 2) }) + own {
      let document = try JSONDocument(text)
      judge.judge(document, SpotWalk.spots(of: document, in: judge.tree).spots) { spot, number in
        count += 1
        let leaf = judge.leaf(document, spot)
        #expect((number < 0 ? nil : judge.judgements[Int(number)]) == policy.catalogue.judge(leaf), "\(leaf)")
        if case .string(let text) = leaf.value, !judge.mayHoldMore(document, spot, seeksParts: true) {
          #expect(policy.catalogue.spans(in: text, leaf: leaf).isEmpty, "\(leaf)")
          #expect(ContainerCodec.open(text, leaf: leaf) == nil, "\(leaf)")
        }
        let source = PublicSources().source(for: leaf, models: models, openapi: [], asking: .all)
        #expect(policy.source(for: leaf) == source, "\(leaf)")
      }
    }
    #expect(count > 50)
  }

  @Test(arguments: 0..<6)
  func `nothing stands in a moment that a rule or a coding speaks of`(_ seed: UInt64) throws {
    let catalogue = try RuleCatalogue.builtIn()
    let places = ["created_at", "note", "phone", "card.number", "id", "value", "name", "birth_date", "x"].map { name in
      catalogue.place(of: name.split(separator: ".").map(String.init))
    }
    var random = LeafRandom(seed: seed)
    func digits(_ count: Int) -> String { (0..<count).map { _ in String(random.below(10)) }.joined() }
    for _ in 0..<300 {
      let date = "\(digits(4))-\(["01", "06", "12"][random.below(3)])-\(["01", "15", "28"][random.below(3)])"
      let time = "1\(digits(1)):\(random.below(6))\(digits(1)):\(random.below(6))\(digits(1))"
      let zone = ["", "Z", "z", "+0\(digits(1)):\(random.below(6))\(digits(1))", "-1100"][random.below(5)]
      let fraction = random.below(2) == 0 ? "" : "." + digits(1 + random.below(12))
      let text = random.below(5) == 0 ? date : date + ["T", "t", " "][random.below(3)] + time + fraction + zone
      let isMoment = Array(text.utf8).withUnsafeBufferPointer { SpotJudge.isMoment($0, TextTraits($0)) }
      if !isMoment { continue }
      for place in places {
        var leaf = Leaf(names: place.names, value: .string(text))
        leaf.place = place
        #expect(catalogue.spans(in: text, leaf: leaf).isEmpty, "\(text) under \(place.names)")
        #expect(ContainerCodec.open(text, leaf: leaf) == nil, "\(text)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func `the spots of a document are the leaves of a walk, with the same names`(_ seed: UInt64) throws {
    var generator = GeneratedDocuments(seed: seed, isHarmless: false)
    let apart = [
      #"{"rows":[["a","b"]],"columns":["name","email"]}"#, #"[["name","email"],["x","y"],["z","w"]]"#,
      #"{"headers":[["accept","x"],["authorization","y"]]}"#, #"{"email":{"S":"x"},"m":{"M":{"phone":{"N":"1"}}}}"#,
      #"{"items":[{"key":"email","value":"x"},{"value":1},{"name":"x","value":{"a":1}}]}"#,
      #"{"12":{"a":1},"13":{"a":2}}"#, #"{"type":"Point","coordinates":[1,2,[3]]}"#,
      #"{"schema":{"fields":[{"name":"email"},{"name":"id"}]},"rows":[{"f":[{"v":"x"},{"v":"1"}]}]}"#,
    ]
    for text in (0..<4).map({ _ in generator.next() }) + apart {
      let document = try JSONDocument(text)
      let slow = PathTree()
      let quick = PathTree(names: MemberNames())
      let leaves = LeafWalk.leaves(of: document.root, in: slow)
      let spots = SpotWalk.spots(of: document, in: quick).spots
      #expect(leaves.map(\.value.index) == spots.map { Int($0.entry) })
      #expect(leaves.map { slow.path($0.path) } == spots.map { quick.path(Int($0.path)) })
      #expect(leaves.map { slow.names($0.place) } == spots.map { quick.names(Int($0.place)) })
      #expect(leaves.map { $0.object?.index ?? -1 } == spots.map { Int($0.object) })
      #expect(leaves.map(\.subject.index) == spots.map { Int($0.subject) })
    }
  }

  @Test(arguments: 0..<6, RedactionPolicy.allCases)
  func `short ways write what the long way writes`(_ seed: UInt64, _ policy: RedactionPolicy) throws {
    var generator = GeneratedDocuments(seed: seed, isHarmless: false)
    var random = LeafRandom(seed: seed)
    let links = (0..<40).map { _ in
      let path = ["customers", "orders", "phones", "v2/pages"][random.below(4)]
      return
        #"{"url":"https://api.shop\#(random.below(2)).test/\#(path)/\#(1 + random.below(99_999_999))","phone":"+49 30 \#(1_000_000 + random.below(999_999))","lat":\#(random.below(90)).\#(100_000 + random.below(99_999)),"zip":"0\#(1000 + random.below(8999))"}"#
    }
    let texts = (0..<6).map { _ in generator.next() } + links
    let documents = try texts.map { try JSONDocument($0) }
    var settings = DocumentSettings(catalogue: try .builtIn(), key: Array(repeating: 3, count: 32))
    settings.policy = policy
    func written(_ takesShortWays: Bool) -> [String] {
      settings.takesShortWays = takesShortWays
      var redactor = DocumentRedactor(settings)
      return redactor.redact(documents).map {
        if case .written(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { "refused" }
      }
    }
    for (short, long) in zip(written(true), written(false)) { #expect(short == long) }
  }

  @Test(arguments: RedactionPolicy.allCases)
  func `a team of any size writes the bytes of one`(_ policy: RedactionPolicy) async throws {
    var generator = GeneratedDocuments(seed: 4, isHarmless: false)
    let documents = try (0..<12).map { _ in try JSONDocument(generator.next()) }
    var settings = DocumentSettings(catalogue: try .builtIn(), key: Array(repeating: 3, count: 32))
    settings.policy = policy
    func written(_ count: Int) async -> [[UInt8]] {
      let team = DocumentTeam(settings, count: count)
      var out: [[UInt8]] = []
      for batch in [documents[..<5], documents[5...]] {
        for case .written(let bytes) in await team.redact(Array(batch)) { out.append(bytes) }
      }
      return out
    }
    let alone = await written(1)
    #expect(alone.count == documents.count)
    for count in [2, 3, 16] { #expect(await written(count) == alone) }
  }
}
