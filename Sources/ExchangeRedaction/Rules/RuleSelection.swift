import ExchangeTypes
import LosslessJSON
import PatternMatching

/// Where a rule of the project applies, beside the words of names: places of an exchange, and conditions on them.
///
/// Places are alternatives: one of them, or one of the rule's names, must be where the value stands. Conditions must all
/// hold. Endpoint and environment are settled once for a run (`RuleCatalogue.inForce`), the others at each value.
package struct RuleSelection: Sendable {
  /// Paths of response bodies.
  package var paths: Set<BodyPath> = []
  /// Paths of request bodies.
  package var requestPaths: Set<BodyPath> = []
  /// Names of header fields, in lower case (RFC 9110, 5.1).
  package var headers: Set<String> = []
  /// Names of parameters of queries, byte for byte.
  package var query: Set<String> = []
  /// What the whole value must match.
  package var pattern: BoundedPattern?
  package var endpoints: Set<String> = []
  package var environments: Set<String> = []
  /// `application/json`, or `text/*`; of the body that the value stands in.
  package var mediaTypes: Set<String> = []

  package init() {}

  /// Whether it names places of its own.
  package var hasPlaces: Bool { !paths.isEmpty || !requestPaths.isEmpty || !headers.isEmpty || !query.isEmpty }

  /// Whether the rule speaks of some endpoints or environments only.
  package var isScoped: Bool { !endpoints.isEmpty || !environments.isEmpty }

  /// Whether each value must be asked.
  var hasConditions: Bool { pattern != nil || !mediaTypes.isEmpty }

  func holdsPlace(of leaf: Leaf) -> Bool {
    switch leaf.part {
    case .body: paths.contains(leaf.path)
    case .requestBody: requestPaths.contains(leaf.path)
    case .header: leaf.names.last.map { headers.contains($0.lowercased()) } ?? false
    case .query: leaf.names.last.map { name in query.contains { $0.utf8.elementsEqual(name.utf8) } } ?? false
    case .form, .path, .cookie: false
    }
  }

  func holdsMediaType(of leaf: Leaf) -> Bool {
    if mediaTypes.isEmpty { return true }
    guard let type = leaf.mediaType?.description else { return false }
    return mediaTypes.contains(type) || mediaTypes.contains(type.prefix { $0 != "/" } + "/*")
  }

  /// Throws where the pattern finds no answer within its limits: nobody knows then whether the rule fires.
  func patternMatches(_ text: String?) throws(UndecidedMatch) -> Bool {
    guard let pattern else { return true }
    guard let text else { return false }
    return try pattern.matches(text)
  }

  /// `environment` or `endpoint` nil: not known, so that a rule that asks for one is out of force.
  func isInForce(environment: String?, endpoint: String?) -> Bool {
    (environments.isEmpty || environment.map(environments.contains) ?? false)
      && (endpoints.isEmpty || endpoint.map(endpoints.contains) ?? false)
  }
}
