/// Words that stand where a person's name or login would, and are nobody's: `admin`, `system`, `anonymous`.
enum NobodysNames {
  static func contain(_ bytes: [UInt8]) -> Bool {
    guard (2...16).contains(bytes.count) else { return false }
    return words.contains(String(decoding: bytes, as: UTF8.self).lowercased())
  }

  private static let words: Set<String> = [
    "admin", "administrator", "root", "system", "guest", "anonymous", "anonym", "nobody", "unknown", "none", "null",
    "n/a", "-", "user", "users", "default", "public", "everyone", "all", "bot", "github", "gitlab", "jenkins", "ci",
    "service", "internal", "username", "login", "string", "self", "me", "owner", "support", "www-data", "daemon", "git",
    "undefined", "deleted", "unassigned", "automatic", "cron", "scheduler", "required",
  ]
}
