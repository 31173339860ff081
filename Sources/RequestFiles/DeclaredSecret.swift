/// A value that must not stand in anything kept: the redactor replaces it, the leak scan looks for it.
package struct DeclaredSecret: Sendable, Hashable {
  /// What made it a secret.
  package enum Source: String, Sendable {
    case privateFile = "private file", processEnvironment = "$processEnv", dotenv = "$dotenv", capture
    /// What a person typed at `# @prompt`.
    case prompt
    /// User and password of an Authorization field, encoded.
    case credentials
    /// What a token endpoint issued.
    case token = "issued token"
    /// What a command of the private file printed.
    case command
    case netrc
  }

  /// The variable, for reports; never the value.
  package var name: String
  package var value: String
  package var source: Source

  package init(name: String, value: String, source: Source) {
    self.name = name
    self.value = value
    self.source = source
  }
}
