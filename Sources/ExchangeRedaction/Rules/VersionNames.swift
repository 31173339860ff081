/// Names that carry versions, and what a version looks like: numbers with points, a pre-release, a build (semver.org).
///
/// A version tells of a program and of nobody who runs it, although four numbers with points are an address elsewhere.
enum VersionNames {
  private static let words: Set<String> = [
    "version", "versions", "build", "release", "revision", "firmware", "fw", "os", "sdk", "semver", "ver", "osversion",
  ]
  private static let systems: Set<String> = [
    "windows", "android", "ios", "ipados", "macos", "linux", "ubuntu", "debian", "fedora", "alpine", "watchos", "tvos",
    "chromeos",
    "freebsd", "centos", "rhel", "mac", "os", "x", "nt", "server", "lts", "wearos", "harmonyos",
  ]

  /// Whether a name made of these words may hold a version.
  static func speak(_ tokens: [String]) -> Bool { tokens.contains(where: words.contains) }

  static func isVersion(_ text: String, tokens: [String]) -> Bool {
    guard speak(tokens), (1...64).contains(text.utf8.count) else { return false }
    let pieces = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = pieces.last else { return false }
    if pieces.count == 1, systems.contains(text.lowercased()) { return true }
    return pieces.dropLast().allSatisfy { systems.contains($0.lowercased()) } && isNumbered(last)
  }

  /// `7.21.4-rc.1+b2483`, `v2`, `10.0.19045.3208`; eleven digits in a row may be anything.
  private static func isNumbered(_ text: Substring) -> Bool {
    let plain = text.first == "v" || text.first == "V" ? text.dropFirst() : text
    let parts = plain.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "-" || $0 == "+" }
    guard let numbers = parts.first else { return false }
    let groups = numbers.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...5).contains(groups.count),
      groups.allSatisfy({ (1...6).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isDigit) })
    else { return false }
    guard parts.count == 2 else { return groups.count > 1 || text.first == "v" || numbers.utf8.count <= 4 }
    return isSuffix(parts[1])
  }

  private static let stages: Set<String> = [
    "alpha", "beta", "rc", "pre", "preview", "dev", "snapshot", "nightly", "canary", "final", "release", "build", "b",
    "a", "m",
    "sp", "hotfix", "patch", "stable", "debug", "g", "git", "sha",
  ]

  /// Words of releases and short numbers.
  private static func isSuffix(_ text: Substring) -> Bool {
    text.utf8.count <= 24
      && NameTokens.split(String(text)).allSatisfy {
        stages.contains($0) || $0.utf8.count <= 8 && $0.utf8.allSatisfy(\.isDigit)
      }
  }
}
