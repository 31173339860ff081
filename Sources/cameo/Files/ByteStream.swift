import LosslessJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file or pipe that is read or written piece by piece: what is too long to be held.
struct ByteStream: ~Copyable {
  /// How errors call it.
  let name: String
  private let descriptor: Int32
  private let isOwned: Bool
  /// A file is written under another name first, so that none is ever half written.
  private let rename: (from: String, to: String)?
  private var isOpen = true

  private init(_ descriptor: Int32, name: String, isOwned: Bool, rename: (from: String, to: String)? = nil) {
    self.descriptor = descriptor
    self.name = name
    self.isOwned = isOwned
    self.rename = rename
  }

  static func standardInput() -> ByteStream { ByteStream(STDIN_FILENO, name: "standard input", isOwned: false) }
  static func standardOutput() -> ByteStream { ByteStream(STDOUT_FILENO, name: "standard output", isOwned: false) }

  /// Throws what `reading` would, and opens nothing: a pipe's writer would take that for its reader.
  static func checkReading(_ path: String) throws(Finding) {
    if path == "-" { return }
    if path.isEmpty {
      throw Finding("usage", "the name of a file is empty", next: "name a file, or - for standard input")
    }
    if access(path, R_OK) != 0 { throw unreadable(path) }
    if FileDoor.isFolder(path) { throw folder(path) }
  }

  private static func unreadable(_ path: String) -> Finding {
    Finding(
      errno == ENOENT ? "no-file" : "unreadable", file: path, "can't be read: \(String(cString: strerror(errno)))",
      next: "name files that are there, or - for standard input")
  }

  private static func folder(_ path: String) -> Finding {
    Finding("unreadable", file: path, "is a folder", next: "name its files: \(path)/*.json")
  }

  /// Throws `Finding` if there is no such file, or it can't be read.
  static func reading(_ path: String) throws(Finding) -> ByteStream {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw unreadable(path) }
    if FileDoor.isFolder(path) {
      close(descriptor)
      throw folder(path)
    }
    return ByteStream(descriptor, name: path, isOwned: true)
  }

  /// A file comes into being with `finish`; a pipe or a device is written to as it is. Throws `Finding` if it can't be
  /// made.
  static func writing(_ path: String) throws(Finding) -> ByteStream {
    try FileDoor.makeFolder(FileDoor.folder(of: path))
    let target = FileDoor.target(of: path)
    let temporary = FileDoor.isReplaceable(target) ? target + ".\(getpid()).tmp" : nil
    if let temporary { UnfinishedOutput.begin(temporary) }
    let descriptor =
      if let temporary {
        open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, FileDoor.mode(target) ?? 0o644)
      } else {
        open(path, O_WRONLY | O_CLOEXEC)
      }
    if descriptor < 0 {
      UnfinishedOutput.end()
      throw Finding(
        "unwritable", file: path, "can't be written: \(String(cString: strerror(errno)))",
        next: "choose another place with --output")
    }
    return ByteStream(descriptor, name: path, isOwned: true, rename: temporary.map { ($0, target) })
  }

  /// The next bytes; empty at the end. Throws `Finding`.
  mutating func read(_ count: Int) throws(Finding) -> [UInt8] {
    while true {
      var failed = false
      let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        #if canImport(Darwin)
          let got = Darwin.read(descriptor, buffer.baseAddress, count)
        #else
          let got = Glibc.read(descriptor, buffer.baseAddress, count)
        #endif
        failed = got < 0
        filled = max(0, got)
      }
      if !failed { return piece }
      if errno == EINTR { continue }
      let isClosed = errno == EBADF
      throw Finding(
        "unreadable", file: name, isClosed ? "is closed" : "can't be read: \(String(cString: strerror(errno)))",
        next: isClosed ? "name a file, or redirect one: < FILE" : "check the file, or leave it out")
    }
  }

  mutating func write(_ bytes: [UInt8]) throws(Finding) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        #if canImport(Darwin)
          return Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          return Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        throw Self.unwritable(name)
      }
    }
  }

  /// `closed` is a reader that went away, which is no error; nor is it one of ours that nobody opened standard output.
  private static func unwritable(_ name: String) -> Finding {
    switch errno {
    case EPIPE: return Finding("closed", file: name, "nobody reads any more")
    case EBADF: return Finding("unwritable", file: name, "is closed", next: "redirect it, or name a file with --output")
    case let code:
      return Finding(
        "unwritable", file: name, "can't be written: \(String(cString: strerror(code)))",
        next: [ENOSPC, EDQUOT, EFBIG].contains(code)
          ? "free some space and run it again" : "choose another place with --output")
    }
  }

  /// Puts a written file under its name. Throws `Finding`; nothing is left then.
  mutating func finish() throws(Finding) {
    guard let rename else { return }
    guard fsync(descriptor) == 0, FileDoor.move(rename.from, to: rename.to) else {
      let finding = Self.unwritable(name)
      unlink(rename.from)
      UnfinishedOutput.end()
      throw finding
    }
    UnfinishedOutput.end()
    isOpen = false
    close(descriptor)
  }

  deinit {
    guard isOpen, isOwned else { return }
    close(descriptor)
    if let rename {
      unlink(rename.from)
      UnfinishedOutput.end()
    }
  }
}
