/// Keys and tokens that start with the mark of whoever issued them, and those whose build is as telling.
struct VendorTokenDetector: ValueDetector {
  static let id = "vendor-token"
  let needs = TextNeeds(any: [.digit, .upper, .lowLine], length: 18)

  /// What may stand behind a mark.
  enum Alphabet: Sendable {
    case word, hex, upper
  }

  struct Mark: Sendable {
    let text: [UInt8]
    /// Characters behind it, at least.
    let least: Int
    var alphabet = Alphabet.word
    /// Exactly so many: marks that are words, too.
    var isExact = false

    init(_ text: String, _ least: Int, _ alphabet: Alphabet = .word, isExact: Bool = false) {
      self.text = Array(text.utf8)
      self.least = least
      self.alphabet = alphabet
      self.isExact = isExact
    }
  }

  /// As their issuers describe them; of publishable keys and site keys there is none here, since pages show them.
  static let marks: [Mark] = [
    // GitHub, GitLab, Bitbucket and Atlassian.
    Mark("ghp_", 30), Mark("gho_", 30), Mark("ghu_", 30), Mark("ghs_", 30), Mark("ghr_", 30), Mark("github_pat_", 40),
    Mark("glpat-", 16), Mark("glptt-", 16), Mark("gldt-", 16), Mark("glrt-", 16), Mark("glcbt-", 16),
    Mark("glimt-", 16),
    Mark("glft-", 16), Mark("glsoat-", 16), Mark("glagent-", 16), Mark("GR1348941", 16), Mark("ATATT3", 60),
    Mark("ATCTT3", 60), Mark("ATBB", 28), Mark("BBDC-", 30),
    // Slack, Discord's neighbours, Zapier's kin.
    Mark("xoxb-", 16), Mark("xoxp-", 16), Mark("xoxa-", 16), Mark("xoxs-", 16), Mark("xoxr-", 16), Mark("xoxc-", 16),
    Mark("xoxd-", 16), Mark("xoxe-", 16), Mark("xoxe.", 16), Mark("xapp-", 16),
    // Payments.
    Mark("sk_live_", 16), Mark("sk_test_", 16), Mark("rk_live_", 16), Mark("rk_test_", 16), Mark("whsec_", 16),
    Mark("sq0atp-", 16), Mark("sq0csp-", 30), Mark("EAAA", 56), Mark("access_token$production$", 30),
    Mark("EZAK", 50), Mark("EZTK", 50), Mark("FLWSECK-", 12), Mark("FLWSECK_TEST-", 12), Mark("shpat_", 32, .hex),
    Mark("shpss_", 32, .hex), Mark("shpca_", 32, .hex), Mark("shppa_", 32, .hex), Mark("shptka_", 32, .hex),
    // Clouds.
    Mark("AKIA", 16, .upper, isExact: true), Mark("ASIA", 16, .upper, isExact: true),
    Mark("ABIA", 16, .upper, isExact: true),
    Mark("ACCA", 16, .upper, isExact: true), Mark("AROA", 17, .upper, isExact: true),
    Mark("AIDA", 17, .upper, isExact: true),
    Mark("AIza", 30), Mark("ya29.", 20), Mark("GOCSPX-", 20), Mark("LTAI", 16), Mark("AKID", 30),
    Mark("dop_v1_", 32, .hex), Mark("doo_v1_", 32, .hex), Mark("dor_v1_", 32, .hex), Mark("HRKU-", 30),
    Mark("dapi", 32, .hex),
    Mark("dckr_pat_", 20), Mark("dckr_oat_", 20), Mark("hvs.", 24), Mark("hvb.", 24), Mark("s.", 24, isExact: true),
    Mark("pul-", 40, .hex), Mark("tskey-", 20), Mark("fo1_", 40), Mark("rnd_", 28), Mark("nfp_", 36),
    Mark("vercel_", 20),
    Mark("sbp_", 40, .hex), Mark("CFPAT-", 40), Mark("v1.0-", 140),
    // Mail and messages.
    Mark("SG.", 30), Mark("key-", 32, .hex, isExact: true), Mark("SK", 32, .hex, isExact: true),
    Mark("AC", 32, .hex, isExact: true), Mark("xkeysib-", 60), Mark("pubnub", 60), Mark("mlsn.", 60),
    // Packages and models.
    Mark("npm_", 30), Mark("pypi-", 30), Mark("rubygems_", 40), Mark("CLOJARS_", 40), Mark("sk-", 20), Mark("hf_", 24),
    Mark("api_org_", 30), Mark("r8_", 30), Mark("gsk_", 40), Mark("xai-", 40), Mark("pplx-", 40), Mark("nvapi-", 30),
    // Tools.
    Mark("lin_api_", 30), Mark("ntn_", 30), Mark("figd_", 20), Mark("glsa_", 30), Mark("glc_", 30), Mark("sntrys_", 30),
    Mark("sntryu_", 30), Mark("NRAK-", 24), Mark("NRJS-", 16), Mark("PMAK-", 40), Mark("dp.pt.", 30),
    Mark("dp.st.", 30),
    Mark("phx_", 30), Mark("EAAC", 40), Mark("EAAB", 40), Mark("sl.", 60), Mark("pat-na1-", 30), Mark("pat-eu1-", 30),
    Mark("shippo_live_", 30), Mark("duffel_live_", 30), Mark("lsv2_", 30), Mark("tvly-", 20),
  ]

