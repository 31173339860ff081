import LosslessJSON

/// What every command needs: the terminal and the process's environment.
struct Context: Sendable {
  let terminal: Terminal
  let environment: ProcessEnvironment
}
