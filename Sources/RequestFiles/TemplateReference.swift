/// One variable in double braces, and where it stands.
package struct TemplateReference: Sendable, Hashable {
  /// Where the value comes from.
  package enum Source: Sendable, Hashable {
    /// A file variable, else one of the environment.
    case variable(String)
    /// `$shared NAME`: of the `$shared` environment, whatever the chosen one says.
    case shared(String)
    /// `$processEnv NAME`, `$env.NAME`; indirect (`%NAME`): the variable that holds the name.
    case processEnvironment(String, isIndirect: Bool)
    /// `$dotenv NAME`: of the `.env` file beside the request file.
    case dotenv(String, isIndirect: Bool)
    /// Made anew at each use.
    case dynamic(DynamicValue)
    case capture(CaptureReference)
    /// `$auth.token("shop")`, `$auth.idToken("shop")`: of the environment's `Security.Auth`.
    case token(String, isIdentity: Bool)
  }

  /// As written, braces included.
  package var text: String
  package var source: Source
  /// Written `{{%name}}`: the value is percent-encoded.
  package var percentEncodes: Bool
  /// Where the braces open.
  package var spot: TextSpot
}
