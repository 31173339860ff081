import LosslessJSON

/// Holds what standard input says in memory and then traps, so that a test can see that a crash prints nothing of it.
enum TrapCommand: Command {
  static var spec: CommandSpec {
    var spec = CommandSpec(name: "trap", summary: "crash with a canary in memory", usage: "")
    spec.isHidden = true
    return spec
  }

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    var canary: [UInt8] = []
    while let line = readLine() { canary += Array(line.utf8) }
    let text = String(decoding: canary, as: UTF8.self)
    let lengths = [text.utf8.count]
    // Reads behind the end of the array: the same trap that a bug would spring.
    return lengths[lengths.count + canary.count] > 0 ? .clean : .failed
  }
}
