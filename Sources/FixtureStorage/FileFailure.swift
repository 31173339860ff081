import LosslessJSON

/// A file call that failed: which file, and the system's number for why.
struct FileFailure: Error, Sendable {
  var path: String
  /// `errno` behind the failed call.
  var code: Int32

  /// What a person reads; disk full and read-only are told apart, since the next step differs.
  var finding: Finding {
    let reason = FileDoor.message(of: code)
    if FileDoor.isDiskFull(code) {
      return Finding("disk-full", file: path, "nothing was kept: \(reason)", next: "free some space and run again")
    }
    if FileDoor.isReadOnly(code) {
      return Finding(
        "store-read-only", file: path, "the store cannot be written: \(reason)",
        next: "check the permissions of this folder, or use --recordings with a folder that can be written")
    }
    return Finding(
      "file-failed", file: path, reason, next: "check that the file and its folder can be read and written")
  }
}
