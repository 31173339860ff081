import LosslessJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The tool's own door to files outside the store: settings, rules, request files, the key.
///
/// Everything is read whole and has a limit; everything is written by a new file and a rename, so that nothing is ever
/// half written.
enum FileDoor {
  /// Larger settings are a mistake.
  static let sizeLimit = 16 << 20

  /// The bytes of a file, or nil if there is none. Throws `Finding` if it can't be read.
  static func read(_ path: String, limit: Int = sizeLimit) throws(Finding) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("unreadable", path, "can't be read")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { sysRead(descriptor, $0) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("unreadable", path, "can't be read")
      }
      bytes.append(contentsOf: buffer[..<count])
      if bytes.count > limit {
        throw Finding("too-large", file: path, "the file is larger than \(limit >> 20) MiB", next: "split it")
      }
    }
  }

  /// Like `read`, but a link to a file that is not there is an error: it was meant to hold something.
  static func readLinked(_ path: String) throws(Finding) -> [UInt8]? {
    if let bytes = try read(path) { return bytes }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    throw Finding(
      "no-file", file: path, "is a link to a file that is not there", next: "correct the link, or remove it")
  }

  /// Like `read`, but a missing file is an error that names the next step.
  static func require(_ path: String, next: String) throws(Finding) -> [UInt8] {
    guard let bytes = try read(path) else { throw Finding("no-file", file: path, "there is no such file", next: next) }
    return bytes
  }

  /// Writes a file whole: temp file beside it, fsync, rename. Throws `Finding`.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o644) throws(Finding) {
    try makeFolder(folder(of: path))
    let target = target(of: path)
    guard isReplaceable(target) else {
      throw Finding("unwritable", file: path, "is no file, and would be replaced by one", next: "name a file")
    }
    let temporary = target + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor < 0 { throw failure("unwritable", path, "can't be written") }
    var rest = bytes[...]
    var isWritten = true
    while !rest.isEmpty, isWritten {
      let count = rest.withUnsafeBytes { sysWrite(descriptor, $0) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { isWritten = false }
    }
    let isDurable = isWritten && fsync(descriptor) == 0
    let reason = errno
    close(descriptor)
    if isDurable, move(temporary, to: target) { return }
    let finding = failure("unwritable", path, "can't be written", isDurable ? errno : reason)
    unlink(temporary)
    throw finding
  }

  /// Makes and removes an empty file: permission bits alone say nothing to root, nor of a read-only mount.
  static func checkWritable(_ folder: String) throws(Finding) {
    let probe = folder + "/.cameo-\(getpid()).tmp"
    let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw failure("unwritable", folder, "can't be written to") }
    close(descriptor)
    unlink(probe)
  }

  /// The same by what the system says of the folder, leaving no trace in it.
  static func checkAccess(_ folder: String) throws(Finding) {
    if access(folder, W_OK | X_OK) != 0 { throw failure("unwritable", folder, "can't be written to") }
  }

  static func move(_ path: String, to target: String) -> Bool { rename(path, target) == 0 }

  static func remove(_ path: String) throws(Finding) {
    if unlink(path) != 0 { throw failure("unwritable", path, "can't be removed") }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(Finding) {
    if path.isEmpty || isFolder(path) { return }
    try makeFolder(folder(of: path), mode: mode)
    if mkdir(path, mode) != 0, errno != EEXIST { throw failure("unwritable", path, "can't be made") }
  }

  /// A new folder that only this user may look into.
  static func makeTemporaryFolder(in parent: String, prefix: String) throws(Finding) -> String {
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw failure("unwritable", parent, "can't be written to") }
    return String(cString: made)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What a path leads to behind symbolic links, so that a rename replaces it and not the link; the path itself if that
  /// is not there.
  static func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a rename to a path destroys nothing but a file: a device or a pipe would be gone for the whole machine.
  static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Names in a folder, sorted by bytes; empty if there is none.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All files below a folder with an ending, as paths, sorted; links are not followed.
  static func files(below path: String, ending: String) -> [String] {
    names(in: path).flatMap { name -> [String] in
      let inner = path + "/" + name
      var status = stat()
      guard lstat(inner, &status) == 0 else { return [] }
      if status.st_mode & S_IFMT == S_IFDIR {
        return name.hasPrefix(".") ? [] : files(below: inner, ending: ending)
      }
      return name.hasSuffix(ending) ? [inner] : []
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Absolute, without links; nil if it does not exist.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// A path below the working folder without it, as people name it.
  static func shortened(_ path: String) -> String {
    let folder = workingFolder + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  static var workingFolder: String { resolved(".") ?? "." }

  /// Permission bits of a file, or nil.
  static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  private static func failure(_ id: String, _ path: String, _ text: String, _ code: Int32 = errno) -> Finding {
    let reason = String(cString: strerror(code))
    let next: String? =
      switch code {
      case EACCES, EPERM, EROFS: "check who owns it and whether it is read-only"
      case ENOSPC, EDQUOT: "free some space and run it again"
      case EISDIR: "a file is needed here: remove the folder, or name a file"
      default: nil
      }
    return Finding(id, file: path, "\(text): \(reason)", next: next)
  }

  private static func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func sysWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
