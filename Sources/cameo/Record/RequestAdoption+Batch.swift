import ForeignFormats
import LosslessJSON
import RequestFiles

extension RequestAdoption {
  /// Files of a store as they will be, made in memory: all of them are written, or none.
  struct Batch {
    /// In the order of writing: the request file is the last, so that no request stands there without its variables.
    private(set) var files: [(path: String, bytes: [UInt8], isPrivate: Bool)] = []

    fileprivate mutating func add(_ bytes: [UInt8], _ path: String, isPrivate: Bool = false) {
      files.append((path, bytes, isPrivate))
    }

    /// Throws a finding, and leaves everything as it was.
    func write() throws(Finding) {
      var before: [(path: String, bytes: [UInt8]?, mode: UInt32)] = []
      do throws(Finding) {
        for file in files {
          let mode: UInt32 = file.isPrivate ? 0o600 : 0o644
          before.append((file.path, try FileDoor.read(file.path), FileDoor.mode(file.path).map { UInt32($0) } ?? mode))
          try FileDoor.write(file.bytes, to: file.path, mode: .init(mode))
          if file.isPrivate { try Project.checkPrivate(file.path) }
        }
      } catch {
        for (path, bytes, mode) in before.reversed() {
          if let bytes {
            if try FileDoor.read(path) != bytes { try FileDoor.write(bytes, to: path, mode: .init(mode)) }
          } else if FileDoor.exists(path) {
            try FileDoor.remove(path)
          }
        }
        throw error
      }
    }
  }

  /// The requests of a HAR behind those that are there, and their variables in the environment's two files.
  func batch(_ har: HARRequests, environment: String, _ sources: RequestSources) throws(Finding) -> Batch {
    var batch = Batch()
    let environmentFile = project.store.path + "/requests/http-client.env.json"
    let secret = har.variables.filter(\.isSecret).map { ($0.name, $0.value) }
    if !secret.isEmpty {
      let place = try privateFile(sources)
      batch.add(
        try EnvironmentFileEditor.adding(secret, to: environment, in: try FileDoor.read(place), file: place), place,
        isPrivate: true)
    }
    let plain = har.variables.filter { !$0.isSecret }.map { ($0.name, $0.value) }
    if !plain.isEmpty {
      batch.add(
        try EnvironmentFileEditor.adding(
          plain, to: environment, in: try FileDoor.read(environmentFile), file: environmentFile), environmentFile)
    }
    if har.requests.isEmpty { return batch }
    let file = requestFile
    let old = String(decoding: try FileDoor.read(file) ?? [], as: UTF8.self)
    let separator = old.isEmpty ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
    let bytes = Array((old + separator + har.requests.map(\.text).joined(separator: "\n")).utf8)
    if bytes.count > RequestFile.largest {
      throw Finding(
        "file-too-large", file: file, "it would be larger than \(RequestFile.largest >> 20) MiB",
        next: "take fewer requests: --host, --only")
    }
    batch.add(bytes, file)
    return batch
  }

  /// Where requests are written that came from elsewhere.
  var requestFile: String { project.store.path + "/requests/api.http" }
}
