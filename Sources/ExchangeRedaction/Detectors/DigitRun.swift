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

  /// Runs of digits with one to three of the separators between them, of so many digits at least: most have fewer, and
  /// nothing is made for them. Complexity: O(bytes).
  static func find(in bytes: [UInt8], separators: StaticString, digits minimum: Int = 1) -> [DigitRun] {
    var found: [DigitRun] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isDigit else {
        position += 1
        continue
      }
      let start = position
      var count = 0
      var end = position
      while position < bytes.count, bytes[position].isDigit {
        while position < bytes.count, bytes[position].isDigit { position += 1 }
        count += position - end
        end = position
        let limit = min(position + 3, bytes.count)
        while position < limit, !bytes[position].isDigit, bytes[position].isOne(of: separators) { position += 1 }
        // Separators with no digit behind end the run before them.
        if position < bytes.count, bytes[position].isDigit { end = position }
      }
      position = end
      if count >= minimum { found.append(DigitRun(start..<end, in: bytes)) }
    }
    return found
  }

  init() {}

  /// The groups between two places.
  private init(_ range: Range<Int>, in bytes: [UInt8]) {
    var position = range.lowerBound
    while position < range.upperBound {
      var end = position
      while end < range.upperBound, bytes[end].isDigit { end += 1 }
      if end > position { append(position..<end) }
      position = max(end, position + 1)
    }
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
