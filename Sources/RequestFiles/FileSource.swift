import LosslessJSON

/// The files a request folder is read from; the tool gives real ones, tests a table.
package protocol FileSource: Sendable {
  /// The bytes of a file; nil if there is none. Throws a finding if it cannot be read.
  func bytes(at path: String) throws(Finding) -> [UInt8]?
  /// Names in a folder, in any order; nil if there is none.
  func names(in folder: String) throws(Finding) -> [String]?
  /// The absolute path behind all symbolic links; nil if nothing is there.
  func realPath(of path: String) -> String?
}
