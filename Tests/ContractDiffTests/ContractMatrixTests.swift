import ContractDiff
import ExchangeTypes
import LosslessJSON
import ShapeInference
import Testing

@Suite struct ContractMatrixTests {
  private static func evidence(_ versions: [String: (Int, Int)]) -> ClassEvidence {
    func days(_ first: Int, _ last: Int) -> ClassEvidence.Days {
      .init(CalendarDay(number: 20_000 + first), CalendarDay(number: 20_000 + last))
    }
    var evidence = ClassEvidence(seen: days(0, 9))
    for (name, pair) in versions { evidence.versions[name] = days(pair.0, pair.1) }
    return evidence
  }

  private static let matrix: ContractMatrix = {
    var account = Contract(endpoint: "account")
    account.classes[StatusClass(status: 200)] = [
      "production": evidence(["v1": (0, 3), "v2": (0, 1)]),
      "staging": evidence(["v2": (0, 7), "v10": (0, 7), "v9": (0, 5)]),
    ]
    account.classes[StatusClass(status: 404)] = ["staging": evidence([:])]
    return ContractMatrix(contracts: [account, Contract(endpoint: "aaa")], environments: ["production", "staging"])
  }()

  @Test func `the version with the latest day is live, two of one day are mixed`() {
    let cells = Self.matrix.rows.flatMap(\.cells)
    #expect(cells.map { $0?.versions } == [["v1"], ["v2", "v10"], nil, []])
    #expect(cells.map { $0?.isMixed } == [false, true, nil, false])
  }

  @Test func `prints a table, lines of its own where that is too wide, Markdown and JSON`() {
    #expect(
      Self.matrix.text() == """
        endpoint     production     staging
        account      v1 2024-10-07  v2 + v10 (mixed) 2024-10-11
        account 404  –              no body 2024-10-13

        """)
    #expect(
      Self.matrix.text(width: 40) == """
        account
          production: v1 2024-10-07
          staging: v2 + v10 (mixed) 2024-10-11
        account 404
          production: –
          staging: no body 2024-10-13

        """)
    #expect(
      Self.matrix.markdown == """
        | endpoint | production | staging |
        | --- | --- | --- |
        | account | v1 2024-10-07 | v2 + v10 (mixed) 2024-10-11 |
        | account 404 | – | no body 2024-10-13 |

        """)
    #expect(
      Self.matrix.json == """
        [
          { "endpoint": "account", "class": "2xx", "environments": { "production": { "versions": ["v1"], \
        "day": "2024-10-07" }, "staging": { "versions": ["v2", "v10"], "day": "2024-10-11" } } },
          { "endpoint": "account", "class": "404", "environments": { "staging": { "versions": [], "day": "2024-10-13" } } }
        ]

        """)
    #expect(ContractMatrix(contracts: [], environments: []).text() == "nothing recorded\n")
  }
}
