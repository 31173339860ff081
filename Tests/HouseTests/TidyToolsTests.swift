import Testing

/// The checks check what they claim to: each finds a planted fault.
@Suite struct TidyToolsTests {
  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

  @Test(arguments: [
    ("a // try! b", "a"),
    ("/* a /* b */ c */ d", "d"),
    ("x(\"try! \\\" y\")", "x(\"\")"),
    ("\"a\\(b(\"c\"))d\"", "\"(b(\"\"))\""),
    ("#\"a\\(b\"#", "\"\""),
    ("\"\"\"\na\n\"\"\" b", "\"\"\"\n\n\"\"\"b"),
    ("func `a try! b`()", "func()"),
  ])
  func `code is what is left without comments, texts and names in back-ticks`(_ text: String, _ left: String) {
    #expect(SwiftText(text).code.joined(separator: "\n").filter { $0 != " " } == left.filter { $0 != " " })
  }

  @Test(arguments: [
    ("Sources/LosslessJSON/A.swift", "import Foundation", "LosslessJSON may not import Foundation"),
    ("Sources/Digests/A.swift", "import LosslessJSON", "Digests may not import LosslessJSON"),
    ("Sources/FixtureStorage/A.swift", "import Foundation", "FixtureStorage may not import Foundation"),
    ("Sources/CameoTesting/A.swift", "package import struct CLibcurl.X", "CameoTesting may not import CLibcurl"),
    ("Sources/cameo/A.swift", "@testable import NIOCore", "cameo may not import NIOCore"),
    ("Sources/New/A.swift", "", "target New is not in the target table"),
  ])
  func `an import that the table lacks is found`(_ path: String, _ text: String, _ message: String) throws {
    let violation = try #require(Imports.violations(in: file(path, text)).first)
    #expect(violation.hasPrefix("\(path):1: \(message)"))
  }

  @Test func `Foundation may stand in for FoundationEssentials where that is missing`() {
    let text = "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif\n"
    #expect(Imports.violations(in: file("Sources/cameo/A.swift", text)).isEmpty)
    #expect(Imports.violations(in: file("Sources/LosslessJSON/A.swift", text)).count == 2)
  }

  @Test(arguments: [
    ("Shape.swift", "package struct Shape: Sendable {}", true),
    ("Shape+Join.swift", "extension Shape {\n}", true),
    ("Member+Join.swift", "extension Shape.Member {\n}", true),
    ("Shape+Join.swift", "struct Other {}", false),
    ("Join.swift", "extension Shape {}", false),
    ("Inner.swift", "struct Shape {\n  struct Inner {}\n}", false),
    ("Door.swift", "#if canImport(Darwin)\n  enum Door {}\n#endif", true),
    ("Old.swift", "@available(macOS 13, *) package final class Old {}", true),
    ("main.swift", "run()", true),
  ])
  func `a file's name is held against its types`(_ name: String, _ text: String, _ isGood: Bool) {
    #expect((Declarations.violation(in: file("Sources/Digests/" + name, text)) == nil) == isGood)
  }

  @Test func `a second door is found, and one in the wrong target`() {
    let door = Door(
      name: "libcurl", patterns: [.text("import CLibcurl")], targets: ["ExchangeRecorder"], instead: "use Transfer")
    let first = file("Sources/ExchangeRecorder/A.swift", "import CLibcurl")
    #expect(door.violations(in: [first]).isEmpty)
    #expect(
      door.violations(in: [first, file("Sources/cameo/B.swift", "\nimport CLibcurl")]).contains(
        "Sources/cameo/B.swift:2: libcurl belongs in ExchangeRecorder: use Transfer"))
    #expect(door.violations(in: [first, file("Sources/ExchangeRecorder/B.swift", "import CLibcurl")]).count == 2)
  }

  @Test func `a function of the file's own is not the banned one`() throws {
    let ban = try #require(BannedCall.all.first { $0.hit == "system(a)" })
    #expect(ban.lines(in: file("Sources/cameo/A.swift", "\nsystem(a)")) == [2])
    #expect(ban.lines(in: file("Sources/cameo/A.swift", "func system(_ a: A) {}\nsystem(a)")).isEmpty)
  }

  @Test func `a redacted exchange is made by one call`() throws {
    let door = try #require(Door.all.first { $0.name == "redacted exchange" })
    let call = "let a = RedactedExchange(endpoint: b)"
    #expect(door.violations(in: [file("Sources/ExchangeRedaction/A.swift", call)]).isEmpty)
    #expect(door.violations(in: [file("Sources/ExchangeRedaction/A.swift", call + "\n" + call)]).count == 2)
    #expect(door.violations(in: [file("Sources/FixtureStorage/A.swift", call)]).count == 1)
  }

  @Test func `the target table is read from its page`() {
    let rows = TargetTable.rows(
      in: """
        | word | means |
        | --- | --- |
        | a | `b` |

        | target | does | imports | in a test bundle |
        | --- | --- | --- | --- |
        | `A` `B` | x | – | `A`, on Linux |
        | `C` | `x` | `A` | yes |
        | `D` | x | all but `C` | no |

        | `E` | x | y | z |
        """)
    #expect(
      rows == [
        .init(name: "A", targets: [], isOpen: false, isInTestBundle: false),
        .init(name: "B", targets: [], isOpen: false, isInTestBundle: false),
        .init(name: "C", targets: ["A"], isOpen: false, isInTestBundle: true),
        .init(name: "D", targets: ["A", "B"], isOpen: true, isInTestBundle: false),
      ])
  }

  @Test func `the manifest is read with its dependencies`() {
    let manifest = Manifest(
      """
      let package = Package(
        targets: [
          .systemLibrary(name: "C", pkgConfig: "c", providers: [.apt(["c-dev"])]),
          target("A", [.target(name: "C", condition: .when(platforms: [.linux]))]),
          target("B"),
          .target(name: "R", path: ".", exclude: outside, resources: [.embedInCode("x")]),
          .executableTarget(
            name: "D",
            dependencies: ["A", "B"]),
          tests("ATests", ["A"]),
        ],
        x: [])
      """)
    #expect(manifest.targets == ["C": [], "A": ["C"], "B": [], "R": [], "D": ["A", "B"], "ATests": ["A"]])
  }
}
