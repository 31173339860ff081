import LosslessJSON
import RequestFiles

extension Project {
  /// The request files and environments. Throws `private-file-tracked` or `private-file-exposed`: passwords that git
  /// could carry away stop everything.
  func requestSources(
    in environment: ProcessEnvironment, allowedProcessNames: [String] = []
  ) throws(Finding) -> RequestSources {
    let sources = RequestFolder.read(
      recordings: store.path, store: settings.keyID, from: DiskFiles(), processEnvironment: environment.all,
      allowedProcessNames: Set(allowedProcessNames))
    if let file = sources.environments.privateName { try Self.checkPrivate(file) }
    return sources
  }

  /// Endpoints of the request files, whatever else stands in them.
  func requestNames(in environment: ProcessEnvironment) -> Set<String> {
    let sources = RequestFolder.read(
      recordings: store.path, store: settings.keyID, from: DiskFiles(), processEnvironment: environment.all,
      allowedProcessNames: [])
    return Set(sources.files.flatMap { $0.requests.compactMap(\.endpoint) })
  }

  /// Whether every environment says that its data is invented. False where the environment files can't be read.
  func isSynthetic(in environment: ProcessEnvironment) -> Bool {
    let sources = RequestFolder.read(
      recordings: store.path, store: settings.keyID, from: DiskFiles(), processEnvironment: environment.all,
      allowedProcessNames: [])
    let names = sources.environments.names
    do throws(Finding) {
      for name in names where try sources.environments.environment(named: name).settings.data != .synthetic {
        return false
      }
      return !names.isEmpty
    } catch {
      return false
    }
  }

  static func checkPrivate(_ file: String) throws(Finding) {
    let path = FileDoor.resolved(file) ?? file
    if GitQuestion.isTracked(path) {
      throw Finding(
        "private-file-tracked", file: file, "git tracks the private file, so its passwords are in the history",
        next: "git rm --cached \(file), ignore it, and change every password in it")
    }
    if GitQuestion.isExposed(path) {
      throw Finding(
        "private-file-exposed", file: file, "git does not ignore the private file, so the next commit may take it",
        next: "add http-client.private.env.json to .gitignore")
    }
  }

  /// Environments in the order in which they are judged: `environments` of cameo.jsonc, then the environment file's.
  func environmentOrder(_ sources: RequestSources) -> [String] {
    settings.environments + sources.environments.names.filter { !settings.environments.contains($0) }
  }
}
