/// Finds what a person most likely meant to write.
package enum NearestWord {
  /// The candidate with the fewest single-character edits, case apart; nil if more than a third of it would change.
  package static func to(_ word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let bytes = Array(candidate.lowercased().utf8)
      let found = distance(wanted, bytes)
      let isNear = found <= max(wanted.count, bytes.count) / 3
      if isNear, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.word
  }

  /// Insertions, deletions, substitutions and swaps of neighbours.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
