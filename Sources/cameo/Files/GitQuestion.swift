#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Git is asked about files and revisions, and about nothing else; `SecretProgram` runs what the private file names.
enum GitQuestion {
  /// Whether git tracks the file. False outside a work tree, or without git.
  static func isTracked(_ path: String) -> Bool {
    answer(["ls-files", "--error-unmatch", "--", name(of: path)], in: FileDoor.folder(of: path)) == 0
  }

  /// Whether the file lies in a work tree and no ignore rule covers it.
  static func isExposed(_ path: String) -> Bool {
    let folder = FileDoor.folder(of: path)
    guard answer(["rev-parse", "--is-inside-work-tree"], in: folder) == 0 else { return false }
    return answer(["check-ignore", "-q", "--", name(of: path)], in: folder) == 1
  }

  /// Why git can answer nothing about a folder; nil if it can.
  static func obstacle(in folder: String) -> String? {
    switch answer(["rev-parse", "--is-inside-work-tree"], in: folder) {
    case 0: nil
    case nil, 127: "git can't be run"
    default: "this folder is in no work tree of git"
    }
  }

  private static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// What git prints; nil if it could not be run, failed, or printed more than settings may be long.
  static func output(_ words: [String], in folder: String) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    // Else another child of this process could hold the writing end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = spawn(words, in: folder, output: ends[1])
    close(ends[1])
    guard let child else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= FileDoor.sizeLimit {
      let count = buffer.withUnsafeMutableBytes { read(ends[0], $0.baseAddress, $0.count) }
      if count > 0 { bytes.append(contentsOf: buffer[..<count]) } else if count == 0 || errno != EINTR { break }
    }
    if bytes.count > FileDoor.sizeLimit { kill(child, SIGKILL) }
    return wait(child) == 0 ? bytes : nil
  }

  /// git's exit status; nil if it could not be run.
  private static func answer(_ words: [String], in folder: String) -> Int32? {
    spawn(words, in: folder, output: nil).flatMap { wait($0) }
  }

  private static func wait(_ child: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// It sees no variable but PATH, and prints nowhere but to `output`.
  private static func spawn(_ words: [String], in folder: String, output: Int32?) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
    }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    let arguments = ["git", "-C", folder.isEmpty ? "." : folder] + words
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = [strdup("PATH=/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin"), strdup("GIT_OPTIONAL_LOCKS=0"), nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child = pid_t()
    guard posix_spawnp(&child, "git", &actions, nil, &argv, &envp) == 0 else { return nil }
    return child
  }
}
