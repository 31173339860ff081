import ExchangeTypes
import LosslessJSON

/// Makes the outline of one request part by part, as `RequestAssembly` makes the request itself.
struct OutlineMaker {
  typealias Piece = RequestOutline.Piece

  let request: PlannedRequest
  let sources: RequestSources
  var walk: OutlineWalk

  mutating func outline() throws(Finding) -> RequestOutline {
    let target = try target()
    var fields: [RequestOutline.Field] = []
    for field in request.parsed.fields
    where !RequestAssembly.isLeftToRecorder(field.name, hasRelativeTarget: hasRelativeTarget) {
      fields.append(
        .init(name: field.name, value: try walk.pieces(of: field.value, in: request.file, .plain).trimmed))
    }
    if request.parsed.graphQL != nil, !fields.contains(where: { $0.name.lowercased() == "content-type" }) {
      fields.append(.init(name: "Content-Type", value: [.text("application/json")]))
    }
    let directives = request.parsed.directives
    var outline = RequestOutline(
      endpoint: request.endpoint, method: request.method, target: target, fields: fields,
      body: try body(mediaType: Self.mediaType(fields)), followsRedirects: directives.followsRedirects,
      timeout: directives.timeout, connectTimeout: directives.connectTimeout)
    outline.sample = directives.sample
    outline.pages = directives.pages
    outline.certificate = try certificate()
    return outline
  }

  private mutating func certificate() throws(Finding) -> RequestOutline.Certificate? {
    guard let setting = walk.scope.environment.certificate else { return nil }
    var certificate = RequestOutline.Certificate(
      path: setting.place(of: setting.path), keyPath: setting.keyPath.map(setting.place), passphrase: [])
    if setting.hasPassphrase {
      certificate.passphrase = try walk.pieces(of: setting.passphrase, in: setting.file, .plain)
    }
    return certificate
  }

  private var hasRelativeTarget: Bool { request.parsed.target.text.hasPrefix("/") }

  // MARK: Target

  private mutating func target() throws(Finding) -> [Piece] {
    var pieces: [Piece] = []
    if hasRelativeTarget {
      guard let field = request.parsed.field("Host") else {
        throw Finding(
          "no-host", file: request.file, line: request.parsed.targetSpot.line,
          column: request.parsed.targetSpot.column, "the target has no host",
          next: "write the whole URL, or a Host field below it")
      }
      pieces.add(try walk.pieces(of: field.value, in: request.file, .target).trimmed)
      if case .text(let host) = pieces.first, host.firstRange(of: "://") == nil {
        let isSecure = [":443", ":8443"].contains { host.hasSuffix($0) } && pieces.count == 1
        pieces[0] = .text((isSecure ? "https://" : "http://") + host)
      }
    }
    pieces.add(try walk.pieces(of: request.parsed.target, in: request.file, .target))
    if case .text(let start) = pieces.first, !pieces.contains(where: Self.holdsScheme) {
      pieces[0] = .text("http://" + start)
    }
    return Self.withoutFragment(pieces)
  }

  private static func holdsScheme(_ piece: Piece) -> Bool {
    if case .text(let text) = piece { text.firstRange(of: "://") != nil } else { false }
  }

  /// A fragment is for who reads the answer; it is never sent.
  private static func withoutFragment(_ pieces: [Piece]) -> [Piece] {
    for (index, piece) in pieces.enumerated() {
      guard case .text(let text) = piece, let hash = text.firstIndex(of: "#") else { continue }
      return Array(pieces[..<index]) + (hash == text.startIndex ? [] : [.text(String(text[..<hash]))])
    }
    return pieces
  }

  // MARK: Body

  private static func mediaType(_ fields: [RequestOutline.Field]) -> String {
    guard let field = fields.first(where: { $0.name.lowercased() == "content-type" }),
      case .text(let text) = field.value.first
    else { return "" }
    return MediaType(text)?.description ?? ""
  }

  private mutating func body(mediaType: String) throws(Finding) -> [RequestOutline.BodyPart]? {
    if let graphQL = request.parsed.graphQL { return try graphQLBody(graphQL) }
    if request.parsed.body.isEmpty { return nil }
    return try parts(request.parsed.body, BodyLayout(mediaType: mediaType))
  }

