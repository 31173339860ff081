import ExchangeRecorder
import Foundation
import LoopbackServer
import TestSupport

@testable import cameo

/// A project in a folder of its own, commands run in this process, and what they print.
final class Bench: Sendable {
  /// What a command answered.
  struct Answer {
    var status: ExitStatus
    var out: String
    var err: String
    var all: String { out + err }
  }

  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var texts = ["", ""]

    func add(_ text: String, _ isError: Bool) { lock.withLock { texts[isError ? 1 : 0] += text } }
    var both: [String] { lock.withLock { texts } }
  }

  let folder: TemporaryFolder
  /// Waits of the commands pass at once, and are counted.
  let time = ManualTime()
  var recordings: String { folder.path + "/recordings" }

  init() throws { folder = try TemporaryFolder() }

  /// Runs a command with the bench's key and home; `--recordings` is added.
  func run(
    _ words: String..., key: String? = String(repeating: "5b0e", count: 16), isInStore: Bool = true,
    variables more: [String: String] = [:]
  ) async -> Answer {
    await run(words, key: key, isInStore: isInStore, variables: more)
  }

  func run(
    _ words: [String], key: String? = String(repeating: "5b0e", count: 16), isInStore: Bool = true,
    variables more: [String: String] = [:]
  ) async -> Answer {
    var variables = ["HOME": folder.path + "/home"].merging(more) { $1 }
    variables["CAMEO_KEY"] = key
    let log = Log()
    var context = Context(
      terminal: Terminal { log.add($0, $1) }, environment: ProcessEnvironment(values: variables))
    let time = time
    context.clock = RecorderClock(now: { time.now }, secondsSince1970: { 0 }, pause: { time.pause($0) })
    let status = await Cameo.run(isInStore ? words + ["--recordings", recordings] : words, in: context)
    return Answer(status: status, out: log.both[0], err: log.both[1])
  }

  /// The path of a file of the project.
  func file(_ name: String) -> String { folder.path + "/" + name }

  /// A new store, its request file, and environments that each name a host; all of them hold synthetic data.
  func project(_ requests: String, _ environments: [(name: String, host: String, settings: String)]) async throws {
    _ = await run("init")
    try write(requests, to: "recordings/requests/api.http")
    let entries = environments.map { environment in
      let cameo = #""data": "synthetic""# + (environment.settings.isEmpty ? "" : ", " + environment.settings)
      return #""\#(environment.name)": { "host": "\#(environment.host)", "cameo": { \#(cameo) } }"#
    }
    try write("{ \(entries.joined(separator: ", ")) }", to: "recordings/requests/http-client.env.json")
  }

  /// A fixture's or exchange file's text; empty if there is none.
  func kept(_ name: String) -> String {
    let path = recordings + "/fixtures/" + name
    do { return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) } catch { return "" }
  }

  /// The texts of all files that a run may have written: fixtures, contracts, decisions.
  func keptFiles() throws -> [String] {
    var texts: [String] = []
    for folder in ["recordings/fixtures", "redaction-rules"] {
      for case let name as String in FileManager.default.enumerator(atPath: file(folder)) ?? .init() {
        let path = file("\(folder)/\(name)")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
          continue
        }
        texts.append(String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self))
      }
    }
    return texts
  }

  /// Writes a file of the project.
  func write(_ text: String, to name: String) throws {
    try FileDoor.write(Array(text.utf8), to: folder.path + "/" + name)
  }

  func text(of name: String) throws -> String {
    String(decoding: try FileDoor.require(folder.path + "/" + name, next: ""), as: UTF8.self)
  }

  /// Every file below the folder with its text, the private ones left out.
  func publicTexts() throws -> [String: String] {
    var out: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let name = files?.nextObject() as? String {
      let path = folder.path + "/" + name
      if name.hasSuffix("http-client.private.env.json") || FileDoor.isFolder(path) { continue }
      out[name] = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
    return out
  }
}
