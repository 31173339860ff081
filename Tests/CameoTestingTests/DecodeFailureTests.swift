import Foundation
import LosslessJSON
import Testing

import FixtureStorage

@testable import CameoTesting

/// An error is led back to the name and place on the wire, and never quotes a value.
@Suite struct DecodeFailureTests {
  struct Account: Decodable {
    var id: Int
    var isOpen: Bool?
    var created: Date?
    var status: Status?
    var limits: [String: Int]?
    var items: [Item]?
    var ratio: Double?
    var localID: Int?
    var span: Span?
  }
  enum Status: String, Decodable { case active }
  struct Item: Decodable {
    var tier: String
    var at: Date
    var userName: String?
  }
  struct Strict: Decodable { var localID: Int }
  struct Named: Decodable { var createdAt: Int }
  struct Flag: Decodable { var isOpen: Bool }
  /// Refuses the container, not one of its values.
  struct Span: Decodable {
    var from: Int
    var to: Int
    enum CodingKeys: CodingKey { case from, to }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      from = try container.decode(Int.self, forKey: .from)
      to = try container.decode(Int.self, forKey: .to)
      if from > to {
        throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "reversed"))
      }
    }
  }

  static let plain = JSONDecoder()
  static var snake: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  static func failure<T: Decodable>(
    _ type: T.Type, _ text: String, _ decoder: JSONDecoder = snake
  ) throws -> DecodeFailure {
    do {
      _ = try decoder.decode(type, from: Data(text.utf8))
    } catch let error as DecodingError {
      return DecodeFailure(error, body: Array(text.utf8), decoder: decoder) { _ = try decoder.decode(type, from: $0) }
    }
    throw Finding("no-failure", .error, "the model reads this body")
  }

  @Test(arguments: [
    (#"{}"#, "keyNotFound at /id: the model asks for 'id', the body has no such member"),
    (#"{"id":"7"}"#, "typeMismatch at /id: the model wants Int, the body has a string"),
    (#"{"id":null}"#, "valueNotFound at /id: the model wants Int, the body has null"),
    (#"[]"#, "typeMismatch at the whole body: the model wants an object, the body has an array"),
    (#"{"id":1,"is_open":0}"#, "typeMismatch at /is_open: the model wants Bool, the body has an integer"),
    (#"{"id":1,"items":{}}"#, "typeMismatch at /items: the model wants an array, the body has an object"),
    (#"{"id":1,"status":"gone"}"#, "dataCorrupted at /status: the model refuses a string there"),
    (
      #"{"id":1,"limits":{"per_day":"x"}}"#,
      "typeMismatch at /limits/per_day: the model wants Int, the body has a string"
    ),
    (
      #"{"id":1,"items":[{"tier":"a","at":"2020-01-01T00:00:00Z"},{"at":"2020-01-01T00:00:00Z"}]}"#,
      "keyNotFound at /items/1/tier: the model asks for 'tier', the body has no such member"
    ),
    (
      #"{"id":1,"items":[{"tier":"a","at":"2020-01-01T00:00:00Z","user_name":1}]}"#,
      "typeMismatch at /items/0/user_name: the model wants String, the body has an integer"
    ),
    (#"{"id":1,"status":""}"#, "dataCorrupted at /status: the model refuses an empty string there"),
  ])
  func `the place is the wire's`(_ body: String, _ text: String) throws {
    #expect(try Self.failure(Account.self, body).description == text)
  }

  @Test(arguments: [
    // A bad date has the path of its parent.
    (#"{"id":1,"created":"yesterday","status":"active"}"#, "/created", "a string"),
    (#"{"id":1,"items":[{"tier":"a","at":"2020-01-01T00:00:00Z"},{"tier":"a","at":"x"}]}"#, "/items/1/at", "a string"),
    // A number that does not fit has no path, and the text of a syntax error.
    (#"{"id":1.5,"ratio":2}"#, "/id", "a fraction"),
    (#"{"id":99999999999999999999,"status":"active"}"#, "/id", "an integer"),
    (#"{"id":1,"ratio":1e400,"status":"active","limits":{"a":1}}"#, "/ratio", "a fraction"),
    (#"{"id":1,"limits":{"a":1,"b":1.5},"items":[]}"#, "/limits/b", "a fraction"),
  ])
  func `a path that stops short is led to the value`(_ body: String, _ place: String, _ what: String) throws {
    let failure = try Self.failure(Account.self, body)
    #expect(failure.description == "dataCorrupted at \(place): the model refuses \(what) there")
  }

  @Test func `a container that is refused as a whole keeps its place`() throws {
    let failure = try Self.failure(Account.self, #"{"id":1,"span":{"from":5,"to":1}}"#)
    #expect(failure.description == "dataCorrupted at /span: the model refuses an object there")
  }

  @Test func `a key that no name becomes is told with the member that is there`() throws {
    let failure = try Self.failure(Strict.self, #"{"local_id":1}"#)
    #expect(
      failure.description
        == "keyNotFound at /local_id: the model asks for 'localID', the decoder reads this member as 'localId'")
  }

  @Test func `a missing key is spelled as the backend would`() throws {
    let failure = try Self.failure(Named.self, #"{"other":1}"#)
    #expect(
      failure.description
        == "keyNotFound at /created_at: the model asks for 'created_at' ('createdAt' in the model), "
        + "the body has no such member")
    for name in ["created_at", "createdAt", "created__at"] {
      #expect(failure.isExpected(as: .keyNotFound, at: JSONPointer(tokens: [name])))
    }
    #expect(!failure.isExpected(as: .keyNotFound, at: JSONPointer(tokens: ["created"])))
    #expect(!failure.isExpected(as: .valueNotFound, at: JSONPointer(tokens: ["created_at"])))
    #expect(!failure.isExpected(as: .keyNotFound, at: JSONPointer(tokens: ["a", "created_at"])))
  }

  @Test func `a decoder's own key conversion is followed with the whole path`() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      NamedKey(stringValue: path.count == 1 ? path[0].stringValue.lowercased() : path[path.count - 1].stringValue)
    }
    let failure = try Self.failure([String: Item].self, #"{"A":{"Tier":1}}"#, decoder)
    #expect(failure.place.tokens.first == "A")
    #expect(try Self.failure(Account.self, #"{"ID":"x"}"#, decoder).place.description == "/ID")
  }

  @Test func `null for a Bool is a type mismatch that says null`() throws {
    #expect(
      try Self.failure(Flag.self, #"{"is_open":null}"#).description
        == "typeMismatch at /is_open: the model wants Bool, the body has null")
  }

  @Test(arguments: [
    ("", "the body is not JSON: 1:1: the text is empty"),
    ("<html>", "the body is not JSON: 1:1: unexpected byte 0x3C"),
    ("{\"id\":1", "the body is not JSON: 1:8: the text ends too early"),
  ])
  func `a body that is no JSON is told apart from a number that does not fit`(_ body: String, _ reason: String) throws {
    let failure = try Self.failure(Account.self, body)
    #expect(failure.description == "dataCorrupted at the whole body: " + reason)
  }

  @Test func `of two members for one key the first is meant, as the decoder takes it`() throws {
    let body = #"{"id":1,"isOpen":"x","is_open":true}"#
    #expect(try Self.failure(Account.self, body).place.description == "/isOpen")
    let turned = #"{"id":1,"is_open":"x","isOpen":true}"#
    #expect(try Self.failure(Account.self, turned).place.description == "/is_open")
  }

  @Test func `no text quotes a value`() throws {
    for body in [
      #"{"id":"CANARY"}"#, #"{"id":1,"status":"CANARY"}"#, #"{"id":1,"created":"CANARY"}"#, #"{"id":1}CANARY"#,
    ] {
      #expect(!(try Self.failure(Account.self, body).description.contains("CANARY")))
    }
  }
}
