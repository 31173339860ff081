import LosslessJSON

/// A HAR file as Proxyman, Charles and browsers export it: what was asked and answered, in order.
///
/// http://www.softwareishard.com/blog/har-12-spec/. Tools leave members out that the text calls required, so that only
/// what a request can't do without is asked for.
package struct HARFile: Sendable {
  /// Bytes that are read: browsers export whole sessions with their images.
  package static let largest = 256 << 20

  package let entries: [HAREntry]
  /// Entries that hold no request that can be read.
  package let unreadable: Int

  /// `file` is how findings call it. Throws a finding with line and column if it is no HAR.
  package init(reading bytes: [UInt8], file: String) throws(Finding) {
    let list = try Self.entries(bytes, file)
    var entries: [HAREntry] = []
    var unreadable = 0
    for value in list.elements {
      if let entry = HAREntry(value) { entries.append(entry) } else { unreadable += 1 }
    }
    self.entries = entries
    self.unreadable = unreadable
    if entries.isEmpty {
      throw Finding(
        "har-empty", file: file, "the HAR holds no request", next: "export it again, with the requests in view")
    }
  }

  private static func entries(_ bytes: [UInt8], _ file: String) throws(Finding) -> JSONValue {
    if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: Array("PK".utf8)) {
      throw Finding(
        "not-har", file: file, "the file is packed", next: "unpack it, or export as HAR: no session of the tool's own")
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(reading: text, limits: JSONLimits(bytes: largest))
    } catch {
      let isCut = error.reason == .unexpectedEnd || error.reason == .empty
      throw Finding(
        "har-syntax", file: file, line: error.location.line, column: error.location.column, error.message,
        next: isCut ? "the file is cut off: export it again" : "export it again as HAR")
    }
    guard let list = document.root["log"]?["entries"], list.kind == .array else {
      throw Finding(
        "not-har", file: file, line: 1, column: 1, "the JSON is no HAR: it has no array log.entries",
        next: "export as HAR (HTTP Archive): no session of the tool's own")
    }
    return list
  }
}
