import LosslessJSON

/// One write of fixtures and contracts: all of it or nothing.
///
/// Files go to `.cameo/stage/` and are made durable together; then SHA256SUMS is replaced, which is the commit; then each
/// file is linked to its name without overwriting; contracts come last. Killed before the commit, the stage is removed by
/// `repair`; killed behind it, `repair` goes on from where it stood, since the stage is emptied only at the end.
struct StagedWrite {
  let store: FixtureStore
  /// Path below `fixtures/` → bytes, in the order of paths.
  var files: [(path: String, bytes: [UInt8])] = []
  var contracts: [(path: String, bytes: [UInt8])] = []
  /// SHA256SUMS as it will be.
  var seals: SealList

  /// Call under the store's lock. Throws `Finding`, or what the hook throws.
  func commit(at step: StoreStepHook) throws {
    if files.isEmpty, contracts.isEmpty { return }
    do {
      for (path, _) in files where FileDoor.exists(store.fixturesFolder + "/" + path) {
        throw Finding(
          "name-taken", file: store.fixturesFolder + "/" + path, "a file that SHA256SUMS does not list has this name",
          next: "move it away; cameo verify lists such files")
      }
      try stage(at: step)
    } catch let failure as FileFailure {
      throw undone(failure.finding)
    } catch let finding as Finding {
      throw undone(finding)
    }
    do {
      try finish(at: step)
    } catch let failure as FileFailure {
      throw Finding(
        "unfinished-write", file: failure.path, "the write is kept but not finished: \(failure.finding.text)",
        next: "cameo repair")
    }
  }

  private func stage(at step: StoreStepHook) throws {
    try store.makePrivateFolder()
    var folders: Set<String> = []
    for (path, bytes) in files + contracts {
      let endpoint = String(path.prefix { $0 != "/" })
      if folders.insert(endpoint).inserted {
        try FileDoor.makeFolder(store.stageFolder + "/" + endpoint)
        try FileDoor.makeFolder(store.fixturesFolder + "/" + endpoint)
      }
      try FileDoor.write(bytes, to: store.stageFolder + "/" + path)
      try step(.staged(path))
    }
    try FileDoor.sync(
      (files + contracts).map { store.stageFolder + "/" + $0.path },
      in: [store.stageFolder] + folders.sorted().map { store.stageFolder + "/" + $0 })
    try step(.synced)
    if files.isEmpty { return }
    try FileDoor.write(Array(seals.text.utf8), to: store.stagedSums, durably: true)
    try step(.sumsStaged)
    try FileDoor.rename(store.stagedSums, to: store.sumsPath)
    try FileDoor.syncFolder(store.fixturesFolder)
  }

  private func finish(at step: StoreStepHook) throws {
    if !files.isEmpty { try step(.committed) }
    for (path, _) in files {
      _ = try FileDoor.link(store.stageFolder + "/" + path, to: store.fixturesFolder + "/" + path)
      try step(.linked(path))
    }
    for (path, _) in contracts {
      try FileDoor.rename(store.stageFolder + "/" + path, to: store.fixturesFolder + "/" + path)
      try step(.contractWritten(path))
    }
    let endpoints = Set((files + contracts).map { String($0.path.prefix { $0 != "/" }) }).sorted()
    try FileDoor.sync([], in: endpoints.map { store.fixturesFolder + "/" + $0 })
    for (path, _) in files {
      try FileDoor.remove(store.stageFolder + "/" + path)
      try step(.removed(path))
    }
    try store.removeEmptyStage()
  }

  /// Nothing happened: the stage is emptied. If that fails too, `repair` does it.
  private func undone(_ finding: Finding) -> Finding {
    do throws(FileFailure) {
      for path in try store.stagedFiles() { try FileDoor.remove(store.stageFolder + "/" + path) }
      try store.removeEmptyStage()
      return finding
    } catch {
      var finding = finding
      finding.next = "\(finding.next ?? "run again"); then cameo repair"
      return finding
    }
  }
}

extension FixtureStore {
  /// SHA256SUMS on its way to its place.
  var stagedSums: String { stageFolder + "/SHA256SUMS" }

  /// Files in the stage, as paths below it, sorted.
  func stagedFiles() throws(FileFailure) -> [String] {
    var out: [String] = []
    for name in try FileDoor.names(in: stageFolder) {
      if FileDoor.isFolder(stageFolder + "/" + name) {
        for file in try FileDoor.names(in: stageFolder + "/" + name) { out.append(name + "/" + file) }
      } else {
        out.append(name)
      }
    }
    return out
  }

  /// Folders are no state: one that cannot be removed does no harm.
  func removeEmptyStage() throws(FileFailure) {
    for name in try FileDoor.names(in: stageFolder) { FileDoor.removeFolderIfEmpty(stageFolder + "/" + name) }
    FileDoor.removeFolderIfEmpty(stageFolder)
  }
}
