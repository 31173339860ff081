/// The imports of a file, and what the target table says of them.
struct Imports {
  /// One import.
  struct Entry: Equatable {
    let line: Int
    let module: String
    /// It stands where only Darwin compiles it: there FoundationEssentials means Foundation, and CryptoKit needs it.
    let isOnlyForDarwin: Bool
  }

  let entries: [Entry]

  init(_ file: SourceFile) {
    var entries: [Entry] = []
    // The conditions around the line; an #else turns the innermost one round.
    var conditions: [String] = []
    for (index, line) in file.code.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      switch first {
      case "#if": conditions.append(words.dropFirst().joined(separator: " "))
      case "#elseif":
        conditions[conditions.count - 1] = words.dropFirst().joined(separator: " ")
      case "#else": conditions[conditions.count - 1] = "!" + conditions[conditions.count - 1]
      case "#endif": conditions.removeLast()
      default:
        guard let module = Self.module(in: words) else { continue }
        entries.append(
          Entry(
            line: index + 1, module: module,
            isOnlyForDarwin: conditions.contains { Self.darwinConditions.contains($0) }))
      }
    }
    self.entries = entries
  }

  private static let darwinConditions: Set<String> = [
    "!canImport(FoundationEssentials)", "canImport(CryptoKit)", "canImport(Darwin)",
  ]

  /// `A` of `import A`, `@testable import A`, `package import struct A.B`.
  private static func module(in words: [String]) -> String? {
    let prefixes: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    var rest = words[...]
    while let word = rest.first, prefixes.contains(word) || word.hasPrefix("@") { rest = rest.dropFirst() }
    guard rest.popFirst() == "import" else { return nil }
    if let word = rest.first, kinds.contains(word) { rest = rest.dropFirst() }
    return rest.first.map { String($0.prefix { $0 != "." }) }
  }

  /// Modules whose Darwin side brings Foundation.
  private static let darwinTwins: Set<String> = ["FoundationEssentials", "CryptoKit"]

  /// Imports that the table does not allow, as `file:line` and what to do.
  static func violations(in file: SourceFile) -> [String] {
    guard let target = file.target, file.isShipped else { return [] }
    guard let row = TargetTable.row(target) else {
      return ["\(file.path):1: target \(target) is not in the target table: add a row there and in CONTRIBUTING.md"]
    }
    return Imports(file).entries.compactMap { entry in
      let module = entry.module
      if row.targets.contains(module) || row.outside.contains(module) { return nil }
      if TargetTable.standardLibraries.contains(module) { return nil }
      if module == "Foundation", entry.isOnlyForDarwin, !darwinTwins.isDisjoint(with: row.outside) { return nil }
      let place = "\(file.path):\(entry.line): \(target) may not import \(module)"
      if module.hasPrefix("Foundation") {
        return place + ": bytes and strings need none of it; else FoundationEssentials, if the table lists it"
      }
      if TargetTable.row(module) != nil { return place + ": hand the value in as an argument, or change the table" }
      return place + ": no outside module is used; write it in a target of this package"
    }
  }
}
