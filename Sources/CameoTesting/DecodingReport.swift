import FixtureStorage

/// The facts of a `DecodingError`, without its texts: those quote values, and change from release to release.
struct DecodingReport {
  let kind: FixtureExpectation.FailureKind
  let path: [any CodingKey]
  var missingKey: (any CodingKey)?
  /// The type that the model asked for, in words.
  var wanted: String?

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      (kind, path, missingKey) = (.keyNotFound, context.codingPath, key)
    case .valueNotFound(let type, let context):
      (kind, path, wanted) = (.valueNotFound, context.codingPath, Self.words(for: type))
    case .typeMismatch(let type, let context):
      (kind, path, wanted) = (.typeMismatch, context.codingPath, Self.words(for: type))
    case .dataCorrupted(let context):
      (kind, path) = (.dataCorrupted, context.codingPath)
    @unknown default:
      (kind, path) = (.dataCorrupted, [])
    }
  }

  /// Whether both errors are of one kind at one place.
  func isSame(as other: DecodingReport) -> Bool {
    kind == other.kind && path.map(\.stringValue) == other.path.map(\.stringValue)
  }

  /// Containers have types that say nothing to a reader: `Dictionary<String, Any>`.
  private static func words(for type: any Any.Type) -> String {
    let name = String(describing: type)
    if name.hasPrefix("Dictionary<") { return "an object" }
    if name.hasPrefix("Array<") { return "an array" }
    return name
  }
}
