import LosslessJSON
import RequestFiles

/// Files in a table: path → text. A link is a path and the path behind it.
struct TableFileSource: FileSource {
  var files: [String: String]
  /// Files that are no text.
  var binaries: [String: [UInt8]] = [:]
  var links: [String: String] = [:]
  /// Paths that are there and cannot be read.
  var unreadable: Set<String> = []

  func bytes(at path: String) throws(Finding) -> [UInt8]? {
    if unreadable.contains(path) { throw Finding("unreadable", file: path, "the file cannot be read") }
    let inside = path.hasPrefix("/here/") ? String(path.dropFirst(6)) : path
    let target = links[inside] ?? inside
    return binaries[target] ?? files[target].map { Array($0.utf8) }
  }

  func names(in folder: String) throws(Finding) -> [String]? {
    let prefix = folder + "/"
    let names = (Array(files.keys) + Array(binaries.keys)).filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    return names.isEmpty ? nil : names.filter { !$0.contains("/") }
  }

  func realPath(of path: String) -> String? {
    let path = Self.withoutDots(path)
    if let target = links[path] { return target.hasPrefix("/") ? target : "/here/" + target }
    if files[path] != nil || binaries[path] != nil { return "/here/" + path }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? "/here/" + path : nil
  }

  private static func withoutDots(_ path: String) -> String {
    path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }.joined(separator: "/")
  }
}