  private static let byFirst: [UInt8: [Mark]] = Dictionary(grouping: marks) { $0.text[0] }

  /// The mark a token starts with, in bytes; nil if it is none.
  static func markLength(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 18, let marks = byFirst[bytes[0]] else { return nil }
    var best: Int?
    for mark in marks where bytes.starts(with: mark.text) && mark.text.count > best ?? 0 {
      let rest = bytes[mark.text.count...]
      guard mark.isExact ? rest.count == mark.least : rest.count >= mark.least, fits(rest, mark.alphabet) else {
        continue
      }
      // `sk-skating-and-ski-jumping` is a heading: a key has digits or capitals.
      if mark.alphabet == .word, !rest.contains(where: { $0.isDigit || $0.isUppercase }) { continue }
      best = mark.text.count
    }
    return best
  }

  private static func fits(_ rest: ArraySlice<UInt8>, _ alphabet: Alphabet) -> Bool {
    switch alphabet {
    case .word: rest.allSatisfy { $0.isBase64URL || $0 == 0x2E }
    case .hex: rest.allSatisfy { $0.isHexDigit && !$0.isUppercase || $0 == 0x2D }
    case .upper: rest.allSatisfy { $0.isUppercase || $0.isDigit }
    }
  }

  /// A bot of Discord: its id in base64, a time, a code; three parts with dots.
  private static func isBot(_ bytes: [UInt8]) -> Bool {
    guard (57...90).contains(bytes.count), bytes[0].isOne(of: "MNO") else { return false }
    let parts = bytes.split(separator: 0x2E, omittingEmptySubsequences: false).map(\.count)
    return parts.count == 3 && (23...28).contains(parts[0]) && (6...7).contains(parts[1])
      && (27...40).contains(parts[2])
  }

  static func isToken(_ bytes: [UInt8]) -> Bool {
    markLength(of: bytes) != nil || isBot(bytes) && bytes.allSatisfy { $0.isBase64URL || $0 == 0x2E }
      || botLength(of: bytes) == bytes.count
  }

  /// A bot of Telegram: its number, a colon, 35 characters.
  private static func botLength(of bytes: [UInt8]) -> Int? {
    let number = bytes.prefix { $0.isDigit }.count
    guard (8...10).contains(number), number + 36 <= bytes.count, bytes[number] == 0x3A else { return nil }
    let code = bytes[(number + 1)...].prefix { $0.isBase64URL }.count
    return code == 35 && bytes[number + 1] == UInt8(ascii: "A") ? number + 36 : nil
  }

  func accepts(_ bytes: [UInt8]) -> Bool { bytes.count <= 1024 && Self.isToken(bytes) }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end].isBase64URL || bytes[end] == 0x2E { end += 1 }
      let next = max(end, position + 1)
      if end < bytes.count, bytes[end] == 0x3A, (8...10).contains(end - position),
        let length = Self.botLength(of: Array(bytes[position...].prefix(47)))
      {
        found.append(position..<position + length)
        position += length
        continue
      }
      while end > position, bytes[end - 1] == 0x2E { end -= 1 }
      if (18...1024).contains(end - position), Self.isToken(Array(bytes[position..<end])) {
        found.append(position..<end)
      }
      position = next
    }
    return found
  }
}
