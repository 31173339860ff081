import TestSupport
import Testing

@testable import ExchangeRedaction

/// The tables that hold a run's values in few bytes, against what says the same plainly.
struct CompactTablesTests {
  private static let words = [
    "Huber", "HUBER", "huber", "Jürgen", "JÜRGEN", "a", "ab12", "0700-1", "x@example.org", "",
  ]
  private static let rules = ["card", "email", "password", "person-name"]

  /// A value and what is known of it, noted one after the other.
  private static func notes(_ random: inout SeededGenerator) -> [(text: String, rule: String, isDeclared: Bool)] {
    (0..<Int.random(in: 1...400, using: &random)).map { _ in
      let word = words.randomElement(using: &random) ?? ""
      let number = Int.random(in: 0...40, using: &random)
      let rule = rules.randomElement(using: &random) ?? ""
      return (number < 8 ? word : word + String(number), rule, Int.random(in: 0...9, using: &random) == 0)
    }
  }

  private static func noted(_ notes: some Sequence<(text: String, rule: String, isDeclared: Bool)>) -> SpelledValues {
    var values = SpelledValues()
    for var note in notes {
      note.text.withUTF8 { values.note($0, CaselessHash.of($0), rule: note.rule, isDeclared: note.isDeclared) }
    }
    return values
  }

  private static func listed(_ values: SpelledValues) -> [[String]] {
    var out: [[String]] = []
    values.each { out.append([$0, $1.rule, "\($1.isDeclared)"]) }
    return out
  }

  @Test(arguments: 0..<60)
  func `values are kept once each, in order, with the first rule by name unless somebody declared them`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let notes = Self.notes(&random)
    var order: [String] = []
    var known: [String: (rule: String, isDeclared: Bool)] = [:]
    for (text, rule, isDeclared) in notes {
      guard let old = known[text] else {
        order.append(text)
        known[text] = (rule, isDeclared)
        continue
      }
      let takes = !old.isDeclared && (isDeclared || rule < old.rule)
      known[text] = (takes ? rule : old.rule, old.isDeclared || isDeclared)
    }
    let values = Self.noted(notes)
    #expect(Self.listed(values) == order.map { [$0, known[$0]?.rule ?? "", "\(known[$0]?.isDeclared ?? false)"] })
    for text in order + ["missing", "hUBER"] {
      #expect(values.entry(of: text)?.rule == known[text]?.rule)
      let bytes = Array(text.utf8)
      let casings = order.indices.filter { order[$0].lowercasedASCII == text.lowercasedASCII }
      for number in casings {
        #expect(bytes.withUnsafeBufferPointer { values.position(ofAnyCasing: $0) { $0 == number } } == number)
      }
      let any = bytes.withUnsafeBufferPointer { values.position(ofAnyCasing: $0) { _ in true } }
      #expect(any.map { casings.contains($0) } ?? casings.isEmpty)
    }
  }

  @Test(arguments: 0..<40)
  func `values learnt apart and put together are those learnt in one go`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let notes = Self.notes(&random)
    let cut = Int.random(in: 0...notes.count, using: &random)
    var parts = Self.noted(notes[..<cut])
    parts.add(Self.noted(notes[cut...]))
    // Of a value that was declared before and after, the first name stays: apart, the second part knows its own only.
    #expect(parts.count == Self.noted(notes).count)
    #expect(Self.listed(parts).map(\.[0]) == Self.listed(Self.noted(notes)).map(\.[0]))
    let undeclared = notes.map { (text: $0.text, rule: $0.rule, isDeclared: false) }
    var whole = Self.noted(undeclared[..<cut])
    whole.add(Self.noted(undeclared[cut...]))
    #expect(Self.listed(whole) == Self.listed(Self.noted(undeclared)))
  }

  @Test(arguments: 0..<40)
  func `what was judged of an entry is found again, however many judgements there are`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var known: [Int: Int] = [:]
    var entries = JudgedEntries(entries: 100)
    var entry = 0
    for _ in 0..<300 {
      entry += Int.random(in: 1...4, using: &random)
      let number = Int.random(in: 0...(seed.isMultiple(of: 2) ? 20 : 700), using: &random)
      entries.append(Int32(entry), Int32(number))
      known[entry] = number
    }
    for entry in 0...(entry + 5) { #expect(entries[entry] == known[entry]) }
  }
}
