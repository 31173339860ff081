import BuiltInRules
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

@Suite struct CommonPlacesTests {
  private static let people = [
    BuiltInRules.words(BuiltInRules.givenNames).sorted().prefix(500).map { $0.prefix(1).uppercased() + $0.dropFirst() },
    BuiltInRules.words(BuiltInRules.surnames).sorted().prefix(500).map { $0.prefix(1).uppercased() + $0.dropFirst() },
  ]

  @Test(arguments: ["status", "name", "city", "tags"])
  func `five hundred common names, cities and streets are all replaced`(member: String) throws {
    for values in Self.people + [CommonPlaces.cities, CommonPlaces.streets] {
      #expect(values.count == 500)
      var example = try RunExample()
      let rows = values.enumerated().map { row, value -> String in
        let text = JSONTree.string(value).inlineText
        return #"{"id": \#(row), "\#(member)": \#(member == "tags" ? "[\(text)]" : text)}"#
      }
      example.settings.thinning = nil
      try example.add("t", #"{"items": [\#(rows.joined(separator: ","))]}"#)
      let run = example.redact()
      #expect(run.refused == [])
      let document = try run.document("t")
      let planted = Set(values)
      for (index, node) in document.nodes.enumerated() where node.kind == .string {
        let text = JSONValue(document: document, index: index).string ?? ""
        #expect(!planted.contains(text), "\(text) under \(member)")
      }
    }
  }
}
