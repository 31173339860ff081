import Digests
import ExchangeTypes
import LosslessJSON

/// One pass over a store that gathers what is wrong with it.
struct StoreVerification {
  let store: FixtureStore
  private(set) var findings: [Finding] = []

  init(store: FixtureStore) { self.store = store }

  mutating func run() {
    guard let seals = attempt({ try $0.seals() }),
      let recalled = attempt({ try $0.recalled() })
    else { return }
    if seals.needsRepair {
      note(
        "sums-unsorted", store.sumsPath, "lines are not sorted or stand twice, as a merge by union leaves them",
        next: "cameo repair")
    }
    checkUnfinished()
    checkNames(seals)
    checkRecalled(seals, recalled)
    let names = seals.names
    let known = Set(names.map(\.description))
    for name in names { check(name, seals, known) }
    checkFolder(seals)
    checkContracts(seals)
    checkExpectations(seals, recalled)
  }

  /// What a reading gives; nil and a finding if it fails.
  private mutating func attempt<Value>(_ read: (FixtureStore) throws -> Value) -> Value? {
    do { return try read(store) } catch let failure as FileFailure {
      findings.append(failure.finding)
    } catch let finding as Finding {
      findings.append(finding)
    } catch {
      findings.append(Finding("store-unreadable", file: store.path, "\(error)"))
    }
    return nil
  }

  private mutating func note(_ id: String, _ file: String, _ text: String, next: String) {
    findings.append(Finding(id, file: file, text, next: next))
  }

  private mutating func checkUnfinished() {
    guard let staged = attempt({ try $0.stagedFiles() }) else { return }
    if !staged.isEmpty || FileDoor.exists(store.privateFolder + "/replacing") {
      note("unfinished-write", store.stageFolder, "a write was not finished", next: "cameo repair")
    }
  }

  /// Names must fit every file system and bundle.
  private mutating func checkNames(_ seals: SealList) {
    var seen: [String: String] = [:]
    for path in seals.paths {
      if SealList.name(of: path) == nil {
        note(
          "fixture-name", store.filePath(path), "this is no name of a fixture of its folder",
          next: "take the file from the last good commit")
      }
      let base = path.split(separator: "/").last.map { $0.lowercased() } ?? path
      if let other = seen.updateValue(path, forKey: base) {
        note(
          "fixture-name", store.filePath(path), "\(other) has the same file name",
          next: "recall one of them: cameo recall")
      }
    }
  }

  private mutating func checkRecalled(_ seals: SealList, _ recalled: RecallList) {
    let names = Set(recalled.lines.map(\.name))
    for name in seals.names where names.contains(name.description) {
      note(
        "recall-unfinished", store.filePath(name.exchangePath), "recalled, and still in SHA256SUMS",
        next: "cameo repair")
    }
    let left = attempt { try $0.recalledFiles(names) } ?? []
    for path in left.sorted() where seals.digests[path] == nil {
      note("recall-unfinished", store.filePath(path), "recalled, and the file is still there", next: "cameo repair")
    }
  }

  private mutating func check(_ name: FixtureName, _ seals: SealList, _ known: Set<String>) {
    guard let fixture = attempt({ try $0.read(name, seals: seals) }) else { return }
    let exchange = fixture.exchange
    let file = store.filePath(name.exchangePath)
    if exchange.endpoint != name.endpoint || exchange.statusClass != name.statusClass {
      note(
        "fixture-name", file, "the exchange is of another endpoint or status than its name says",
        next: "recall it: cameo recall \(name)")
    }
    if let body = exchange.response.body, body != name.bodyFile {
      note("fixture-name", file, "'response.body' names another file", next: "recall it: cameo recall \(name)")
    }
    if let body = fixture.body { check(body, of: name, fingerprint: exchange.fingerprint) }
    if let parent = exchange.parent, !known.contains(parent) {
      note(
        "parent-missing", file, "the fixture it was derived from is not in the store: \(parent)",
        next: "recall it: cameo recall \(name)")
    }
  }

  private mutating func check(_ body: [UInt8], of name: FixtureName, fingerprint: String?) {
    let file = store.filePath(name.bodyPath)
    let found = JSONFinding.all(in: body)
    if let place = found.firstRefused?.location {
      findings.append(
        Finding(
          "body-not-json", file: file, line: place.line, column: place.column,
          "the body is not JSON: \(found.refusal ?? found.list)", next: "recall it: cameo recall \(name)"))
    } else if ExchangeRecord.fingerprint(of: body) != fingerprint {
      note(
        "shape-differs", file, "the body has another shape than its exchange file says",
        next: "recall it: cameo recall \(name)")
    }
    // A kept body cannot be changed, and decoders read it: nothing to fail for.
    findings += found.report(.note, file: file)
  }

  /// Files that no seal covers.
  private mutating func checkFolder(_ seals: SealList) {
    let root = store.fixturesFolder
    guard let names = attempt({ try FileDoor.names(in: $0.fixturesFolder) }) else { return }
    for name in names where name != "SHA256SUMS" && name != "RECALLED" && !name.hasPrefix(".") {
      guard FileDoor.isFolder(root + "/" + name) else {
        unlisted(root + "/" + name)
        continue
      }
      guard let inner = attempt({ try FileDoor.names(in: $0.fixturesFolder + "/" + name) }) else { continue }
      for file in inner
      where file != "\(name).contract.json" && seals.digests["\(name)/\(file)"] == nil && !file.hasPrefix(".") {
        unlisted(root + "/" + name + "/" + file)
      }
    }
  }

  private mutating func unlisted(_ file: String) {
    note(
      "file-unlisted", file, "SHA256SUMS does not list this file",
      next: "remove it, or restore SHA256SUMS from the last good commit")
  }

  private mutating func checkContracts(_ seals: SealList) {
    for endpoint in Set(seals.names.map(\.endpoint)).sorted() {
      _ = attempt { try $0.contract(of: endpoint) }
    }
  }

  private mutating func checkExpectations(_ seals: SealList, _ recalled: RecallList) {
    for consumer in attempt({ try $0.consumers() }) ?? [] {
      if let expectations = attempt({ try $0.expectations(of: consumer) }) {
        findings += expectations.findings(seals: seals, recalled: recalled)
      }
    }
  }
}
