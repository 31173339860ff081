/// Removed values that are looked for in whatever is written, by their numbers in a list.
struct HiddenValues: Sendable {
  let values: SpelledValues
  /// Rising.
  let numbers: [UInt32]

  /// Each value with its rule.
  func each(_ body: (UnsafeBufferPointer<UInt8>, String) -> Void) {
    for number in numbers {
      let rule = values.entry(at: Int(number)).rule
      values.withBytes(of: Int(number)) { body($0, rule) }
    }
  }
}
