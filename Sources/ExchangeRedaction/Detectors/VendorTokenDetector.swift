/// Keys and tokens that start with the mark of whoever issued them.
struct VendorTokenDetector: ValueDetector {
  static let id = "vendor-token"
  let needs = TextNeeds(any: .letter, length: 18)

  /// Mark, least count of characters behind it. The longest mark that fits is taken.
  static let marks: [(mark: String, least: Int)] = [
    ("ghp_", 30), ("gho_", 30), ("ghu_", 30), ("ghs_", 30), ("ghr_", 30), ("github_pat_", 40), ("glpat-", 16),
    ("glrt-", 16), ("xoxb-", 16), ("xoxp-", 16), ("xoxa-", 16), ("xoxs-", 16), ("xapp-", 16), ("sk_live_", 16),
    ("sk_test_", 16), ("rk_live_", 16), ("rk_test_", 16), ("pk_live_", 16), ("pk_test_", 16), ("whsec_", 16),
    ("AKIA", 16), ("ASIA", 16), ("AIza", 30), ("ya29.", 20), ("SG.", 30), ("npm_", 30), ("pypi-", 30), ("sk-", 20),
    ("dop_v1_", 32), ("hf_", 24), ("shpat_", 24), ("shpss_", 24), ("EAAC", 40), ("sq0atp-", 16), ("key-", 32),
    ("SK", 32), ("AC", 32), ("r8_", 30), ("lin_api_", 30), ("ntn_", 30), ("dckr_pat_", 20), ("nvapi-", 30),
    ("tskey-", 20), ("figd_", 20), ("glsa_", 30),
  ]

  /// The mark a token starts with, in bytes; nil if it is none.
  static func markLength(of bytes: [UInt8]) -> Int? {
    if bytes.count < 18 { return nil }
    var best: Int?
    for (mark, least) in marks where bytes.starts(with: mark.utf8) {
      let length = mark.utf8.count
      let rest = bytes[length...]
      guard rest.count >= least, rest.allSatisfy({ $0.isBase64URL || $0 == 0x2E }) else { continue }
      // Marks of two letters are words, too: only hex behind them is a key.
      if length == 2, !rest.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) || rest.count != least { continue }
      best = max(best ?? 0, length)
    }
    return best
  }

  func accepts(_ bytes: [UInt8]) -> Bool { Self.markLength(of: bytes) != nil }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end].isBase64URL || bytes[end] == 0x2E { end += 1 }
      let next = max(end, position + 1)
      while end > position, bytes[end - 1] == 0x2E { end -= 1 }
      if end - position >= 18, Self.markLength(of: Array(bytes[position..<end])) != nil { found.append(position..<end) }
      position = next
    }
    return found
  }
}
