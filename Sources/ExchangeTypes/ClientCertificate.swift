/// The certificate with which this side of a TLS connection says who it is: files, and the word that opens the key.
package struct ClientCertificate: Sendable, Hashable {
  /// PEM, or PKCS #12 where its name ends in `.p12` or `.pfx`.
  package var path: String
  /// Nil: the key is in the same file.
  package var keyPath: String?
  package var passphrase: String?

  package init(path: String, keyPath: String? = nil, passphrase: String? = nil) {
    self.path = path
    self.keyPath = keyPath
    self.passphrase = passphrase
  }
}
