import ExchangeTypes
import LosslessJSON

/// A form in parts (RFC 7578), as a request file holds it: its texts, without its files.
struct MultipartText {
  /// The media type that goes with `text`.
  static let type = "multipart/form-data; boundary=" + boundary
  private static let boundary = "part"

  private(set) var files = 0
  private var parts: [(name: String, type: String?, value: String)] = []

  /// Empty without a part that is text.
  var text: String {
    if parts.isEmpty { return "" }
    return parts.map { part in
      "--\(Self.boundary)\nContent-Disposition: form-data; name=\"\(part.name)\"\n"
        + (part.type.map { "Content-Type: \($0)\n" } ?? "") + "\n\(part.value)\n"
    }.joined() + "--\(Self.boundary)--"
  }

  /// From what `postData.params` says.
  init(parameters: [JSONValue]) {
    for parameter in parameters {
      let isFile = parameter["fileName"]?.string?.isEmpty == false
      add(parameter["name"]?.string ?? "", isFile, parameter["contentType"]?.string, parameter["value"]?.string ?? "")
    }
  }

  /// From the body as it was sent; nil if its boundary is not found in it.
  init?(_ body: String, type: String) {
    guard let boundary = Self.boundary(in: type) else { return nil }
    let lines = body.replacing("\r\n", with: "\n")
    let pieces = ("\n" + lines).split(separator: "\n--" + boundary, omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return nil }
    for piece in pieces.dropFirst() where !piece.hasPrefix("--") {
      let end = piece.firstRange(of: "\n\n")
      let head = piece[..<(end?.lowerBound ?? piece.endIndex)].split(separator: "\n").map(String.init)
      let value = end.map { String(piece[$0.upperBound...]) } ?? ""
      let disposition = Self.field("content-disposition", in: head) ?? ""
      let isFile = disposition.contains("filename=") || disposition.contains("filename*=")
      add(Self.parameter("name", in: disposition) ?? "", isFile, Self.field("content-type", in: head), value)
    }
  }

  private mutating func add(_ name: String, _ isFile: Bool, _ type: String?, _ value: String) {
    if isFile {
      files += 1
    } else {
      let quoted = name.replacing("\"", with: "%22").replacing("\n", with: " ")
      parts.append((quoted, type?.isEmpty == false ? type : nil, value))
    }
  }

  private static func boundary(in type: String) -> String? { parameter("boundary", in: type) }

  private static func field(_ name: String, in lines: [String]) -> String? {
    lines.first { $0.lowercased().hasPrefix(name + ":") }.map { $0.dropFirst(name.count + 1).trimmingSpaces }
  }

  /// `name="a"` behind a semicolon, without its quotes.
  private static func parameter(_ name: String, in value: String) -> String? {
    for piece in value.split(separator: ";").dropFirst() {
      let text = piece.trimmingSpaces
      guard text.lowercased().hasPrefix(name + "=") else { continue }
      let found = text.dropFirst(name.count + 1).filter { $0 != "\"" }
      return found.isEmpty ? nil : found
    }
    return nil
  }

  /// The text with the values of secret parts as variables.
  static func withSecrets(_ text: String, _ names: inout VariableTable) -> String {
    guard var parts = MultipartText(text, type: type), parts.files == 0 else { return text }
    for index in parts.parts.indices {
      let (name, _, value) = parts.parts[index]
      guard !value.isEmpty, names.isSecret(value, named: name) else { continue }
      parts.parts[index].value = names.reference(to: value, named: VariableName.make(from: name))
    }
    return parts.text
  }
}
