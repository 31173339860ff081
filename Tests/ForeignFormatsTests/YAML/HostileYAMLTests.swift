import LosslessJSON
import TestSupport
import Testing

@testable import ForeignFormats

/// Texts that mean harm, or are broken: each is a finding with a place, and none costs more than it is long.
@Suite struct HostileYAMLTests {
  @Test(
    arguments: [
      ("", "1:1 yaml-syntax"), ("# nothing", "2:1 yaml-syntax"), ("...", "1:1 yaml-syntax"),
      ("a: b: c", "1:5 yaml-syntax"),
      ("a:\n\tb: c", "2:1 yaml-syntax"), ("a: [b", "2:1 yaml-syntax"), ("a: 'b", "1:6 yaml-syntax"),
      ("a: \"\\q\"", "1:5 yaml-syntax"), ("a: @b", "1:4 yaml-syntax"), ("a: {b: c}}", "1:10 yaml-syntax"),
      ("a: 1\na: 2", "2:1 yaml-duplicate"), ("200: a\n'200': b", "2:1 yaml-duplicate"),
      ("a: *b", "1:4 yaml-alias"), ("a: &a [*a]", "1:8 yaml-alias"), ("&a a: &a {b: *a}", "1:14 yaml-alias"),
      ("a: &a {<<: *a}", "1:12 yaml-alias"), ("[a, b]: c", "1:1 yaml-name"), ("? {a: b}\n: c", "1:3 yaml-name"),
      ("a: &a [b]\n*a : c", "2:1 yaml-name"), ("a: !include b.yaml", "1:4 yaml-tag"),
      ("a: !!binary aGk=", "1:4 yaml-tag"), ("!<tag:x.test,2000:y> {}", "1:1 yaml-tag"),
      ("a: !!python/object:os.system b", "1:4 yaml-tag"),
    ])
  func `a broken text is told with its place`(_ text: String, _ shown: String) {
    #expect(YAMLExample.shown(text) == shown)
  }

  @Test func `bytes that are no characters are told with their place`() {
    #expect(YAMLExample.shown(Array("a: b\nc: ".utf8) + [0xFF, 0x0A]) == "2:4 yaml-syntax")
    #expect(YAMLExample.shown(Array("a: \u{07}b".utf8)) == "1:4 yaml-syntax")
    #expect(YAMLExample.shown([0xFF, 0xFE, 0x61]).hasSuffix("yaml-syntax"))
    #expect(YAMLExample.shown([0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x61]).hasSuffix("yaml-syntax"))
  }

  @Test func `nested aliases stay as small as they are written`() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1..<60 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    let document = try YAMLDocument(reading: Array(text.utf8), file: "api.yaml")
    #expect(document.nodes.count < 200)
  }

  @Test func `nested merges end at the limit`() {
    var text = "a0: &a0 {" + (0..<200).map { "k\($0): x" }.joined(separator: ", ") + "}\n"
    for level in 1..<60 {
      let sources = Array(repeating: "*a\(level - 1)", count: 200).joined(separator: ", ")
      text += "a\(level): &a\(level) {<<: [\(sources)]}\n"
    }
    #expect(YAMLExample.shown(text).hasSuffix("yaml-limit"))
  }

  @Test func `a list that every merge key names ends at the limit`() {
    var text = "list: &list [" + Array(repeating: "{}", count: 2000).joined(separator: ", ") + "]\n"
    for number in 0..<2000 { text += "a\(number): {<<: *list}\n" }
    #expect(YAMLExample.shown(text).hasSuffix("yaml-limit"))
  }

  @Test func `handles for tags are counted before the library reads them, in any encoding`() {
    func text(_ count: Int) -> String { (0..<count).map { "%TAG !a\($0)! tag:x.test:\n" }.joined() + "--- b\n" }
    #expect(YAMLExample.shown(text(100)) == "\"b\"")
    #expect(YAMLExample.shown(text(101)) == "0:0 yaml-limit")
    #expect(YAMLExample.shown([0xFE, 0xFF] + text(101).utf8.flatMap { [0, $0] }) == "0:0 yaml-limit")
  }

  @Test func `depth, size and number of values have limits`() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(!YAMLExample.shown(nested(512)).contains("yaml"))
    #expect(YAMLExample.shown(nested(513)) == "1:513 yaml-limit")
    #expect(YAMLExample.shown(String(repeating: "[", count: 1_000_000)).hasSuffix("yaml-limit"))
    #expect(YAMLExample.shown(String(repeating: "- ", count: 100_000)).hasSuffix("yaml-limit"))
    #expect(YAMLExample.shown(String(repeating: "? ", count: 1000)).hasSuffix("yaml-name"))
    var limits = YAMLLimits()
    limits.bytes = 3
    #expect(YAMLExample.shown("a: b", limits: limits) == "0:0 yaml-limit")
    limits = YAMLLimits()
    limits.nodes = 2
    #expect(YAMLExample.shown("[a, b]", limits: limits) == "1:5 yaml-limit")
  }

  @Test func `whatever is done to a text, it is read or told`() {
    let text = Array(
      """
      %YAML 1.2
      ---
      a: &a {b: [c, 'd', "e\\n"], <<: {f: ~}}
      g: |
        h
      <<: [*a, {i: 1.5}] # j
      """.utf8)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      var bytes = text
      for _ in 0...Int(random.next() % 4) {
        let position = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.remove(at: position)
        case 1: bytes[position] = UInt8(truncatingIfNeeded: random.next())
        case 2: bytes.insert(bytes[Int(random.next() % UInt64(bytes.count))], at: position)
        default: bytes.removeSubrange(position..<min(bytes.count, position + 5))
        }
        if bytes.isEmpty { bytes = [0x61] }
      }
      #expect(!YAMLExample.shown(bytes).isEmpty)
    }
  }
}
