import LosslessJSON

extension EnvironmentFiles {
  /// The environment that all others start from.
  static let sharedName = "$shared"

  /// Reads both files. Of two values of one variable counts the one of: the environment's private entry, its committed
  /// entry, `$shared` in the private file, `$shared` in the committed file.
  package init(name: String, bytes: [UInt8], privateName: String? = nil, privateBytes: [UInt8]? = nil) {
    var committed = EnvironmentFileReader(name: name, isPrivate: false)
    committed.read(bytes)
    var secret: EnvironmentFileReader?
    if let privateName, let privateBytes {
      var reader = EnvironmentFileReader(name: privateName, isPrivate: true)
      reader.read(privateBytes)
      reader.checkNames(against: committed)
      secret = reader
    }
    var names = committed.names
    for name in secret?.names ?? [] where !names.contains(name) { names.append(name) }
    let layers = [committed.entries[Self.sharedName], secret?.entries[Self.sharedName]].compactMap { $0 }
    let shared = Self.merged(name: Self.sharedName, layers, shared: [:])
    names.removeAll { $0 == Self.sharedName }
    var entries: [String: RequestEnvironment] = [:]
    for name in names {
      let own = [committed.entries[name], secret?.entries[name]].compactMap { $0 }
      entries[name] = Self.merged(name: name, layers + own, shared: shared.variables)
    }
    self.init(
      name: name, privateName: privateName, names: names, findings: committed.findings + (secret?.findings ?? []),
      entries: entries)
    privateSecrets = secret?.secrets ?? []
  }

  private static func merged(
    name: String, _ layers: [EnvironmentFileReader.Entry], shared: [String: RequestEnvironment.Variable]
  ) -> RequestEnvironment {
    var environment = RequestEnvironment(name: name, shared: shared)
    for layer in layers {
      environment.variables.merge(layer.variables) { _, new in new }
      // A later layer's plain value counts before an earlier one's command.
      for name in layer.variables.keys { environment.commands[name] = nil }
      environment.commands.merge(layer.commands) { _, new in new }
      for (id, configuration) in layer.authorizations {
        environment.authorizations[id, default: configuration].merge(configuration)
      }
      environment.certificate = layer.certificate ?? environment.certificate
      for change in layer.settings { change.apply(to: &environment.settings) }
    }
    return environment
  }
}
