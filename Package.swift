// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// What BuiltInRules, whose folder is the whole package, must not look at.
let outside =
  [
    "CLibcurl", "CLibpcre2", "CLibyaml", "CProcess", "Digests", "LosslessJSON", "ExchangeTypes", "PatternMatching",
    "JSONQueries", "ShapeInference", "RequestFiles",
    "ExchangeRecorder", "ExchangeRedaction", "FixtureStorage", "ContractDiff", "ForeignFormats", "EnvironmentRuns",
    "LoopbackServer", "CameoTesting", "cameo",
  ].map { "Sources/\($0)" } + [
    "Tests", "recordings", "redaction-rules/README.md", "redaction-rules/decisions.jsonc", "README.md",
    "CONTRIBUTING.md", "LICENSE",
  ]

let package = Package(
  name: "Cameo",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    // Static, since an automatic library cannot be built alone: --product would build the tool, too, which needs libcurl.
    .library(name: "CameoTesting", type: .static, targets: ["CameoTesting"]),
    .executable(name: "cameo", targets: ["cameo"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibcurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CLibcrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CLibpcre2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(
      name: "CLibyaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CProcess"),

    target("Digests", [.target(name: "CLibcrypto", condition: .when(platforms: [.linux]))]),
    target("LosslessJSON"),
    target("ExchangeTypes"),
    target("PatternMatching", ["CLibpcre2"]),
    target("JSONQueries", ["LosslessJSON", "PatternMatching"]),
    target("ShapeInference", ["LosslessJSON", "ExchangeTypes", "Digests"]),
    .target(
      name: "BuiltInRules", path: ".", exclude: outside,
      sources: ["Sources/BuiltInRules"],
      resources: [.embedInCode("redaction-rules/built-in")],
      swiftSettings: strict),
    target("RequestFiles", ["LosslessJSON", "ExchangeTypes", "JSONQueries"]),
    target("ExchangeRecorder", ["ExchangeTypes", "CLibcurl"]),
    target(
      "ExchangeRedaction",
      [
        "LosslessJSON", "ExchangeTypes", "PatternMatching", "JSONQueries", "ShapeInference", "BuiltInRules", "Digests",
      ]),
    target("FixtureStorage", ["ExchangeTypes", "LosslessJSON", "ShapeInference", "Digests"]),
    target("ContractDiff", ["ShapeInference", "ExchangeTypes", "LosslessJSON"]),
    target("ForeignFormats", ["LosslessJSON", "ExchangeTypes", "RequestFiles", "CLibyaml"]),
    target(
      "EnvironmentRuns",
      ["RequestFiles", "ExchangeRecorder", "ExchangeTypes", "LosslessJSON"]),
    target("LoopbackServer", ["ExchangeTypes"]),
    target("CameoTesting", ["FixtureStorage", "ShapeInference", "LosslessJSON", "ExchangeTypes"]),
    .executableTarget(
      name: "cameo",
      dependencies: [
        "CProcess", "Digests", "LosslessJSON", "ExchangeTypes", "PatternMatching", "JSONQueries", "ShapeInference",
        "BuiltInRules", "RequestFiles",
        "ExchangeRecorder", "ExchangeRedaction", "FixtureStorage", "ContractDiff", "ForeignFormats",
        "EnvironmentRuns", "LoopbackServer",
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport",
      dependencies: ["LosslessJSON", "ExchangeTypes", "Digests", "LoopbackServer"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "cameo-benchmarks", dependencies: ["LosslessJSON", "ShapeInference", "ExchangeRedaction", "TestSupport"],
      path: "Tests/Benchmarks", swiftSettings: strict),
    tests("DigestsTests", ["Digests", "TestSupport"]),
    tests("LosslessJSONTests", ["LosslessJSON", "TestSupport"]),
    tests("ExchangeTypesTests", ["ExchangeTypes", "TestSupport"]),
    tests("PatternMatchingTests", ["PatternMatching", "TestSupport"]),
    tests("JSONQueriesTests", ["JSONQueries", "LosslessJSON", "TestSupport"]),
    tests("ShapeInferenceTests", ["ShapeInference", "LosslessJSON", "ExchangeTypes", "TestSupport"]),
    tests("RequestFilesTests", ["RequestFiles", "LosslessJSON", "ExchangeTypes", "TestSupport"]),
    tests("ExchangeRecorderTests", ["ExchangeRecorder", "ExchangeTypes", "Digests", "LoopbackServer", "TestSupport"]),
    tests(
      "ExchangeRedactionTests",
      [
        "ExchangeRedaction", "ExchangeTypes", "LosslessJSON", "ShapeInference", "BuiltInRules", "Digests",
        "TestSupport",
      ]),
    tests(
      "FixtureStorageTests",
      ["FixtureStorage", "ExchangeTypes", "LosslessJSON", "ShapeInference", "Digests", "TestSupport"]),
    tests("ContractDiffTests", ["ContractDiff", "ShapeInference", "LosslessJSON", "ExchangeTypes", "TestSupport"]),
    tests("ForeignFormatsTests", ["ForeignFormats", "RequestFiles", "ExchangeTypes", "LosslessJSON", "TestSupport"]),
    tests("LoopbackServerTests", ["LoopbackServer", "ExchangeTypes", "TestSupport"]),
    tests(
      "CameoTestingTests",
      ["CameoTesting", "FixtureStorage", "ShapeInference", "ExchangeTypes", "LosslessJSON", "TestSupport"]),
    tests(
      "EnvironmentRunsTests",
      [
        "EnvironmentRuns", "ExchangeRecorder", "ExchangeTypes", "LosslessJSON", "LoopbackServer", "RequestFiles",
        "TestSupport",
      ]),
    tests(
      "CommandTests",
      [
        "cameo", "EnvironmentRuns", "ExchangeRecorder", "ExchangeRedaction", "ExchangeTypes", "FixtureStorage",
        "ForeignFormats", "LoopbackServer", "LosslessJSON", "RequestFiles", "TestSupport",
      ]),
    tests("RecordingsTests", ["CameoTesting"]),
    tests("HouseTests", ["LosslessJSON", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
