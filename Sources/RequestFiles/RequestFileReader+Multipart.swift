import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  /// Holds a multipart body against its boundary (RFC 2046, 5.1.1): a backend would only say that it cannot read it.
  mutating func checkMultipart(_ lines: [RequestBlock.BodyLine], of request: ParsedRequest) {
    guard let field = request.field("Content-Type"), field.value.references.isEmpty,
      let type = MediaType(field.value.text), type.description.hasPrefix("multipart/")
    else { return }
    guard let boundary = Self.boundary(in: field.value.text) else {
      report(
        "multipart-boundary", at: field.spot, "the media type names no boundary",
        next: "write Content-Type: \(type.description); boundary=part, and each part below a line --part")
      return
    }
    guard let first = lines.first, let last = lines.last else { return }
    let starts = lines.indices.filter { lines[$0].trimmedText == "--" + boundary }
    if starts.isEmpty {
      // The whole of it may come from a file.
      if lines.contains(where: \.isFile) { return }
      report(
        "multipart-boundary", at: first.spot, "no line of the body is --\(boundary), as its media type says",
        next: "start each part with a line --\(boundary)")
      return
    }
    let end = lines.firstIndex { $0.trimmedText == "--\(boundary)--" }
    if end.map({ $0 < (starts.last ?? 0) }) ?? true {
      report(
        "multipart-end", at: last.spot, "the multipart body is not ended", next: "end it with a line --\(boundary)--")
    }
    for (position, start) in starts.enumerated() {
      let next = position + 1 < starts.count ? starts[position + 1] : end ?? lines.endIndex
      if start + 1 <= next { checkPart(lines[(start + 1)..<next], at: lines[start].spot, type) }
    }
  }

  private mutating func checkPart(_ lines: ArraySlice<RequestBlock.BodyLine>, at start: TextSpot, _ type: MediaType) {
    let fields = lines.prefix { !$0.isBlank }
    if let stray = fields.first(where: { $0.isFile || $0.trimmedText?.contains(":") != true }) {
      report(
        "multipart-part", at: stray.spot, "a part's content starts here without a blank line above it",
        next: "put a blank line between the part's header fields and its content")
      return
    }
    guard type.description == "multipart/form-data" else { return }
    let hasName = fields.contains { line in
      let text = line.trimmedText?.lowercased() ?? ""
      return text.hasPrefix("content-disposition:") && text.contains("name=") || text.hasPrefix("{{")
    }
    if !hasName {
      report(
        "multipart-part", .warning, at: start, "the part has no field Content-Disposition with a name",
        next: "write Content-Disposition: form-data; name=\"file\" below it")
    }
  }

  private static func boundary(in value: String) -> String? {
    for parameter in value.split(separator: ";").dropFirst() {
      let text = parameter.trimmingSpaces
      guard text.lowercased().hasPrefix("boundary=") else { continue }
      let boundary = text.dropFirst("boundary=".count).filter { $0 != "\"" }
      return boundary.isEmpty ? nil : boundary
    }
    return nil
  }
}

extension RequestBlock.BodyLine {
  fileprivate var isFile: Bool { if case .file = content { true } else { false } }

  fileprivate var trimmedText: String? { if case .text(let text) = content { text.text.trimmingSpaces } else { nil } }
}
