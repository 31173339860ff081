import FixtureStorage
import LosslessJSON
import TestSupport

/// A model made up for one seed: what it reads, and a body that it reads.
indirect enum TrialModel: Sendable {
  case object([(name: String, model: TrialModel)])
  case array([TrialModel])
  case text, number, day

  private static let names = [
    "id", "local_id", "created_at", "userName", "icon_2x", "a", "tier", "is_open", "URL", "x_",
  ]

  static func random(using random: inout SeededGenerator, depth: Int) -> TrialModel {
    switch depth > 0 ? Int.random(in: 0..<6, using: &random) : Int.random(in: 2..<5, using: &random) {
    case 0, 5:
      let names = names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      return .object(names.map { ($0, .random(using: &random, depth: depth - 1)) })
    case 1:
      return .array((0..<Int.random(in: 1...3, using: &random)).map { _ in .random(using: &random, depth: depth - 1) })
    case 2: return .text
    case 3: return .number
    default: return .day
    }
  }

  /// A body; its members stand in another order than the model reads them.
  var text: String {
    switch self {
    case .object(let members):
      "{" + members.reversed().map { "\"\($0.name)\":\($0.model.text)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .text: "\"word\""
    case .number: "7"
    case .day: "\"2021-08-17T19:42:08Z\""
    }
  }

  /// A place of the body and what may be wrong there.
  struct Spot {
    let place: JSONPointer
    let model: TrialModel
    let isMember: Bool

    /// Values that fail, each with how.
    var damages: [(String, FixtureExpectation.FailureKind)] {
      let kinds: [(String, FixtureExpectation.FailureKind)]
      switch model {
      case .object: kinds = [("7", .typeMismatch), ("[]", .typeMismatch)]
      case .array: kinds = [("\"a\"", .typeMismatch), ("{}", .typeMismatch)]
      case .text: kinds = [("7", .typeMismatch), ("{}", .typeMismatch)]
      case .number:
        kinds = [("\"a\"", .typeMismatch), ("1.5", .dataCorrupted), ("99999999999999999999", .dataCorrupted)]
      case .day: kinds = [("7", .typeMismatch), ("\"yesterday\"", .dataCorrupted)]
      }
      return kinds + [("null", .valueNotFound)]
    }

    /// The body without this member; nil if it is none.
    func dropped(from body: String) throws -> String? {
      guard isMember, let name = place.tokens.last else { return nil }
      let parent = JSONPointer(tokens: Array(place.tokens.dropLast()))
      // Another name stands in its place, which no model asks for.
      let document = try JSONDocument(body)
      guard let object = document.root.at(parent) else { return nil }
      for member in object.members where member.name == name {
        var bytes = document.bytes
        bytes.replaceSubrange(member.key.range, with: "\"zz_\"".utf8)
        return String(decoding: bytes, as: UTF8.self)
      }
      return nil
    }
  }

  func spots(at place: JSONPointer, isMember: Bool = false) -> [Spot] {
    let own = [Spot(place: place, model: self, isMember: isMember)]
    switch self {
    case .object(let members):
      return own + members.flatMap { $0.model.spots(at: place.appending($0.name), isMember: true) }
    case .array(let elements):
      return own + elements.enumerated().flatMap { $0.element.spots(at: place.appending(String($0.offset))) }
    case .text, .number, .day: return own
    }
  }
}
