import Foundation

/// A folder of its own for one test, removed when the value goes away.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// `inMemory`: where the system has a memory file system, for tests that make thousands of files durable.
  package init(inMemory: Bool = false) throws {
    let memory = "/dev/shm/"
    let isInMemory = inMemory && FileManager.default.isWritableFile(atPath: memory)
    path = (isInMemory ? memory : NSTemporaryDirectory()) + "cameo-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // A leftover folder in the temp folder fails no test; there is nobody to tell here.
    _ = try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and the folders above it.
  package func write(_ text: String, to name: String) throws {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }
}
