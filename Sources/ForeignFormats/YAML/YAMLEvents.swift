import CLibyaml
import LosslessJSON

/// The events of one text: the only place that knows libyaml.
///
/// It cannot be copied, since the library's parser is freed with it; the text must stay where it is for as long.
struct YAMLEvents: ~Copyable {
  private let yaml: UnsafeMutablePointer<cameo_yaml>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String

  /// Throws `Finding` where there is no memory left.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(Finding) {
    guard let yaml = cameo_yaml_open(bytes.baseAddress, bytes.count) else {
      throw Finding("no-memory", file: file, "there is no memory to read the file", next: "free some and try again")
    }
    self.yaml = yaml
    self.bytes = bytes
    self.file = file
  }

  deinit { cameo_yaml_close(yaml) }

  /// The next event; the last one is the end of the stream. Throws `yaml-syntax`.
  mutating func next() throws(Finding) -> YAMLEvent {
    var event = cameo_yaml_event()
    guard cameo_yaml_next(yaml, &event) != 0 else { throw problem() }
    let tag = Self.text(event.tag)
    return YAMLEvent(
      kind: Self.kind(event, tag: tag), anchor: Self.text(event.anchor), tag: tag,
      spot: YAMLSpot(line: event.line + 1, column: event.column + 1))
  }

  private static func kind(_ event: cameo_yaml_event, tag: String?) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let text = String(decoding: UnsafeBufferPointer(start: event.text, count: event.count), as: UTF8.self)
      return .scalar(YAMLScalar(text: text, isPlain: event.is_plain != 0 && !YAMLTag.makesString(tag)))
    case YAML_ALIAS_EVENT: return .alias(text(event.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .streamEnd
    default: return .other
    }
  }

  private static func text(_ pointer: UnsafePointer<UInt8>?) -> String? { pointer.map { String(cString: $0) } }

  /// What the library says of the text; its words hold nothing of what stands there.
  private func problem() -> Finding {
    let words = cameo_yaml_problem(yaml).map { String(cString: $0) } ?? "the text ends where none may end"
    var line = cameo_yaml_problem_line(yaml) + 1
    var column = cameo_yaml_problem_column(yaml) + 1
    if cameo_yaml_is_undecodable(yaml) != 0 {
      let location = JSONLocation(offset: min(cameo_yaml_problem_offset(yaml), bytes.count), in: bytes)
      (line, column) = (location.line, location.column)
    }
    return Finding(
      "yaml-syntax", file: file, line: line, column: column, "this is no YAML: \(words)",
      next: "correct the file there; tabs can't indent, and a text with ': ' or ' #' in it needs quotes")
  }
}