  private mutating func parts(
    _ body: [ParsedRequest.BodyPart], _ layout: BodyLayout, _ coding: RequestOutline.Coding = .plain
  ) throws(Finding) -> [RequestOutline.BodyPart] {
    let coding = layout.lineEnd.count == 2 ? .wireLines : coding
    var out: [RequestOutline.BodyPart] = []
    func add(_ pieces: [Piece]) { out += pieces.map { .piece($0) } }
    let lineEnd = Piece.text(String(decoding: layout.lineEnd, as: UTF8.self))
    for (index, part) in body.enumerated() {
      if index > 0, !layout.lineEnd.isEmpty { add([lineEnd]) }
      switch part {
      case .text(let template):
        add(layout.isForm ? try form(template) : try walk.pieces(of: template, in: request.file, coding))
      case .file(let path, let encoding, let spot):
        let file = try attachment(path, spot)
        guard encoding != nil || coding == .jsonString else {
          out.append(.file(file.name))
          continue
        }
        var ignored: [Finding] = []
        let bytes = encoding.map(file.utf8) ?? file.bytes
        let template =
          encoding == nil
          ? TemplateText(parts: [.literal(String(decoding: bytes, as: UTF8.self))])
          : TemplateText(lines: bytes, file: file.name, findings: &ignored)
        // What a file brings keeps its own line ends.
        add(try walk.pieces(of: template, in: file.name, coding == .wireLines ? .plain : coding))
      }
    }
    if case .text = body.last, !layout.lastLineEnd.isEmpty {
      add([.text(String(decoding: layout.lastLineEnd, as: UTF8.self))])
    }
    return out
  }

  private mutating func form(_ template: TemplateText) throws(Finding) -> [Piece] {
    var out: [Piece] = []
    var isValue = false
    for part in FormLayout.joined(template).parts {
      var pieces: [Piece]
      switch part {
      case .literal(let literal): pieces = [.text(PercentEncoding.encodeTarget(literal))]
      case .reference:
        pieces = try walk.pieces(
          of: TemplateText(parts: [part]), in: request.file, isValue ? .formValue : .target)
      }
      for case .text(let text) in pieces {
        if let last = text.last(where: { $0 == "=" || $0 == "&" }) { isValue = last == "=" }
      }
      out.add(pieces)
    }
    return out
  }

  private func attachment(_ path: String, _ spot: TextSpot) throws(Finding) -> RequestSources.Attachment {
    let key = RequestSources.AttachmentName(requestFile: request.file, path: path)
    if let attachment = sources.attachments[key] { return attachment }
    throw Finding(
      "body-file-missing", file: request.file, line: spot.line, column: spot.column,
      "there is no file '\(path)' beside the request file", next: "correct the path")
  }

  /// The JSON object that `RequestAssembly` sends, its query escaped.
  private mutating func graphQLBody(_ graphQL: ParsedRequest.GraphQLParts) throws(Finding) -> [RequestOutline.BodyPart]
  {
    var out: [RequestOutline.BodyPart] = [.piece(.text("{\"query\": \""))]
    out += try parts(request.parsed.body, BodyLayout(mediaType: ""), .jsonString)
    out.append(.piece(.text("\"")))
    // A name does not hang on values; where it is one, nobody can tell it.
    let names = request.parsed.body.map { part -> String in
      switch part {
      case .text(let template):
        return template.parts.map { if case .literal(let text) = $0 { text } else { "x" } }.joined()
      case .file(let path, _, _):
        let key = RequestSources.AttachmentName(requestFile: request.file, path: path)
        return String(decoding: sources.attachments[key]?.bytes ?? [], as: UTF8.self)
      }
    }
    if let name = GraphQLDocument(names.joined(separator: "\n")).operations.first?.name {
      out.append(.piece(.text(", \"operationName\": " + String(decoding: JSONString.encode(name), as: UTF8.self))))
    }
    if !graphQL.variables.isEmpty {
      out.append(.piece(.text(", \"variables\": ")))
      out += try parts(graphQL.variables, BodyLayout(mediaType: ""))
    }
    return out + [.piece(.text("}"))]
  }
}
