import LosslessJSON

/// `"SSLConfiguration": { "clientCertificate": "me.pem", "clientCertificateKey": "me.key" }`
extension EnvironmentFileReader {
  private static let known = [
    "clientCertificate", "clientCertificateKey", "hasCertificatePassphrase", "verifyHostCertificate",
  ]

  mutating func readCertificate(_ member: JSONMember, into entry: inout Entry) {
    let object = member.value
    guard object.kind == .object else {
      report(
        "settings-kind", at: object, "'SSLConfiguration' must be an object",
        next: "write { \"clientCertificate\": \"me.pem\" }")
      return
    }
    for inner in object.members where !Self.known.contains(inner.name) {
      let nearest = NearestWord.to(inner.name, in: Self.known).map { "did you mean '\($0)'? " } ?? ""
      report(
        "unknown-setting", .warning, at: inner.key, "'\(inner.name)' is not used",
        next: nearest + "known are \(Self.known.joined(separator: ", "))")
    }
    if let verify = object["verifyHostCertificate"], verify.boolean == false {
      report(
        "unverified-host", .warning, at: verify, "the host's certificate is verified all the same",
        next: "name the authority that signed it: --cacert FILE")
    }
    guard let certificate = object["clientCertificate"], let path = path(certificate) else { return }
    guard isPrivate else {
      report(
        "private-only-setting", .warning, at: certificate,
        "a client certificate counts in the private file only, since each person has another",
        next: "move 'SSLConfiguration' to the same environment of the private file")
      return
    }
    entry.certificate = CertificateSetting(
      path: path, keyPath: object["clientCertificateKey"].flatMap { self.path($0) },
      hasPassphrase: object["hasCertificatePassphrase"]?.boolean == true, file: name, spot: spot(member.key))
  }

  /// `"me.pem"`, or `{ "path": "me.pem", "format": "PEM" }`
  private mutating func path(_ value: JSONValue) -> String? {
    if let path = value.string ?? value["path"]?.string, !path.isEmpty { return path }
    report("settings-kind", at: value, "a certificate or key is the path of a file", next: "write \"me.pem\"")
    return nil
  }
}
