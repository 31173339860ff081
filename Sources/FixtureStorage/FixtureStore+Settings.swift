import LosslessJSON

extension FixtureStore {
  private var settingsPath: String { path + "/" + Self.settingsFile }

  /// `cameo.jsonc`, read strictly.
  package func settings() throws(Finding) -> StoreSettings {
    try StoreSettings(reading: try SettingsFile(name: settingsPath, bytes: try settingsBytes()))
  }

  /// Sets one member of `cameo.jsonc`; comments and all else stay as they are.
  package func setSettings(_ member: StoreSettings.Member, to tree: JSONTree) throws(Finding) {
    let file = try SettingsFile(name: settingsPath, bytes: try settingsBytes())
    _ = try StoreSettings(reading: file)
    let edited = StoreSettings.edited(file, member, to: tree)
    _ = try StoreSettings(reading: try SettingsFile(name: settingsPath, bytes: edited))
    do throws(FileFailure) { try replace(settingsPath, with: edited) } catch { throw error.finding }
  }

  private func settingsBytes() throws(Finding) -> [UInt8] {
    guard let bytes = try bytes(of: settingsPath) else {
      throw Finding(
        "no-store", file: path, "this folder is no store: it has no \(Self.settingsFile)", next: "run cameo init")
    }
    return bytes
  }
}
