/// Why a request got no answer that could be kept.
package struct ExchangeFailure: Error, Sendable, Hashable {
  package enum Kind: String, Sendable {
    case unreachable, timeout, tls, hostNotAllowed = "host-not-allowed", tooManyHops = "too-many-hops"
    case bodyTooLarge = "body-too-large", protocolError = "protocol-error", cancelled, unsafeMethod = "unsafe-method"
    case unsupportedScheme = "unsupported-scheme", deadline
  }

  package var endpoint: String
  package var kind: Kind
  /// In words, without any secret: libcurl's own message without the URL, a host name, a limit.
  package var text: String
  package var next: String?
  /// How often it was tried.
  package var tries = 1

  package init(endpoint: String, kind: Kind, text: String, next: String? = nil) {
    self.endpoint = endpoint
    self.kind = kind
    self.text = text
    self.next = next
  }
}
