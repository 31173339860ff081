import EnvironmentRuns
import ExchangeRecorder
import RequestFiles
import Testing

extension PlayedEnvironment {
  /// Plays the requests of one file in the environment `dev`, whose entry is given as text. `files`: what bodies of the
  /// request file refer to.
  static func playing(
    _ requests: String, entry: String, files: [String: [UInt8]] = [:], heldLimit: Int = 256 << 20
  ) async throws -> PlayedEnvironment {
    var sources = RequestSources(
      files: [RequestFile(name: "api.http", bytes: Array(requests.utf8))],
      environments: EnvironmentFiles(name: "env.json", bytes: Array("{\"dev\":\(entry)}".utf8)))
    for (path, bytes) in files {
      sources.attachments[.init(requestFile: "api.http", path: path)] = .init(name: path, bytes: bytes)
    }
    #expect(sources.allFindings == [])
    let plan = try RequestPlan(sources, environment: sources.environments.environment(named: "dev"))
    let recorder = ExchangeRecorder()
    defer { recorder.close() }
    return await EnvironmentRun(plan, recorder: recorder, heldLimit: heldLimit)
      .play(dynamic: DynamicValues(secondsSince1970: 0))
  }
}
