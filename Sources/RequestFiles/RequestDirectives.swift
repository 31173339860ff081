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

  package init() {}
}
