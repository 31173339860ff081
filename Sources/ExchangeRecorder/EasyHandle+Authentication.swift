import CLibcurl
import ExchangeTypes

/// Who a request says it comes from, as far as libcurl has to make it.
extension EasyHandle {
  func setAuthentication(_ request: HopRequest) {
    switch request.authentication {
    case nil: break
    case .digest(let user, let password):
      // Nothing else is offered: a server that asks for Basic must not get the password in the clear.
      set(CURLOPT_HTTPAUTH, Self.digest)
      set(CURLOPT_USERNAME, user)
      set(CURLOPT_PASSWORD, password)
    case .signature(let keyID, let secret, let region, let service):
      set(CURLOPT_AWS_SIGV4, Self.signing(request.url.host.host, region: region, service: service))
      set(CURLOPT_USERNAME, keyID)
      set(CURLOPT_PASSWORD, secret)
    }
  }

  /// `provider1:provider2[:region[:service]]`; what is left out libcurl takes from a host such as
  /// `sqs.eu-central-1.amazonaws.com`. It can't leave the region out alone.
  private static func signing(_ host: String, region: String?, service: String?) -> String {
    let labels = host.split(separator: ".").map(String.init)
    let region = region ?? (service != nil && labels.count > 1 ? labels[1] : nil)
    return ["aws", "amz", region, region.flatMap { _ in service }].compactMap { $0 }.joined(separator: ":")
  }

  /// `CURLAUTH_DIGEST`, a macro with a cast that Swift can't see.
  private static let digest = 1 << 1

  func setCertificate(_ certificate: ClientCertificate?) {
    guard let certificate else { return }
    let isPKCS12 = [".p12", ".pfx"].contains { certificate.path.lowercased().hasSuffix($0) }
    set(CURLOPT_SSLCERT, certificate.path)
    set(CURLOPT_SSLCERTTYPE, isPKCS12 ? "P12" : "PEM")
    if let key = certificate.keyPath { set(CURLOPT_SSLKEY, key) }
    // Empty, not unset: else OpenSSL would ask at the terminal, and all transfers would wait for the answer.
    set(CURLOPT_KEYPASSWD, certificate.passphrase ?? "")
  }
}
