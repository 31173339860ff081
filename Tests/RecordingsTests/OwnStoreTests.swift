import Foundation
import Testing

/// What lies beside the fixtures: requests that a person can play again, and nothing private.
@Suite struct OwnStoreTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let store = tests.deletingLastPathComponent().appending(path: "recordings")

  @Test(arguments: ["pocketbase", "canaille"])
  func `the requests are those that the end-to-end scripts play`(_ backend: String) throws {
    let played = try Data(contentsOf: Self.tests.appending(path: "EndToEnd/\(backend)/requests/\(backend).http"))
    let stored = try Data(contentsOf: Self.store.appending(path: "requests/\(backend).http"))
    #expect(stored == played, "own-recordings.sh puts them there")
  }

  @Test(arguments: ["pocketbase", "canaille"])
  func `the environments say the listed addresses, not those of one run`(_ backend: String) throws {
    let listed = try environments(Self.tests.appending(path: "EndToEnd/\(backend)/requests/http-client.env.json"))
    let stored = try environments(Self.store.appending(path: "requests/http-client.env.json"))
    #expect(Set(listed.keys) == ["production", "staging"])
    for (name, environment) in listed {
      let address = try #require(environment[backend] as? String)
      #expect(stored[name]?[backend] as? String == address)
    }
  }

  @Test func `nothing private lies in the store`() throws {
    let found = FileManager.default.enumerator(atPath: Self.store.path)?.compactMap { $0 as? String } ?? []
    #expect(found.contains("cameo.jsonc"))
    #expect(found.filter { $0.contains("private") || $0.hasSuffix(".key") || $0.hasSuffix(".env") } == [])
  }

  private func environments(_ file: URL) throws -> [String: [String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [String: Any]])
  }
}
