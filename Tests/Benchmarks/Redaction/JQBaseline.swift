import Foundation

/// What jq takes for the same file, in processor time of its own processes.
enum JQBaseline {
  private static let programs = [
    ("jq-identity", "."),
    // Keys by name and strings by form, as people write it.
    (
      "jq-walk",
      """
      walk(if type == "object" then with_entries(
        if (.key | test("mail|name|phone|pass|token|secret|street|city"; "i")) then .value |= "x" else . end)
      elif type == "string" and test("[^@ ]+@[^@ ]+[.][a-z]+") then "x@example.com" else . end)
      """
    ),
  ]

  /// MB/s of each program. Throws where there is no jq.
  static func speeds(over bytes: [UInt8], rounds: Int) throws -> [(String, Double)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cameo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { BenchmarkRun.note("left behind: \(folder.path)") }
    }
    let file = folder.appendingPathComponent("corpus.ndjson")
    try Data(bytes).write(to: file)
    return try programs.map { name, program in
      let seconds = try (0..<rounds).map { _ in try time(program, file.path) }
      let speed = Double(bytes.count) / 1e6 / Contest.median(seconds)
      BenchmarkRun.note("\(name): \(BenchmarkRun.text(speed)) MB/s")
      return (name, speed)
    }
  }

  private static func time(_ program: String, _ path: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["jq", "-c", program, path]
    process.standardOutput = FileHandle.nullDevice
    let before = childSeconds()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkError("jq is missing: apt-get install jq") }
    return childSeconds() - before
  }

  /// Processor time of all children that have ended.
  private static func childSeconds() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}
