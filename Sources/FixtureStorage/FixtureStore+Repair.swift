import Digests
import LosslessJSON

extension FixtureStore {
  /// Finishes or undoes an unfinished write or recall, and writes SHA256SUMS anew after a merge by union. Gives a note for
  /// each thing done; none where nothing was to do. Throws `Finding`.
  @discardableResult
  package func repair() throws -> [Finding] { try locked { try repairUnderLock() } }

  /// Runs a write while no other process writes; failed file calls come out as findings.
  func locked<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      // A checkout has no empty folders.
      try FileDoor.makeFolder(fixturesFolder)
      let lock = try FileDoor.lock(fixturesFolder)
      return try withExtendedLifetime(lock) { try body() }
    } catch let failure as FileFailure {
      throw failure.finding
    }
  }

  func repairUnderLock() throws -> [Finding] {
    var notes = try settleStage(seals())
    notes += try finishRecalls()
    let seals = try seals()
    if seals.needsRepair {
      try replace(sumsPath, with: Array(seals.text.utf8))
      notes.append(Finding("repaired", .note, file: sumsPath, "sorted, and repeated lines removed"))
    }
    let temporary = privateFolder + "/replacing"
    // Looked at first: on a read-only file system even removing nothing fails.
    if FileDoor.exists(temporary) { try FileDoor.remove(temporary) }
    return notes
  }

  /// Staged and listed: linked. Staged and not listed: removed.
  private func settleStage(_ seals: SealList) throws -> [Finding] {
    let staged = try stagedFiles()
    if staged.isEmpty { return [] }
    let isCommitted = !FileDoor.exists(stagedSums)
    let fixtures = staged.filter { $0.contains("/") && !$0.hasSuffix(".contract.json") }
    let listed = try fixtures.filter { path in
      guard isCommitted, let digest = seals.digests[path], let bytes = try FileDoor.read(stageFolder + "/" + path)
      else {
        return false
      }
      return SHA256Digest.hex(of: bytes) == digest
    }
    for path in listed {
      if let folder = path.split(separator: "/").first { try FileDoor.makeFolder(fixturesFolder + "/" + folder) }
      _ = try FileDoor.link(stageFolder + "/" + path, to: fixturesFolder + "/" + path)
    }
    // A staged contract is whole only if the write it came with was committed.
    if !listed.isEmpty, listed.count == fixtures.count {
      for path in staged where path.hasSuffix(".contract.json") {
        try FileDoor.rename(stageFolder + "/" + path, to: fixturesFolder + "/" + path)
      }
    }
    try FileDoor.sync([], in: [fixturesFolder])
    for path in staged { try FileDoor.remove(stageFolder + "/" + path) }
    try removeEmptyStage()
    let text =
      listed.isEmpty
      ? "an unfinished write was undone" : "an unfinished write was finished: \(listed.count) files got their names"
    return [Finding("repaired", .note, file: fixturesFolder, text)]
  }

  /// What is listed as recalled must be neither sealed nor there.
  private func finishRecalls() throws -> [Finding] {
    let recalled = Set(try recalled().lines.map(\.name))
    if recalled.isEmpty { return [] }
    var seals = try seals()
    var files = try recalledFiles(recalled)
    for path in seals.paths {
      guard let name = SealList.name(of: path), recalled.contains(name.description) else { continue }
      seals.remove(path)
      files.insert(path)
    }
    if files.isEmpty { return [] }
    try replace(sumsPath, with: Array(seals.text.utf8))
    for path in files { try FileDoor.remove(fixturesFolder + "/" + path) }
    return [Finding("repaired", .note, file: fixturesFolder, "an unfinished recall was finished")]
  }

  /// Files of recalled fixtures that are still there, as paths below `fixtures/`.
  func recalledFiles(_ recalled: Set<String>) throws -> Set<String> {
    var out: Set<String> = []
    for folder in try FileDoor.names(in: fixturesFolder) where FileDoor.isFolder(fixturesFolder + "/" + folder) {
      for file in try FileDoor.names(in: fixturesFolder + "/" + folder) {
        guard let name = SealList.name(of: folder + "/" + file), recalled.contains(name.description) else { continue }
        out.insert(folder + "/" + file)
      }
    }
    return out
  }
}
