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
  /// `import ./login.http`, `# @import ./login.http`
  package var imports: [Import] = []
  /// `run #login (@user=me)`
  package var runs: [Run] = []

  /// Another request file whose requests and variables are to be had here, too.
  package struct Import: Sendable, Hashable {
    /// As written.
    package var path: String
    package var spot: TextSpot
  }

  /// A request of this or another file, maybe with other values of its variables: then it is a request of its own.
  package struct Run: Sendable, Hashable {
    /// Nil: a request of this file, or of any other.
    package var path: String?
    /// Nil: every request of the file.
    package var request: String?
    package var overrides: [ParsedRequest.Override]
    /// How the block calls it; asked for only with overrides.
    package var name: String?
    package var nameSpot: TextSpot
    package var spot: TextSpot
  }

  /// `@name = value`
  package struct Variable: Sendable, Hashable {
    package var name: String
    package var value: TemplateText
    package var spot: TextSpot
  }
}
