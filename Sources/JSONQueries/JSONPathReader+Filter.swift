import LosslessJSON
import PatternMatching

extension JSONPathReader {
  /// Parentheses, filters and functions inside each other: what reads and plays them uses the stack.
  private static let deepest = 64

  /// What stands behind `?`.
  mutating func filter() throws(JSONPathError) -> JSONFilter {
    try enter()
    skipBlanks()
    let filter = try alternatives()
    depth -= 1
    return filter
  }

  private mutating func enter() throws(JSONPathError) {
    depth += 1
    if depth > Self.deepest { throw error("filters are nested deeper than \(Self.deepest)") }
  }

  private mutating func alternatives() throws(JSONPathError) -> JSONFilter {
    var filters = [try conditions()]
    while takeBehindBlanks("||") { filters.append(try conditions()) }
    return filters.count == 1 ? filters[0] : .any(filters)
  }

  private mutating func conditions() throws(JSONPathError) -> JSONFilter {
    var filters = [try condition()]
    while takeBehindBlanks("&&") { filters.append(try condition()) }
    return filters.count == 1 ? filters[0] : .all(filters)
  }

  private mutating func condition() throws(JSONPathError) -> JSONFilter {
    skipBlanks()
    let start = position
    let isNegated = take("!")
    if isNegated { skipBlanks() }
    if peek == UInt8(ascii: "(") {
      let inner = try parenthesised()
      return isNegated ? .not(inner) : inner
    }
    let operandFrom = position
    let left = try term()
    guard let comparison = comparison() else {
      guard let test = left.test else { throw error(left.testError, at: operandFrom) }
      return isNegated ? .not(test) : test
    }
    if isNegated { throw error("a comparison is negated with ! before parentheses", at: start) }
    guard let leftOperand = left.operand else { throw error(left.operandError, at: operandFrom) }
    skipBlanks()
    let rightFrom = position
    let right = try term()
    guard let rightOperand = right.operand else { throw error(right.operandError, at: rightFrom) }
    return .compare(leftOperand, comparison, rightOperand)
  }

  private mutating func parenthesised() throws(JSONPathError) -> JSONFilter {
    let start = position
    position += 1
    let inner = try filter()
    skipBlanks()
    guard take(")") else {
      throw position < bytes.count ? error("expected &&, || or )") : error("the parenthesis is not closed", at: start)
    }
    return inner
  }

  /// A longer operator before one that it starts with.
  private mutating func comparison() -> JSONFilter.Comparison? {
    JSONFilter.Comparison.allCases.first { takeBehindBlanks($0.rawValue) }
  }

  // MARK: Terms

  /// What may stand on a side of a comparison, alone, or as an argument: each place takes some of them.
  private enum Term {
    case literal(FilterValue)
    case query(JSONSubquery)
    /// A function that gives a value.
    case value(JSONFilter.Operand, name: String)
    /// A function that says yes or no.
    case logical(JSONFilter, name: String)

    /// The filter that the term is by itself.
    var test: JSONFilter? {
      switch self {
      case .query(let query): .exists(query)
      case .logical(let filter, _): filter
      case .literal, .value: nil
      }
    }

    var testError: String {
      if case .value(_, let name) = self { return "the value of \(name)() must be compared with something" }
      return "a literal must be compared with something"
    }

    /// The one value that the term is.
    var operand: JSONFilter.Operand? {
      switch self {
      case .literal(let value): .literal(value)
      case .query(let query): query.isSingular ? .query(query) : nil
      case .value(let operand, _): operand
      case .logical: nil
      }
    }

    var operandError: String {
      if case .logical(_, let name) = self { return "\(name)() says yes or no and cannot be compared" }
      return "this query may lead to more than one value: use names and indices only, or value()"
    }
  }

  private mutating func term() throws(JSONPathError) -> Term {
    guard let byte = peek else { throw error("the path ends inside a filter") }
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "$"):
      position += 1
      return .query(JSONSubquery(isAbsolute: byte == UInt8(ascii: "$"), segments: try segments()))
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .literal(.text(Array(try quoted("string").utf8)))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .literal(.number(try number()))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return try word()
    default: throw error("expected @, $, a literal, a function or (")
    }
  }

  private mutating func number() throws(JSONPathError) -> JSONNumber {
    let start = position
    while let byte = peek, Self.isDigit(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) { position += 1 }
    guard let number = JSONNumber(bytes[start..<position]) else { throw error("malformed number", at: start) }
    return number
  }

  /// `true`, `false`, `null` or a function.
  private mutating func word() throws(JSONPathError) -> Term {
    let start = position
    while let byte = peek, Self.isDigit(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if take("(") { return try function(name, at: start) }
    switch name {
    case "true": return .literal(.boolean(true))
    case "false": return .literal(.boolean(false))
    case "null": return .literal(.null)
    default: throw error("unknown word \(name): a string stands in quotes, a member begins with @", at: start)
    }
  }

  // MARK: Functions

  /// The five functions of RFC 9535, 2.4, each with its types checked.
  private mutating func function(_ name: String, at start: Int) throws(JSONPathError) -> Term {
    guard ["length", "count", "match", "search", "value"].contains(name) else {
      throw error("there is no function \(name)(): known are length, count, match, search and value", at: start)
    }
    try enter()
    var arguments: [(term: Term, offset: Int)] = []
    skipBlanks()
    if peek != UInt8(ascii: ")") {
      repeat {
        skipBlanks()
        let offset = position
        arguments.append((try term(), offset))
        skipBlanks()
      } while take(",")
    }
    guard take(")") else { throw error(peek == nil ? "the path ends inside a filter" : "expected , or )") }
    depth -= 1
    let expected = name == "match" || name == "search" ? 2 : 1
    guard arguments.count == expected else {
      throw error("\(name)() takes \(expected == 1 ? "one argument" : "two arguments")", at: start)
    }
    switch name {
    case "length": return .value(.length(try operand(arguments[0])), name: name)
    case "count": return .value(.count(try query(arguments[0], of: name)), name: name)
    case "value": return .value(.value(try query(arguments[0], of: name)), name: name)
    default:
      let extent: BoundedPattern.Extent = name == "match" ? .whole : .anywhere
      let (text, pattern) = (try operand(arguments[0]), try operand(arguments[1]))
      return .logical(.matches(text, Self.pattern(pattern, extent)), name: name)
    }
  }

  private func operand(_ argument: (term: Term, offset: Int)) throws(JSONPathError) -> JSONFilter.Operand {
    guard let operand = argument.term.operand else { throw error(argument.term.operandError, at: argument.offset) }
    return operand
  }

  private func query(_ argument: (term: Term, offset: Int), of name: String) throws(JSONPathError) -> JSONSubquery {
    guard case .query(let query) = argument.term else {
      throw error("\(name)() takes a query that begins with @ or $", at: argument.offset)
    }
    return query
  }

  private static func pattern(_ operand: JSONFilter.Operand, _ extent: BoundedPattern.Extent) -> JSONFilter.Pattern {
    guard case .literal(let value) = operand else { return .computed(operand, extent) }
    guard let text = value.text else { return .fixed(nil) }
    return .fixed(BoundedPattern(interoperable: String(decoding: text, as: UTF8.self), extent))
  }

  // MARK: Bytes

  private mutating func takeBehindBlanks(_ characters: String) -> Bool {
    let start = position
    skipBlanks()
    if bytes[position...].starts(with: characters.utf8) {
      position += characters.utf8.count
      return true
    }
    position = start
    return false
  }

  private func error(_ message: String, at offset: Int) -> JSONPathError {
    JSONPathError(offset: offset, message: message)
  }
}
