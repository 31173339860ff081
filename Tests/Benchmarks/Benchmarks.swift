import Foundation

/// Speed and memory, each measure beside what others take for the same work in the same run.
///
/// Prints one line a measure and baseline on standard output: measure, figure, unit, ratio, baseline, with tabs between.
/// The ratio is always the figure over the baseline's own figure in the same unit.
@main
struct Benchmarks {
  /// A new group is a type and a line here.
  static let groups: [any BenchmarkGroup.Type] = [JSONBenchmarks.self, RedactionBenchmarks.self, ScanBenchmarks.self]

  static let usage = """
    usage: cameo-benchmarks GROUP [PREFIX] [--rounds N] [--size MB]
      GROUP     \(groups.map { $0.name }.joined(separator: ", "))
      PREFIX    only measures whose names begin so: json.index
      --rounds  medians of so many rounds (7)
      --size    megabytes of each corpus (8)
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as BenchmarkError {
      BenchmarkRun.note("cameo-benchmarks: \(error.message)\(error.isUsage ? "\n\(usage)" : "")")
      exit(error.isUsage ? 2 : 1)
    } catch {
      BenchmarkRun.note("cameo-benchmarks: \(error)")
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws {
    if words.first == ChildProcess.word { return try ChildProcess.run(words.dropFirst()) }
    if words.contains("--help") { return BenchmarkRun.note(usage) }
    let options = try BenchmarkOptions(words)
    #if DEBUG
      BenchmarkRun.note("*** THIS IS A DEBUG BUILD: ITS FIGURES MEAN NOTHING. Use swift run -c release. ***")
    #endif
    var run = BenchmarkRun(options)
    try group(options.group).run(&run)
    if run.lineCount == 0 { throw BenchmarkError("no measure begins with '\(options.prefix)'", isUsage: true) }
  }

  static func group(_ name: String) throws(BenchmarkError) -> any BenchmarkGroup.Type {
    guard let group = groups.first(where: { $0.name == name }) else {
      throw BenchmarkError("there is no group '\(name)'", isUsage: true)
    }
    return group
  }
}
