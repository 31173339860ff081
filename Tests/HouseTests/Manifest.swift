/// The targets that `Package.swift` declares, with what each depends on inside the package.
struct Manifest {
  let targets: [String: [String]]

  /// Reads the calls `target(…)`, `tests(…)`, `.target(…)`, `.executableTarget(…)`, `.systemLibrary(…)` between
  /// `targets: [` and its closing bracket.
  init(_ text: String) {
    var targets: [String: [String]] = [:]
    let start = Self.range(of: "\n  targets: [", in: text)?.upperBound ?? text.endIndex
    for call in Self.calls(in: text[start...]) {
      let name = Self.strings(in: call).first
      guard let name else { continue }
      targets[name] = Self.dependencies(of: call)
    }
    self.targets = targets
  }

  /// The elements of an array literal, split where a comma stands outside every bracket.
  private static func calls(in text: Substring) -> [Substring] {
    var out: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth < 0 { return out + [text[start..<index]] }
      case "," where depth == 0:
        out.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return out
  }

  private static func dependencies(of call: Substring) -> [String] {
    let isLabelled = call.contains("name:") && !call.drop { $0 == " " || $0 == "\n" }.hasPrefix("t")
    let rest: Substring
    if isLabelled {
      guard let label = range(of: "dependencies: [", in: call) else { return [] }
      rest = call[label.upperBound...]
    } else {
      guard let bracket = call.firstIndex(of: "[") else { return [] }
      rest = call[call.index(after: bracket)...]
    }
    var depth = 0
    for index in rest.indices {
      if rest[index] == "[" { depth += 1 }
      if rest[index] == "]" {
        if depth == 0 { return strings(in: rest[..<index]) }
        depth -= 1
      }
    }
    return []
  }

  private static func strings(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func range(of word: String, in text: some StringProtocol) -> Range<String.Index>? {
    text.indices.first { text[$0...].hasPrefix(word) }.map { $0..<text.index($0, offsetBy: word.count) }
  }
}
