import LosslessJSON

/// How a token is come by: one entry of `Security.Auth`, which JetBrains' editors read, too.
///
/// Kept as written until a request wants the token: what is missing or can't be done here stops only what needs it.
package struct AuthConfiguration: Sendable {
  /// A member as written: its text, and where it stands.
  struct Member: Sendable {
    var value: TemplateText
    var isPrivate: Bool
    var file: String
    var spot: TextSpot
  }

  /// `audience`, sent with the token request; one name may have several values.
  struct Parameter: Sendable {
    var name: String
    var value: Member
  }

  /// What `{{$auth.token("shop")}}` names.
  package var id: String
  var file: String
  var spot: TextSpot
  var members: [String: Member] = [:]
  var parameters: [Parameter] = []

  /// The private file's members over the committed file's, one by one.
  mutating func merge(_ other: AuthConfiguration) {
    members.merge(other.members) { _, new in new }
    let named = Set(other.parameters.map(\.name))
    parameters = parameters.filter { !named.contains($0.name) } + other.parameters
  }

  /// Every text in which a variable can stand.
  var texts: [Member] { members.sorted { $0.key < $1.key }.map(\.value) + parameters.map(\.value) }

  /// A word that chooses: case, blanks and hyphens apart.
  func word(_ name: String) -> String? {
    members[name].map { $0.value.text.lowercased().filter { $0.isLetter || $0.isNumber } }
  }

  /// The token that `$auth.token` means is the identity token.
  var usesIdentityToken: Bool { word("Use ID Token") == "true" }

  // MARK: Names

  /// What is read here.
  static let readNames: Set<String> = [
    "Type", "Grant Type", "Token URL", "Client ID", "Client Secret", "Client Credentials", "Scope", "Username",
    "Password",
    "Refresh Token", "Token", "Use ID Token",
  ]

  /// What only a person at a browser needs, or an editor's window.
  static let editorNames: Set<String> = [
    "Auth URL", "Authorization URL", "Redirect URL", "Device Auth URL", "PKCE", "State", "Start Browser",
    "Acquire Automatically", "Expires In", "Scheme",
  ]

  /// What nobody should commit.
  static let secretNames: Set<String> = ["Client Secret", "Password", "Refresh Token", "Token"]
}
