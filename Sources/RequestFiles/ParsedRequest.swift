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
  /// In order; empty without a body.
  package var body: [BodyPart]

  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: TemplateText
    package var spot: TextSpot
  }

  /// Bodies may mix text and files, as multipart ones do.
  package enum BodyPart: Sendable, Hashable {
    /// One or more lines, without the last line end.
    case text(TemplateText)
    /// `< ./file`; `<@ ./file` when variables in it are resolved.
    case file(path: String, resolvesVariables: Bool, spot: TextSpot)
  }

  /// The first value of a header field; names compare without case.
  package func field(_ name: String) -> Field? {
    let wanted = name.lowercased()
    return fields.first { $0.name.lowercased() == wanted }
  }
}
