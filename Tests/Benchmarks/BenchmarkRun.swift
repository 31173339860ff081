import Foundation

/// One run of a group: what is wanted of it, and the lines it prints.
struct BenchmarkRun {
  let options: BenchmarkOptions
  private(set) var lineCount = 0

  init(_ options: BenchmarkOptions) { self.options = options }

  func wants(_ measure: String) -> Bool { measure.hasPrefix(options.prefix) }

  /// Prints a figure and its ratio to the baseline's.
  mutating func report(_ measure: String, _ figure: Double, _ unit: String, against baseline: (String, Double)) {
    let line = [measure, Self.text(figure), unit, Self.text(figure / baseline.1), baseline.0]
    FileHandle.standardOutput.write(Data((line.joined(separator: "\t") + "\n").utf8))
    lineCount += 1
  }

  /// Says on standard error how far it is; standard output is for the lines.
  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Three digits that count.
  static func text(_ figure: Double) -> String {
    let magnitude = figure > 0 ? Int(log10(figure).rounded(.down)) : 0
    return String(format: "%.\(max(0, 2 - magnitude))f", figure)
  }
}
