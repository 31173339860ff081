import LosslessJSON
import RequestFiles

/// Gets what requests need and no file holds: answers of a person, and what commands of the private file print.
///
/// All of it before anything is sent, so that a run is not half done when a password manager is locked.
struct SecretAnswers {
  let project: Project
  let context: Context

  /// The sources with all of it. Throws `RequestRefusal` or `Finding`.
  func filled(_ sources: RequestSources, for plans: [RequestPlan]) throws -> RequestSources {
    var out = sources
    let prompts = plans.flatMap(\.prompts)
    if !prompts.isEmpty {
      out = try PromptQuestions(project: project, sources: out, context: context).answered(prompts)
    }
    let terminal = context.terminal
    var failures: [Finding] = []
    for command in plans.flatMap(\.commands) where out.commandOutputs[command] == nil {
      do throws(Finding) {
        out.commandOutputs[command] = try SecretProgram(
          command: command, isInteractive: terminal.isForPeople && terminal.isInteractive,
          variables: context.environment.all
        ).output()
      } catch {
        failures.append(error)
      }
    }
    if !failures.isEmpty { throw RequestRefusal(failures) }
    return out
  }
}
