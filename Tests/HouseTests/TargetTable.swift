/// Who may import whom: the table of `CONTRIBUTING.md`, row by row, lower rows below higher ones.
///
/// The compiler's own check does not hold it: a target sees every module built before it.
struct TargetTable {
  /// A target of the package.
  struct Row {
    let name: String
    /// Targets of this package.
    let targets: [String]
    /// Modules from outside that it may import beside the C library of its door.
    let outside: [String]
    /// It must also compile for iOS 16 and macOS 13, since a test bundle links it.
    let isInTestBundle: Bool

    init(_ name: String, _ targets: [String] = [], outside: [String] = [], inTestBundle: Bool = false) {
      self.name = name
      self.targets = targets
      self.outside = outside
      isInTestBundle = inTestBundle
    }
  }

  static let rows: [Row] = [
    Row("CLibcurl"),
    Row("CLibcrypto"),
    Row("Digests", ["CLibcrypto"], outside: ["CryptoKit"], inTestBundle: true),
    Row("LosslessJSON", inTestBundle: true),
    Row("ExchangeTypes", inTestBundle: true),
    Row("JSONQueries", ["LosslessJSON"]),
    Row("ShapeInference", ["LosslessJSON", "ExchangeTypes", "Digests"], inTestBundle: true),
    Row("BuiltInRules"),
    Row(
      "RequestFiles", ["LosslessJSON", "ExchangeTypes", "JSONQueries"], outside: ["FoundationEssentials"]),
    Row("ExchangeRecorder", ["ExchangeTypes", "CLibcurl"]),
    Row(
      "ExchangeRedaction",
      ["LosslessJSON", "ExchangeTypes", "JSONQueries", "ShapeInference", "BuiltInRules", "Digests"]),
    Row(
      "FixtureStorage", ["ExchangeTypes", "LosslessJSON", "ShapeInference", "Digests"],
      outside: ["FoundationEssentials"], inTestBundle: true),
    Row(
      "ContractDiff", ["ShapeInference", "ExchangeTypes", "LosslessJSON"], outside: ["FoundationEssentials"]),
    Row("ForeignFormats", ["LosslessJSON", "ExchangeTypes", "RequestFiles"]),
    Row(
      "EnvironmentRuns",
      ["RequestFiles", "ExchangeRecorder", "ExchangeRedaction", "ExchangeTypes", "JSONQueries"]),
    Row("LoopbackServer", ["ExchangeTypes"]),
    Row(
      "CameoTesting", ["FixtureStorage", "ShapeInference", "LosslessJSON", "ExchangeTypes"],
      outside: ["Foundation", "XCTest", "Testing"], inTestBundle: true),
    Row(
      "cameo",
      [
        "Digests", "LosslessJSON", "ExchangeTypes", "JSONQueries", "ShapeInference", "BuiltInRules", "RequestFiles",
        "ExchangeRecorder", "ExchangeRedaction", "FixtureStorage", "ContractDiff", "ForeignFormats",
        "EnvironmentRuns", "LoopbackServer",
      ], outside: ["FoundationEssentials"]),
  ]

  static func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// The C standard library under its names; each target has at most one file that imports it.
  static let standardLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]
}
