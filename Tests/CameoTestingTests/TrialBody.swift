import Foundation
import LosslessJSON

@testable import CameoTesting

/// Reads a body as the `TrialModel` of its decoder says.
struct TrialBody: Decodable {
  static let key = CodingUserInfoKey(rawValue: "model")

  init(from decoder: any Decoder) throws {
    guard let key = Self.key, let (model, keys) = decoder.userInfo[key] as? (TrialModel, KeyConversion) else {
      throw Finding("no-model", .error, "no model is given")
    }
    try Reader(keys: keys).read(model, from: decoder)
  }

  private struct Reader {
    let keys: KeyConversion

    func key(_ name: String) -> NamedKey { NamedKey(stringValue: keys.key(of: name, under: [])) }

    func read(_ model: TrialModel, from decoder: any Decoder) throws {
      switch model {
      case .object(let members): try read(members, from: try decoder.container(keyedBy: NamedKey.self))
      case .array(let elements):
        var container = try decoder.unkeyedContainer()
        try read(elements, from: &container)
      case .text: _ = try decoder.singleValueContainer().decode(String.self)
      case .number: _ = try decoder.singleValueContainer().decode(Int.self)
      case .day: _ = try decoder.singleValueContainer().decode(Date.self)
      }
    }

    private func read(
      _ members: [(name: String, model: TrialModel)], from container: KeyedDecodingContainer<NamedKey>
    ) throws {
      for (name, model) in members {
        switch model {
        case .object(let inner):
          try read(inner, from: try container.nestedContainer(keyedBy: NamedKey.self, forKey: key(name)))
        case .array(let inner):
          var nested = try container.nestedUnkeyedContainer(forKey: key(name))
          try read(inner, from: &nested)
        case .text: _ = try container.decode(String.self, forKey: key(name))
        case .number: _ = try container.decode(Int.self, forKey: key(name))
        case .day: _ = try container.decode(Date.self, forKey: key(name))
        }
      }
    }

    private func read(_ elements: [TrialModel], from container: inout any UnkeyedDecodingContainer) throws {
      for model in elements {
        switch model {
        case .object(let inner):
          try read(inner, from: try container.nestedContainer(keyedBy: NamedKey.self))
        case .array(let inner):
          var nested = try container.nestedUnkeyedContainer()
          try read(inner, from: &nested)
        case .text: _ = try container.decode(String.self)
        case .number: _ = try container.decode(Int.self)
        case .day: _ = try container.decode(Date.self)
        }
      }
    }
  }
}
