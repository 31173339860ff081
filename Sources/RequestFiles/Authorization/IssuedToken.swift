import ExchangeTypes
import LosslessJSON

/// What a token endpoint answered (RFC 6749, 5.1). A secret, whole.
package struct IssuedToken: Sendable, Equatable {
  package var access: String
  package var identity: String?
  package var refresh: String?
  /// Seconds for which it is good; nil: the answer does not say.
  package var lifetime: Double?
  /// Further texts of the answer that are secrets by their names.
  var others: [String] = []

  package init(access: String, identity: String? = nil, refresh: String? = nil, lifetime: Double? = nil) {
    self.access = access
    self.identity = identity
    self.refresh = refresh
    self.lifetime = lifetime
  }

  /// Throws, in words without any value, why the answer holds no token.
  init(_ response: Response) throws(TokenProblem) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument(reading: response.body).root
    } catch {
      throw TokenProblem(text: "answered \(response.status) with a body that is not JSON", isElsewhere: true)
    }
    guard (200...299).contains(response.status) else {
      let code = root["error"]?.string.flatMap { Self.errorCodes.contains($0) ? " (\($0))" : nil }
      let isElsewhere = [404, 405, 410].contains(response.status) || response.status >= 500
      throw TokenProblem(text: "answered \(response.status)\(code ?? "")", isElsewhere: isElsewhere)
    }
    let identity = root["id_token"]?.string
    guard let access = root["access_token"]?.string ?? identity, !access.isEmpty else {
      throw TokenProblem(text: "answered \(response.status) without an access_token")
    }
    self.init(access: access, identity: identity, refresh: root["refresh_token"]?.string)
    // Some servers write the seconds in quotes.
    lifetime = root["expires_in"].flatMap { Double($0.string ?? $0.rawText) }
    others = root.members.compactMap { member in
      let name = member.name.lowercased()
      let isSecret = name != "token_type" && ["token", "secret", "assertion", "ticket"].contains { name.contains($0) }
      return isSecret ? member.value.string : nil
    }
  }

  /// Every value of the answer, none of which may be kept; `id` names the entry that it was issued for.
  package func secrets(of id: String) -> [DeclaredSecret] {
    let all = [access, identity, refresh].compactMap { $0 } + others
    return all.filter { !$0.isEmpty }.map { DeclaredSecret(name: "$auth \(id)", value: $0, source: .token) }
  }

  /// RFC 6749, 5.2: words that say nothing of anybody.
  private static let errorCodes: Set<String> = [
    "invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type",
    "invalid_scope",
  ]
}

/// Why there is no token.
struct TokenProblem: Error {
  var text: String
  /// Passwords would not help: no token endpoint answers there, or none that is well.
  var isElsewhere = false
}
