import LosslessJSON
import PatternMatching

extension JSONFilter {
  /// Whether the filter holds for a child, or nil if a pattern gave no answer and all depends on it.
  ///
  /// Recursion is as deep as the path is nested, which its reader bounds.
  func holds(for child: JSONValue, in pass: JSONPathPass) -> Bool? {
    switch self {
    case .any(let filters): Self.join(filters, settledBy: true, for: child, in: pass)
    case .all(let filters): Self.join(filters, settledBy: false, for: child, in: pass)
    case .not(let filter): filter.holds(for: child, in: pass).map { !$0 }
    case .exists(let query):
      // One value is enough, whatever else may or may not be there.
      pass.decided(orElse: true) { !pass.select(query, from: child, firstOnly: true).isEmpty }
    case .compare(let left, let comparison, let right):
      pass.decided {
        comparison.holds(left.value(for: child, in: pass), right.value(for: child, in: pass))
      }
    case .matches(let text, .fixed(let pattern)):
      pass.decided { Self.matches(text.value(for: child, in: pass).text, pattern) } ?? nil
    case .matches(let text, .computed(let pattern, let extent)):
      pass.decided {
        let pattern = pattern.value(for: child, in: pass).text.flatMap { pass.pattern($0, extent) }
        return Self.matches(text.value(for: child, in: pass).text, pattern)
      } ?? nil
    }
  }

  /// `||` is settled by the first that holds, `&&` by the first that does not.
  private static func join(
    _ filters: [JSONFilter], settledBy answer: Bool, for child: JSONValue, in pass: JSONPathPass
  ) -> Bool? {
    var rest: Bool? = !answer
    for filter in filters {
      switch filter.holds(for: child, in: pass) {
      case answer: return answer
      case nil: rest = nil
      default: continue
      }
    }
    return rest
  }

  /// What is no string, or no pattern, does not match (RFC 9535, 2.4.6).
  private static func matches(_ text: ArraySlice<UInt8>?, _ pattern: BoundedPattern?) -> Bool? {
    guard let text, let pattern else { return false }
    do throws(UndecidedMatch) { return try pattern.matches(text) } catch { return nil }
  }
}

extension JSONFilter.Comparison {
  func holds(_ a: FilterValue, _ b: FilterValue) -> Bool {
    switch self {
    case .equal: a.isEqual(to: b)
    case .unequal: !a.isEqual(to: b)
    case .less: a.isLess(than: b)
    case .greater: b.isLess(than: a)
    case .atMost: a.isLess(than: b) || a.isEqual(to: b)
    case .atLeast: b.isLess(than: a) || a.isEqual(to: b)
    }
  }
}

extension JSONFilter.Operand {
  func value(for child: JSONValue, in pass: JSONPathPass) -> FilterValue {
    switch self {
    case .literal(let value): return value
    case .query(let query): return pass.select(query, from: child).first.map(FilterValue.json) ?? .nothing
    case .length(let operand): return operand.value(for: child, in: pass).length
    case .count(let query): return FilterValue(count: pass.select(query, from: child).count)
    case .value(let query):
      let values = pass.select(query, from: child)
      return values.count == 1 ? values.first.map(FilterValue.json) ?? .nothing : .nothing
    }
  }
}
