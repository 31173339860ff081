import ExchangeTypes
import LosslessJSON

extension RequestAssembly {
  /// What is sent, and what of it may be kept as text.
  struct Body {
    var bytes: [UInt8] = []
    /// As written, variables unresolved.
    var text = ""
  }

  mutating func body(mediaType: MediaType?) throws(Finding) -> Body? {
    if let graphQL = request.parsed.graphQL { return try graphQLBody(graphQL) }
    if request.parsed.body.isEmpty { return nil }
    let out = try body(request.parsed.body, layout: BodyLayout(mediaType: mediaType?.description ?? ""))
    if let mediaType, mediaType.isJSON, JSONDocument.parsed(out.bytes) == nil,
      JSONDocument.parsed(withPlainValues) != nil
    {
      throw finding(
        "broken-json", at: request.parsed.bodySpot ?? request.parsed.methodSpot,
        "the body is no JSON once its variables are filled in",
        next: "look for a quote, a backslash or a line end in a value, and write it as JSON escapes it")
    }
    return out
  }

  /// The body with a 0 for each variable: inside of a string or not, it is JSON as far as the file's own text is.
  private var withPlainValues: [UInt8] {
    let lines = request.parsed.body.map { part -> String in
      guard case .text(let template) = part else { return "" }
      return template.parts.map { if case .literal(let text) = $0 { text } else { "0" } }.joined()
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private mutating func body(_ parts: [ParsedRequest.BodyPart], layout: BodyLayout) throws(Finding) -> Body {
    var body = Body()
    for (index, part) in parts.enumerated() {
      if index > 0 {
        body.bytes += layout.lineEnd
        body.text += "\n"
      }
      switch part {
      case .text(let template):
        body.bytes +=
          layout.isForm ? try form(template) : layout.laidOut(try resolver.resolve(template, in: request.file))
        body.text += template.text
      case .file(let path, let encoding, let spot):
        let file = try attachment(path, spot)
        if let encoding {
          var ignored: [Finding] = []
          let template = TemplateText(lines: file.utf8(encoding), file: file.name, findings: &ignored)
          body.bytes += Array(try resolver.resolve(template, in: file.name).utf8)
        } else {
          body.bytes += file.bytes
        }
        body.text += String(decoding: encoding.map(file.utf8) ?? file.bytes, as: UTF8.self)
      }
    }
    // A file stays as it is.
    if case .text = parts.last { body.bytes += layout.lastLineEnd }
    return body
  }

  /// A form on one line. Variables behind an equals sign are values, and encoded as far as they need it.
  private mutating func form(_ template: TemplateText) throws(Finding) -> [UInt8] {
    var out = ""
    for part in FormLayout.joined(template).parts {
      let isValue = out.last { $0 == "=" || $0 == "&" } == "="
      switch part {
      case .literal(let literal): out += PercentEncoding.encodeTarget(literal)
      case .reference:
        let value = try resolver.resolve(TemplateText(parts: [part]), in: request.file)
        out += isValue ? PercentEncoding.encodeFormValue(value) : PercentEncoding.encodeTarget(value)
      }
    }
    return Array(out.utf8)
  }

  // MARK: GraphQL

  /// The JSON object that GraphQL over HTTP asks for; variables stand in it as they are written, digit by digit.
  ///
  /// https://graphql.github.io/graphql-over-http/draft/#sec-Request-Parameters
  private mutating func graphQLBody(_ graphQL: ParsedRequest.GraphQLParts) throws(Finding) -> Body {
    let spot = request.parsed.bodySpot ?? request.parsed.methodSpot
    let query = try body(request.parsed.body, layout: BodyLayout(mediaType: ""))
    let queryText = String(decoding: query.bytes, as: UTF8.self)
    guard let operation = GraphQLDocument(queryText).operations.first else {
      throw finding(
        "graphql-query", at: spot, "the query has no operation once its variables are filled in",
        next: "start it with 'query', 'mutation' or '{'")
    }
    var out = Body()
    func add(_ name: String, _ value: [UInt8], _ text: [UInt8]) {
      let key = (out.bytes.isEmpty ? "{\"" : ", \"") + name + "\": "
      out.bytes += Array(key.utf8) + value
      out.text += key + String(decoding: text, as: UTF8.self)
    }
    add("query", JSONString.encode(queryText), JSONString.encode(query.text))
    if let name = operation.name {
      let word = JSONString.encode(name)
      add("operationName", word, word)
    }
    if !graphQL.variables.isEmpty {
      let variables = try body(graphQL.variables, layout: BodyLayout(mediaType: ""))
      let text = String(decoding: variables.bytes, as: UTF8.self)
      if let problem = ParsedRequest.GraphQLParts.problem(in: text, at: graphQL.variablesSpot, file: request.file) {
        // The place in what was filled in is none in the file, and tells of its length.
        throw finding(
          "graphql-variables", at: graphQL.variablesSpot,
          "the GraphQL variables are no JSON object once their variables are filled in", next: problem.next ?? "")
      }
      add("variables", variables.bytes, Array(variables.text.utf8))
    }
    out.bytes.append(UInt8(ascii: "}"))
    out.text += "}"
    return out
  }
}
