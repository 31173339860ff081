import ExchangeRedaction
import FixtureStorage
import ForeignFormats
import LosslessJSON

/// A store with what lies beside it: request files inside, redaction rules next to it.
struct Project: Sendable {
  let store: FixtureStore
  let settings: StoreSettings

  /// The store of `--recordings`, else the nearest upwards. Throws `Finding`.
  static func find(_ arguments: Arguments) throws(Finding) -> Project {
    let store: FixtureStore
    if let path = arguments.value("--recordings") {
      store = try FixtureStore.open(path)
    } else {
      store = FixtureStore(path: FileDoor.shortened(try FixtureStore.nearest(from: FileDoor.workingFolder).path))
    }
    return Project(store: store, settings: try store.settings())
  }

  /// The store that `find` finds; nil where none is named and none is near. Throws `Finding` for one that can't be read.
  static func nearest(_ arguments: Arguments) throws(Finding) -> Project? {
    do throws(Finding) {
      return try find(arguments)
    } catch {
      if error.id == "no-store", !arguments.has("--recordings") { return nil }
      throw error
    }
  }

  /// Whether commands find this store by themselves in the working folder.
  var isNearest: Bool {
    do throws(Finding) {
      let nearest = try FixtureStore.nearest(from: FileDoor.workingFolder)
      return FileDoor.resolved(nearest.path) == FileDoor.resolved(store.path)
    } catch {
      return false
    }
  }

  /// `redaction-rules/` beside the recordings folder.
  var rulesFolder: String { Self.rulesFolder(beside: store.path) }

  static func rulesFolder(beside recordings: String) -> String {
    let folder = FileDoor.folder(of: FileDoor.resolved(recordings) ?? recordings)
    return FileDoor.shortened((folder.isEmpty ? "." : folder) + "/redaction-rules")
  }

  var decisionsFile: String { rulesFolder + "/decisions.jsonc" }

  /// The decisions as they stand; none yet is an empty file. Throws `Finding`.
  func decisions(isSynthetic: Bool = false) throws(Finding) -> Decisions {
    guard let bytes = try FileDoor.readLinked(decisionsFile) else { return Decisions(emptyNamed: decisionsFile) }
    return try Decisions(name: decisionsFile, bytes: bytes, isSynthetic: isSynthetic)
  }

  /// The shipped rules with the project's own. Throws `Finding` for a malformed file, and, unless `checksExamples` is
  /// false, for an example of the project that does not do what it says.
  func catalogue(checksExamples: Bool = true) throws(Finding) -> RuleCatalogue {
    var files: [(name: String, bytes: [UInt8])] = []
    for name in FileDoor.names(in: rulesFolder) where name.hasSuffix(".jsonc") && name != "decisions.jsonc" {
      if let bytes = try FileDoor.readLinked(rulesFolder + "/" + name) {
        files.append((rulesFolder + "/" + name, bytes))
      }
    }
    let catalogue = try RuleCatalogue.builtIn().adding(projectFiles: files)
    if checksExamples, let failing = catalogue.failingExamples(ofProject: true).first { throw failing }
    return catalogue
  }

  /// The rules as they stand, whatever their examples do; without a store the shipped ones.
  static func catalogue(of project: Project?) throws(Finding) -> RuleCatalogue {
    if let project { try project.catalogue(checksExamples: false) } else { try .builtIn() }
  }

  /// What models and OpenAPI documents make public: values, and member names.
  struct PublicWords: Sendable {
    var models: Set<String> = []
    var openapi: Set<String> = []
    var names: Set<String> = []
  }

  /// Reads the `models` folders and `openapi` documents. Throws `Finding` for one that is not there or malformed.
  func publicWords() throws(Finding) -> PublicWords {
    var words = PublicWords()
    for folder in settings.models {
      let path = store.path + "/" + folder
      guard FileDoor.isFolder(path) else {
        throw Finding(
          "no-models", file: store.path + "/cameo.jsonc", "'models' names a folder that is not there: \(folder)",
          next: "correct the path; it is relative to cameo.jsonc")
      }
      for file in FileDoor.files(below: path, ending: ".swift") {
        let found = SwiftEnumWords(String(decoding: try FileDoor.read(file) ?? [], as: UTF8.self))
        words.models.formUnion(found.values)
        words.names.formUnion(found.names)
      }
    }
    for name in settings.openapi {
      let path = store.path + "/" + name
      let bytes = try FileDoor.require(path, next: "correct 'openapi' in cameo.jsonc; paths are relative to it")
      let found = try OpenAPIWords(reading: bytes, file: path)
      words.openapi.formUnion(found.values)
      words.names.formUnion(found.names)
    }
    return words
  }

  /// The key of this store. Throws `no-key` or `wrong-key`.
  func key(in environment: ProcessEnvironment) throws(Finding) -> RedactionKey {
    guard let key = try RedactionKey.find(id: settings.keyID, in: environment) else {
      throw Finding(
        "no-key", file: store.path + "/cameo.jsonc", "the key \(settings.keyID) of this store is not on this machine",
        next: "cameo key import FILE, or set CAMEO_KEY or CAMEO_KEY_FILE")
    }
    guard key.id == settings.keyID else {
      throw Finding(
        "wrong-key", file: store.path + "/cameo.jsonc",
        "this store is recorded with key \(settings.keyID), and the key given is \(key.id)",
        next: "use the store's key; with another one equal values would get other pseudonyms")
    }
    return key
  }
}
