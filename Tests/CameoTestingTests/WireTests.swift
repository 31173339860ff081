import FixtureStorage
import Foundation
import LosslessJSON
import Testing

@testable import CameoTesting

/// Values are read from the wire strictly: a missing place or another kind is an error, never a nil that compares equal.
@Suite struct WireTests {
  private let fixture: Fixture

  init() throws {
    let store = try TestStore()
    try store.add(
      "account-v1",
      "{\"id\":7,\"ratio\":1.50,\"name\":\"a\\u00e9\",\"open\":false,\"none\":null,\"tags\":[\"x\",\"y\"],\"a/b\":{\"~\":1}}"
    )
    fixture = try store.fixture(named: "account-v1")
  }

  @Test func `a value of each kind`() throws {
    #expect(fixture.int(at: "/id") == 7)
    #expect(fixture.number(at: "/ratio") == 1.5)
    #expect(fixture.number(at: "/id") == 7)
    #expect(fixture.string(at: "/name") == "aé")
    #expect(fixture.string(at: "/tags/1") == "y")
    #expect(fixture.bool(at: "/open") == false)
    #expect(fixture.isNull(at: "/none") == true)
    #expect(false == fixture.isNull(at: "/id"))
    #expect(fixture.count(at: "/tags") == 2)
    #expect(fixture.count(at: "") == 7)
    #expect(fixture.int(at: "/a~1b/~0") == 1)
    #expect(fixture.contains(at: "/none") == true)
    #expect(false == fixture.contains(at: "/other"))
    #expect(try String(decoding: fixture.data, as: UTF8.self).hasPrefix("{\"id\":7"))
  }

  private func text(_ read: (WireBody) throws -> Void) -> String? {
    do {
      try read(WireBody(fixture: fixture))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a missing place says what is there`() {
    #expect(
      text { _ = try $0.string(at: "/a~1b/user/name") } == """
        account-v1.json: /a~1b/user/name: error: the body has no such place: /a~1b has the members ~ [wire-place]
          next: correct the place, or ask contains(at:) first
        """)
    #expect(text { _ = try $0.string(at: "/tags/2") }?.contains("/tags has 2 elements") == true)
    #expect(text { _ = try $0.isNull(at: "/id/x") }?.contains("/id is an integer") == true)
    #expect(text { _ = try $0.count(at: "/nope") }?.contains("the whole body has the members id, ratio") == true)
  }

  @Test func `another kind says which`() {
    #expect(
      text { _ = try $0.string(at: "/id") } == """
        account-v1.json: /id: error: the body has an integer here, not a string [wire-kind]
          next: ask for an integer, or correct the place
        """)
    #expect(text { _ = try $0.int(at: "/ratio") }?.contains("a fraction here, not an integer") == true)
    #expect(text { _ = try $0.bool(at: "/none") }?.contains("null here, not a boolean") == true)
    #expect(text { _ = try $0.count(at: "/name") }?.contains("a string here, not an array or object") == true)
  }

  @Test func `a place must be a JSON Pointer`() {
    #expect(
      text { _ = try $0.contains(at: "id") } == """
        account-v1.json: id: error: this is no JSON Pointer [wire-pointer]
          next: write /items/0/tier
        """)
  }

  @Test func `a public read records what is wrong and gives nil`() {
    withKnownIssue {
      #expect(fixture.string(at: "/nope") == nil)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("[wire-place]") }
    }
  }

  @Test func `a damaged fixture has no values`() {
    let broken = Fixture(broken: Finding("seal-broken", .error, "spoilt"), name: "account-v1")
    #expect(throws: Finding.self) { try WireBody(fixture: broken).contains(at: "/id") }
    #expect(throws: Finding.self) { try WireBody(fixture: broken).string(at: "/id") }
    #expect(throws: Finding.self) { try broken.data }
  }
}
