/// The measures of one area.
protocol BenchmarkGroup: SendableMetatype {
  /// The first part of its measures' names.
  static var name: String { get }

  /// Takes those measures that the run wants.
  static func run(_ run: inout BenchmarkRun) throws

  /// Does one piece of work in a process of its own, whose peak of memory is the figure.
  static func runAlone(_ work: String, _ arguments: [String]) throws
}
