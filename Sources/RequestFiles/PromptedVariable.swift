/// A variable of a plan that only a person can set: asked for with `# @prompt`, and set by no environment file.
package struct PromptedVariable: Sendable, Hashable {
  package var name: String
  /// What the request file says of it; may be empty.
  package var description: String
  package var environment: String
  /// Where it is asked for first.
  package var file: String
  package var spot: TextSpot

  /// Names under which nothing is shown as it is typed: those that REST Client hides, and their kin.
  package var isHidden: Bool {
    let ends = ["token", "password", "secret", "apikey"]
    return EndpointName.slug(name).split(separator: "-").contains { word in
      ["pass", "passwd", "passphrase", "pwd", "otp", "pin", "key", "code"].contains(word)
        || ends.contains { word.hasSuffix($0) }
    }
  }
}
