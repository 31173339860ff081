import Digests
import LosslessJSON

/// The file `SHA256SUMS`: a seal for every immutable file, sorted by path, as `sha256sum -c` reads it.
///
/// It alone says which fixtures a store has. After a merge by union lines may be unsorted or repeated; that is read and
/// noted. Two digests for one path are an error.
package struct SealList: Sendable, Equatable {
  /// Path below `fixtures/` → 64 hex digits.
  package private(set) var digests: [String: String] = [:]
  /// The text was not sorted or repeated a line: `cameo repair` writes it anew.
  package private(set) var needsRepair = false

  package init() {}

  /// Reads the file's bytes; `file` is how findings call it.
  package init(reading bytes: [UInt8], file: String) throws(Finding) {
    var last = ""
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() {
      if line.isEmpty, position == lines.count - 1 { continue }
      let digest = String(line.prefix(64))
      let path = String(line.dropFirst(66))
      guard line.dropFirst(64).hasPrefix("  "), Hex.decode(digest)?.count == 32, Self.isPath(path) else {
        throw Finding(
          "sums-line", file: file, line: position + 1, "not a line of sha256sum with a path of a fixture",
          next: "take this file from the last good commit")
      }
      if let known = digests[path] {
        guard known == digest else {
          throw Finding(
            "sums-conflict", file: file, line: position + 1, "two different digests for \(path)",
            next: "two branches made this name: cameo merge")
        }
        needsRepair = true
      }
      if position > 0, !last.utf8.lexicographicallyPrecedes(path.utf8) { needsRepair = true }
      last = path
      digests[path] = digest
    }
    if bytes.last.map({ $0 != 0x0A }) ?? false { needsRepair = true }
  }

  /// `endpoint/name.json`: two parts, no dots at their start.
  private static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } && path.hasSuffix(".json")
  }

  package var paths: [String] { digests.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The file's text: one line a path, sorted by bytes.
  package var text: String { paths.map { "\(digests[$0] ?? "")  \($0)\n" }.joined() }

  package mutating func seal(_ bytes: [UInt8], as path: String) { digests[path] = SHA256Digest.hex(of: bytes) }
  package mutating func remove(_ path: String) { digests[path] = nil }

  /// The fixtures, by endpoint, status class, version and name. Names that do not fit their folder are left out; `verify`
  /// tells of them.
  package var names: [FixtureName] {
    var out: Set<FixtureName> = []
    for path in digests.keys { if let name = Self.name(of: path) { out.insert(name) } }
    return out.sorted()
  }

  /// The fixture that a sealed file belongs to.
  package static func name(of path: String) -> FixtureName? {
    let parts = path.split(separator: "/")
    guard parts.count == 2 else { return nil }
    var base = parts[1]
    if base.hasSuffix(".exchange.json") { base = base.dropLast(14) } else { base = base.dropLast(5) }
    return FixtureName(String(base), endpoint: String(parts[0]))
  }
}
