import Foundation

/// This tool again in a process of its own: its peak of memory is that of one piece of work.
enum ChildProcess {
  /// The first word of such a process's command line; the group, the work and its arguments follow.
  static let word = "--alone"

  /// The peak of a process that does the work, in bytes: the median over some of them.
  static func peak(of work: String, _ arguments: [String], in group: String, rounds: Int) throws -> Double {
    Contest.median(try (0..<rounds).map { _ in Double(try peak([word, group, work] + arguments)) })
  }

  private static func peak(_ arguments: [String]) throws -> Int {
    guard let tool = Bundle.main.executablePath else { throw BenchmarkError("the tool does not find itself") }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, let bytes = Int(text) else {
      throw BenchmarkError("a process failed: \(arguments.joined(separator: " "))")
    }
    return bytes
  }

  /// The other side: does the work, then prints the peak.
  static func run(_ words: ArraySlice<String>) throws {
    let words = Array(words)
    guard words.count >= 2 else { throw BenchmarkError("'\(word)' is for the tool itself", isUsage: true) }
    try Benchmarks.group(words[0]).runAlone(words[1], Array(words[2...]))
    FileHandle.standardOutput.write(Data(String(try ownPeak()).utf8))
  }

  private static func ownPeak() throws -> Int {
    #if os(Linux)
      // Not getrusage: there a process begins with the peak of the one that started it.
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      guard let words = line?.split(whereSeparator: \.isWhitespace), words.count == 3, let kibibytes = Int(words[1])
      else { throw BenchmarkError("the system does not tell the peak of memory") }
      return kibibytes * 1024
    #else
      var usage = rusage()
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { throw BenchmarkError("getrusage failed") }
      return usage.ru_maxrss
    #endif
  }
}
