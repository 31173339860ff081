/// Where the private variables are looked for.
package enum PrivateFilePlace {
  package static let fileName = "http-client.private.env.json"

  /// Paths in the order in which they are tried; the first that exists counts. `$CAMEO_PRIVATE_ENV` stands alone:
  /// who sets it wants no other file.
  ///
  /// The user's file is one of a store, told by the id of its key: a variable's name must not be enough to get at the
  /// passwords of another project.
  package static func candidates(
    processEnvironment: [String: String], environmentFile: String, store: String?
  ) -> [String] {
    if let path = processEnvironment["CAMEO_PRIVATE_ENV"], !path.isEmpty { return [path] }
    let beside = folder(of: environmentFile) + fileName
    return [store.flatMap { userFile(processEnvironment: processEnvironment, store: $0) }, beside].compactMap { $0 }
  }

  /// Where a user's own settings live, keys and private files: `$XDG_CONFIG_HOME/cameo`, else `~/.config/cameo`.
  package static func userFolder(processEnvironment: [String: String]) -> String? {
    if let folder = processEnvironment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/cameo" }
    if let home = processEnvironment["HOME"], home.hasPrefix("/") { return home + "/.config/cameo" }
    return nil
  }

  /// The store's file in the user's folder.
  package static func userFile(processEnvironment: [String: String], store: String) -> String? {
    userFolder(processEnvironment: processEnvironment).map { "\($0)/\(store)/\(fileName)" }
  }

  /// With its slash; empty for a bare name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
