import Testing

/// Something dangerous that may stand in few files, so that one reading of them tells all there is to know.
struct Door: CustomTestStringConvertible, Sendable {
  let name: String
  let patterns: [BannedCall.Pattern]
  /// The targets that may hold the door; empty for any.
  var targets: Set<String> = []
  /// How many files of a target may hold it, and over all targets.
  var filesPerTarget = 1
  var files = 1
  /// Targets in which any number of files may hold it.
  var wide: Set<String> = []
  /// Every line counts, not only every file.
  var isOneCall = false
  let instead: String

  var testDescription: String { name }

  static let all: [Door] = [
    Door(
      name: "libcurl", patterns: [.text("import CLibcurl")], targets: ["ExchangeRecorder"],
      // The target as a whole is the door: handles, options and results each have a file.
      files: .max, wide: ["ExchangeRecorder"], instead: "call the type in ExchangeRecorder that imports CLibcurl"),
    Door(
      name: "libcrypto", patterns: [.text("import CLibcrypto")], targets: ["Digests"],
      // One file for the hash, one for the keyed hash, one for random bytes: each the twin of a CryptoKit type.
      filesPerTarget: 3, files: 3, instead: "call SHA256Digest or KeyedDigest"),
    Door(
      name: "PCRE2", patterns: [.text("import CLibpcre2")], targets: ["PatternMatching"],
      // One file for the compiled pattern, one for what a bounded one asks of it.
      filesPerTarget: 2, files: 2, instead: "call BoundedPattern"),
    Door(
      name: "libyaml", patterns: [.text("import CLibyaml")], targets: ["ForeignFormats"],
      instead: "read a YAMLDocument"),
    Door(
      name: "C standard library",
      patterns: [.text("import Glibc"), .text("import Darwin"), .text("import Musl")],
      // The tool has one for each thing it asks of the system: terminal, signals, files, clock.
      files: .max, wide: ["cameo"], instead: "move the call to the file of the target that has the import already"),
    Door(
      name: "process environment",
      patterns: [
        .call("getenv"), .call("setenv"), .call("unsetenv"), .word("environ"), .text("ProcessInfo"),
      ], instead: "take the variables as an argument; one file of the tool reads them"),
    Door(
      name: "sockets", patterns: [.call("socket"), .call("accept"), .call("listen")], targets: ["LoopbackServer"],
      instead: "use LoopbackServer"),
    Door(
      name: "redacted exchange", patterns: [.call("RedactedExchange")], targets: ["ExchangeRedaction"],
      isOneCall: true,
      instead: "hand the exchange to the redaction pipeline; nothing else may say that it is redacted"),
    Door(
      name: "Testing and XCTest", patterns: [.text("Issue.record"), .call("XCTFail")], targets: ["CameoTesting"],
      instead: "report through the one function that picks the door"),
  ]

  /// The files with the door, and what is wrong with where they are.
  func violations(in sources: [SourceFile]) -> [String] {
    let holders = sources.filter(\.isShipped).flatMap { file -> [(file: SourceFile, line: Int)] in
      let patterns = patterns.map(Self.ban).filter { $0.mayStand(in: file) }
      let lines = file.code.indices.filter { index in patterns.contains { $0.matches(file.code[index]) } }
      return (isOneCall ? lines : Array(lines.prefix(1))).map { (file, $0 + 1) }
    }
    var out: [String] = []
    for (file, line) in holders {
      guard let target = file.target else { continue }
      let place = "\(file.path):\(line): "
      if !targets.isEmpty, !targets.contains(target) {
        out.append(place + "\(name) belongs in \(targets.sorted().joined(separator: ", ")): \(instead)")
      }
      let neighbours = holders.filter { $0.file.target == target }.count
      if neighbours > filesPerTarget && !wide.contains(target) || holders.count > files {
        out.append(place + "\(name) stands in too many files: \(instead)")
      }
    }
    return out
  }

  private static func ban(_ pattern: BannedCall.Pattern) -> BannedCall {
    BannedCall(pattern: pattern, area: .everywhere, instead: "", hit: "", pass: "")
  }
}
