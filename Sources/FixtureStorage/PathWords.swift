import Digests
import LosslessJSON

/// Words that stand for paths in fixture names: the last member's name, with parents before it until no other path of the
/// endpoint could be meant.
struct PathWords: Sendable {
  /// A person's words, from `cameo.jsonc`.
  private let pins: [BodyPath: String]
  private let isVouched: @Sendable (String) -> Bool
  /// Tail of names → the paths that end so.
  private var tails: [String: Set<BodyPath>] = [:]

  /// `paths` are all member paths of the endpoint. A name for which `isVouched` is false never gets into a file name.
  init(paths: Set<BodyPath>, pins: [BodyPath: String], isVouched: @escaping @Sendable (String) -> Bool) {
    self.pins = pins
    self.isVouched = isVouched
    for path in paths {
      let names = self.names(of: path)
      for count in 1...max(1, names.count) {
        tails[names.suffix(count).joined(separator: "-"), default: []].insert(path)
      }
    }
  }

  /// Empty for the whole body. Elements get `-item` behind their array's word, map entries `-entry`.
  func word(for path: BodyPath) -> String {
    if let pin = pins[path] { return pin }
    var steps = path.steps
    var suffix: [String] = []
    while let last = steps.last {
      if case .member = last { break }
      suffix = [last == .anyElement ? "item" : "entry"]
      steps.removeLast()
    }
    let base = BodyPath(steps)
    if steps.isEmpty { return suffix.joined() }
    return ([pins[base] ?? memberWord(for: base)] + suffix).joined(separator: "-")
  }

  private func memberWord(for path: BodyPath) -> String {
    let names = names(of: path)
    for count in 1...max(1, names.count) {
      let word = names.suffix(count).joined(separator: "-")
      if tails[word, default: []].subtracting([path]).isEmpty { return word }
    }
    let whole = names.joined(separator: "-")
    // Only a path that is spelled alike as a whole is still in the way; a longer one takes a longer word.
    let twins = tails[whole, default: []].filter { $0 != path && self.names(of: $0).joined(separator: "-") == whole }
    return twins.isEmpty ? whole : whole + "-" + Self.token(for: path.text)
  }

  private func names(of path: BodyPath) -> [String] {
    path.steps.compactMap { step in
      guard case .member(let name) = step else { return nil }
      guard isVouched(name), let word = Self.kebab(name), word.utf8.count <= 32 else { return Self.token(for: name) }
      return word
    }
  }

  /// `k` and six hex digits: stands for a name that cannot or must not be in a file name.
  static func token(for text: String) -> String { "k" + SHA256Digest.hex(of: Array(text.utf8)).prefix(6) }

  /// `createdAt`, `created_at` and `CREATED-AT` give `created-at`; nil for names with other than ASCII letters, or none.
  static func kebab(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    var out: [UInt8] = []
    for (position, byte) in bytes.enumerated() {
      if byte >= 0x80 { return nil }
      guard isUpper(byte) || isLower(byte) || isDigit(byte) else {
        if let last = out.last, last != 0x2D { out.append(0x2D) }
        continue
      }
      if isUpper(byte), position > 0 {
        let before = bytes[position - 1]
        let isNewWord = isLower(before) || isDigit(before)
        let endsAcronym = isUpper(before) && position + 1 < bytes.count && isLower(bytes[position + 1])
        if isNewWord || endsAcronym, out.last != 0x2D, !out.isEmpty { out.append(0x2D) }
      }
      out.append(isUpper(byte) ? byte | 0x20 : byte)
    }
    while out.last == 0x2D { out.removeLast() }
    return out.isEmpty ? nil : String(decoding: out, as: UTF8.self)
  }
}
