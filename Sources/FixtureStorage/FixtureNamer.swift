import ExchangeTypes
import LosslessJSON

/// Gives names that were never used in the store.
struct FixtureNamer {
  /// Names listed or recalled, and those given since.
  private(set) var used: Set<String>

  init(seals: SealList, recalled: RecallList) {
    used = Set(seals.names.map { $0.description.lowercased() })
    used.formUnion(recalled.lines.map(\.name))
  }

  /// The name of a kept body.
  mutating func name(
    endpoint: String, statusClass: StatusClass, version: Int, words: [VariantWord], in pathWords: PathWords
  ) -> FixtureName {
    var text = words.first?.text(pathWords) ?? ""
    if words.count > 1 { text += "-and-\(words.count - 1)" }
    let fallback = words.first.map { PathWords.token(for: $0.path.text) } ?? ""
    return free(endpoint, statusClass, version, text, fallback: fallback)
  }

  /// The first free name with these words; a name that was recalled gets `-r2` behind it.
  mutating func free(
    _ endpoint: String, _ statusClass: StatusClass, _ version: Int?, _ words: String, fallback: String
  ) -> FixtureName {
    var round = 1
    while true {
      let suffix = round == 1 ? "" : words.isEmpty ? "r\(round)" : "-r\(round)"
      var name = FixtureName(endpoint: endpoint, statusClass: statusClass, version: version, words: words + suffix)
      if !FixtureName.isWellFormed(name.description) {
        name = FixtureName(endpoint: endpoint, statusClass: statusClass, version: version, words: fallback + suffix)
      }
      if used.insert(name.description).inserted { return name }
      round += 1
    }
  }

  /// The name of a body that is kept beside an outdated fixture of its shape: `account-v1-r2`, then `account-v1-r3`.
  mutating func name(renewing old: FixtureName) -> FixtureName {
    free(old.endpoint, old.statusClass, old.version, old.wordsBeforeRound, fallback: PathWords.token(for: old.words))
  }

  /// The number behind the highest version ever used, recalled ones included.
  static func nextVersion(
    of endpoint: String, _ statusClass: StatusClass, stored: [FixtureName], recalled: RecallList
  ) -> Int {
    var highest = 0
    for name in stored where name.statusClass == statusClass {
      highest = max(highest, name.version ?? 0)
    }
    for line in recalled.lines {
      guard let name = FixtureName(line.name, endpoint: endpoint), name.statusClass == statusClass else { continue }
      highest = max(highest, name.version ?? 0)
    }
    return highest + 1
  }
}
