import ExchangeTypes
import TestSupport
import Testing

@testable import EnvironmentRuns

@Suite struct HeldExchangesTests {
  private func exchange(_ bytes: Int, _ name: String) throws -> Exchange {
    let url = try #require(WebURL("http://127.0.0.1/\(name)"))
    return Exchange(
      spec: RequestSpec(
        endpoint: name, method: "GET", url: url, allowedHosts: [], template: RequestTemplate(method: "GET", target: "/")
      ),
      response: Response(status: 200, body: [UInt8](repeating: 0x20, count: bytes)))
  }

  @Test func `what is held in the end does not depend on the order of arrival`() throws {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let sizes = (0..<12).map { _ in Int.random(in: 0...40, using: &random) }
      let limit = Int.random(in: 0...200, using: &random)
      func held(_ arrival: [Int]) throws -> [String] {
        var held = HeldExchanges(limit: limit)
        for position in arrival {
          held.add(try exchange(sizes[position], "e\(position)"), at: AnswerPlace(request: position))
        }
        return held.exchanges.map(\.spec.endpoint)
      }
      let inOrder = try held(Array(sizes.indices))
      #expect(try held(sizes.indices.shuffled(using: &random)) == inOrder, "seed \(seed)")
      var sum = 0
      let expected = sizes.indices.prefix { position in
        sum += sizes[position]
        return sum <= limit
      }
      #expect(inOrder == expected.map { "e\($0)" }, "seed \(seed)")
    }
  }
}

@Suite struct StatusPolicyTests {
  @Test(
    arguments: [
      (200, nil, true), (204, nil, true), (404, nil, true), (401, nil, true), (408, nil, false), (425, nil, false),
      (429, nil, false), (500, nil, false), (304, nil, false), (503, nil, false), (500, [500], true),
      (200, [401], false),
      (429, [429], false), (503, [503], false), (401, [200, 401], true),
    ] as [(Int, Set<Int>?, Bool)])
  func `statuses are kept as promised`(_ status: Int, _ expected: Set<Int>?, _ isKept: Bool) {
    #expect((StatusPolicy.refusal(of: status, expected: expected) == nil) == isKept)
  }
}
