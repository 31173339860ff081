/// One request as its file writes it, with every spot a finding may need.
package struct ParsedRequest: Sendable, Hashable {
  /// The name as written; nil for a request without one.
  package var name: String?
  package var nameSpot: TextSpot
  package var directives: RequestDirectives
  package var method: String
  package var methodSpot: TextSpot
  /// Continuation lines joined.
  package var target: TemplateText
  package var targetSpot: TextSpot
  package var fields: [Field]
  /// In order; empty without a body. The query of a GraphQL request.
  package var body: [BodyPart]
  /// Where the body starts.
  package var bodySpot: TextSpot?
  /// Written `GRAPHQL …`, or with `X-Request-Type: GraphQL`.
  package var graphQL: GraphQLParts?
  /// Values that a `run` line gives its variables.
  package var overrides: [Override] = []

  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: TemplateText
    package var spot: TextSpot
  }

  /// `@host=…` in the brackets of a `run` line, and the file it stands in.
  package struct Override: Sendable, Hashable {
    package var name: String
    package var value: TemplateText
    package var file: String
  }

  /// Bodies may mix text and files, as multipart ones do.
  package enum BodyPart: Sendable, Hashable {
    /// One or more lines, without the last line end.
    case text(TemplateText)
    /// `< ./file`, sent byte for byte; `<@ ./file` and `<@latin1 ./file`, read in that encoding to fill in variables.
    case file(path: String, encoding: Encoding?, spot: TextSpot)
  }

  /// What the bytes of a file mean; what is sent is UTF-8.
  package enum Encoding: String, Sendable, CaseIterable {
    case utf8, latin1
  }

  /// What makes a GraphQL request of one: the variables behind the blank line below the query.
  package struct GraphQLParts: Sendable, Hashable {
    /// Empty without variables.
    package var variables: [BodyPart]
    package var variablesSpot: TextSpot
  }

  /// The first value of a header field; names compare without case.
  package func field(_ name: String) -> Field? {
    let wanted = name.lowercased()
    return fields.first { $0.name.lowercased() == wanted }
  }
}
