import ExchangeTypes
import LosslessJSON

/// The last look at a body that is kept as its bytes: nothing in it is replaced, so whatever is found refuses it.
///
/// Secrets are looked for as they are and in every disguise, also with a zero behind each character, as documents and
/// cameras write texts; secret rules read the runs of characters in between. What is compressed or drawn nobody reads.
package struct BytesCheck {
  private let scan: LeakScan
  private let catalogue: RuleCatalogue

  init(scan: LeakScan, catalogue: RuleCatalogue) {
    self.scan = scan
    self.catalogue = catalogue
  }

  /// `allowed`: coincidences that somebody looked at. Throws `Finding`.
  func check(_ exchange: Exchange, allowed: Set<LeakAllowance>) throws(Finding) {
    let body = exchange.response.body
    for view in Self.views(of: body) {
      if let hit = scan.secret(in: view) { throw finding(hit.rule, hit.words, exchange, isSure: hit.isDeclared) }
    }
    let rules = Self.secretRules(in: body, catalogue).filter { rule in
      !allowed.contains(LeakAllowance(path: .root, rule: rule))
    }
    if let rule = rules.first { throw finding(rule, "as it is", exchange, isSure: false) }
  }

  private func finding(_ rule: String, _ words: String, _ exchange: Exchange, isSure: Bool) -> Finding {
    let endpoint = exchange.spec.endpoint
    let sign = "; if somebody has looked and it is chance, sign \"coincides\": [\"\(rule)\"] at the path's line"
    return Finding(
      "leak", place: "\(endpoint) $",
      "the bytes hold a value that '\(rule)' removes, \(words); bytes are kept as they are or not at all",
      next: "nothing of this endpoint was kept; take its line at '$' out of \(Decisions.fileName)"
        + (isSure ? "" : sign))
  }

  // MARK: Reading bytes

  /// The bytes, and those of a text in UTF-16 without its zeros.
  private static func views(of body: [UInt8]) -> [[UInt8]] {
    let wide = body.contains(0) ? [body.filter { $0 != 0 }] : []
    return [body] + wide
  }

  /// Secret rules that fire at the ASCII characters between all other bytes; each once, in order.
  package static func secretRules(in body: [UInt8], _ catalogue: RuleCatalogue) -> [String] {
    var out: [String] = []
    for view in views(of: body) {
      let text = String(decoding: characters(of: view), as: UTF8.self)
      let leaf = Leaf(names: [], value: .string(text))
      for span in catalogue.spans(in: text, leaf: leaf, level: .secret) {
        if !out.contains(span.judgement.rule) { out.append(span.judgement.rule) }
      }
    }
    return out
  }

  /// One mark that stands in no text for all that stands between two runs of characters.
  private static func characters(of bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for byte in bytes {
      let isText = byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09
      if isText { out.append(byte) } else if out.last != 0x01 { out.append(0x01) }
    }
    return out
  }
}
