/// Splices into a text: ranges of bytes and what replaces them; everything between stays byte for byte.
package struct JSONEdit: Sendable {
  private struct Splice {
    var range: Range<Int>
    /// Where its new bytes stand in `inserted`.
    var inserted: Range<Int>

    func precedes(_ other: Splice) -> Bool {
      (range.lowerBound, range.upperBound, inserted.lowerBound)
        < (other.range.lowerBound, other.range.upperBound, other.inserted.lowerBound)
    }
  }

  private var splices: [Splice] = []
  /// The new bytes of all splices, one behind the other: no array for each of a million splices.
  private var inserted: [UInt8] = []
  private var removedCount = 0
  /// Whether the splices came in the order of the text, as those of a walk do: then nothing is sorted.
  private var isOrdered = true

  package init() {}

  package var isEmpty: Bool { splices.isEmpty }

  /// Replaces a range. Ranges must not overlap; their order does not matter.
  ///
  /// An insertion stands before what is replaced at the same byte; insertions at one byte keep their order.
  package mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    inserted.append(contentsOf: bytes)
    note(range, insertedCount: bytes.count)
  }

  /// Replaces a value by another token.
  package mutating func replace(_ value: JSONValue, with token: [UInt8]) {
    replace(value.range, with: token)
  }

  /// Replaces a string or a name by a text in the spelling of the old one.
  package mutating func replace(_ value: JSONValue, withText text: String) {
    let start = inserted.count
    JSONString.append(text, like: value.raw, to: &inserted)
    note(value.range, insertedCount: inserted.count - start)
  }

  private mutating func note(_ range: Range<Int>, insertedCount: Int) {
    let splice = Splice(range: range, inserted: inserted.count - insertedCount..<inserted.count)
    if let last = splices.last, !last.precedes(splice) { isOrdered = false }
    splices.append(splice)
    removedCount += range.count
  }

  /// The text with all splices done, in one pass. Complexity: O(bytes), and O(splices · log splices) more where they came
  /// out of order.
  ///
  /// That splices do not overlap is the caller's to see to: who takes them from several sources asks `applied(rereading:)`.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    let edited = edited(bytes)
    precondition(edited != nil, "splices overlap or reach out of the text")
    return edited ?? []
  }

  /// Nil if splices overlap or reach out of the text.
  func edited(_ bytes: [UInt8]) -> [UInt8]? {
    let splices = isOrdered ? splices : splices.sorted { $0.precedes($1) }
    guard (splices.last?.range.upperBound ?? 0) <= bytes.count, (splices.first?.range.lowerBound ?? 0) >= 0 else {
      return nil
    }
    for (splice, next) in zip(splices, splices.dropFirst()) where next.range.lowerBound < splice.range.upperBound {
      return nil
    }
    let count = bytes.count - removedCount + inserted.count
    return [UInt8](unsafeUninitializedCapacity: count) { out, written in
      bytes.withUnsafeBytes { source in
        inserted.withUnsafeBytes { new in
          let out = UnsafeMutableRawBufferPointer(out)
          var position = 0
          func copy(_ range: Range<Int>, of from: UnsafeRawBufferPointer) {
            let from = UnsafeRawBufferPointer(rebasing: from[range])
            UnsafeMutableRawBufferPointer(rebasing: out[written..<written + from.count]).copyMemory(from: from)
            written += from.count
          }
          for splice in splices {
            copy(position..<splice.range.lowerBound, of: source)
            copy(splice.inserted, of: new)
            position = splice.range.upperBound
          }
          copy(position..<source.count, of: source)
        }
      }
    }
  }
}
