import ExchangeTypes
import Foundation
import LosslessJSON
import Testing

@testable import ExchangeRedaction

@Suite struct ReviewPathTests {
  private func review(_ body: String, decisions: String? = nil, secret: String? = nil) throws -> [ReviewPath] {
    var run = try RunExample()
    try run.add("account", body)
    if let decisions { try run.decide(decisions) }
    if let secret { run.settings.secrets = [("password", secret)] }
    return EnvironmentRedactor(run.settings).review(run.exchanges)
  }

  @Test func `paths without a signed line are shown in order, with at most five different values`() throws {
    let items = (0..<9).map { #"{"tier":"Stufe \#($0 % 7)","status":"active","on":null}"# }.joined(separator: ",")
    let paths = try review(
      #"{"items":[\#(items)]}"#,
      decisions: #"{ "account": { "$.items[*].status": { "keep": "wire-words", "signed": "2026-11-30" } } }"#)
    #expect(paths.map(\.path.text) == ["$.items[*].tier"])
    let path = try #require(paths.first)
    #expect(path.values == (0..<5).map { .string("Stufe \($0)") })
    #expect(path.distinct == 7 && path.seen == 9)
    #expect(path.decision == Decision(.replace(.text)))
    #expect(path.rule == nil)
  }

  @Test func `a personal rule is named, so that a keep can name it`() throws {
    let paths = try review(#"{"email":"marta@poczta-lodz.pl"}"#)
    #expect(paths.map(\.rule) == ["email"])
    #expect(paths.first?.values == [.string("marta@poczta-lodz.pl")])
  }

  @Test func `secrets are shown to nobody, wherever they stand`() throws {
    let secret = "zebra-quilt-4711"
    let coded = Data(#"{"password":"\#(secret)","note":"something long enough to be opened"}"#.utf8)
      .base64EncodedString()
    let paths = try review(
      #"""
      {"password":"\#(secret)","token":"tk-\#(secret)","note":"log in with password: \#(secret) please",
       "inner":"{\"pin\":\"4807\",\"login\":\"marta\"}","blob":"\#(coded)","copy":"\#(secret)","plain":"Stufe 1"}
      """#, secret: secret)
    #expect(paths.map(\.path.text) == ["$.plain"], "\(paths.map(\.path.text))")
  }
}
