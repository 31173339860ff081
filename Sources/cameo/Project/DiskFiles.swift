import LosslessJSON
import RequestFiles

/// The disk, for the reader of request files.
struct DiskFiles: FileSource {
  func bytes(at path: String) throws(Finding) -> [UInt8]? { try FileDoor.read(path) }

  func names(in folder: String) throws(Finding) -> [String]? {
    FileDoor.isFolder(folder) ? FileDoor.names(in: folder) : nil
  }

  func realPath(of path: String) -> String? { FileDoor.resolved(path) }
}
