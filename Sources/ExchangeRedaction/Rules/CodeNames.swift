/// Names that carry codes of public registers, and the registers: ISO 3166, 4217 and 639, IANA time zones, media types.
enum CodeNames {
  private static let lastWords: Set<String> = [
    "country", "countries", "currency", "currencies", "language", "languages", "lang", "locale", "locales", "culture",
    "timezone", "tz", "timezones", "tzid", "accept", "mime", "mimetype", "method", "methods", "verb", "charset",
    "encoding",
    "scope", "scopes", "code", "iso", "zone", "type", "alg", "algorithm",
  ]
  private static let wholeNames: Set<String> = [
    "kty", "use", "crv", "typ", "cty", "e", "responsetype", "responsetypes", "responsetypessupported", "responsemodes",
    "responsemodessupported", "subjecttypes", "subjecttypessupported", "subjecttype", "claims", "claimssupported",
    "acceptlanguage", "contentlanguage",
  ]

  /// Whether a name made of these words may hold a code at all.
  static func speak(_ tokens: [String]) -> Bool {
    guard let last = tokens.last else { return false }
    return lastWords.contains(last) || tokens.contains("alg") || tokens.contains("algorithm")
      || wholeNames.contains(tokens.joined()) || tokens.suffix(2).joined() == "acceptlanguage"
      || tokens.suffix(2).joined() == "contentlanguage"
  }

  static func isCode(_ text: String, tokens: [String]) -> Bool {
    if isRegisteredURN(text) { return true }
    guard let last = tokens.last, (1...80).contains(text.utf8.count), speak(tokens) else { return false }
    if isProtocolWord(text, tokens) { return true }
    let name = tokens.suffix(2).joined()
    switch last {
    case "country", "countries": return isCountry(text)
    case "currency", "currencies": return isCurrency(text)
    case "language", "languages", "lang", "locale", "locales", "culture": return isLanguage(text)
    case "timezone", "tz", "timezones", "tzid": return isTimeZone(text)
    case "accept", "mime", "mimetype": return isMediaType(text)
    case "method", "methods", "verb": return methods.contains(text) || algorithms.contains(text)
    case "charset", "encoding": return charsets.contains(text.lowercased())
    case "scope", "scopes": return isScope(text)
    default: break
    }
    switch name {
    case "countrycode", "countryiso": return isCountry(text)
    case "currencycode": return isCurrency(text)
    case "languagecode", "acceptlanguage", "contentlanguage": return isLanguage(text)
    case "timezone": return isTimeZone(text)
    case "mimetype", "mediatype", "contenttype": return isMediaType(text)
    default: return false
    }
  }

  /// What an address or number is for: the canonical values of SCIM (RFC 7643, 4.1.2), beside a `value` only.
  static func isCanonicalType(_ text: String, _ leaf: Leaf) -> Bool {
    guard leaf.names.last == "type",
      leaf.siblings.contains(where: { ["value", "number", "address", "email", "phone"].contains($0.name) })
    else { return false }
    return ["work", "home", "other", "mobile", "fax", "pager", "cell", "main", "office", "private", "business"]
      .contains(text)
  }

  /// Words of the JOSE and OAuth registers under their own names (RFC 7517, RFC 7518, RFC 8414, OpenID Connect Core).
  private static func isProtocolWord(_ text: String, _ tokens: [String]) -> Bool {
    if tokens.contains(where: { $0 == "alg" || $0 == "algorithm" }) { return algorithms.contains(text) }
    switch tokens.joined() {
    case "kty": return ["RSA", "EC", "OKP", "oct"].contains(text)
    case "use": return ["sig", "enc"].contains(text)
    case "crv": return ["P-256", "P-384", "P-521", "Ed25519", "X25519", "secp256k1"].contains(text)
    case "typ", "cty": return ["JWT", "at+jwt", "JWE", "JOSE"].contains(text)
    case "e": return text == "AQAB"
    case "responsetype", "responsetypes", "responsetypessupported":
      return text.split(separator: " ").allSatisfy { ["code", "token", "id_token", "none"].contains($0) }
    case "responsemodes", "responsemodessupported": return ["query", "fragment", "form_post"].contains(text)
    case "subjecttypes", "subjecttypessupported", "subjecttype": return ["public", "pairwise"].contains(text)
    case "claims", "claimssupported": return claims.contains(text)
    default: return false
    }
  }

  private static func isCountry(_ text: String) -> Bool {
    WordLists.countries.contains(text.uppercased()) && isOneCase(text)
  }
  private static func isCurrency(_ text: String) -> Bool {
    WordLists.currencies.contains(text.uppercased()) && isOneCase(text)
  }
  private static func isOneCase(_ text: String) -> Bool { text == text.uppercased() || text == text.lowercased() }
  private static func isTimeZone(_ text: String) -> Bool { WordLists.timeZones.contains(text) }

