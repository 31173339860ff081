/// What comments with an at sign ask for.
package struct RequestDirectives: Sendable, Hashable {
  /// `# @cameo-expect 200 401`
  package var expectedStatuses: Set<Int>?
  /// `# @cameo-expect empty`: an answer that holds nothing is meant.
  package var expectsEmpty = false
  /// `# @cameo-allow`
  package var allowsUnsafe = false
  /// `# @no-log`
  package var isNotLogged = false
  /// `# @no-redirect`
  package var followsRedirects = true
  /// `# @timeout 30`, in seconds.
  package var timeout: Double?
  /// `# @connection-timeout 2`, in seconds.
  package var connectTimeout: Double?
  /// `# @cameo-sample ids 5`
  package var sample: SampleRule?
  /// `# @cameo-pages link limit 10`
  package var pages: PageRule?

  /// `# @prompt otp The code in your mailbox`
  package var prompts: [Prompt] = []

  package init() {}

  /// A variable that a person is asked for before the request is sent.
  package struct Prompt: Sendable, Hashable {
    package var name: String
    /// Shown beside the name; may be empty.
    package var description: String
    package var spot: TextSpot
  }
}
