/// A program that prints a secret, as password managers have them: `["pass", "show", "shop/staging"]`.
///
/// Named in the private file only, so that no commit can make anybody's machine run something; a list of arguments, so
/// that no shell reads it.
package struct SecretCommand: Sendable, Hashable {
  /// The variable that holds what it prints.
  package var variable: String
  package var arguments: [String]
  package var file: String
  package var spot: TextSpot
}
