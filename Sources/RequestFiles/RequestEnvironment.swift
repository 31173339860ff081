import LosslessJSON

/// One environment with its variables: `$shared`, its own entry, and the private file's, later ones over earlier ones.
package struct RequestEnvironment: Sendable {
  /// A variable and the file that gave it its value.
  package struct Variable: Sendable, Hashable {
    package var name: String
    package var value: TemplateText
    package var isPrivate: Bool
    package var file: String
    package var spot: TextSpot
  }

  package var name: String
  package var variables: [String: Variable]
  /// What `$shared` alone says.
  package var shared: [String: Variable]
  package var settings: EnvironmentSettings
  /// `Security.Auth`
  package var authorizations: [String: AuthConfiguration] = [:]
  /// Variables that a command prints; of the private file only.
  package var commands: [String: SecretCommand] = [:]
  /// `SSLConfiguration`; of the private file only.
  package var certificate: CertificateSetting?

  package init(
    name: String, variables: [String: Variable] = [:], shared: [String: Variable] = [:],
    settings: EnvironmentSettings = EnvironmentSettings()
  ) {
    self.name = name
    self.variables = variables
    self.shared = shared
    self.settings = settings
  }
}
