import ExchangeTypes
import LosslessJSON
import RequestFiles

/// All that one environment answered in a run. In memory only, until it is redacted.
package struct PlayedEnvironment: Sendable {
  package var environment: String
  /// What may become fixtures, in request order.
  package var exchanges: [Exchange]
  /// One for each request of the plan, in its order.
  package var outcomes: [EndpointOutcome]
  /// Everything that was used as a secret: from the private file, the process, captures.
  package var secrets: [DeclaredSecret]
  /// What was done to requests and answers that a person should know.
  package var notes: [Finding] = []
  /// Endpoint → the values that were sent with it and may have expired: captures, and tokens that tell their end.
  package var credentials: [String: Set<String>] = [:]
}
