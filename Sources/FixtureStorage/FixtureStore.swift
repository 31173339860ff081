import LosslessJSON

/// A store: a `recordings/` folder. A value that holds a path and nothing read; each call looks at the disk.
///
/// Reading needs only `fixtures/` (and `expectations/`), so a test bundle is a store, too. `cameo.jsonc` is looked at by
/// calls that write or judge.
package struct FixtureStore: Sendable, Hashable {
  /// The recordings folder as the person named it.
  package let path: String
  /// The folder with SHA256SUMS.
  package let fixturesFolder: String

  /// `fixturesFolder` only where it is not `fixtures/` in the recordings folder, as in flattened bundles.
  package init(path: String, fixturesFolder: String? = nil) {
    self.path = path
    self.fixturesFolder = fixturesFolder ?? path + "/fixtures"
  }

  package static let settingsFile = "cameo.jsonc"

  /// A store at an explicit folder. Throws `Finding` if no `cameo.jsonc` stands in it.
  package static func open(_ path: String) throws(Finding) -> FixtureStore {
    guard FileDoor.exists(path + "/" + settingsFile) else {
      throw Finding(
        "no-store", file: path, "this folder is no store: it has no \(settingsFile)",
        next: "run cameo init, or name the recordings folder with --recordings")
    }
    return FixtureStore(path: path)
  }

  /// The nearest store from a folder upwards: the folder itself if it is one, else its `recordings/`.
  package static func nearest(from folder: String) throws(Finding) -> FixtureStore {
    var current = FileDoor.absolute(folder) ?? folder
    while true {
      for candidate in [current, current + "/recordings"]
      where FileDoor.exists(candidate + "/" + settingsFile) {
        return FixtureStore(path: candidate)
      }
      guard let slash = current.lastIndex(of: "/"), current != "/" else { break }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
    throw Finding(
      "no-store", file: folder, "no recordings/\(settingsFile) in this folder or one above it",
      next: "run cameo init in the folder of your package")
  }

  /// Makes an empty store. Throws `Finding` if one is there.
  package static func create(at path: String, settings: StoreSettings) throws(Finding) -> FixtureStore {
    let store = FixtureStore(path: path)
    guard !FileDoor.exists(path + "/" + settingsFile) else {
      throw Finding(
        "store-exists", file: path, "this folder is a store already", next: "use it, or choose another folder")
    }
    do throws(FileFailure) {
      try FileDoor.makeFolder(store.fixturesFolder)
      try FileDoor.makeFolder(path + "/requests")
      try store.makePrivateFolder()
      if try FileDoor.read(store.sumsPath) == nil { try FileDoor.write([], to: store.sumsPath, durably: true) }
      try store.replace(path + "/" + settingsFile, with: Array(settings.text.utf8))
    } catch { throw error.finding }
    return store
  }

  var sumsPath: String { fixturesFolder + "/SHA256SUMS" }
  var recalledPath: String { fixturesFolder + "/RECALLED" }
  var privateFolder: String { path + "/.cameo" }
  var stageFolder: String { path + "/.cameo/stage" }
  package var expectationsFolder: String { path + "/expectations" }

  /// The folder `.cameo/` with an ignore file of its own, so that no project can commit what is staged by mistake.
  func makePrivateFolder() throws(FileFailure) {
    try FileDoor.makeFolder(privateFolder)
    let ignore = privateFolder + "/.gitignore"
    let text = Array("*\n".utf8)
    if try FileDoor.read(ignore) != text { try FileDoor.write(text, to: ignore) }
  }

  /// Replaces a small file in one step: a temporary file in `.cameo/`, made durable, then renamed.
  func replace(_ target: String, with bytes: [UInt8]) throws(FileFailure) {
    try makePrivateFolder()
    let temporary = privateFolder + "/replacing"
    do throws(FileFailure) {
      try FileDoor.write(bytes, to: temporary, durably: true)
      try FileDoor.rename(temporary, to: target)
    } catch {
      // What is left of it says nothing; the failure that made it is what counts.
      if FileDoor.exists(temporary) { try FileDoor.remove(temporary) }
      throw error
    }
    if let slash = target.lastIndex(of: "/") { try FileDoor.syncFolder(String(target[..<slash])) }
  }
}
