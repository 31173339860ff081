import ExchangeTypes

/// One request of a plan: what its file says, and what must run before it.
package struct PlannedRequest: Sendable {
  /// The name of the request; the folder of its fixtures.
  package let endpoint: String
  package let file: String
  package internal(set) var parsed: ParsedRequest
  /// Endpoints whose answers it uses, sorted; each stands earlier in the plan.
  package let dependencies: [String]
  /// 0 for a request without dependencies, else one more than the highest of theirs.
  package let level: Int
  /// Asked for; false if it only runs because another one needs its answer.
  package let isSelected: Bool
  /// `Security.Auth` entries whose tokens it carries, sorted.
  package let tokens: [String]
  /// Commands whose output it uses, itself or by its tokens.
  package let commands: Set<SecretCommand>
  /// The environment or `# @cameo-allow` lets it change something.
  package let allowsUnsafe: Bool

  /// Statuses of `# @cameo-expect`; nil: the default of the run.
  package var expectedStatuses: Set<Int>? { parsed.directives.expectedStatuses }
  /// `# @cameo-expect empty`
  package var expectsEmpty: Bool { parsed.directives.expectsEmpty }
  /// False for `# @no-log`: its answer is used for captures and never kept.
  package var keepsFixture: Bool { !parsed.directives.isNotLogged }
  package var method: String { parsed.method }
  package var isSafe: Bool { RequestSpec.safeMethods.contains(parsed.method) }
}
