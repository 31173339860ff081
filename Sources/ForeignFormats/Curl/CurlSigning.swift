import RequestFiles

/// `AWS id secret [token:…] [region:…] [service:…]` as curl's options have it.
struct CurlSigning {
  typealias Piece = RequestOutline.Piece

  /// `aws:amz:eu-central-1:execute-api`; curl takes what is left out from the host.
  private(set) var provider = "aws:amz"
  private(set) var credentials: [Piece]
  private(set) var token: [Piece]?

  /// Nil for another scheme, or where it lacks a key.
  init?(_ value: [Piece]) {
    let words = Self.words(of: value)
    guard words.count >= 3, case .text(let scheme) = words[0].first, scheme.lowercased() == "aws" else { return nil }
    credentials = words[1] + [.text(":")] + words[2]
    var parts: [String: [Piece]] = [:]
    for word in words.dropFirst(3) {
      guard case .text(let text) = word.first, let colon = text.firstIndex(of: ":") else { continue }
      let rest = String(text[text.index(after: colon)...])
      parts[String(text[..<colon])] = (rest.isEmpty ? [] : [.text(rest)]) + word.dropFirst()
    }
    token = parts["token"]
    // A region that is a value of the private file can't stand in the provider's text.
    for name in ["region", "service"] {
      guard parts[name]?.count == 1, case .text(let text) = parts[name]?.first else { break }
      provider += ":" + text
    }
  }

  /// Apart by blanks of what is written; a variable is never cut.
  private static func words(of value: [Piece]) -> [[Piece]] {
    var words: [[Piece]] = [[]]
    for piece in value {
      guard case .text(let text) = piece else {
        words[words.count - 1].append(piece)
        continue
      }
      for (index, part) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { words.append([]) }
        if !part.isEmpty { words[words.count - 1].append(.text(String(part))) }
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
