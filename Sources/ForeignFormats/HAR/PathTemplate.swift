import ExchangeTypes
import RequestFiles

/// A path with its ids told apart from its words: `/users/{}/orders`.
struct PathTemplate: Sendable, Hashable {
  enum Segment: Sendable, Hashable {
    case word(String)
    case variable(Variable)
  }

  struct Variable: Sendable, Hashable {
    /// As it stands in the URL.
    var value: String
    /// `user_id`, for the segment before it.
    var name: String
    /// Of a person, or secret.
    var isPrivate: Bool
    /// `.json` behind it.
    var ending: String
  }

  let segments: [Segment]

  private static let endings = [".json", ".xml"]

  /// `isVariable`: whether a decoded segment is known to name one thing, which counts behind a word for many things: a
  /// menu may have an entry of the name `orders`. `isPrivate`: whether it may not be committed.
  init(_ path: String, isVariable: (String) -> Bool = { _ in false }, isPrivate: (String) -> Bool = { _ in false }) {
    var segments: [Segment] = []
    var before: String?
    var isBehindWord = false
    for (position, raw) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      let (segment, ending) = Self.cut(String(raw))
      let plain = PercentEncoding.decode(segment)
      let form = plain.hasPrefix("{{") ? .id : IDForm(plain)
      let isSecret = !plain.isEmpty && isPrivate(plain)
      // `/2/tweets`: a release, as `v2` is.
      let isRelease = position == 1 && plain.utf8.count <= 2 && Int(plain) != nil
      let direct = isBehindWord ? before : nil
      let isOneOfMany = direct.map { Singular.of($0) != $0 } ?? false
      let isNamed = isOneOfMany && isVariable(plain) || Self.isHandle(plain, behind: direct)
      guard !plain.isEmpty, !isRelease, form != nil || isSecret || isNamed else {
        segments.append(.word(String(raw)))
        before = plain
        isBehindWord = true
        continue
      }
      isBehindWord = false
      let of = before.map { Singular.of($0) }
      let words = (of.map { VariableName.words(of: $0) } ?? []) + [form == .date ? "date" : "id"]
      let isPersons = plain.hasPrefix("@") || of.map { Self.people.contains($0.lowercased()) } ?? false
      segments.append(
        .variable(
          Variable(
            value: segment, name: words.joined(separator: "_"), isPrivate: isSecret || isPersons, ending: ending)))
    }
    self.segments = segments
  }

  private static func cut(_ segment: String) -> (text: String, ending: String) {
    for ending in endings where segment.hasSuffix(ending) { return (String(segment.dropLast(ending.count)), ending) }
    return (segment, "")
  }

  /// `/users/mhuber`, `/u/mhuber`, `/@mhuber`: whatever it looks like, it is somebody's, unless it is a word of APIs.
  private static func isHandle(_ plain: String, behind before: String?) -> Bool {
    if plain.hasPrefix("@") { return plain.utf8.count > 1 }
    guard let before = before?.lowercased() else { return false }
    let one = Singular.of(before)
    guard people.contains(one) else { return false }
    if plain.contains("."), !plain.hasSuffix(".json") { return true }
    guard before == "u" || one != before else { return false }
    return !words.contains(plain.lowercased())
  }

  /// What stands behind `users` and is nobody.
  private static let words: Set<String> = [
    "me", "self", "current", "search", "find", "query", "login", "logout", "signin", "signup", "register", "list",
    "all",
    "count", "new", "create", "update", "delete", "bulk", "batch", "export", "import", "invite", "invites",
    "invitations",
    "verify", "stats", "statistics", "status", "types", "roles", "permissions", "groups", "teams", "settings",
    "preferences", "profile", "profiles", "avatar", "password", "email", "emails", "active", "recent", "favorites",
    "suggestions", "recommendations", "autocomplete", "lookup", "exists", "check", "validate", "sessions", "session",
    "token", "tokens", "auth", "notifications", "summary", "overview", "public", "blocked", "by-email", "by-name",
    "fields",
  ]

  /// The path with `{}` for each id: what is alike in all requests of an endpoint.
  var pattern: String {
    segments.map { segment in
      switch segment {
      case .word(let word): word
      case .variable(let variable): "{}" + variable.ending
      }
    }.joined(separator: "/")
  }

  /// What an id behind these words names is a person.
  static let people: Set<String> = [
    "u", "user", "customer", "member", "person", "people", "patient", "client", "contact", "employee", "account",
    "driver",
    "rider", "guest", "subscriber", "student", "teacher", "doctor", "player", "author", "profile", "owner", "tenant",
    "buyer", "seller", "passenger", "visitor", "recipient", "candidate", "applicant", "borrower", "friend", "follower",
  ]
}
