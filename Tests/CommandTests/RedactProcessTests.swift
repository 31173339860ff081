import Foundation
import Testing

@testable import cameo

/// What only a process of its own shows: signals, and descriptors that are closed or full.
@Suite struct RedactProcessTests {
  /// The tool, which is built beside the tests.
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("cameo")
  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

  private func process(_ words: [String], in bench: Bench) -> Process {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: bench.folder.path)
    process.environment = ["HOME": bench.file("home"), "CAMEO_KEY": String(repeating: "5b0e", count: 16)]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    return process
  }

  @Test(.enabled(if: isBuilt), arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves no half output, and the process dies by it`(_ signal: Int32) throws {
    let bench = try Bench()
    let redact = process(["redact", "-", "--framing", "lines", "-o", "out.ndjson"], in: bench)
    let input = Pipe()
    redact.standardInput = input
    try redact.run()
    // More than a batch: what follows is read only once that was written under its other name.
    let line = Data(("{\"n\":" + String(repeating: " ", count: 1 << 20) + "1}\n").utf8)
    for _ in 0..<12 { try input.fileHandleForWriting.write(contentsOf: line) }
    #expect(FileDoor.names(in: bench.folder.path).contains { $0.hasSuffix(".tmp") })
    kill(redact.processIdentifier, signal)
    redact.waitUntilExit()
    #expect(redact.terminationReason == .uncaughtSignal)
    #expect(redact.terminationStatus == signal)
    #expect(FileDoor.names(in: bench.folder.path).allSatisfy { $0 == "home" })
  }

  @Test(.enabled(if: isBuilt)) func `a reader that goes away ends a redaction without a word`() throws {
    let bench = try Bench()
    try bench.write(String(repeating: "{\"a\":1}\n", count: 100), to: "a.ndjson")
    let redact = process(["redact", "a.ndjson"], in: bench)
    let output = Pipe()
    let errors = Pipe()
    redact.standardOutput = output
    redact.standardError = errors
    try output.fileHandleForReading.close()
    try redact.run()
    try output.fileHandleForWriting.close()
    redact.waitUntilExit()
    #expect(redact.terminationReason == .uncaughtSignal && redact.terminationStatus == SIGPIPE)
    try errors.fileHandleForWriting.close()
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
  }

  @Test(.enabled(if: isBuilt)) func `where no more can be written, what is whole stays and is told`() throws {
    let bench = try Bench()
    try bench.write("{\"a\":1}", to: "a.json")
    try bench.write("[\(String(repeating: "10, ", count: 8_000))1]", to: "b.json")
    let redact = process(["-c", "ulimit -f 8; exec \"$0\" redact a.json b.json -o out", Self.tool.path], in: bench)
    redact.executableURL = URL(fileURLWithPath: "/bin/sh")
    let errors = Pipe()
    redact.standardError = errors
    try redact.run()
    redact.waitUntilExit()
    #expect(redact.terminationReason == .exit && redact.terminationStatus == 2)
    try errors.fileHandleForWriting.close()
    let words = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(words.contains("out/b.json: error: can't be written: "), "\(words)")
    #expect(words.contains("; written before: 1 file, the last is out/a.json [unwritable]"), "\(words)")
    #expect(FileDoor.names(in: bench.file("out")) == ["a.json"])
  }

  @Test(.enabled(if: isBuilt)) func `the example of import curl works in a store of two environments`() throws {
    let bench = try Bench()
    let example = ImportCurlCommand.spec.examples[0].split(separator: " ").dropFirst().prefix { $0 != "<" }.map(
      String.init)
    for (words, input) in [
      (["init", "--env", "production", "--env", "staging"], ""),
      (example, "curl https://api.shop.test/account"),
    ] {
      let command = process(words, in: bench)
      let pipe = Pipe()
      command.standardInput = pipe
      try command.run()
      try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try pipe.fileHandleForWriting.close()
      command.waitUntilExit()
      #expect(command.terminationStatus == 0)
    }
    #expect(try bench.text(of: "recordings/requests/api.http").contains("### account"))
  }

  @Test(.enabled(if: isBuilt), arguments: [["rules", "explain", "email"], ["rules", "test"], ["rules", "list"]])
  func `shipped rules are explained, tested and listed without a store`(_ words: [String]) throws {
    let bench = try Bench()
    let command = process(words, in: bench)
    try command.run()
    command.waitUntilExit()
    #expect(command.terminationStatus == 0)
    #expect(!FileDoor.exists(bench.recordings))
  }

  #if os(Linux)
    @Test(.enabled(if: isBuilt), arguments: [["help"], ["redact", "a.json"]])
    func `results that do not arrive are no success`(_ words: [String]) throws {
      let bench = try Bench()
      try bench.write("{\"a\":1}", to: "a.json")
      let help = process(words, in: bench)
      help.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      let errors = Pipe()
      help.standardError = errors
      try help.run()
      help.waitUntilExit()
      #expect(help.terminationStatus == 2)
      try errors.fileHandleForWriting.close()
      let words = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(words.contains("standard output: error: can't be written: No space left on device [unwritable]"))
    }
  #endif
}
