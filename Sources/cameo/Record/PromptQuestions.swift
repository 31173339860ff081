import LosslessJSON
import RequestFiles

/// Asks a person for what request files want with `# @prompt`, before anything is sent.
///
/// A value is never an argument and never printed. Where nobody can be asked, in CI or without a terminal, nothing is
/// sent, and the private file is named: what it sets is not asked for.
struct PromptQuestions {
  let project: Project
  let sources: RequestSources
  let context: Context

  /// The sources with the answers. Throws `RequestRefusal` with one finding a variable, or `Finding`.
  func answered(_ prompts: [PromptedVariable]) throws -> RequestSources {
    guard let door = canAsk ? PromptTerminal() : nil else { throw RequestRefusal(prompts.map(unanswered)) }
    defer { door.end() }
    var out = sources
    for prompt in prompts {
      let description = prompt.description.isEmpty ? "" : " (\(prompt.description))"
      let value = door.ask("\(prompt.environment): \(prompt.name)\(description): ", isHidden: prompt.isHidden)
      guard let value, !value.isEmpty else { throw unanswered(prompt) }
      out.answers[prompt.environment, default: [:]][prompt.name] = value
    }
    return out
  }

  private var canAsk: Bool {
    let isCI = context.environment["CI"].map { !$0.isEmpty && $0 != "0" && $0 != "false" } ?? false
    return !isCI && context.terminal.isForPeople && context.terminal.isInteractive
  }

  private func unanswered(_ prompt: PromptedVariable) -> Finding {
    let places = PrivateFilePlace.candidates(
      processEnvironment: context.environment.all, environmentFile: sources.environments.name,
      store: project.settings.keyID)
    let file = sources.environments.privateName ?? places.first ?? PrivateFilePlace.fileName
    return Finding(
      "prompt-unanswered", file: prompt.file, line: prompt.spot.line, column: prompt.spot.column,
      "'\(prompt.name)' is asked for, and nobody is there to answer for environment '\(prompt.environment)'",
      next: "set it in \(file): { \"\(prompt.environment)\": { \"\(prompt.name)\": … } }")
  }
}
