import RequestFiles

/// Makes the short name of an endpoint from what it is: `user-orders` for `GET /v1/users/8812/orders`.
struct EndpointWords {
  private let signature: EndpointSignature

  /// Bytes that leave room for what tells two names apart.
  private static let room = 32

  /// Last words that say themselves what is done.
  private static let verbs: Set<String> = [
    "login", "logout", "signin", "signout", "signup", "register", "token", "refresh", "search", "query", "verify",
    "auth", "authenticate", "authorize", "lookup", "validate", "export", "import", "upload", "cancel", "confirm",
    "checkout", "send", "revoke", "introspect", "batch", "graphql", "rpc", "events", "track",
  ]

  init(_ signature: EndpointSignature) { self.signature = signature }

  /// What names it, if no other endpoint is named so.
  var short: String {
    let operation = Self.slug(signature.operation.name)
    if signature.operation.isWhole, !operation.isEmpty { return fitted([operation]) }
    var words = pathWords
    let last = words.last?.split(separator: "-").last.map(String.init) ?? ""
    let isSaid = signature.method == "GET" || signature.method == "POST" && Self.verbs.contains(last)
    if words.isEmpty, operation.isEmpty { words = ["root"] }
    if !operation.isEmpty {
      // `refresh-token`, not `token-refresh-token`.
      if let last = words.last, operation.split(separator: "-").contains(last[...]) { words.removeLast() }
      words.append(operation)
    }
    if !isSaid { words.insert(signature.method.lowercased(), at: 0) }
    return fitted(words)
  }

  /// `get-login` beside `post-login`.
  var withMethod: String {
    let method = signature.method.lowercased()
    return short.hasPrefix(method + "-") ? short : fitted([method, short])
  }

  /// `users-version2`, for the endpoint of another release of the API.
  var withRelease: String {
    let release = signature.path.split(separator: "/").lazy.map { $0.lowercased() }.first { Self.isRelease($0) }
    guard let release else { return short }
    return fitted([short, "version" + Self.slug(String(release.drop { $0 == "v" }))])
  }

  /// `users-auth`, for one of another host.
  var withHost: String {
    let host = signature.origin.split(separator: "/").last.map(String.init) ?? ""
    return fitted([short, Self.slug(HostName.word(of: host))])
  }

  /// The path's words without those that every path has; an id makes the word before it one of many.
  private var pathWords: [String] {
    var words: [String] = []
    for raw in signature.path.split(separator: "/") {
      let segment = raw.lowercased()
      if segment.hasPrefix("{}") {
        guard let last = words.last else { continue }
        let one = Singular.of(last)
        words[words.count - 1] = one == last ? last + "-id" : one
        continue
      }
      if Self.isRelease(segment) || ["api", "rest", "services", "public"].contains(segment) { continue }
      let word = Self.slug(String(segment.hasSuffix(".json") ? raw.dropLast(5) : raw))
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  private static func isRelease(_ word: String) -> Bool {
    let digits = word.hasPrefix("v") ? word.dropFirst() : word[...]
    return !digits.isEmpty && digits.allSatisfy { $0 == "." || ("0"..."9").contains($0) }
  }

  /// Words that names of fixtures need for themselves become others.
  private static func slug(_ text: String) -> String {
    var slug = EndpointName.slug(text)
    while case .failure(.reserved(_, let better)) = name(of: slug) { slug = better }
    return slug
  }

  private static func name(of slug: String) -> Result<String, EndpointName.Problem> {
    do throws(EndpointName.Problem) { return .success(try EndpointName.make(from: slug)) } catch {
      return .failure(error)
    }
  }

  /// The last words that fit, behind the method's.
  private func fitted(_ words: [String]) -> String {
    var words = words.joined(separator: "-").split(separator: "-").map(String.init)
    let method = words.first == signature.method.lowercased() && words.count > 1 ? [words.removeFirst()] : []
    func text() -> String { (method + words).joined(separator: "-") }
    while text().utf8.count > Self.room, words.count > 1 { words.removeFirst() }
    return String(decoding: text().utf8.prefix(Self.room), as: UTF8.self).trimmingHyphens
  }
}

extension String {
  fileprivate var trimmingHyphens: String {
    var text = self[...]
    while text.hasSuffix("-") { text.removeLast() }
    return String(text)
  }
}
