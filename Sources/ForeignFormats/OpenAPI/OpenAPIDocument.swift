import LosslessJSON

/// An OpenAPI document in JSON or in YAML, told apart by what it holds and not by its file's name.
///
/// Nearly all JSON is YAML, too; but libyaml does not read the escapes of every character, so that our own reader comes
/// first wherever a text can be JSON.
enum OpenAPIDocument: Sendable {
  case json(JSONDocument)
  case yaml(YAMLDocument)

  /// `file` is how findings call it. Throws `Finding`.
  init(reading bytes: [UInt8], file: String) throws(Finding) {
    self = try Self.canBeJSON(bytes) ? Self.either(bytes, file) : .yaml(YAMLDocument(reading: bytes, file: file))
    guard isMap else {
      throw Finding(
        "openapi-kind", file: file, line: 1, column: 1, "this is no OpenAPI document: it has no members",
        next: "correct 'openapi' in cameo.jsonc; paths are relative to it")
    }
  }

  /// Every value that can have members, once.
  var maps: [OpenAPIValue] {
    switch self {
    case .json(let document):
      document.nodes.indices.lazy.filter { document.nodes[$0].kind == .object }
        .map { .json(JSONValue(document: document, index: $0)) }
    case .yaml(let document): document.values.lazy.filter(\.isMapping).map { .yaml($0) }
    }
  }

  private var isMap: Bool {
    switch self {
    case .json(let document): document.root.kind == .object
    case .yaml(let document): document.root.isMapping
    }
  }

  private static func canBeJSON(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// What is neither is told by the reader that came further: it was meant.
  private static func either(_ bytes: [UInt8], _ file: String) throws(Finding) -> OpenAPIDocument {
    do throws(JSONError) {
      return .json(try JSONDocument(reading: bytes))
    } catch {
      let json = Finding(
        "openapi-syntax", file: file, line: error.location.line, column: error.location.column, error.message,
        next: "correct the file there")
      do throws(Finding) {
        return .yaml(try YAMLDocument(reading: bytes, file: file))
      } catch {
        let isFurther = (error.line ?? 0, error.column ?? 0) > (json.line ?? 0, json.column ?? 0)
        throw isFurther ? error : json
      }
    }
  }
}
