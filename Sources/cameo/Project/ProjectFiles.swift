import LosslessJSON

/// The files of a project beside its store that `cameo init` writes where they are missing.
enum ProjectFiles {
  /// Git must never change a fixture's bytes, nor put conflict markers into one; the order of the lines matters.
  static let attributes = [
    "recordings/fixtures/** -text -merge",
    "recordings/fixtures/SHA256SUMS merge=union",
    "recordings/fixtures/RECALLED merge=union",
  ]
  static let ignored = ["http-client.private.env.json", ".cameo/", ".env"]
  /// Keys of client certificates, where they lie beside the requests.
  static let ignoredKeys = ["recordings/**/*.key", "recordings/**/*.p12", "recordings/**/*.pfx"]

  /// Writes what is missing; returns a line for each file written.
  static func writeMissing(recordings: String, environments: [String]) throws(Finding) -> [String] {
    var out: [String] = []
    let parent = FileDoor.folder(of: FileDoor.resolved(recordings) ?? recordings)
    let root = parent == FileDoor.workingFolder ? "." : parent
    let name = (FileDoor.resolved(recordings) ?? recordings).split(separator: "/").last.map(String.init) ?? "recordings"
    let attributes = attributes.map { Self.attribute($0, of: name) }
    let rules = root + "/redaction-rules"
    if !FileDoor.exists(rules + "/decisions.jsonc") {
      try FileDoor.write(Array(Self.decisions.utf8), to: rules + "/decisions.jsonc")
      out.append("made \(rules)/decisions.jsonc: one line a path, signed by people")
    }
    let environmentFile = recordings + "/requests/http-client.env.json"
    if !FileDoor.exists(environmentFile), !environments.isEmpty {
      let tree = JSONTree.object(environments.map { ($0, .object([])) })
      try FileDoor.write(Array(tree.text.utf8), to: environmentFile)
      out.append("made \(environmentFile): give each environment its host")
    }
    out += try append(attributes, to: root + "/.gitattributes")
    out += try append(ignored + ignoredKeys.map { Self.path($0, of: name) }, to: root + "/.gitignore")
    return out
  }

  /// A line for a store of another name; gitattributes(5) wants patterns with blanks in quotes.
  static func attribute(_ line: String, of name: String) -> String {
    let parts = line.split(separator: " ", maxSplits: 1)
    let pattern = name + parts[0].dropFirst("recordings".count)
    let isPlain = pattern.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    let quoted = pattern.utf8.map { byte -> String in
      switch byte {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\" + String(repeating: "0", count: 3 - String(byte, radix: 8).count) + String(byte, radix: 8)
      }
    }
    return "\(isPlain ? pattern : "\"\(quoted.joined())\"") \(parts[1])"
  }

  /// A pattern of gitignore(5) for a store of another name.
  private static func path(_ pattern: String, of name: String) -> String {
    let quoted = name.map { #"\*?[#! "#.contains($0) ? "\\\($0)" : String($0) }.joined()
    return quoted + pattern.dropFirst("recordings".count)
  }

  private static func append(_ lines: [String], to path: String) throws(Finding) -> [String] {
    let old = String(decoding: try FileDoor.read(path) ?? [], as: UTF8.self)
    let known = Set(old.split(separator: "\n").map(String.init))
    let missing = lines.filter { !known.contains($0) }
    if missing.isEmpty { return [] }
    let separator = old.isEmpty || old.hasSuffix("\n") ? "" : "\n"
    try FileDoor.write(Array((old + separator + missing.map { $0 + "\n" }.joined()).utf8), to: path)
    return ["added \(missing.count) lines to \(path)"]
  }

  private static let decisions = """
    {
      // What happens at each path of each endpoint. The tool adds lines; people change, list values and sign.
      "format": 1,
      "endpoints": {
      },
    }

    """
}
