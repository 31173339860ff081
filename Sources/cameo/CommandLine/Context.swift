import ExchangeRecorder

/// What every command needs: the terminal and the process's environment.
struct Context: Sendable {
  let terminal: Terminal
  let environment: ProcessEnvironment
  /// False inside `cameo demo`, whose project is not meant to be gone on with.
  var showsNextSteps = true
  /// What the recorder waits by.
  var clock = RecorderClock.system
}
