#if canImport(Darwin)
  import Darwin
#else
  import Glibc

  // Swift's view of Glibc hides what needs _GNU_SOURCE; the function itself is in every Linux since 2.6.39.
  @_silgen_name("syncfs") private func systemSyncFS(_ descriptor: Int32) -> Int32
#endif

/// The one door to the file system of this target. It protects the rest from `errno`, from descriptors that leak and from
/// the differences between Darwin and Linux; nothing else here calls the C library.
enum FileDoor {
  /// All bytes of a file, or nil if there is none.
  static func read(_ path: String) throws(FileFailure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw FileFailure(path: path, code: code)
    }
    defer { close(descriptor) }
    var out: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0 { out.reserveCapacity(Int(status.st_size)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return out }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(path: path, code: errno)
      }
      out.append(contentsOf: buffer[..<count])
    }
  }

  private static func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, start, count)
    #else
      Glibc.read(descriptor, start, count)
    #endif
  }

  /// Writes a new file or empties the old one. Not durable before `sync`. A failure may leave a part of the file, so only
  /// staged and temporary names are written this way.
  static func write(_ bytes: [UInt8], to path: String, durably: Bool = false) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw FileFailure(path: path, code: errno) }
    var code: Int32 = 0
    var position = 0
    while position < bytes.count, code == 0 {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress?.advanced(by: position), $0.count - position)
      }
      if count >= 0 { position += count } else if errno != EINTR { code = errno }
    }
    if code == 0, durably, fsync(descriptor) != 0 { code = errno }
    // Some file systems tell of a full disk only now.
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw FileFailure(path: path, code: code) }
  }

  private static func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, start, count)
    #else
      Glibc.write(descriptor, start, count)
    #endif
  }

  /// Puts a file in place of another in one step; both must be on one file system.
  static func rename(_ path: String, to target: String) throws(FileFailure) {
    #if canImport(Darwin)
      let status = Darwin.rename(path, target)
    #else
      let status = Glibc.rename(path, target)
    #endif
    if status != 0 { throw FileFailure(path: target, code: errno) }
  }

  /// Gives a file a second name; false if the name is taken. File systems without links get a rename, which is safe under
  /// the store's lock.
  static func link(_ path: String, to target: String) throws(FileFailure) -> Bool {
    #if canImport(Darwin)
      let status = Darwin.link(path, target)
    #else
      let status = Glibc.link(path, target)
    #endif
    if status == 0 { return true }
    switch errno {
    case EEXIST: return false
    case EPERM, ENOTSUP, ENOSYS, EMLINK:
      if exists(target) { return false }
      try rename(path, to: target)
      return true
    default: throw FileFailure(path: target, code: errno)
    }
  }

  /// Removes a file; none there is no failure.
  static func remove(_ path: String) throws(FileFailure) {
    if unlink(path) != 0, errno != ENOENT { throw FileFailure(path: path, code: errno) }
  }

  /// Removes a folder if it is empty; anything else is left alone.
  static func removeFolderIfEmpty(_ path: String) { rmdir(path) }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(FileFailure) {
    if path.isEmpty || isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw FileFailure(path: path, code: errno) }
  }

  /// Names in a folder, sorted by bytes, without `.` and `..`; none if the folder is missing.
  static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw FileFailure(path: folder, code: errno)
    }
    defer { closedir(stream) }
    var out: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: capacity) { String(cString: $0) }
      }
      if name != ".", name != ".." { out.append(name) }
    }
    return out.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder's entries durable.
  static func syncFolder(_ path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw FileFailure(path: path, code: errno) }
    defer { close(descriptor) }
    if fsync(descriptor) != 0, errno != EINVAL { throw FileFailure(path: path, code: errno) }
  }

  /// Makes files and folders durable together. A few are synced one after the other; many on Linux by one call for the
  /// whole file system, which takes a quarter of the time for fifteen hundred files but also waits for what others write.
  static func sync(_ files: [String], in folders: [String]) throws(FileFailure) {
    #if !canImport(Darwin)
      if files.count + folders.count > 32, let folder = folders.first {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { throw FileFailure(path: folder, code: errno) }
        defer { close(descriptor) }
        if systemSyncFS(descriptor) != 0 { throw FileFailure(path: folder, code: errno) }
        return
      }
    #endif
    for path in files {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { throw FileFailure(path: path, code: errno) }
      defer { close(descriptor) }
      if fsync(descriptor) != 0 { throw FileFailure(path: path, code: errno) }
    }
    for folder in folders { try syncFolder(folder) }
  }

  /// The path from the root, links resolved; nil if there is nothing.
  static func absolute(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func message(of code: Int32) -> String { String(cString: strerror(code)) }
  static func isDiskFull(_ code: Int32) -> Bool { code == ENOSPC || code == EDQUOT }
  static func isReadOnly(_ code: Int32) -> Bool { code == EROFS || code == EACCES || code == EPERM }

  /// Waits until no other process writes; the lock ends with the returned value, also when the process is killed.
  static func lock(_ folder: String) throws(FileFailure) -> FileLock {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw FileFailure(path: folder, code: errno) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      let code = errno
      close(descriptor)
      throw FileFailure(path: folder, code: code)
    }
    return FileLock(descriptor: descriptor)
  }

  static func unlock(_ descriptor: Int32) { close(descriptor) }
}
