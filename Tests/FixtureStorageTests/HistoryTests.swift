import ExchangeTypes
import FixtureStorage
import TestSupport
import Testing

/// Five histories of an endpoint by hand, with the names that come out. Seed and presence rates stand at each; a body's
/// optional members are drawn anew in every run, as a live backend's data would have it.
@Suite struct HistoryTests {
  /// Draws bodies.
  struct Draw {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func happens(_ rate: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < rate }

    /// An object with members in order; each with its rate of presence.
    mutating func object(_ members: [(text: String, rate: Double)]) -> String {
      "{" + members.filter { happens($0.rate) }.map(\.text).joined(separator: ",") + "}"
    }

    mutating func list(_ count: Int, _ members: [(text: String, rate: Double)]) -> String {
      #"{"items":["# + (0..<count).map { _ in object(members) }.joined(separator: ",") + "]}"
    }
  }

  @Test func `a member added`() throws {
    // Seed 1; note in 70 % of bodies; nickname in all from the 11th run on.
    let test = try TestStore()
    var draw = Draw(seed: 1)
    var names: [String] = []
    for run in 0..<30 {
      names += try test.run([
        draw.object([(#""id":1"#, 1), (#""note":"n""#, 0.7), (#""nickname":"k""#, run < 10 ? 0 : 1)])
      ])
    }
    #expect(names == ["account-v1", "account-v1-missing-note", "account-v2", "account-v2-missing-note"])
  }

  @Test func `a member added to the elements of a list`() throws {
    // Seed 2; 20 elements a run; note in 70 % of them; nickname in all from the 11th run on.
    let test = try TestStore()
    var draw = Draw(seed: 2)
    var names: [String] = []
    for run in 0..<30 {
      names += try test.run([
        draw.list(20, [(#""id":1"#, 1), (#""note":"n""#, 0.7), (#""nickname":"k""#, run < 10 ? 0 : 1)])
      ])
    }
    #expect(names == ["account-v1", "account-v2"])
  }

  @Test func `a member sometimes null`() throws {
    // Seed 3; email null in 30 % of bodies.
    let test = try TestStore()
    var draw = Draw(seed: 3)
    var names: [String] = []
    for _ in 0..<30 {
      names += try test.run([draw.happens(0.3) ? #"{"id":1,"email":null}"# : #"{"id":1,"email":"e"}"#])
    }
    #expect(names == ["account-v1", "account-v1-null-email"])
  }

  @Test func `string to number and back`() throws {
    // Seed 42; the id is a string, from the 11th run on a number, from the 21st on a string; note in 50 % of bodies.
    let test = try TestStore()
    var draw = Draw(seed: 42)
    var names: [String] = []
    for run in 0..<30 {
      let id = (10..<20).contains(run) ? #""id":1"# : #""id":"1""#
      names += try test.run([draw.object([(id, 1), (#""note":"n""#, 0.5)])])
    }
    #expect(names == ["account-v1", "account-v1-missing-note", "account-v2", "account-v2-with-note"])
  }

  @Test func `a member first seen in one parent opens a version that is marked unclear`() throws {
    // No seed; the second body has a member that the first lacks. In 20 parents of 30 it would be a variant.
    let test = try TestStore()
    try test.run([#"{"id":1}"#])
    let outcome = try test.add([try TestStore.batch([#"{"id":1,"note":"n"}"#])])
    #expect(outcome.added.map(\.isUnclear) == [true])
    #expect(
      outcome.findings.map(\.description) == [
        """
        \(test.store.fixturesFolder)/account/account-v2.json: $.note: note: account-v2 was opened by a member seen in one \
        parent only: it may be data, not a release [unclear-version]
          next: record more data of production, or recall it: cameo recall account-v2
        """
      ])
    try test.run([#"[{"id":1},{"id":1}]"#], endpoint: "accounts")
    #expect(try test.run([#"[{"id":1},{"id":1,"note":"n"}]"#], endpoint: "accounts") == ["accounts-v1-with-note"])
  }

  @Test func `a list whose elements differ in optional members, then an empty page`() throws {
    // Seed 5; 5 elements a run; note in 60 %, due in 30 %, late in 10 % of them; the 10th page is empty.
    let test = try TestStore()
    var draw = Draw(seed: 5)
    var names: [String] = []
    for run in 0..<30 {
      names += try test.run([
        draw.list(
          run == 9 ? 0 : 5, [(#""id":1"#, 1), (#""note":"n""#, 0.6), (#""due":"d""#, 0.3), (#""late":true"#, 0.1)])
      ])
    }
    #expect(names == ["account-v1", "account-v1-empty-items"])
  }

  @Test func `production lagging staging`() throws {
    // Seed 6; two environments, production listed first; staging gets nickname in week 4 and a string id in week 8,
    // production two weeks later each; note in 50 % of bodies.
    let test = try TestStore()
    var draw = Draw(seed: 6)
    var names: [String] = []
    for week in 0..<14 {
      for environment in ["production", "staging"] {
        let release = environment == "staging" ? week : week - 2
        names += try test.run(
          [
            draw.object([
              (release < 8 ? #""id":1"# : #""id":"1""#, 1), (#""nickname":"k""#, release < 4 ? 0 : 1),
              (#""note":"n""#, 0.5),
            ])
          ], environment: environment, day: CalendarDay(number: TestStore.day.number + 7 * week))
      }
    }
    #expect(
      names == [
        "account-v1", "account-v1-missing-note", "account-v2", "account-v2-missing-note", "account-v3",
        "account-v3-missing-note",
      ])
    let contract = try #require(try test.store.contract(of: "account"))
    let versions = contract.classes[StatusClass(status: 200)]?.mapValues { $0.versions.keys.sorted() }
    #expect(versions == ["production": ["v1", "v2", "v3"], "staging": ["v1", "v2", "v3"]])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `forty bodies of one unchanged endpoint give one version when each run brings 20 parents`(_ seed: UInt64) throws
  {
    // Four optional members, in 50, 50, 30 and 10 % of bodies.
    let test = try TestStore()
    var draw = Draw(seed: 100 + seed)
    var names: [String] = []
    for _ in 0..<2 {
      names += try test.run(
        (0..<20).map { _ in
          draw.object([(#""id":1"#, 1), (#""a":1"#, 0.5), (#""b":1"#, 0.5), (#""c":1"#, 0.3), (#""d":1"#, 0.1)])
        })
    }
    #expect(names.first == "account-v1")
    #expect(names.dropFirst().allSatisfy { $0.hasPrefix("account-v1-") }, "\(names)")
    // Each member can be told to be missing or to be there once.
    #expect(names.count <= 9)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `two captures of one release with other data give variants at most`(_ seed: UInt64) throws {
    // 8 to 30 elements each; members in 100, 90, 50 and 20 % of them, the second null in 20 % of bodies, empty lists.
    let test = try TestStore()
    var draw = Draw(seed: 200 + seed)
    var names: [String] = []
    for _ in 0..<2 {
      let count = Int.random(in: 8...30, using: &draw.generator)
      let members = [
        (#""id":1"#, 1.0), (#""email":\#(draw.happens(0.2) ? "null" : #""e""#)"#, 0.9),
        (#""tags":\#(draw.happens(0.5) ? "[]" : #"["t"]"#)"#, 0.5),
        (#""price":\#(draw.happens(0.5) ? "1" : "1.5")"#, 0.2),
      ]
      names += try test.run([draw.list(count, members)])
    }
    #expect(names.first == "account-v1")
    #expect(names.dropFirst().allSatisfy { $0.hasPrefix("account-v1-") }, "\(names)")
  }
}
