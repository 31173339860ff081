import ExchangeTypes
import FixtureStorage
import LosslessJSON
import TestSupport
import Testing

@Suite struct ExpectationsTests {
  @Test func `every line of the example is read`() throws {
    let file = try FormatExamples.settingsFile(FormatExamples.expectations)
    let expectations = try Expectations(consumer: "RiderApp", reading: file)
    let place = JSONPointer(tokens: ["id"])
    #expect(
      expectations.lines == [
        "account-http404-v1": FixtureExpectation(.reads),
        "account-v1": FixtureExpectation(.reads, until: CalendarDay("2027-03-01"), why: "number id"),
        "account-missing-id": FixtureExpectation(.fails([.keyNotFound], at: place)),
        "account-unknown-status": FixtureExpectation(.reads, why: "Status.other"),
        "account-v1-null-email": FixtureExpectation(.retired, why: "accounts without e-mail were closed in 2025"),
      ])
    #expect(expectations.decodes("accounts"))
    #expect(!expectations.decodes("orders"))
    #expect(Expectations(consumer: "").decodes("orders"))
  }

  @Test func `a name that is neither stored nor recalled is told with its line`() throws {
    let expectations = try Expectations(
      consumer: "RiderApp", reading: try FormatExamples.settingsFile(FormatExamples.expectations))
    var recalled = RecallList()
    recalled.add(.init(name: "account-v1-null-email", day: CalendarDay(number: 20_000), why: .leak))
    var seals = SealList()
    for name in ["account-http404-v1", "account-missing-id", "account-unknown-status"] {
      seals.seal([], as: "account/\(name).exchange.json")
    }
    #expect(
      expectations.findings(seals: seals, recalled: recalled).map(\.description) == [
        """
        test.jsonc:7:5: error: 'account-v1' is neither stored nor recalled [expectation-unknown]
          next: correct the name or remove the line
        """
      ])
  }

  @Test(arguments: [
    (#"{ "expect": "works" }"#, "unknown expectation 'works'"),
    (#"{ "expect": "retired" }"#, "'retired' needs 'why'"),
    (#"{ "expect": "fails", "at": "/id" }"#, "'kind' is missing"),
    (#"{ "expect": "fails", "kind": "keyNotFound" }"#, "'at' is missing"),
    (#"{ "expect": "fails", "kind": "noKey", "at": "/id" }"#, "unknown kind of failure"),
    (#"{ "expect": "fails", "kind": "keyNotFound", "at": "id" }"#, "'at' must be a place"),
    (#"{ "expect": "reads", "at": "/id" }"#, "'kind' and 'at' go with 'fails' only"),
    (#"{ "expect": "reads", "until": "soon" }"#, "'until' must be a day"),
  ])
  func `a line that says nothing clear is refused`(_ line: String, _ text: String) throws {
    let file = try FormatExamples.settingsFile(#"{ "format": 1, "fixtures": { "account-v1": \#(line) } }"#)
    let finding = #expect(throws: Finding.self) { try Expectations(consumer: "App", reading: file) }
    #expect(finding?.text == text)
  }

  @Test(
    arguments: [
      (nil, nil, FixtureExpectation.Outcome.reads),
      (.drop(JSONPointer(tokens: ["id"])), nil, .fails([.keyNotFound], at: JSONPointer(tokens: ["id"]))),
      (.null(JSONPointer(tokens: ["id"])), .string, .fails([.valueNotFound], at: JSONPointer(tokens: ["id"]))),
      (.null(JSONPointer(tokens: ["on"])), .boolean, .fails([.typeMismatch], at: JSONPointer(tokens: ["on"]))),
      (
        .kind(JSONPointer(tokens: ["id"]), to: .number), nil,
        .fails([.dataCorrupted, .typeMismatch], at: JSONPointer(tokens: ["id"]))
      ),
      (.value(JSONPointer(tokens: ["id"]), to: "1"), nil, .undecided),
    ] as [(Mutation?, JSONKind?, FixtureExpectation.Outcome)])
  func `without a line the default follows from the mutation`(
    _ mutation: Mutation?, _ original: JSONKind?, _ outcome: FixtureExpectation.Outcome
  ) throws {
    var record = ExchangeRecord(
      endpoint: "account", provenance: mutation == nil ? .recorded : .derived, day: CalendarDay(number: 0), tool: "0",
      response: .init(status: 200))
    record.mutation = mutation
    #expect(
      FixtureExpectation.standard(for: record, original: original) == FixtureExpectation(outcome, isDefault: true))
  }

  @Test func `the only consumer needs no name, several do`() throws {
    let folder = try TemporaryFolder()
    let store = FixtureStore(path: folder.path)
    #expect(try store.expectations().consumer.isEmpty)
    try folder.write(FormatExamples.expectations, to: "expectations/RiderApp.jsonc")
    #expect(try store.expectations().consumer == "RiderApp")
    try folder.write(#"{ "format": 1 }"#, to: "expectations/Kit.jsonc")
    #expect(throws: Finding.self) { try store.expectations() }
    #expect(try store.expectations(of: "Kit").lines.isEmpty)
    #expect(throws: Finding.self) { try store.expectations(of: "Nobody") }
  }
}
