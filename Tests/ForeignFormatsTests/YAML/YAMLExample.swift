import LosslessJSON

@testable import ForeignFormats

/// A YAML text and what was read of it, written as one line.
enum YAMLExample {
  /// The values in flow style, strings quoted; or the finding's place and id.
  static func shown(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) -> String {
    do throws(Finding) {
      return shown(try YAMLDocument(reading: bytes, file: "api.yaml", limits: limits).root)
    } catch {
      return "\(error.line ?? 0):\(error.column ?? 0) \(error.id)"
    }
  }

  static func shown(_ text: String, limits: YAMLLimits = YAMLLimits()) -> String {
    shown(Array(text.utf8), limits: limits)
  }

  private static func shown(_ value: YAMLValue) -> String {
    if let scalar = value.scalar {
      return scalar.meaning == .string ? JSONTree.string(scalar.text).inlineText : "\(scalar.meaning) \(scalar.text)"
    }
    if !value.elements.isEmpty { return "[" + value.elements.map(shown).joined(separator: ", ") + "]" }
    return "{" + value.members.map { "\($0.name): \(shown($0.value))" }.joined(separator: ", ") + "}"
  }
}
