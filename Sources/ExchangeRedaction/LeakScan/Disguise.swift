/// A coding under which a secret may hide in what is written.
package enum Disguise: String, Sendable, CaseIterable {
  case raw
  case percent
  case json
  case html
  case base64
  case base32
  case hex

  /// What a hit is called in a finding.
  var words: String {
    switch self {
    case .raw: "as it is"
    case .percent: "percent-encoded"
    case .json: "with JSON escapes"
    case .html: "with HTML references"
    case .base64: "in base64"
    case .base32: "in base32"
    case .hex: "in hexadecimal"
    }
  }

  /// Whether it spells characters one by one and leaves others bare, so that words stay words.
  var isEscape: Bool { self == .percent || self == .json || self == .html }
}
