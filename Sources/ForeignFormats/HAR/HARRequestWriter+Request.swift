import ExchangeTypes
import LosslessJSON
import RequestFiles

extension HARRequestWriter {
  /// Throws a finding for what can't be written.
  mutating func request(
    _ chosen: HARChoice.Chosen, _ endpoint: String, entries: Int
  ) throws(Finding) -> HARRequests.Request {
    let entry = chosen.entry
    let body = entry.body
    let check = HARRequestCheck(endpoint: endpoint, method: entry.method)
    try check.canBeWritten(entry)
    var fields = BrowserFields.kept(entry.fields, method: entry.method, hasBody: body != nil)
    if let type = body?.type {
      fields.list.removeAll { $0.name.lowercased() == "content-type" }
      fields.append("Content-Type", type)
    }
    var comments: [String] = []
    if !RequestSpec.safeMethods.contains(entry.method) {
      comments.append("# \(entry.method) may change data: it is sent once a line '# @cameo-allow' stands here.")
    }
    if let body, body.files > 0 {
      comments.append(
        "# \(body.files == 1 ? "A file" : "\(body.files) files") of the form left out: write '< ./name' where a file's content belongs."
      )
      findings.append(
        Finding(
          "file-part", .warning, place: endpoint, "a file that was uploaded is left out of the form",
          next: "put it beside the request file, and add the part with < ./name"))
    }
    fields.list = fields.list.map { HeaderField($0.name, value(of: $0)) }
    let text = try RequestText(
      method: entry.method, url: url(chosen, template(chosen)), fields: fields,
      body: body.flatMap { $0.text.isEmpty ? nil : .text(self.text(of: $0)) }, comments: comments, names: &names)
    return try check.request(text, entries: entries, texts)
  }

  /// A value of the look of an id is that of a device or of a session, and no word of the API.
  private mutating func value(of field: HeaderField) -> String {
    let isKnown = ["accept", "content-type", "authorization", "cookie", "origin", "x-amz-target", "soapaction"]
      .contains(field.name.lowercased())
    let isID = IDForm(field.value) == .id && field.value.utf8.count >= 6 && !field.value.contains(" ")
    if isKnown || !isID { return field.value }
    return names.reference(to: field.value, named: VariableName.make(from: field.name))
  }

  /// A body that says what each of its values is called; of any other all is private.
  private mutating func text(of body: HARBody) -> String {
    let text = body.text.trimmingSpaces
    if body.isStructured, !texts.nameMembers(of: body) { return text }
    return names.reference(to: text, named: "body")
  }

  /// The URL with its ids as variables; what is secret else is taken out where it is written.
  private mutating func url(_ chosen: HARChoice.Chosen, _ template: PathTemplate) -> String {
    var url = chosen.url
    url.fragment = nil
    url.path = template.segments.map { segment in
      switch segment {
      case .word(let word): word
      case .variable(let variable):
        names.reference(toPart: variable.value, named: variable.name, isSecret: variable.isPrivate) + variable.ending
      }
    }.joined(separator: "/")
    return url.description
  }
}
