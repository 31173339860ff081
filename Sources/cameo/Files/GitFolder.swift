import LosslessJSON

/// Files of a folder as they stood at a revision.
struct GitFolder {
  let folder: String
  let revision: String

  /// Throws `no-revision` if git knows no such commit, or there is no git.
  init(_ folder: String, at revision: String) throws(Finding) {
    if let obstacle = GitQuestion.obstacle(in: folder) {
      throw Finding(
        "no-revision", file: folder, "\(obstacle), so nothing is known of '\(revision)'",
        next: "run it where git is installed and the project is a clone, or leave --base out")
    }
    let isPlain =
      !revision.isEmpty && revision.utf8.count <= 200 && revision.utf8.first != 0x2D
      && revision.utf8.allSatisfy { $0 > 0x20 && $0 != 0x3A && $0 < 0x7F }
    let words = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
    guard isPlain, GitQuestion.output(words, in: folder) != nil else {
      throw Finding(
        "no-revision", file: folder, "git knows no commit by this name here",
        next: "name a commit, a tag or a branch: --base origin/main")
    }
    self.folder = folder
    self.revision = revision
  }

  /// Names of the files, sorted by bytes; empty if there was no such folder.
  var names: [String] {
    let listed = GitQuestion.output(["ls-tree", "--name-only", "-z", revision, "./"], in: folder) ?? []
    return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.contains("/") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a file as committed; nil if there was none.
  func bytes(of name: String) -> [UInt8]? {
    GitQuestion.output(["cat-file", "blob", "\(revision):./\(name)"], in: folder)
  }
}
