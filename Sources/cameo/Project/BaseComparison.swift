import ExchangeRedaction
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
    return widenings.map { widening in
      Finding(
        "decision-widened", severity, file: widening.file, line: widening.line, column: widening.column,
        place: widening.place, "\(widening.text), since \(base.revision)",
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
