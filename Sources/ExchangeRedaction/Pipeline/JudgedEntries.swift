import LosslessJSON

/// What the rules said of the entries of one document: a byte for each.
///
/// A run remembers this of every value of every body until it is written, so it must be small.
struct JudgedEntries {
  /// Of an entry the number of a judgement and 1; 0 where no rule spoke, `far` where the number does not fit.
  private var marks: [UInt8] = []
  private var farNumbers: [Int32: Int32] = [:]

  private static let far = UInt8.max

  /// `entries`: of the document.
  init(entries: Int) { marks.reserveCapacity(entries) }

  /// Entries come in rising order. `number`: of a judgement in a list that the documents of an endpoint share.
  mutating func append(_ entry: Int32, _ number: Int32) {
    while marks.count < Int(entry) { marks.append(0) }
    if number < Int32(Self.far) - 1 {
      marks.append(UInt8(number + 1))
    } else {
      marks.append(Self.far)
      farNumbers[entry] = number
    }
  }

  /// The number of the judgement on an entry; nil where no rule spoke.
  subscript(entry: Int) -> Int? {
    guard entry < marks.count, marks[entry] != 0 else { return nil }
    return marks[entry] == Self.far ? farNumbers[Int32(entry)].map(Int.init) : Int(marks[entry]) - 1
  }
}
