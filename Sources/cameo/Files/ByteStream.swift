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

  /// Throws `Finding` if there is no such file, or it can't be read.
  static func reading(_ path: String) throws(Finding) -> ByteStream {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      throw Finding(
        errno == ENOENT ? "no-file" : "unreadable", file: path, "can't be read: \(String(cString: strerror(errno)))",
        next: "name files that are there, or - for standard input")
    }
    if FileDoor.isFolder(path) {
      close(descriptor)
      throw Finding("unreadable", file: path, "is a folder", next: "name its files: \(path)/*.json")
    }
    return ByteStream(descriptor, name: path, isOwned: true)
  }

  /// A file comes into being with `finish`; a pipe or a device is written to as it is. Throws `Finding` if it can't be
  /// made.
  static func writing(_ path: String) throws(Finding) -> ByteStream {
    try FileDoor.makeFolder(FileDoor.folder(of: path))
    let target = FileDoor.target(of: path)
    let temporary = FileDoor.isReplaceable(target) ? target + ".\(getpid()).tmp" : nil
    let descriptor =
      if let temporary {
        open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, FileDoor.mode(target) ?? 0o644)
      } else {
        open(path, O_WRONLY | O_CLOEXEC)
      }
    if descriptor < 0 {
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
      throw Finding("unreadable", file: name, "can't be read: \(String(cString: strerror(errno)))")
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
        throw Finding(
          "unwritable", file: name, "can't be written: \(String(cString: strerror(errno)))",
          next: errno == ENOSPC ? "free some space and run it again" : nil)
      }
    }
  }

  /// Puts a written file under its name. Throws `Finding`; nothing is left then.
  mutating func finish() throws(Finding) {
    guard let rename else { return }
    guard fsync(descriptor) == 0, FileDoor.move(rename.from, to: rename.to) else {
      let reason = String(cString: strerror(errno))
      unlink(rename.from)
      throw Finding("unwritable", file: name, "can't be written: \(reason)")
    }
    isOpen = false
    close(descriptor)
  }

  deinit {
    guard isOpen, isOwned else { return }
    close(descriptor)
    if let rename { unlink(rename.from) }
  }
}
