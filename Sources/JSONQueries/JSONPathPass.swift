import LosslessJSON
import PatternMatching

/// One pass over a body: what its filters may ask again and again is worked out once.
final class JSONPathPass {
  let root: JSONValue
  /// A pattern gave no answer, and its filter was taken for one that does not hold.
  private(set) var isUndecided = false
  private var found: [ObjectIdentifier: (values: [JSONValue], isUndecided: Bool)] = [:]
  private var patterns: [[UInt8]: BoundedPattern?] = [:]

  init(root: JSONValue) { self.root = root }

  /// The values that segments lead to, in the order of RFC 9535; the first only, if that is enough.
  func select(_ segments: [JSONPath.Segment], from start: JSONValue, firstOnly: Bool = false) -> [JSONValue] {
    var values = [start]
    for (number, segment) in segments.enumerated() {
      let isEnough = firstOnly && number == segments.count - 1
      var next: [JSONValue] = []
      for value in values {
        if segment.isDescendant {
          visit(value) { value in
            append(childrenOf: value, by: segment, to: &next)
            return !isEnough || next.isEmpty
          }
        } else {
          append(childrenOf: value, by: segment, to: &next)
        }
        if isEnough, !next.isEmpty { return next }
      }
      values = next
      if values.isEmpty { break }
    }
    return values
  }

  /// What a query in a filter leads to; one from the root is asked once.
  func select(_ query: JSONSubquery, from child: JSONValue, firstOnly: Bool = false) -> [JSONValue] {
    guard query.isAbsolute else { return select(query.segments, from: child, firstOnly: firstOnly) }
    let key = ObjectIdentifier(query)
    let wasUndecided = isUndecided
    isUndecided = false
    let known = found[key] ?? (select(query.segments, from: root), isUndecided)
    found[key] = known
    // What was not decided is said each time, and tried once.
    isUndecided = known.isUndecided || wasUndecided
    return known.values
  }

  /// What is worked out without help of a filter that nobody knows to hold; nil if there was such help, unless the
  /// answer is good all the same.
  func decided<Answer: Equatable>(orElse good: Answer? = nil, _ work: () -> Answer) -> Answer? {
    let wasUndecided = isUndecided
    isUndecided = false
    defer { isUndecided = wasUndecided }
    let answer = work()
    return isUndecided && answer != good ? nil : answer
  }

  /// The pattern of a body's string; nil if it is none of RFC 9485.
  func pattern(_ text: ArraySlice<UInt8>, _ extent: BoundedPattern.Extent) -> BoundedPattern? {
    // Match and search of one text are two patterns.
    let key: [UInt8] = [extent == .whole ? 1 : 0] + text
    if let known = patterns[key] { return known }
    if patterns.count >= Self.mostPatterns { patterns.removeAll() }
    let pattern = BoundedPattern(interoperable: String(decoding: text, as: UTF8.self), extent)
    patterns[key] = .some(pattern)
    return pattern
  }

  private static let mostPatterns = 64

  /// A value before what it holds, members and elements in their order, until told to stop. Without recursion: a body
  /// may be as deep as the reader let it be.
  private func visit(_ value: JSONValue, _ body: (JSONValue) -> Bool) {
    guard body(value) else { return }
    var open = [JSONChildren(of: value)]
    while let last = open.indices.last {
      guard let child = open[last].next() else {
        open.removeLast()
        continue
      }
      guard body(child) else { return }
      if child.node.isContainer { open.append(JSONChildren(of: child)) }
    }
  }

  private func append(childrenOf value: JSONValue, by segment: JSONPath.Segment, to found: inout [JSONValue]) {
    for selector in segment.selectors {
      switch selector {
      case .name(let name):
        if let child = value[name] { found.append(child) }
      case .wildcard: found.append(contentsOf: JSONChildren(of: value))
      case .index(let position):
        guard case .array = value.kind else { continue }
        let position = position < 0 ? value.count + position : position
        if position >= 0, let child = value[position] { found.append(child) }
      case .slice(let slice): append(slice, of: value, to: &found)
      case .filter(let filter):
        for child in JSONChildren(of: value) where holds(filter, for: child) { found.append(child) }
      }
    }
  }

  private func holds(_ filter: JSONFilter, for child: JSONValue) -> Bool {
    let answer = filter.holds(for: child, in: self)
    if answer == nil { isUndecided = true }
    return answer == true
  }

  private func append(_ slice: JSONSlice, of value: JSONValue, to found: inout [JSONValue]) {
    guard case .array = value.kind else { return }
    let range = slice.range(count: slice.needsCount ? value.count : .max)
    let firstFound = found.count
    for (position, element) in value.elements.enumerated() {
      if position >= range.upperBound { break }
      guard position >= range.lowerBound else { continue }
      let distance = slice.step > 0 ? position - range.lowerBound : range.upperBound - 1 - position
      if distance.isMultiple(of: slice.step) { found.append(element) }
    }
    if slice.step < 0 { found[firstFound...].reverse() }
  }
}
