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
  /// Variables that scripts of this file take from answers, in order of lines.
  package var scriptCaptures: [String: [ScriptCapture]]

  /// `@name = value`
  package struct Variable: Sendable, Hashable {
    package var name: String
    package var value: TemplateText
    package var spot: TextSpot
  }
}
