/// A variable that a script takes from an answer: `client.global.set("token", response.body.access_token)`.
///
/// The script is not run. The line says the same as the reference `{{login.response.body.$.access_token}}`, and is
/// taken for it wherever `{{token}}` stands.
package struct ScriptCapture: Sendable, Hashable {
  package var variable: String
  package var part: CaptureReference.Part
  /// The name of the request whose answer it is, as written.
  package var request: String
  /// The line of that request.
  package var line: Int
}
