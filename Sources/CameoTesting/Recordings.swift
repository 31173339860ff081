import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON

/// The fixtures of a store as the tests of one consumer see them.
///
/// A value: it holds where the store is and nothing read, so that it can stand in `@Test(arguments:)`, which is
/// evaluated before any test runs. It never throws and never gives an empty list: what is wrong becomes a case that
/// fails and names the next command, since a test without cases is skipped and the run passes.
public struct Recordings: Sendable {
  /// Where the store was found, or why not.
  let store: Result<FixtureStore, Finding>
  /// The expectations file, without `.jsonc`; nil takes the only one.
  let consumer: String?
  /// The bundle, where the store is in one.
  let bundle: BundledStore?
  /// The day that `until` is held against.
  var today = CalendarDay(secondsSince1970: Int(Date().timeIntervalSince1970))

  /// The store nearest to a source file: the first `recordings/` with a `cameo.jsonc`, from the file's folder upwards.
  ///
  /// For tests that run where they were built. On a device use `init(bundle:as:)`.
  /// - Parameters:
  ///   - file: The file to start from; write `#filePath`.
  ///   - consumer: The name of the expectations file. Without it the only file is taken; none means defaults, several is
  ///     a failure.
  public init(nearest file: String, as consumer: String? = nil) {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    do {
      store = .success(try FixtureStore.nearest(from: folder))
    } catch {
      var finding = error
      finding.next = "run cameo init in the folder of your package; on a device use Recordings(bundle: .module)"
      store = .failure(finding)
    }
    self.consumer = consumer
    bundle = nil
  }

  /// The store that a test bundle carries: the folders `fixtures` and `expectations` of a `recordings/` folder.
  ///
  /// SwiftPM: `resources: [.copy("../../recordings/fixtures"), .copy("../../recordings/expectations")]` on the test
  /// target, then `.module`. Xcode: both folders with the test target ticked under Target Membership; folder references
  /// and groups, which lose their folders in the bundle, are both read.
  /// - Parameters:
  ///   - bundle: The bundle of the test target.
  ///   - consumer: As in `init(nearest:as:)`.
  public init(bundle: Bundle, as consumer: String? = nil) {
    let bundled = BundledStore(folder: bundle.resourcePath ?? bundle.bundlePath, name: bundle.bundlePath)
    store = bundled.store
    self.consumer = consumer
    self.bundle = bundled
  }

  /// Every success body of an endpoint that is not retired: recorded ones and those derived from them.
  ///
  /// Answers without a body are left out. Never empty.
  public func fixtures(of endpoint: String) -> [Fixture] {
    cases(of: endpoint, called: "2xx") { $0.isSuccess }
  }

  /// Every body of an endpoint with another status than 2xx that is not retired. Never empty.
  public func errors(of endpoint: String) -> [Fixture] {
    cases(of: endpoint, called: "error") { !$0.isSuccess }
  }

  /// One fixture by its name. If it is not there, was recalled or is damaged, using it fails.
  public func fixture(named name: String) -> Fixture {
    do {
      return try opened().fixture(named: name)
    } catch {
      return Fixture(broken: error, name: name)
    }
  }

  private func cases(
    of endpoint: String, called kind: String, where belongs: (StatusClass) -> Bool
  ) -> [Fixture] {
    do {
      return try opened().cases(of: endpoint, called: kind, where: belongs)
    } catch {
      return [Fixture(broken: error, name: endpoint)]
    }
  }

  /// Reads what all endpoints need: seals, recalled names, expectations.
  private func opened() throws(Finding) -> OpenedStore {
    let store = try self.store.get()
    if let bundle { try bundle.check(for: consumer) }
    var expectations = try bundle?.flatExpectations(of: consumer)
    if expectations == nil { expectations = try store.expectations(of: consumer) }
    return OpenedStore(
      store: store, seals: try store.seals(), recalled: try store.recalled(),
      expectations: expectations ?? Expectations(consumer: ""),
      bundle: bundle, today: today)
  }
}
