import Digests
import LosslessJSON

/// The secret under which pseudonyms are made, and its public id.
struct RedactionKey: Sendable {
  let bytes: [UInt8]

  /// 16 hex digits that tell keys apart and tell nothing of them.
  var id: String { Hex.encode(KeyedDigest(key: bytes).code(of: Array("cameo/key-id".utf8)).prefix(8)) }

  /// As files and `CAMEO_KEY` hold it.
  var hex: String { Hex.encode(bytes) }

  /// The shortest key that is taken from outside.
  static let minimumLength = 32

  /// 32 random bytes.
  ///
  /// The system's generator is fit for keys on Linux (getrandom) and Darwin (arc4random).
  static func random() -> RedactionKey {
    var system = SystemRandomNumberGenerator()
    return RedactionKey(bytes: (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &system) })
  }

  /// Where the user's key of an id lies.
  static func path(id: String, in environment: ProcessEnvironment) throws(Finding) -> String {
    guard let folder = environment.configurationFolder else {
      throw Finding("no-home", "neither HOME nor XDG_CONFIG_HOME is set", next: "set CAMEO_KEY_FILE to the key's file")
    }
    return "\(folder)/keys/\(id).key"
  }

  /// Saves the key for this user only (mode 0600), as hex.
  func save(in environment: ProcessEnvironment) throws(Finding) -> String {
    let path = try Self.path(id: id, in: environment)
    try FileDoor.makeFolder(FileDoor.folder(of: path), mode: 0o700)
    try FileDoor.write(Array((hex + "\n").utf8), to: path, mode: 0o600)
    return path
  }

  /// The key of a store: `CAMEO_KEY`, `CAMEO_KEY_FILE`, else the user's key of that id. Nil if there is none.
  static func find(id: String?, in environment: ProcessEnvironment) throws(Finding) -> RedactionKey? {
    if let text = environment["CAMEO_KEY"] { return try RedactionKey(text: text, from: "CAMEO_KEY") }
    if let path = environment["CAMEO_KEY_FILE"] {
      if path.isEmpty {
        throw Finding(
          "no-file", "CAMEO_KEY_FILE is set and names no file",
          next: "unset CAMEO_KEY_FILE, or name the key's file in it")
      }
      let bytes = try FileDoor.require(path, next: "correct CAMEO_KEY_FILE")
      return try RedactionKey(text: String(decoding: bytes, as: UTF8.self), from: path)
    }
    guard let id, environment.configurationFolder != nil, let bytes = try FileDoor.read(path(id: id, in: environment))
    else { return nil }
    let file = try path(id: id, in: environment)
    if let mode = FileDoor.mode(file), mode & 0o077 != 0 {
      throw Finding("key-open", file: file, "others may read the key", next: "chmod 600 \(file)")
    }
    return try RedactionKey(text: String(decoding: bytes, as: UTF8.self), from: file)
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// 64 hex digits are 32 bytes; any other text of 32 bytes or more is taken as it is.
  init(text: String, from source: String) throws(Finding) {
    let trimmed = text.filter { !$0.isWhitespace }
    let bytes = trimmed.utf8.count == 64 ? Hex.decode(trimmed) ?? Array(trimmed.utf8) : Array(trimmed.utf8)
    if bytes.count < Self.minimumLength {
      throw Finding(
        "key-short", "the key in \(source) is shorter than \(Self.minimumLength) bytes", next: "cameo key new")
    }
    self.bytes = bytes
  }
}
