import ExchangeTypes
import LosslessJSON

/// Who a request says it comes from.
extension RequestAssembly {
  /// What an `Authorization` line comes to: header fields, or what libcurl makes them of.
  struct Authorization {
    var fields: [HeaderField] = []
    var authentication: Authentication?
  }

  /// `Basic user:password` and `Basic user password` are encoded, as both editors do; what is encoded stays.
  /// `Digest user password` and `AWS id secret …` are left to libcurl.
  mutating func authorization(_ value: String, _ field: ParsedRequest.Field) throws(Finding) -> Authorization {
    let blank = value.firstIndex(of: " ") ?? value.endIndex
    let rest = value[blank...].trimmingSpaces
    let asWritten = Authorization(fields: [HeaderField(field.name, value)])
    switch value[..<blank].lowercased() {
    case "basic":
      guard let (user, password) = Self.pair(rest) else { return asWritten }
      return Authorization(fields: [HeaderField(field.name, basic(user, password))])
    case "digest":
      // An answer to a challenge, made elsewhere.
      if rest.firstRange(of: "=\"") != nil { return asWritten }
      guard let (user, password) = Self.pair(rest) else {
        throw finding(
          "malformed-authorization", at: field.spot, "Digest authorization takes a user and a password",
          next: "write Digest {{user}} {{password}}")
      }
      resolver.declare("Authorization password", password, .credentials)
      return Authorization(authentication: .digest(user: user, password: password))
    case "aws": return try signature(rest.split(separator: " ").map(String.init), field)
    default: return asWritten
    }
  }

  /// `user:password` or `user password`
  private static func pair(_ text: String) -> (user: String, password: String)? {
    guard let end = text.firstIndex(where: { $0 == " " || $0 == ":" }) else { return nil }
    return (String(text[..<end]), text[text.index(after: end)...].trimmingSpaces)
  }

  private mutating func basic(_ user: String, _ password: String) -> String {
    let encoded = Base64.encode(Array("\(user):\(password)".utf8))
    resolver.declare("Authorization", encoded, .credentials)
    resolver.declare("Authorization password", password, .credentials)
    return "Basic " + encoded
  }

  /// `AWS id secret [token:…] [region:…] [service:…]`, as REST Client reads it.
  private mutating func signature(_ words: [String], _ field: ParsedRequest.Field) throws(Finding) -> Authorization {
    func option(_ name: String) -> String? {
      words.dropFirst(2).first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let isKnown = words.dropFirst(2).allSatisfy { word in
      ["token:", "region:", "service:"].contains { word.hasPrefix($0) && word.count > $0.count }
    }
    guard words.count >= 2, isKnown else {
      throw finding(
        "malformed-authorization", at: field.spot, "AWS authorization takes a key's id and its secret",
        next: "write AWS {{keyId}} {{secret}} region:eu-central-1 service:execute-api")
    }
    resolver.declare("Authorization key", words[0], .credentials)
    resolver.declare("Authorization secret", words[1], .credentials)
    var out = Authorization(
      authentication: .signature(
        keyID: words[0], secret: words[1], region: option("region"), service: option("service")))
    if let token = option("token") {
      resolver.declare("Authorization session token", token, .credentials)
      out.fields.append(HeaderField("X-Amz-Security-Token", token))
    }
    return out
  }

  /// The netrc file's user and password, where the request names none itself.
  mutating func netrcFields(for url: WebURL) -> [HeaderField] {
    guard let entry = sources.netrc?.entry(for: url.host.host), !entry.user.isEmpty || !entry.password.isEmpty else {
      return []
    }
    resolver.declare("netrc password", entry.password, .netrc)
    return [HeaderField("Authorization", basic(entry.user, entry.password))]
  }

  /// Throws a finding where the key wants a passphrase and there is none.
  mutating func clientCertificate() throws(Finding) -> ClientCertificate? {
    guard let setting = resolver.scope.environment.certificate else { return nil }
    var certificate = ClientCertificate(
      path: setting.place(of: setting.path), keyPath: setting.keyPath.map(setting.place))
    guard setting.hasPassphrase else { return certificate }
    certificate.passphrase = try resolver.resolve(setting.passphrase, in: setting.file)
    return certificate
  }
}
