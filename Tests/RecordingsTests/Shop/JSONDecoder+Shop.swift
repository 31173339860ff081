import Foundation

extension JSONDecoder {
  /// PocketBase's times have a space where ISO 8601 has a T: `2026-11-30 05:17:10.876Z`.
  static var shop: JSONDecoder {
    let decoder = JSONDecoder()
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, includingFractionalSeconds: true)
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = try? style.parse(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time of PocketBase's")
      }
      return date
    }
    return decoder
  }
}
