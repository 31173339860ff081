import LosslessJSON

/// What must hold of every text, JSON or not, checked on one: for fuzzing, and for tests over texts from seeds.
///
/// What is random in a check (cuts, splices, samples) follows from the bytes, so a text that fails fails again.
package struct JSONProperties {
  /// A property that does not hold.
  package struct Violation: Error, CustomStringConvertible {
    package let description: String
  }

  let bytes: [UInt8]
  private var generator: SeededGenerator

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // FNV-1a.
    generator = SeededGenerator(seed: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  package static func check(_ bytes: [UInt8]) throws(Violation) {
    var properties = JSONProperties(bytes)
    let strict = properties.read()
    try properties.checkGrammar(strict)
    try properties.checkFindings(strict)
    try properties.checkWalker(strict)
    try properties.checkTexts(strict)
    let relaxed = properties.read(.relaxed)
    try properties.checkRelaxed(relaxed, strict)
    if case .success(let document) = relaxed {
      let dialect: JSONDialect = if case .success = strict { .strict } else { .relaxed }
      try properties.checkIndex(of: document, dialect)
      try properties.checkTokens(of: document)
      try properties.checkPlaces(in: document)
      try properties.checkLayout(of: document)
      try properties.checkEdits(of: document, dialect)
    }
  }

  func hold(
    _ isTrue: Bool, _ property: StaticString, _ found: @autoclosure () -> Any? = nil
  ) throws(Violation) {
    if isTrue { return }
    throw Violation(description: "\(property)" + (found().map { ": \($0)" } ?? ""))
  }

  mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: generator.next() >> 33) % limit }

  /// Some positions of a list, `most` or few more, spread over all of it; all of a short one.
  mutating func sample(of count: Int, most: Int) -> StrideTo<Int> {
    let step = max(1, count / most)
    return stride(from: below(step), to: count, by: step)
  }

  func read(
    _ dialect: JSONDialect = .strict, limits: JSONLimits = .standard
  ) -> Result<JSONDocument, JSONError> {
    Self.read(bytes, dialect, limits: limits)
  }

  static func read(
    _ bytes: [UInt8], _ dialect: JSONDialect = .strict, limits: JSONLimits = .standard
  ) -> Result<JSONDocument, JSONError> {
    Result { () throws(JSONError) in try JSONDocument(reading: bytes, dialect: dialect, limits: limits) }
  }

  // MARK: What is read

  private mutating func checkGrammar(_ strict: Result<JSONDocument, JSONError>) throws(Violation) {
    let depth = JSONGrammar.depth(of: bytes)
    let isRead = depth.map { $0 <= JSONLimits.standard.depth } ?? false
    switch strict {
    case .success(let document):
      try hold(isRead, "what is read is JSON for a second reader")
      try hold(document.bytes == bytes, "a document keeps its bytes")
    case .failure(let error):
      try hold(!isRead, "what a second reader takes for JSON is read")
      try hold(error.location == JSONLocation(offset: error.location.offset, in: bytes), "an error's place is counted")
      try hold(error.location.offset <= bytes.count, "an error's place is in the text")
    }
    let limit = below(6)
    if case .success = read(limits: JSONLimits(depth: limit)) {
      try hold(depth.map { $0 <= limit } ?? false, "what is deeper than the limit is refused")
    } else {
      try hold(depth.map { $0 > limit } ?? true, "what is not deeper than the limit is read")
    }
  }

  private func checkRelaxed(
    _ relaxed: Result<JSONDocument, JSONError>, _ strict: Result<JSONDocument, JSONError>
  ) throws(Violation) {
    let isRead = JSONGrammar.depth(of: bytes, isRelaxed: true).map { $0 <= JSONLimits.standard.depth } ?? false
    switch relaxed {
    case .success(let document):
      try hold(isRead, "what the relaxed dialect reads a second reader of it reads")
      if case .success(let same) = strict {
        try hold(Self.areSame(document.nodes, same.nodes), "both dialects read one text alike")
      }
    case .failure:
      try hold(!isRead, "what a second reader of the relaxed dialect reads is read")
      if case .success = strict { try hold(false, "the relaxed dialect reads what the strict one reads") }
    }
  }

  static func areSame(_ a: [JSONNode], _ b: [JSONNode]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy {
        $0.kind == $1.kind && $0.start == $1.start && $0.length == $1.length && $0.isMarked == $1.isMarked
      }
  }

  private mutating func checkFindings(_ strict: Result<JSONDocument, JSONError>) throws(Violation) {
    let findings = JSONFinding.all(in: bytes)
    let isStrict = findings.allSatisfy(\.kind.isInStrictText)
    if case .success = strict {
      try hold(isStrict, "what is read has findings of strict texts only")
    } else {
      try hold(!isStrict, "what is refused has a finding that says so")
    }
    var last = 0
    for finding in findings {
      try hold((last...bytes.count).contains(finding.location.offset), "findings stand in the order of the text")
      last = finding.location.offset
    }
    for position in sample(of: findings.count, most: 2) {
      try hold(
        findings[position].location == JSONLocation(offset: findings[position].location.offset, in: bytes),
        "a finding's place is counted")
      _ = findings.place(of: findings[position])
    }
  }
}
