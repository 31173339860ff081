extension FixtureStore {
  /// What a write needs to know beside the bodies.
  package struct WriteOptions: Sendable {
    /// Version of cameo, for exchange files.
    package var tool: String
    /// Environments, oldest release first; empty: as `cameo.jsonc` says.
    package var order: [String] = []
    /// An endpoint may be recorded first from another than the first environment.
    package var anyOrder = false
    /// Whether a member name is public, so that it may stand in a file name.
    package var isVouched: @Sendable (String) -> Bool = { _ in true }

    /// Fixtures whose next body is kept beside them, once.
    package var outdated: [OutdatedFixture] = []

    package init(tool: String) { self.tool = tool }
  }
}
