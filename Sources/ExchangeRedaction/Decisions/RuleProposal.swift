/// A line that a person could sign, because counts suggest it. Holds counts and no value; nothing follows by itself.
package struct RuleProposal: Sendable, Hashable, Comparable {
  package enum Ground: Sendable, Hashable {
    /// Few different words in many values, as enums have, at a path that is replaced for want of a rule.
    case fewValues(distinct: Int, seen: Int)
    /// Values outside the list or source of the path; nil: some.
    case unlisted(Int?)
    /// A list or `any` that waits for a signature.
    case pending
  }

  package var endpoint: String
  package var path: String
  package var ground: Ground

  package init(endpoint: String, path: String, ground: Ground) {
    self.endpoint = endpoint
    self.path = path
    self.ground = ground
  }

  /// In words, with the command that settles it.
  package var text: String {
    let command = RedactionReport.keepCommand(endpoint, path)
    let words =
      switch ground {
      case .fewValues(let distinct, let seen):
        "\(distinct) different \(distinct == 1 ? "word" : "words") in \(seen) values, as lists have; if all are public"
      case .unlisted(let count?): "\(count) \(count == 1 ? "value" : "values") outside the list; add what is public"
      case .unlisted(nil): "values outside the list were seen; add what is public"
      case .pending: "a line that is not in force until signed"
      }
    return "\(endpoint) \(path): \(words): \(command)"
  }

  package static func < (a: RuleProposal, b: RuleProposal) -> Bool {
    a.endpoint.utf8.elementsEqual(b.endpoint.utf8)
      ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : a.endpoint.utf8.lexicographicallyPrecedes(b.endpoint.utf8)
  }

  /// Whether so few different values among so many look like a list; two alike of two are chance.
  package static func looksListed(distinct: Int, seen: Int) -> Bool {
    (1...mostDistinct).contains(distinct) && seen >= fewestSeen && distinct * 3 <= seen
  }

  private static let mostDistinct = 12
  private static let fewestSeen = 6

  /// Whether a text could be a word of a list: `in_review`, `PRO-2`. Sentences, names with blanks and numbers are not.
  package static func isWordLike(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isWordLike($0) }
  }

  static func isWordLike(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (2...40).contains(text.count), text[0].isLetter else { return false }
    return text.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == 0x2D || $0 == 0x2E }
  }
}
