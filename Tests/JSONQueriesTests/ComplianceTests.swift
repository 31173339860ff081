import Foundation
import JSONQueries
import LosslessJSON
import Testing

/// The JSONPath working group's own cases (`Tests/Corpora/jsonpath`), those with filters aside.
@Suite struct ComplianceTests {
  private static func cases() throws -> [JSONValue] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpora/jsonpath/cts.json")
    let document = try JSONDocument(reading: Array(Data(contentsOf: file)))
    return Array(try #require(document.root["tests"]).elements)
  }

  /// Without white space, which results and documents set apart.
  private static func compact(_ value: JSONValue) -> String { value.rawText.filter { !$0.isWhitespace } }

  @Test func `every case without a filter comes out as the suite says`() throws {
    var compared = 0
    var refused = 0
    for test in try Self.cases() {
      let name = try #require(test["name"]?.string)
      let selector = try #require(test["selector"]?.string)
      do {
        let path = try JSONPath(selector)
        #expect(test["invalid_selector"]?.boolean != true, "\(name): \(selector) is read")
        guard let document = test["document"] else { continue }
        let found = path.select(in: document).map(Self.compact)
        let single = test["result"].map { [$0] } ?? []
        let allowed = single + (test["results"].map { Array($0.elements) } ?? [])
        #expect(allowed.contains { $0.elements.map(Self.compact) == found }, "\(name): \(selector)")
        compared += 1
      } catch {
        if test["invalid_selector"]?.boolean == true {
          refused += 1
        } else {
          #expect(error.message.contains("filter"), "\(name): \(selector): \(error)")
        }
      }
    }
    #expect(compared >= 160)
    #expect(refused >= 200)
  }
}
