/// How a body is made of events that follow each other, by its media type.
package enum StreamFraming: Sendable, Hashable {
  /// A JSON text a line.
  case lines
  /// Each text behind a record separator (RFC 7464).
  case sequence
  /// Server-sent events (HTML Living Standard, 9.2).
  case events

  package init?(_ mediaType: MediaType?) {
    switch mediaType?.description {
    case "application/x-ndjson", "application/ndjson", "application/jsonl", "application/x-jsonlines",
      "application/jsonlines", "application/stream+json", "application/json-lines":
      self = .lines
    case "application/json-seq": self = .sequence
    case "text/event-stream": self = .events
    default: return nil
    }
  }
}
