import ExchangeTypes
import LosslessJSON

extension FixtureStore {
  /// Makes a negative of a fixture: its body with one mutation, under a name that tells it. Throws `Finding`.
  package func derive(
    _ parent: String, _ mutation: Mutation, day: CalendarDay, options: WriteOptions, at step: StoreStepHook = { _ in }
  ) throws -> FixtureName {
    try locked {
      _ = try repairUnderLock()
      let fixture = try fixture(named: parent)
      guard fixture.exchange.provenance != .derived, let body = fixture.body else {
        throw Finding(
          "not-derivable", file: filePath(fixture.name.exchangePath),
          "\(parent) is \(fixture.body == nil ? "without a body" : "a negative itself")",
          next: "derive from a recorded fixture with a body")
      }
      let document = try SettingsFile(name: filePath(fixture.name.bodyPath), bytes: body, dialect: .strict).document
      let bytes = try mutation.edited(document, name: parent)
      try checkNew(parent, mutation, endpoint: fixture.endpoint)
      let name = try negativeName(of: fixture, mutation, in: document, options: options)
      var record = ExchangeRecord(
        endpoint: fixture.endpoint, provenance: .derived, day: day, tool: options.tool,
        response: .init(
          status: fixture.exchange.response.status, mediaType: fixture.exchange.response.mediaType, body: name.bodyFile)
      )
      record.parent = parent
      record.mutation = mutation
      record.fingerprint = ExchangeRecord.fingerprint(of: bytes)
      var write = StagedWrite(store: self, seals: try seals())
      for (path, bytes) in [(name.exchangePath, Array(record.text.utf8)), (name.bodyPath, bytes)] {
        write.files.append((path, bytes))
        write.seals.seal(bytes, as: path)
      }
      try write.commit(at: step)
      return name
    }
  }

  private func checkNew(_ parent: String, _ mutation: Mutation, endpoint: String) throws(Finding) {
    for other in try fixtures(of: endpoint) where other.exchange.parent == parent && other.exchange.mutation == mutation
    {
      throw Finding(
        "derived-exists", file: filePath(other.name.bodyPath), "this negative is there already: \(other.name)")
    }
  }

  private func negativeName(
    of fixture: StoredFixture, _ mutation: Mutation, in document: JSONDocument, options: WriteOptions
  ) throws(Finding) -> FixtureName {
    let settings = try settings()
    let contract = try contract(of: fixture.endpoint)
    var recorded: [RecordedFixture] = []
    for other in try fixtures(of: fixture.endpoint) where other.exchange.provenance != .derived {
      recorded.append(try RecordedFixture(other, in: self))
    }
    let words = PathWords(
      paths: PathWords.paths(of: recorded, contract, maps: settings.maps[fixture.endpoint] ?? [:]),
      pins: settings.names[fixture.endpoint] ?? [:], isVouched: options.isVouched)
    let path = mutation.path(in: document)
    let word = words.word(for: path)
    let token = PathWords.token(for: path.text)
    var namer = FixtureNamer(seals: try seals(), recalled: try recalled())
    let origin = fixture.name.version == 1 && fixture.name.words.isEmpty ? "" : "-from-" + origin(of: fixture.name)
    // A member called `v2` must not read as a version.
    let plain = mutation.words(for: word)
    let first = FixtureName("\(fixture.endpoint)-\(plain)", endpoint: fixture.endpoint)
    let text = first?.version == nil && first?.statusClass.isSuccess ?? true ? plain : mutation.words(for: token)
    return namer.free(
      fixture.endpoint, fixture.statusClass, nil, text + origin, fallback: mutation.words(for: token) + "-from-" + token
    )
  }

  private func origin(of name: FixtureName) -> String {
    ["v\(name.version ?? 1)", name.words].filter { !$0.isEmpty }.joined(separator: "-")
  }
}

extension Mutation {
  /// The words of a negative's name.
  func words(for word: String) -> String {
    switch self {
    case .drop: "missing-" + word
    case .null: word.isEmpty ? "null" : "null-" + word
    case .kind(_, let kind): (word.isEmpty ? "body" : word) + "-as-" + kind.word
    case .value: word.isEmpty ? "unknown" : "unknown-" + word
    }
  }
}
