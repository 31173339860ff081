import FixtureStorage
import LoopbackServer
import LosslessJSON

/// The main job on a backend that comes with the tool: record two releases, diff, replay.
enum DemoCommand: Command {
  static let spec = CommandSpec(
    name: "demo", summary: "record, diff and replay a small backend that comes with cameo", usage: "[--into DIR]",
    options: [.value("--into", "DIR", "an empty or new folder for the project; default: one in the temp folder")],
    details: [
      "Two releases answer on loopback as production and staging. The key is made for this run and thrown away. Nothing "
        + "leaves the machine."
    ], examples: ["cameo demo", "cameo demo --into /tmp/cameo-demo"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let folder = try folder(arguments, context)
    let servers = try servers()
    defer { for server in servers { server.stop() } }
    let key = RedactionKey.random()
    let recordings = try DemoProject.write(to: folder, origins: servers.map(\.origin), keyID: key.id)
    var variables = context.environment.all
    variables["CAMEO_KEY"] = key.hex
    variables["CAMEO_PRIVATE_ENV"] = nil
    variables["XDG_CONFIG_HOME"] = folder + "/nobody"
    var inside = Context(terminal: context.terminal, environment: ProcessEnvironment(values: variables))
    inside.showsNextSteps = false
    context.terminal.out("$ cameo record --env production --env staging")
    let recorded = await Cameo.run(
      ["record", "--recordings", recordings, "--env", "production", "--env", "staging"], in: inside)
    guard recorded == .clean else { return recorded }
    context.terminal.out("\n$ cameo diff")
    let compared = await Cameo.run(["diff", "--recordings", recordings], in: inside)
    guard compared == .clean else { return compared }
    context.terminal.out("\n$ swift test   (what a test suite does with these fixtures)")
    let store = try FixtureStore.open(recordings)
    context.terminal.out(try DemoReplay.report(store))
    try DemoProject.checkNothingPlanted(in: folder)
    context.terminal.out("none of the \(DemoBackend.planted.count) planted values is in any file of \(folder)")
    context.terminal.out("next: look around there, or run cameo init in a project of your own")
    return .clean
  }

  private static func folder(_ arguments: Arguments, _ context: Context) throws(Finding) -> String {
    if let folder = arguments.value("--into") {
      if !FileDoor.names(in: folder).isEmpty {
        throw Finding("not-empty", file: folder, "the folder is not empty", next: "name a new one")
      }
      try FileDoor.makeFolder(folder)
      return FileDoor.resolved(folder) ?? folder
    }
    return try FileDoor.makeTemporaryFolder(in: context.environment["TMPDIR"] ?? "/tmp", prefix: "cameo-demo-")
  }

  private static func servers() throws(Finding) -> [LoopbackServer] {
    do throws(LoopbackFailure) {
      return try [DemoBackend.Release.old, .new].map { release throws(LoopbackFailure) in
        let backend = DemoBackend(release: release)
        return try LoopbackServer { backend.answer($0) }
      }
    } catch {
      throw Finding("no-server", "the demo backend can't listen on loopback: \(error)")
    }
  }
}
