/// How libcurl itself makes the `Authorization` field of a request: what can't be written before the server has spoken,
/// or before the whole request is known. Holds secrets; never printed.
package enum Authentication: Sendable, Hashable {
  /// RFC 7616: the server names a nonce first, so that each request takes two trips.
  case digest(user: String, password: String)
  /// AWS Signature Version 4. Region and service are taken from the host where they are not given.
  case signature(keyID: String, secret: String, region: String?, service: String?)
}
