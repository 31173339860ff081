/// An exclusive lock on a folder, held as long as the value lives.
final class FileLock: Sendable {
  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { FileDoor.unlock(descriptor) }
}
