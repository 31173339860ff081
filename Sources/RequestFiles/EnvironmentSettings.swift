import ExchangeTypes

/// Cameo's own settings of an environment: the `cameo` object in it.
package struct EnvironmentSettings: Sendable {
  /// Whose data the environment holds.
  package enum DataClass: String, Sendable, CaseIterable {
    /// Of real people, or nobody said otherwise.
    case real
    case synthetic
  }

  package var data = DataClass.real
  /// Hosts that may be asked; nil: those of the absolute URLs the environment and the request files name.
  package var hosts: [HostPort]?
  /// Whether methods that change something may be sent without `# @cameo-allow`.
  package var allowsUnsafe = false
  /// Nothing that changes something is ever sent, whatever else allows it.
  package var isReadOnly = false
  /// Which people the environment holds; environments with equal words hold the same.
  package var population: String?
  /// What names the backend's release: text with captures, `{{health.response.headers.X-Version}}`.
  package var release: TemplateText?
  /// Failures are expected here now and then.
  package var isFlaky = false
  /// Names `$processEnv` may read; from the private file only.
  package var processEnvironment: Set<String> = []

  package init() {}
}
