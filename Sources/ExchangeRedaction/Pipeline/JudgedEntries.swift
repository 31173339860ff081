/// What the rules said of the entries of one document, in the order of entries: two small numbers for each.
///
/// A run remembers this of every value of every body until it is written, so it must be small.
struct JudgedEntries {
  private var entries: [Int32] = []
  /// Of judgements in a list that the documents of an endpoint share.
  private var numbers: [Int32] = []

  /// Entries come in rising order.
  mutating func append(_ entry: Int32, _ number: Int32) {
    entries.append(entry)
    numbers.append(number)
  }

  /// The number of the judgement on an entry; nil where no rule spoke.
  subscript(entry: Int) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle]) < entry { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && Int(entries[low]) == entry ? Int(numbers[low]) : nil
  }
}
