import LosslessJSON
import Testing

/// Style that can be checked is checked here; each message says where and what to write instead.
@Suite struct TidyTests {
  private static let files = HousePackage.files
  private static let manifest = Manifest(HousePackage.text(of: "Package.swift"))

  private func expectNone(_ violations: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for violation in violations { Issue.record("\(violation)", sourceLocation: sourceLocation) }
  }

  @Test func `the sources are found`() {
    #expect(Self.files.count > 50)
    #expect(Self.files.contains { $0.path == "Tests/HouseTests/TidyTests.swift" })
    #expect(TargetTable.rows.count > 15, "CONTRIBUTING.md: no table of targets below '| target |'")
  }

  // MARK: Who may import whom

  @Test func `a file imports only what the target table allows`() {
    expectNone(Self.files.flatMap(Imports.violations))
  }

  @Test(arguments: TargetTable.rows.map(\.name))
  func `the table goes downwards and equals the package`(_ name: String) throws {
    let index = try #require(TargetTable.rows.firstIndex { $0.name == name })
    let above = Set(TargetTable.rows[..<index].map(\.name))
    let row = TargetTable.rows[index]
    #expect(above.isSuperset(of: row.targets), "\(name) imports a target below it")
    let declared = try #require(Self.manifest.targets[name], "Package.swift has no target \(name)")
    let undeclared = row.isOpen ? [] : Set(row.targets).subtracting(declared)
    #expect(
      undeclared.isEmpty && Set(row.targets).isSuperset(of: declared),
      "Package.swift and the target table differ for \(name)")
  }

  @Test func `the package has no target that the table lacks`() {
    let shipped = Self.manifest.targets.keys.filter {
      !$0.hasSuffix("Tests") && $0 != "TestSupport" && $0 != SourceFile.benchmarks
    }
    #expect(Set(shipped) == Set(TargetTable.rows.map(\.name)))
    #expect(Self.manifest.targets["HouseTests"]?.contains("LosslessJSON") == true)
  }

  @Test func `a test imports only what its target depends on`() {
    let own = Set(Self.manifest.targets.keys)
    expectNone(
      Self.files.filter { !$0.isShipped }.flatMap { file in
        let allowed = file.target.flatMap { Self.manifest.targets[$0] } ?? []
        return Imports(file).entries.filter { own.contains($0.module) && !allowed.contains($0.module) }.map {
          "\(file.path):\($0.line): \($0.module) is no dependency of the test target: add it in Package.swift"
        }
      })
  }

  @Test func `nothing that a test bundle links needs libcurl or Glibc alone`() {
    var reached: Set<String> = []
    var open = TargetTable.rows.filter(\.isInTestBundle).map(\.name)
    while let name = open.popLast() {
      if reached.insert(name).inserted { open += TargetTable.row(name)?.targets ?? [] }
    }
    #expect(!reached.contains("CLibcurl"))
    for name in reached where name != "CLibcrypto" {
      #expect(TargetTable.row(name)?.isInTestBundle == true, "a test bundle links \(name)")
    }
    expectNone(
      Self.files.filter { $0.isShipped && $0.target.map(reached.contains) == true }.compactMap { file in
        let modules = Set(Imports(file).entries.map(\.module))
        guard modules.contains("Glibc"), !modules.contains("Darwin") else { return nil }
        return "\(file.path):1: imports Glibc without Darwin: #if canImport(Darwin) import Darwin #else import Glibc"
      })
  }

  // MARK: Files

  @Test func `a file is named for the type or the topic it holds`() {
    expectNone(Self.files.compactMap(Declarations.violation))
  }

  @Test func `nothing is called Utils, Helpers, Manager or Common`() {
    expectNone(
      Self.files.flatMap { file in
        ([file.stem] + file.folders + Declarations(file).types).filter(Self.isNameless).map {
          "\(file.path):1: \($0) says nothing: name it for what it does"
        }
      })
    #expect(Self.isNameless("StringHelpers") && Self.isNameless("Common") && Self.isNameless("KeyManager"))
    #expect(!Self.isNameless("CommonestNames"))
  }

  private static func isNameless(_ name: String) -> Bool {
    name == "Common" || ["Util", "Utils", "Utilities", "Helper", "Helpers", "Manager"].contains { name.hasSuffix($0) }
  }

  @Test func `no file is longer than 500 lines and half of them are under 150`() {
    expectNone(
      Self.files.filter { $0.lineCount > 500 }.map {
        "\($0.path):501: \($0.lineCount) lines: move a topic to a file of its own, Type+Topic.swift"
      })
    let shipped = Self.files.filter(\.isShipped).map(\.lineCount).sorted()
    #expect(shipped[shipped.count / 2] < 150)
  }

  @Test func `nothing is left to do`() {
    let words = ["TO" + "DO", "FIX" + "ME"]
    expectNone(
      Self.files.flatMap { file in
        file.lines.indices.filter { line in words.contains { file.lines[line].contains($0) } }.map {
          "\(file.path):\($0 + 1): do it now, or open an issue and say nothing here"
        }
      })
  }

  // MARK: Calls

  @Test(arguments: BannedCall.all)
  func `a ban finds its example and lets the other pass`(_ ban: BannedCall) {
    #expect(ban.matches(ban.hit))
    #expect(!ban.matches(ban.pass))
  }

  @Test(arguments: BannedCall.all)
  func `a banned call stands nowhere`(_ ban: BannedCall) {
    expectNone(
      Self.files.filter { ban.area.holds(for: $0) && !Exception.allows(ban, in: $0) }.flatMap { file in
        ban.lines(in: file).map { "\(file.path):\($0): instead: \(ban.instead)" }
      })
  }

  @Test func `every exception is still needed`() {
    expectNone(
      Exception.all.filter { exception in
        !Self.files.contains { file in
          file.path == exception.path
            && BannedCall.all.contains { $0.hit == exception.ban && !$0.lines(in: file).isEmpty }
        }
      }.map { "\($0.path):1: does not need its exception (\($0.reason)): remove it from Exception.all" })
  }

  @Test(arguments: Door.all)
  func `a dangerous thing has one door`(_ door: Door) {
    expectNone(door.violations(in: Self.files))
  }

  // MARK: What a reader needs

  @Test func `only the test library is public, and all of it is documented`() {
    expectNone(
      Self.files.filter(\.isShipped).flatMap { file in
        file.code.indices.filter { file.code[$0].split(separator: " ").contains("public") }.compactMap { index in
          let place = "\(file.path):\(index + 1): "
          if file.target != "CameoTesting" { return place + "public is for CameoTesting: write package" }
          return Self.isDocumented(index, in: file) ? nil : place + "a public declaration needs a /// sentence"
        }
      })
  }

  /// A `///` line stands above, with nothing but attributes between.
  private static func isDocumented(_ index: Int, in file: SourceFile) -> Bool {
    for line in file.lines[..<index].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") { return true }
      if !text.hasPrefix("@") { return false }
    }
    return false
  }

  @Test func `a redaction rule says why and carries examples`() throws {
    for path in HousePackage.paths(in: "redaction-rules", ending: ".jsonc") where !path.hasSuffix("decisions.jsonc") {
      let file = try SettingsFile(name: path, bytes: Array(HousePackage.text(of: path).utf8))
      let rules = try #require(file.document.root["rules"], "\(path):1: a rule file has a list of rules")
      expectNone(
        rules.elements.flatMap { rule in
          let place = "\(path):\(rule.location.line): "
          let isExplained = rule["why"]?.string?.isEmpty == false
          let hasExamples = rule["examples"].map { !$0.isEmpty } ?? false
          return (isExplained ? [] : [place + "the rule needs a \"why\""])
            + (hasExamples ? [] : [place + "the rule needs \"examples\""])
        })
    }
  }
}