  /// BCP 47, without variants and extensions.
  private static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard (1...3).contains(parts.count), WordLists.languages.contains(parts[0].lowercased()),
      isOneCase(String(parts[0]))
    else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      scripts.contains(String(part)) || part.utf8.count == 2 && WordLists.countries.contains(part.uppercased())
        || part == "419"
    }
  }

  private static func isMediaType(_ text: String) -> Bool {
    let type = text.split(separator: ";")[0].lowercased()
    let parts = type.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, text.split(separator: ";").count <= 2 else { return false }
    if let parameter = text.split(separator: ";").dropFirst().first {
      guard
        charsets.contains(
          parameter.filter { $0 != " " && $0 != "\"" }.lowercased().split(separator: "=").last.map(String.init) ?? "")
      else { return false }
    }
    return mediaTypes[String(parts[0])]?.contains(String(parts[1])) ?? false
  }

  private static func isScope(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { scopes.contains(String($0)) || PublicSources.isWireWord(String($0)) }
  }

  /// URNs of the IETF's register that SCIM and OAuth put into bodies (RFC 7643, 10; RFC 8693).
  static func isRegisteredURN(_ text: String) -> Bool {
    guard text.hasPrefix("urn:ietf:params:") else { return false }
    return urns.contains(String(text.dropFirst(16)))
  }

  private static let methods: Set<String> = [
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT",
  ]
  private static let algorithms: Set<String> = [
    "HS256", "HS384", "HS512", "RS256", "RS384", "RS512", "ES256", "ES384", "ES512", "PS256", "PS384", "PS512", "EdDSA",
    "SHA1", "SHA256", "SHA512", "sha1", "sha256", "sha512", "md5", "MD5", "none", "plain", "S256",
  ]
  private static let claims: Set<String> = [
    "sub", "iss", "aud", "exp", "iat", "auth_time", "nonce", "acr", "amr", "azp", "name", "given_name", "family_name",
    "middle_name", "nickname", "preferred_username", "profile", "picture", "website", "email", "email_verified",
    "gender", "birthdate", "zoneinfo", "locale", "phone_number", "phone_number_verified", "address", "updated_at",
    "groups", "roles",
  ]
  static let charsets: Set<String> = [
    "utf-8", "utf8", "us-ascii", "iso-8859-1", "utf-16", "gzip", "br", "deflate", "zstd", "base64",
  ]
  private static let scopes: Set<String> = [
    "openid", "profile", "email", "offline_access", "read", "write", "admin", "user", "phone", "address", "groups",
  ]
  private static let scripts: Set<String> = ["Latn", "Cyrl", "Hans", "Hant", "Arab", "Deva", "Jpan", "Kore"]
  private static let mediaTypes: [String: Set<String>] = [
    "application": [
      "json", "problem+json", "ld+json", "scim+json", "hal+json", "vnd.api+json", "xml", "pdf", "zip", "gzip",
      "octet-stream",
      "x-www-form-urlencoded", "javascript", "x-ndjson", "rtf", "msword", "sql", "yaml",
    ],
    "text": ["plain", "html", "css", "csv", "xml", "markdown", "javascript", "calendar", "vcard", "event-stream"],
    "image": ["png", "jpeg", "gif", "webp", "svg+xml", "avif", "heic", "bmp", "tiff", "x-icon"],
    "audio": ["mpeg", "ogg", "wav", "webm", "mp4", "aac", "flac"],
    "video": ["mp4", "webm", "ogg", "quicktime", "mpeg"],
    "multipart": ["form-data", "mixed", "alternative"], "font": ["woff", "woff2", "ttf", "otf"],
  ]
  private static let urns: Set<String> = {
    let core = ["User", "Group", "ServiceProviderConfig", "ResourceType", "Schema"].map {
      "scim:schemas:core:2.0:" + $0
    }
    let messages = ["ListResponse", "SearchRequest", "PatchOp", "BulkRequest", "BulkResponse", "Error"]
      .map { "scim:api:messages:2.0:" + $0 }
    let types = ["access_token", "refresh_token", "id_token", "saml1", "saml2", "jwt"].map { "oauth:token-type:" + $0 }
    let grants = ["device_code", "jwt-bearer", "saml2-bearer", "token-exchange"].map { "oauth:grant-type:" + $0 }
    return Set(core + messages + types + grants + ["scim:schemas:extension:enterprise:2.0:User"])
  }()
}
