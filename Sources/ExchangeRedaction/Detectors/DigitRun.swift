/// Groups of digits with little between them: what phones and card numbers look like.
struct DigitRun {
  /// In order; each is one run of digits.
  private(set) var groups: [Range<Int>] = []
  /// How many digits the groups before have.
  private var sums: [Int] = [0]

  var count: Int { groups.count }

  mutating func append(_ group: Range<Int>) {
    groups.append(group)
    sums.append(sums[sums.count - 1] + group.count)
  }

  /// How many digits some groups in a row have.
  func digits(_ part: Range<Int>) -> Int { sums[part.upperBound] - sums[part.lowerBound] }

  /// From the first digit of some groups in a row to the last one.
  func range(_ part: Range<Int>) -> Range<Int> {
    groups[part.lowerBound].lowerBound..<groups[part.upperBound - 1].upperBound
  }

  /// Runs of digits with one to three of the separators between them. Complexity: O(bytes).
  static func find(in bytes: [UInt8], separators: StaticString) -> [DigitRun] {
    var found: [DigitRun] = []
    var run = DigitRun()
    var position = 0
    while position < bytes.count {
      guard bytes[position].isDigit else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      if let last = run.groups.last {
        let gap = bytes[last.upperBound..<position]
        if gap.count > 3 || !gap.allSatisfy({ $0.isOne(of: separators) }) {
          found.append(run)
          run = DigitRun()
        }
      }
      run.append(position..<end)
      position = end
    }
    if run.count > 0 { found.append(run) }
    return found
  }

  /// Whether the run is that of an account, `FR76 3000 …`: whatever its digits look like, they are no other number.
  func isAccount(in bytes: [UInt8]) -> Bool {
    let start = groups[0].lowerBound
    return groups[0].count == 2 && start >= 2 && bytes[start - 1].isLetter && bytes[start - 2].isLetter
      && !TextScalar.isRest(at: start - 2, in: bytes)
  }

  /// The digits as numbers 0 to 9.
  static func values(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.filter(\.isDigit).map { $0 - 0x30 } }

  /// Whether digits that stand there are a part of something longer: of a word, a decimal, a version, a code with
  /// dashes, a date, a time or a UUID. `tails`: signs that may follow all the same.
  static func isPart(_ range: Range<Int>, of bytes: [UInt8], tails: StaticString = "") -> Bool {
    if TextScalar.isRest(at: range.lowerBound, in: bytes) || TextScalar.goesOn(at: range.upperBound, in: bytes) {
      return true
    }
    if range.lowerBound > 0 {
      let before = bytes[range.lowerBound - 1]
      if before.isOne(of: ".-/\\#%$*@") { return true }
      if before.isOne(of: ",:"), range.lowerBound > 1, bytes[range.lowerBound - 2].isDigit { return true }
    }
    guard range.upperBound < bytes.count else { return false }
    let after = bytes[range.upperBound]
    if after.isOne(of: tails) { return false }
    if after.isOne(of: "%@\\") { return true }
    guard range.upperBound + 1 < bytes.count else { return false }
    let next = bytes[range.upperBound + 1]
    return after.isOne(of: "-./") && (next.isAlphanumeric || next == after) || after.isOne(of: ",:") && next.isDigit
  }
}
