import LosslessJSON
import Testing

@testable import cameo

@Suite struct ArgumentsTests {
  private let spec = CommandSpec(
    name: "record", summary: "pull every endpoint", usage: "", positionals: 0...1,
    options: [
      .environment, .value("--jobs", "N", "at once"), .flag("--report", "all"),
      .value("--header", "FIELD", "a field", short: "-H", repeats: true),
      .value("--format", "NAME", "how", choices: ["text", "json"]),
    ])

  @Test func `values come behind, with an equals sign, or glued to a letter`() throws {
    let arguments = try Arguments(["--env", "a", "--env=b", "-HX: 1", "-H", "Y: 2", "--report", "url"], for: spec)
    #expect(arguments.list("--env") == ["a", "b"])
    #expect(arguments.list("--header") == ["X: 1", "Y: 2"])
    #expect(arguments.has("--report"))
    #expect(arguments.positionals == ["url"])
  }

  @Test(arguments: [
    (
      ["--evn", "a"],
      "error: unknown option '--evn' [usage]\n  next: did you mean '--env'? (all of them: cameo help record)"
    ),
    (["--jobs"], "error: '--jobs' needs N [usage]\n  next: cameo help record"),
    (["--jobs", "1", "--jobs", "2"], "error: '--jobs' stands twice [usage]\n  next: cameo help record"),
    (["--report=x"], "error: '--report' takes no value [usage]\n  next: cameo help record"),
    (["a", "b"], "error: too many arguments: 'b' [usage]\n  next: cameo help record"),
    (
      ["--format", "jsno"],
      "error: '--format' does not know this word [usage]\n  next: did you mean 'json'? (all of them: cameo help record)"
    ),
  ])
  func `usage errors say what and suggest`(_ words: [String], _ text: String) {
    do throws(Finding) {
      _ = try Arguments(words, for: spec)
      Issue.record("no error")
    } catch {
      #expect(error.description == text)
    }
  }

  @Test func `sizes take curl's and people's units`() throws {
    let spec = CommandSpec(name: "x", summary: "", usage: "", options: [.value("--hold", "SIZE", "")])
    #expect(try Arguments(["--hold", "64MiB"], for: spec).bytes("--hold") == 64 << 20)
    #expect(try Arguments(["--hold", "1000"], for: spec).bytes("--hold") == 1000)
    #expect(throws: Finding.self) { try Arguments(["--hold", "many"], for: spec).bytes("--hold") }
  }

  @Test func `every command has a page that fits a narrow terminal`() {
    for command in Cameo.commands {
      let page = HelpText.page(command.spec, width: 60)
      #expect(page.contains("usage: cameo \(command.spec.name)"))
      let examples = page.firstRange(of: "\nexamples:")?.lowerBound ?? page.endIndex
      for line in page[..<examples].split(separator: "\n") where !line.hasPrefix("usage") {
        #expect(line.count <= 60, "\(command.spec.name): \(line)")
      }
    }
  }
}

@Suite struct VouchedWordsTests {
  @Test func `raw values of String enums are read, and nothing else`() {
    let words = SwiftEnumWords(
      """
      struct Account { let name = "Marta" }
      // enum Old: String { case gone }
      public enum Status: String, Codable {
        case active, closed = "shut"  // case fake = "x"
        case `default`
        case onHold = "on-hold"
        var title: String { "A title" }
      }
      enum Shape { case circle(Int) }
      enum Code: Int { case one = 1 }
      enum One: String { case single }
      """)
    #expect(words.values == ["active", "shut", "default", "on-hold", "single"])
  }

  @Test func `properties of models vouch for member names`() {
    let source = "struct A {\n  let id: Int\n  private var nick_name: String?  // let no: Int\n  var `default`: Bool\n}"
    #expect(SwiftEnumWords(source).names == ["id", "nick_name", "default"])
    let keys = "enum CodingKeys: String, CodingKey {\n  case id, fullName = \"full_name\"\n}"
    #expect(SwiftEnumWords(keys).names == ["id", "full_name"])
    #expect(SwiftEnumWords(keys).values == [])
  }
}
