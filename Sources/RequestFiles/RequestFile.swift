import LosslessJSON

/// A `.http` file: named requests and file variables, with what is wrong in it.
///
/// Reading never stops at the first error: what can be read is read, everything found is listed.
package struct RequestFile: Sendable {
  /// How findings call it.
  package var name: String
  package var variables: [Variable]
  package var requests: [ParsedRequest]
  /// In order of lines.
  package var findings: [Finding]
  /// What a script in this file would set, and the reference to write instead: `token` → `{{login.response.body.$.token}}`.
  package var scriptVariables: [String: String]

  /// `@name = value`
  package struct Variable: Sendable, Hashable {
    package var name: String
    package var value: TemplateText
    package var spot: TextSpot
  }
}
