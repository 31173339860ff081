import Foundation
import Testing

/// A Swift file of the package.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// From the package's root: `Sources/Digests/Hex.swift`.
  let path: String
  let lines: [String]
  let code: [String]
  /// The names and keywords in the code: a quick look before a careful one.
  let words: Set<Substring>

  init(path: String, text: String) {
    let swift = SwiftText(text)
    self.path = path
    lines = swift.lines
    code = swift.code
    words = code.reduce(into: []) { words, line in
      words.formUnion(line.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" })
    }
  }

  var testDescription: String { path }
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
  /// `Shape+Join` of `Sources/ShapeInference/Shape+Join.swift`.
  var stem: String { String((path as NSString).lastPathComponent.dropLast(".swift".count)) }
  var isShipped: Bool { folders.first == "Sources" }
  /// The target the file belongs to; nil for the manifest.
  var target: String? {
    guard folders.count > 1 else { return nil }
    return folders[1] == "Benchmarks" ? Self.benchmarks : folders[1]
  }
  /// The one target whose folder has another name: it is a tool to run.
  static let benchmarks = "cameo-benchmarks"
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }
}

/// The package this test was compiled in.
enum HousePackage {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Every Swift file below `Sources` and `Tests`, sorted by path.
  static let files: [SourceFile] = ["Sources", "Tests"].flatMap { paths(in: $0, ending: ".swift") }
    .map { SourceFile(path: $0, text: text(of: $0)) }

  static func paths(in folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
  }

  /// A file that cannot be read is empty here, which the tests of the file's own content then report.
  static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: root + "/" + path) ?? Data(), as: UTF8.self)
  }
}
