import Foundation
import LosslessJSON

/// How a decoder turns the names of members into the keys of a model: with the decoder's own strategy.
///
/// The rules of `convertFromSnakeCase` have corners (`icon_2x` becomes `icon2X`, `a__b` becomes `aB`), so they are
/// never written again here: a real decoder reads an object with that one member and tells the key it saw.
struct KeyConversion: Sendable {
  private let strategy: JSONDecoder.KeyDecodingStrategy

  init(of decoder: JSONDecoder) { strategy = decoder.keyDecodingStrategy }

  /// The key that the model sees for a member of the object at `path`.
  func key(of name: String, under path: [any CodingKey]) -> String {
    if case .custom(let convert) = strategy { return convert(path + [NamedKey(stringValue: name)]).stringValue }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = strategy
    let text = [0x7B] + JSONString.encode(name) + [0x3A, 0x30, 0x7D]
    do {
      return try decoder.decode(KeysOnly.self, from: Data(text)).keys.first ?? name
    } catch {
      // A name that no decoder reads is no key of a model either.
      return name
    }
  }

  /// The member that the decoder takes for a key: the first in the text whose name becomes the key.
  func member(for key: String, in object: JSONValue, under path: [any CodingKey]) -> JSONMember? {
    for member in object.members where self.key(of: member.name, under: path) == key { return member }
    // Names inside a dictionary are not converted.
    for member in object.members where member.name == key { return member }
    return nil
  }

  /// How a backend would spell a key: `created_at` for `createdAt` under the snake case strategy.
  func spelling(of key: String, under path: [any CodingKey]) -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    do {
      let snake = try JSONDocument(reading: Array(encoder.encode(OneMember(name: key)))).root.members
      for member in snake where self.key(of: member.name, under: path) == key { return member.name }
      return key
    } catch {
      return key
    }
  }

  /// A member that was most likely meant by a key nobody wrote: the same letters, other capitals or underscores.
  func nearest(to key: String, in object: JSONValue) -> JSONMember? {
    func letters(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
    let wanted = letters(key)
    for member in object.members where letters(member.name) == wanted { return member }
    return nil
  }
}

/// A key made of any name.
struct NamedKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The keys of an object, and nothing of its values.
private struct KeysOnly: Decodable {
  let keys: [String]
  init(from decoder: any Decoder) throws {
    keys = try decoder.container(keyedBy: NamedKey.self).allKeys.map(\.stringValue)
  }
}

/// An object with one member, to see how an encoder spells its name.
private struct OneMember: Encodable {
  let name: String
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NamedKey.self)
    try container.encode(0, forKey: NamedKey(stringValue: name))
  }
}
