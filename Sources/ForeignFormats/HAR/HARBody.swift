import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What a request of a HAR sent, as text.
struct HARBody: Sendable, Hashable {
  var text: String
  /// Its media type with parameters, from the header field, else from `postData`; nil if neither says.
  var type: String?
  /// Files among its parts: they are no part of the text.
  var files = 0
  /// Not text: it can't stand in a request file.
  var isBinary = false

  /// Nil for an empty one.
  init?(_ postData: JSONValue, type field: String?) {
    let named = field ?? postData["mimeType"]?.string
    type = named?.isEmpty == false ? named : nil
    let parameters = postData["params"]?.elements.map { $0 } ?? []
    text = postData["text"]?.string ?? ""
    if postData["encoding"]?.string?.lowercased() == "base64", !text.isEmpty {
      let bytes = Base64Text.decode(text) ?? [0]
      text = String(decoding: bytes, as: UTF8.self)
      isBinary = !text.utf8.elementsEqual(bytes)
    }
    if mediaType?.description == "multipart/form-data" {
      takeParts(parameters)
    } else if text.isEmpty, !parameters.isEmpty {
      text = Self.form(parameters)
      if type == nil { type = "application/x-www-form-urlencoded" }
    }
    if text.isEmpty, files == 0 { return nil }
    // Firefox does not always say what it sent.
    if type == nil, JSONDocument.parsed(text) != nil { type = "application/json" }
    isBinary = isBinary || text.unicodeScalars.contains { $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) }
    isBinary = isBinary || text.unicodeScalars.contains("\u{FFFD}")
  }

  var mediaType: MediaType? { type.flatMap { MediaType($0) } }

  /// Whether each value in it has a name: JSON, a form, or parts.
  var isStructured: Bool {
    if mediaType?.description == "multipart/form-data" || JSONDocument.parsed(text) != nil { return true }
    guard mediaType?.description == "application/x-www-form-urlencoded" else { return false }
    return text.split(separator: "&").allSatisfy { $0.contains("=") }
  }

  private mutating func takeParts(_ parameters: [JSONValue]) {
    let parts = MultipartText(text, type: type ?? "") ?? MultipartText(parameters: parameters)
    files = parts.files
    text = parts.text
    type = MultipartText.type
  }

  /// Tools give values decoded or as they were sent: percent signs that start an escape stay.
  private static func form(_ parameters: [JSONValue]) -> String {
    parameters.compactMap { parameter in
      guard let name = parameter["name"]?.string, parameter["fileName"]?.string == nil else { return nil }
      let value = parameter["value"]?.string ?? ""
      return PercentEncoding.encodeFormValue(name) + "="
        + PercentEncoding.encodeFormValue(value.replacing(" ", with: "%20"))
    }.joined(separator: "&")
  }
}
