/// What a file declares at its top level, read line by line: `swift format` puts such declarations at column one.
struct Declarations {
  /// Structs, classes, enums, actors, protocols and type aliases.
  private(set) var types: [String] = []
  /// Types that the file extends: `Shape`, `Shape.Member`.
  private(set) var extended: [String] = []

  init(_ file: SourceFile) {
    // Inside `#if` the top level is one step in.
    var depth = 0
    for line in file.code {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#if") { depth += 1 }
      if text.hasPrefix("#endif") { depth -= 1 }
      guard line.count - text.count <= 2 * depth else { continue }
      read(text.split(separator: " ").map(String.init))
    }
  }

  private mutating func read(_ words: [String]) {
    let modifiers: Set<String> = [
      "public", "package", "internal", "fileprivate", "private", "final", "indirect", "nonisolated", "open",
    ]
    var rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }
    // An attribute's arguments may hold blanks: go on to the keyword.
    if words.first?.hasPrefix("@") == true, let start = rest.firstIndex(where: Self.keywords.contains) {
      rest = rest[start...]
    }
    guard let keyword = rest.popFirst(), let word = rest.first else { return }
    let name = String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    if keyword == "extension" {
      extended.append(name)
    } else if Self.keywords.contains(keyword) {
      types.append(name)
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
  ]

  /// What is wrong with the file's name; nil if it is named for what it holds.
  static func violation(in file: SourceFile) -> String? {
    guard file.stem != "main" else { return nil }
    let found = Declarations(file)
    let parts = file.stem.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let inner = found.extended.flatMap { $0.split(separator: ".").map(String.init) }
    if parts.count == 1, found.types.contains(file.stem) { return nil }
    if parts.count == 2, !parts[1].isEmpty, found.types.contains(parts[0]) || inner.contains(parts[0]) { return nil }
    let held = (found.types + found.extended.map { $0 + "+Topic" }).prefix(3).joined(separator: ", ")
    return "\(file.path):1: the file is not named for what it holds: name it for its type or Type+Topic.swift"
      + (held.isEmpty ? "" : " (it holds \(held))")
  }
}
