import Foundation
import JSONQueries
import LosslessJSON
import Testing

/// The JSONPath working group's own cases (`Tests/Corpora/jsonpath`), all of them.
@Suite struct ComplianceTests {
  private static func cases() throws -> [JSONValue] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpora/jsonpath/cts.json")
    let document = try JSONDocument(reading: Array(Data(contentsOf: file)))
    return Array(try #require(document.root["tests"]).elements)
  }

  /// The lists that a case allows: one, or several where the order of members is open.
  private static func allowed(_ test: JSONValue, _ one: String, _ several: String) -> [[JSONValue]]? {
    let lists = test[several].map { Array($0.elements) } ?? test[one].map { [$0] }
    return lists?.map { Array($0.elements) }
  }

  @Test func `703 of 703 cases come out as the suite says`() throws {
    var (compared, refused) = (0, 0)
    for test in try Self.cases() {
      let name = try #require(test["name"]?.string)
      let selector = try #require(test["selector"]?.string)
      if test["invalid_selector"]?.boolean == true {
        #expect(throws: JSONPathError.self, "\(name): \(selector) is read") { try JSONPath(selector) }
        refused += 1
        continue
      }
      let path = try JSONPath(selector)
      let document = try #require(test["document"], "\(name)")
      let found = path.select(in: document)
      let lists = try #require(Self.allowed(test, "result", "results"), "\(name)")
      let matching = lists.indices.filter { index in
        lists[index].count == found.count && zip(lists[index], found).allSatisfy { $0.isEqual(to: $1) }
      }
      #expect(!matching.isEmpty, "\(name): \(selector) finds \(found.map(\.rawText))")
      // The document stands inside the suite's file: its places begin behind the case's own.
      let places = found.map { "$" + $0.place.description.dropFirst(document.place.description.count) }
      let allowedPlaces = Self.allowed(test, "result_paths", "results_paths")?.map { $0.map(\.string) }
      if let allowedPlaces { #expect(allowedPlaces.contains(places), "\(name): \(selector) finds \(places)") }
      compared += 1
    }
    #expect(compared == 456)
    #expect(refused == 247)
    #expect(compared + refused == 703)
  }
}
