/// Who may import whom: the table of `CONTRIBUTING.md`, read from there, so that it is written once.
///
/// The compiler's own check does not hold it: a target sees every module built before it.
struct TargetTable {
  /// A target of the package.
  struct Row: Equatable {
    let name: String
    /// Targets of this package.
    let targets: [String]
    /// It may import all above it but what the row names, and need not.
    let isOpen: Bool
    /// Modules from outside that it may import.
    var outside: [String] { TargetTable.outside[name] ?? [] }
    /// It must also compile for iOS 16 and macOS 13, since a test bundle links it.
    let isInTestBundle: Bool
  }

  static let rows = rows(in: HousePackage.text(of: "CONTRIBUTING.md"))

  static func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// What comes with the toolchain and may be imported beside the C standard library.
  static let outside: [String: [String]] = [
    "Digests": ["CryptoKit"],
    "CameoTesting": ["Foundation", "XCTest", "Testing"],
    "cameo": ["FoundationEssentials"],
  ]

  /// The C standard library under its names; a door says how many files of a target import it.
  static let standardLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// The rows below `| target |`: names in back-ticks, what they do, what they import, whether a test bundle has them.
  static func rows(in text: String) -> [Row] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: { $0.hasPrefix("| target |") }) else { return [] }
    var out: [Row] = []
    for line in lines[(head + 1)...].prefix(while: { $0.hasPrefix("|") }) where !line.hasPrefix("| ---") {
      let cells = line.split(separator: "|")
      guard cells.count == 4 else { return [] }
      var targets = names(in: cells[2])
      let isOpen = cells[2].contains("all but")
      if isOpen { targets = out.map(\.name).filter { !targets.contains($0) } }
      for name in names(in: cells[0]) {
        out.append(Row(name: name, targets: targets, isOpen: isOpen, isInTestBundle: cells[3].contains("yes")))
      }
    }
    return out
  }

  private static func names(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
