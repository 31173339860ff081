import FixtureStorage
import Foundation
import LosslessJSON

/// A store inside a test bundle, and what the bundle may lack or must not have.
struct BundledStore: Sendable {
  /// The folder of the bundle's resources.
  let folder: String
  /// The test target that SwiftPM made the bundle for; nil for a bundle of Xcode.
  let target: String?

  /// `name`: path of the bundle; SwiftPM calls it `<package>_<target>.resources` or `.bundle`.
  init(folder: String, name: String) {
    self.folder = folder
    let base = (name as NSString).lastPathComponent
    let isSwiftPM = base.hasSuffix(".resources") || base.hasSuffix(".bundle")
    let stem = (base as NSString).deletingPathExtension
    target = isSwiftPM ? stem.lastIndex(of: "_").map { String(stem[stem.index(after: $0)...]) } : nil
  }

  private static let privateFile = "http-client.private.env.json"

  /// The store with its folders, in `recordings/`, or without any folder.
  var store: Result<FixtureStore, Finding> {
    for path in [folder, folder + "/recordings"] where exists(path + "/fixtures/SHA256SUMS") {
      return .success(FixtureStore(path: path))
    }
    if isFlat { return .success(FixtureStore(path: folder, fixturesFolder: folder)) }
    return .failure(
      Finding(
        "fixtures-not-bundled", file: folder, "the test bundle has no SHA256SUMS, so no fixtures",
        next: bundling("fixtures")))
  }

  private var isFlat: Bool { exists(folder + "/SHA256SUMS") }

  /// What to write so that a folder of `recordings/` gets into the bundle.
  func bundling(_ name: String) -> String {
    let owner = target.map { "the test target \($0)" } ?? "the test target"
    return "in Package.swift give \(owner) resources: [.copy(\"../../recordings/\(name)\")]; "
      + "in Xcode tick \(owner) in the Target Membership of recordings/\(name)"
  }

  /// Throws if secrets were bundled, or expectations were asked for and not bundled.
  func check(for consumer: String?) throws(Finding) {
    for path in ["", "/requests", "/recordings", "/recordings/requests", "/fixtures"]
    where exists(folder + path + "/" + Self.privateFile) {
      throw Finding(
        "private-file-bundled", file: folder + path + "/" + Self.privateFile,
        "a file of secrets is in the test bundle",
        next: "bundle only recordings/fixtures and recordings/expectations, delete the build, change the secrets")
    }
    guard let consumer else { return }
    let folders = [folder + "/expectations", folder + "/recordings/expectations"]
    if !folders.contains(where: exists), !exists(folder + "/" + consumer + ".jsonc") {
      throw Finding(
        "expectations-not-bundled", file: folder, "the test bundle has no expectations of '\(consumer)'",
        next: bundling("expectations"))
    }
  }

  /// The expectations of a bundle without folders; nil where they have their folder.
  func flatExpectations(of consumer: String?) throws(Finding) -> Expectations? {
    guard let consumer, isFlat else { return nil }
    let file = folder + "/" + consumer + ".jsonc"
    guard let bytes = FileManager.default.contents(atPath: file) else { return nil }
    return try Expectations(consumer: consumer, reading: try SettingsFile(name: file, bytes: Array(bytes)))
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
