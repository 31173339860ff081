extension RequestSources {
  /// The same without any value that is somebody's: what a plan of it shows cannot hold one.
  ///
  /// References inside private values stay, since they say which request must run before which.
  package var veiled: RequestSources {
    var veiled = self
    veiled.environments = environments.veiled
    veiled.dotenv = dotenv.mapValues { file in
      var file = file
      file.values = file.values.mapValues { _ in "" }
      return file
    }
    veiled.processEnvironment = processEnvironment.mapValues { _ in "" }
    veiled.answers = [:]
    veiled.commandOutputs = [:]
    veiled.netrc = nil
    return veiled
  }
}

extension EnvironmentFiles {
  fileprivate var veiled: EnvironmentFiles {
    var veiled = self
    veiled.privateSecrets = []
    veiled.entries = entries.mapValues { entry in
      var entry = entry
      entry.variables = entry.variables.mapValues(\.veiled)
      entry.shared = entry.shared.mapValues(\.veiled)
      entry.authorizations = entry.authorizations.mapValues(\.veiled)
      return entry
    }
    return veiled
  }
}

extension AuthConfiguration {
  fileprivate var veiled: AuthConfiguration {
    var veiled = self
    veiled.members = members.mapValues(\.veiled)
    veiled.parameters = parameters.map { Parameter(name: $0.name, value: $0.value.veiled) }
    return veiled
  }
}

extension AuthConfiguration.Member {
  fileprivate var veiled: AuthConfiguration.Member {
    if !isPrivate { return self }
    var veiled = self
    veiled.value = TemplateText(parts: value.references.map { .reference($0) })
    return veiled
  }
}

extension RequestEnvironment.Variable {
  fileprivate var veiled: RequestEnvironment.Variable {
    if !isPrivate { return self }
    var veiled = self
    veiled.value = TemplateText(parts: value.references.map { .reference($0) })
    return veiled
  }
}
