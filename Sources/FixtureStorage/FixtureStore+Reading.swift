import Digests
import ExchangeTypes
import LosslessJSON
import ShapeInference

extension FixtureStore {
  /// SHA256SUMS; an empty list if the file is missing.
  package func seals() throws(Finding) -> SealList {
    try SealList(reading: try bytes(of: sumsPath) ?? [], file: sumsPath)
  }

  /// RECALLED; an empty list if the file is missing.
  package func recalled() throws(Finding) -> RecallList {
    try RecallList(reading: try bytes(of: recalledPath) ?? [], file: recalledPath)
  }

  /// Endpoints with fixtures, sorted, from SHA256SUMS.
  package func endpoints() throws(Finding) -> [String] {
    Set(try seals().names.map(\.endpoint)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Names of an endpoint's fixtures by status class, version and name. Throws `endpoint-unknown` where there are none.
  package func names(of endpoint: String) throws(Finding) -> [FixtureName] {
    let all = try seals().names
    let names = all.filter { $0.endpoint == endpoint }
    if names.isEmpty {
      let known = Set(all.map(\.endpoint)).sorted()
      throw Finding(
        "endpoint-unknown", file: fixturesFolder, "no fixtures of an endpoint '\(endpoint)'",
        next: known.isEmpty ? "record first: cameo record" : "known endpoints: \(known.joined(separator: ", "))")
    }
    return names
  }

  /// All fixtures of an endpoint, seals checked. Throws the first finding; to go on behind one, read each of `names`.
  package func fixtures(of endpoint: String) throws(Finding) -> [StoredFixture] {
    let seals = try seals()
    var out: [StoredFixture] = []
    for name in try names(of: endpoint) { out.append(try read(name, seals: seals)) }
    return out
  }

  /// One fixture by its name. Throws `fixture-recalled`, `fixture-unlisted`, `fixture-missing`, `seal-broken`, or what
  /// is wrong with its exchange file.
  package func fixture(named text: String) throws(Finding) -> StoredFixture {
    let seals = try seals()
    if let name = seals.names.first(where: { $0.description == text }) { return try read(name, seals: seals) }
    if let line = try recalled()[text] {
      let successor = line.successor.map { "use \($0) instead" }
      throw Finding(
        "fixture-recalled", file: recalledPath, "\(text) was recalled on \(line.day): \(line.why.rawValue)",
        next: successor ?? "remove what still names it")
    }
    throw Finding(
      "fixture-unlisted", file: sumsPath, "no fixture '\(text)' is listed",
      next: "check the name, or record it: cameo record")
  }

  /// Reads a listed fixture and checks its seals.
  package func read(_ name: FixtureName, seals: SealList) throws(Finding) -> StoredFixture {
    guard let text = try sealed(name.exchangePath, seals: seals) else {
      throw Finding(
        "fixture-unlisted", file: sumsPath, "\(name.exchangePath) is not listed beside its body",
        next: "run cameo verify")
    }
    let file = try SettingsFile(name: filePath(name.exchangePath), bytes: text, dialect: .strict)
    let exchange = try ExchangeRecord(reading: file)
    let body = exchange.response.body == nil ? nil : try sealed(name.bodyPath, seals: seals)
    if exchange.response.body != nil, body == nil {
      throw Finding(
        "fixture-unlisted", file: sumsPath, "\(name.bodyPath) is not listed beside its exchange file",
        next: "run cameo verify")
    }
    return StoredFixture(name: name, body: body, exchange: exchange)
  }

  /// Bytes of a sealed file; nil if it is not listed.
  private func sealed(_ path: String, seals: SealList) throws(Finding) -> [UInt8]? {
    guard let digest = seals.digests[path] else { return nil }
    guard let bytes = try bytes(of: filePath(path)) else {
      throw Finding(
        "fixture-missing", file: filePath(path), "the file is listed in SHA256SUMS and not there",
        next: "git checkout -- this file; in a test bundle, check that the target copies recordings/fixtures")
    }
    guard SHA256Digest.hex(of: bytes) == digest else {
      throw Finding(
        "seal-broken", file: filePath(path), "the file is not the one that was sealed: its SHA-256 differs",
        next: "fixtures are never edited: git checkout -- this file, or record again")
    }
    return bytes
  }

  /// The contract of an endpoint; nil if none is written yet.
  package func contract(of endpoint: String) throws(Finding) -> Contract? {
    let file = contractPath(endpoint)
    guard let bytes = try bytes(of: file) else { return nil }
    let contract = try Contract(reading: try SettingsFile(name: file, bytes: bytes, dialect: .strict))
    guard contract.endpoint == endpoint else {
      throw Finding("contract-endpoint", file: file, "this contract is of another endpoint")
    }
    return contract
  }

  package func contractPath(_ endpoint: String) -> String { filePath("\(endpoint)/\(endpoint).contract.json") }

  /// Where a file of `fixtures/` stands; bundles that lost their folders have it directly in it.
  package func filePath(_ path: String) -> String {
    let file = fixturesFolder + "/" + path
    guard let slash = path.lastIndex(of: "/"), !FileDoor.exists(file) else { return file }
    let flat = fixturesFolder + path[slash...]
    return FileDoor.exists(flat) ? flat : file
  }

  func bytes(of file: String) throws(Finding) -> [UInt8]? {
    do throws(FileFailure) { return try FileDoor.read(file) } catch { throw error.finding }
  }
}
