import Digests
import LosslessJSON
import ShapeInference

/// The pseudonyms of a run's member names: `k` and 6 hex digits, or one of the same strong format.
///
/// Names have the scope of the store, so that paths agree between environments. Names of one run that would share a
/// pseudonym get longer ones, whatever their order, so no two names of one object merge.
struct NameLedger {
  private var pseudonyms: [[UInt8]: String] = [:]
  private let digest: KeyedDigest

  /// `taken`: names that stay in the run.
  init(of names: some Sequence<String>, taken: Set<String>, key: [UInt8], recordedAt: Int) {
    digest = KeyedDigest(key: key)
    let forge = PseudonymForge(key: key, scope: "store")
    let originals = Set(names.map { Array($0.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
    var used = Set(taken.map { Array($0.utf8) })
    used.formUnion(originals)
    var plain: [(name: [UInt8], hex: String)] = []
    for original in originals {
      let name = String(decoding: original, as: UTF8.self)
      if let formatted = Self.formatted(name, forge: forge, recordedAt: recordedAt, used: &used) {
        pseudonyms[original] = formatted
      } else {
        plain.append((original, hex(of: original)))
      }
    }
    settle(plain, width: 6, used: used)
  }

  private mutating func settle(_ plain: [(name: [UInt8], hex: String)], width: Int, used: Set<[UInt8]>) {
    var groups: [String: [(name: [UInt8], hex: String)]] = [:]
    for entry in plain { groups["k" + entry.hex.prefix(width), default: []].append(entry) }
    for (pseudonym, group) in groups {
      if group.count == 1 || width >= 60, !used.contains(Array(pseudonym.utf8)) {
        pseudonyms[group[0].name] = pseudonym
      } else {
        settle(group, width: width + 6, used: used)
      }
    }
  }

  /// The pseudonym of a name that no judge of the run met: one inside a text, where no path leads.
  func anyPseudonym(of name: String) -> String {
    pseudonym(of: name) ?? "k" + hex(of: Array(name.utf8)).prefix(12)
  }

  private func hex(of name: [UInt8]) -> String {
    Hex.encode(digest.code(of: Array("store\u{0}name\u{0}".utf8) + name))
  }

  func pseudonym(of name: String) -> String? { pseudonyms[Array(name.utf8)] }

  /// A pseudonym of the same strong format, if the name has one that the shape knows.
  private static func formatted(
    _ name: String, forge: PseudonymForge, recordedAt: Int, used: inout Set<[UInt8]>
  ) -> String? {
    guard NameFormat.isStrong(name), let kind = kind(of: name) else { return nil }
    for attempt in 0..<8 {
      let context = PseudonymContext(subject: "names", recordedAt: recordedAt, attempt: attempt)
      guard case .string(let text) = forge.replacement(for: .string(name), kind: kind, in: context),
        NameFormat.isStrong(text)
      else { return nil }
      if used.insert(Array(text.utf8)).inserted { return text }
    }
    return nil
  }

  private static func kind(of name: String) -> PseudonymKind? {
    let format = StringFormat.of(name)
    if format == .uuid { return .uuid }
    if format == .date { return .date }
    if format.isInstant { return .instant }
    if name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return .id }
    if name.utf8.contains(0x40), name.utf8.first != 0x40 { return .email }
    return nil
  }
}
