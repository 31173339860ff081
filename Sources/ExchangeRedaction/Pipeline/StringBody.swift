import ExchangeTypes
import LosslessJSON

/// How a body that is no JSON is kept, where a person signed for it: as one JSON string.
///
/// A store holds JSON alone, so that shapes, seals and replays need no second way. The media type decides the form, and
/// nothing else: an endpoint whose answers are `image/png` is always read as `Data`, one of `text/csv` always as
/// `String`, whatever single bodies hold. A text with bytes that are none is refused rather than kept in the other form.
/// `SGVsbG8=` under `image/png` is the base64 of five bytes; under `text/plain` it is the text itself.
package enum StringBody: Sendable, Hashable {
  /// The characters of the body: what `String` decodes.
  case text
  /// base64 of its bytes, in the standard alphabet, padded, in one line: what `Data` decodes.
  case bytes

  /// Nil where a body is JSON or nothing: under JSON's own media types, and those of streams.
  package init?(mediaType: MediaType?) {
    if let mediaType, mediaType.isJSON || StreamFraming(mediaType) != nil { return nil }
    // A media type that no exchange file repeats is as good as none: the form must be told from the store alone.
    let isText = mediaType?.isText ?? false
    self = isText && RequestFieldValue.known(mediaType?.description ?? "", of: "Content-Type") != nil ? .text : .bytes
  }

  /// What a stored body is, by the media type that its exchange file has; nil where it is JSON.
  package init?(stored root: JSONValue, mediaType: MediaType?) {
    guard root.kind == .string else { return nil }
    self.init(mediaType: mediaType)
  }

  /// Nil: the bytes are no text, and may not stand as one.
  func token(of body: [UInt8]) -> [UInt8]? {
    switch self {
    case .bytes: [0x22] + Base64.encode(body, alphabet: .standard, padded: true) + [0x22]
    case .text: Self.text(body).map { JSONString.encode($0) }
    }
  }

  /// The bytes that a stored string stands for; nil for what is no base64.
  package func body(of string: String) -> [UInt8]? {
    switch self {
    case .bytes: Base64.decode(Array(string.utf8), alphabet: .standard)
    case .text: Array(string.utf8)
    }
  }

  /// UTF-8 without control characters; tabs, line ends and form feeds are part of texts.
  private static func text(_ body: [UInt8]) -> String? {
    if body.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains($0) || $0 == 0x7F }) { return nil }
    return String(validating: body, as: UTF8.self)
  }
}
