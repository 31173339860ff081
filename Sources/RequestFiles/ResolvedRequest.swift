import ExchangeTypes

/// One request ready to send, with every secret that went into it.
package struct ResolvedRequest: Sendable {
  package var spec: RequestSpec
  /// Each name and value once, in order of first use; not only what is sent, also what it was made of.
  package var secrets: [DeclaredSecret]
}
