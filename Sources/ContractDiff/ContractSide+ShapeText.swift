import LosslessJSON
import ShapeInference

extension ContractSide {
  /// What stands at a path, in words: `string`, `integer or null`, `[string]`, `{id: integer, nickname?: string}`.
  ///
  /// A question mark: absent in some. Formats stand behind `string` in parentheses.
  func shapeText(at path: BodyPath) -> String {
    guard let spot = spots[path] else { return "absent" }
    let inside = (children[path] ?? []).filter { spots[$0]?.presence != .never }
    var parts: [String] = []
    for kind in spot.kinds.sorted() {
      switch kind {
      case .array:
        let element = inside.first { $0.lastStep == .anyElement }
        parts.append(element.map { "[\(shapeText(at: $0))]" } ?? "[]")
      case .map:
        let value = inside.first { $0.lastStep == .anyMember }
        parts.append(value.map { "{*: \(shapeText(at: $0))}" } ?? "{}")
      case .object: parts.append("{\(inside.compactMap(memberText).joined(separator: ", "))}")
      case .string: parts.append(stringText(spot))
      case .boolean, .integer, .fraction: parts.append(kind.rawValue)
      }
    }
    if spot.isNullSeen { parts.append("null") }
    return parts.isEmpty ? "unknown" : parts.joined(separator: " or ")
  }

  private func stringText(_ spot: Spot) -> String {
    guard spot.formats.contains(where: \.isStrong) else { return "string" }
    return "string (\(spot.formats.sorted().map(\.description).joined(separator: ", ")))"
  }

  private func memberText(_ path: BodyPath) -> String? {
    guard case .member(let name)? = path.lastStep else { return nil }
    // The path's own spelling, so that an odd name can't break a line of a report.
    let spelling = path.text.utf8.last == 0x5D ? String(decoding: JSONString.encode(name), as: UTF8.self) : name
    return "\(spelling)\(spots[path]?.presence == .sometimes ? "?" : ""): \(shapeText(at: path))"
  }
}
