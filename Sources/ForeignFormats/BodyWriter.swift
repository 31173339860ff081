import ExchangeTypes
import LosslessJSON

/// Writes the body of a request: what is secret in it as variables.
enum BodyWriter {
  static func text(
    _ body: CurlLine.Body, mediaType: MediaType?, _ names: inout VariableTable, _ findings: inout [Finding]
  ) -> String {
    switch body {
    case .file(let path):
      let name = path.split(separator: "/").last.map(String.init) ?? path
      findings.append(
        Finding(
          "body-file", .warning, file: nil, "the body comes from a file",
          next: "copy it beside the request file, as \(name), and take secrets out of it"))
      return "< ./\(name)"
    case .text(let text):
      // By what it is: curl calls whatever it sends a form.
      if let json = json(text, &names) { return json }
      if mediaType?.description == "multipart/form-data" { return MultipartText.withSecrets(text, &names) }
      let isForm = mediaType?.description == "application/x-www-form-urlencoded" || mediaType == nil
      return isForm ? FormText.withSecrets(text, isBody: true, &names) : text
    }
  }

  /// A JSON text with the strings of secret members as variables, all else byte for byte; nil if it is none.
  private static func json(_ text: String, _ names: inout VariableTable) -> String? {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(text)
    } catch {
      // Any other text is a body, too; what it is, its sender knows.
      return nil
    }
    var edit = JSONEdit()
    replaceSecrets(in: document.root, name: nil, &edit, &names)
    return String(decoding: edit.applied(to: document.bytes), as: UTF8.self)
  }

  private static func replaceSecrets(
    in value: JSONValue, name: String?, _ edit: inout JSONEdit, _ names: inout VariableTable
  ) {
    for element in value.elements { replaceSecrets(in: element, name: name, &edit, &names) }
    for member in value.members { replaceSecrets(in: member.value, name: member.name, &edit, &names) }
    guard value.kind == .string || value.kind == .number else { return }
    let raw = String(decoding: value.raw, as: UTF8.self)
    guard let text = value.kind == .string ? value.string : raw, !text.isEmpty else { return }
    guard names.isSecret(text, named: name ?? "") else { return }
    let wanted = VariableName.make(from: name ?? "secret")
    // The token's inside is the value: escapes in it are sent again as they are.
    let inside = value.kind == .string ? String(raw.dropFirst().dropLast()) : raw
    let reference = names.reference(to: inside, named: wanted)
    edit.replace(value, with: Array((value.kind == .string ? "\"\(reference)\"" : reference).utf8))
  }
}
