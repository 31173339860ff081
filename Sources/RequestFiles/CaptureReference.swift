import JSONQueries

/// A part of another request's answer, `login.response.body.$.access_token`, `login.response.headers.X-Session`, or of
/// that request as it was sent, `login.request.body.$.user`.
///
/// It makes the request that uses it depend on the other one, which runs first, once per environment.
package struct CaptureReference: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    /// The body as it came, written `*`.
    case wholeBody
    /// The first value a path leads to.
    case body(JSONPath)
    /// The first value of a header field.
    case header(String)
    /// The value of a cookie that the answer sets.
    case cookie(String)
  }

  /// As the reference names it; compared with request names as written, then with endpoint names.
  package var request: String
  package var part: Part
  /// Of what was sent, not of the answer.
  package var isOfRequest = false
}
