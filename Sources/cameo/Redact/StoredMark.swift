import Digests
import LosslessJSON

/// Tells fixtures of a store from other files: what is sealed was redacted when it was kept, and is never redacted again.
enum StoredMark {
  /// The bytes of a file that its store's seals list, unchanged; nil for any other file.
  static func sealed(_ path: String) -> [UInt8]? {
    guard let real = FileDoor.resolved(path) else { return nil }
    let folder = FileDoor.folder(of: real)
    let name = "\(lastPart(folder))/\(lastPart(real))"
    do throws(Finding) {
      guard let seals = try FileDoor.read(FileDoor.folder(of: folder) + "/SHA256SUMS"),
        let bytes = try FileDoor.read(real)
      else { return nil }
      let line = "\(SHA256Digest.hex(of: bytes))  \(name)"
      let lines = String(decoding: seals, as: UTF8.self).split(separator: "\n")
      return lines.contains { $0 == line } ? bytes : nil
    } catch {
      // What can't be read here is said where it is redacted.
      return nil
    }
  }

  private static func lastPart(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
