import ExchangeRedaction
import FixtureStorage
import LosslessJSON

/// Today's decisions and rules held against those of a git revision: what they let through that was replaced then.
struct BaseComparison {
  let project: Project
  let base: GitFolder

  init(_ project: Project, base revision: String) throws(Finding) {
    self.project = project
    guard FileDoor.isFolder(project.rulesFolder) else {
      throw Finding(
        "no-file", file: project.rulesFolder, "there is no such folder", next: "cameo init makes it")
    }
    base = try GitFolder(project.rulesFolder, at: revision)
  }

  /// Every widening, with the place where it stands now. Throws `Finding` for a file that can't be read, now or then.
  func findings(_ severity: Finding.Severity) throws(Finding) -> [Finding] {
    let widenings =
      try project.decisions(isSynthetic: true).widenings(since: try decisionsThen())
      + (try project.catalogue().widenings(since: try catalogueThen()))
    return try sources(severity)
      + widenings.map { widening in
        Finding(
          "decision-widened", severity, file: widening.file, line: widening.line, column: widening.column,
          place: widening.place, "\(widening.text), since \(base.revision)",
          next: "let somebody who may decide it look at the change, or take it back")
      }
  }

  /// Models and OpenAPI documents that `cameo.jsonc` names since: their values may be kept.
  private func sources(_ severity: Finding.Severity) throws(Finding) -> [Finding] {
    let name = FixtureStore.settingsFile
    let file = project.store.path + "/" + name
    let store = try GitFolder(project.store.path, at: base.revision)
    guard let bytes = store.bytes(of: name) else { return [] }
    let then = try StoreSettings(reading: try SettingsFile(name: "\(base.revision):\(file)", bytes: bytes))
    let gained =
      project.settings.models.filter { !then.models.contains($0) }.map { ("models", $0) }
      + project.settings.openapi.filter { !then.openapi.contains($0) }.map { ("openapi", $0) }
    return gained.map { member, path in
      Finding(
        "decision-widened", severity, file: file, place: member,
        "values of \(path) may be kept, since \(base.revision)",
        next: "let somebody who may decide it look at the change, or take it back")
    }
  }

  private func decisionsThen() throws(Finding) -> Decisions {
    guard let bytes = base.bytes(of: Decisions.fileName) else { return Decisions(emptyNamed: Decisions.fileName) }
    return try Decisions(name: "\(base.revision):\(project.decisionsFile)", bytes: bytes, isSynthetic: true)
  }

  private func catalogueThen() throws(Finding) -> RuleCatalogue {
    var files: [(name: String, bytes: [UInt8])] = []
    for name in base.names where name.hasSuffix(".jsonc") && name != Decisions.fileName {
      if let bytes = base.bytes(of: name) { files.append(("\(base.revision):\(project.rulesFolder)/\(name)", bytes)) }
    }
    return try RuleCatalogue.builtIn().adding(projectFiles: files)
  }
}
