/// A file that may use a banned spelling, and why.
struct Exception: Sendable {
  let path: String
  /// The `hit` of the ban.
  let ban: String
  let reason: String

  static let all: [Exception] = []

  static func allows(_ ban: BannedCall, in file: SourceFile) -> Bool {
    all.contains { $0.path == file.path && $0.ban == ban.hit }
  }
}
