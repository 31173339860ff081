import LosslessJSON

/// A fixture from a backend with its body parsed: what new bodies are judged against.
struct RecordedFixture: Sendable {
  let fixture: StoredFixture
  /// Nil for an answer without a body.
  let document: JSONDocument?

  init(_ fixture: StoredFixture, in store: FixtureStore) throws(Finding) {
    self.fixture = fixture
    guard let body = fixture.body else {
      document = nil
      return
    }
    document = try SettingsFile(name: store.filePath(fixture.name.bodyPath), bytes: body, dialect: .strict).document
  }
}
