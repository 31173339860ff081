import ExchangeTypes
import LosslessJSON

/// Builds a spec from one request, part by part.
struct RequestAssembly {
  let request: PlannedRequest
  let sources: RequestSources
  var resolver: VariableResolver

  mutating func spec(allowedHosts: [HostPort]) throws(Finding) -> RequestSpec {
    let url = try url()
    var fields = HeaderFields()
    var authentication: Authentication?
    for field in request.parsed.fields where !Self.isLeftToRecorder(field.name, hasRelativeTarget: hasRelativeTarget) {
      let value = try value(of: field)
      if field.name.lowercased() == "authorization" {
        let authorization = try authorization(value, field)
        authentication = authorization.authentication ?? authentication
        fields.list += authorization.fields
      } else {
        fields.append(field.name, value)
      }
    }
    if fields.first("Authorization") == nil, authentication == nil, url.userInfo == nil {
      fields.list += netrcFields(for: url)
    }
    if request.parsed.graphQL != nil, fields.first("Content-Type") == nil {
      fields.append("Content-Type", "application/json")
    }
    let mediaType = fields.first("Content-Type").flatMap { MediaType($0) }
    let body = try body(mediaType: mediaType)
    var spec = RequestSpec(
      endpoint: request.endpoint, method: request.method, url: url, fields: fields, body: body?.bytes,
      allowedHosts: allowedHosts, followsRedirects: request.parsed.directives.followsRedirects,
      timeout: request.parsed.directives.timeout, connectTimeout: request.parsed.directives.connectTimeout,
      template: template(body: body?.text))
    spec.authentication = authentication
    if url.scheme == "https" { spec.clientCertificate = try clientCertificate() }
    return spec
  }

  private var hasRelativeTarget: Bool { request.parsed.target.text.hasPrefix("/") }

  /// A `Host` that completes the target is in the URL already; a length is counted anew.
  static func isLeftToRecorder(_ name: String, hasRelativeTarget: Bool) -> Bool {
    let name = name.lowercased()
    return name == "content-length" || (name == "host" && hasRelativeTarget)
  }

  private func template(body: String?) -> RequestTemplate {
    var fields = HeaderFields()
    for field in request.parsed.fields { fields.append(field.name, field.value.text) }
    return RequestTemplate(method: request.method, target: request.parsed.target.text, fields: fields, body: body)
  }

  // MARK: Target

  private mutating func url() throws(Finding) -> WebURL {
    var text = try resolver.resolve(request.parsed.target, in: request.file)
    if hasRelativeTarget { text = try origin() + text }
    if text.firstRange(of: "://") == nil { text = "http://" + text }
    guard var url = WebURL(PercentEncoding.encodeTarget(text)) else {
      throw finding(
        "bad-target", at: request.parsed.targetSpot,
        "the target is no http or https URL once its variables are filled in",
        next: "start it with https://, or with a variable that does")
    }
    if let password = url.userInfo?.split(separator: ":", maxSplits: 1).dropFirst().first {
      resolver.declare("password in the URL", PercentEncoding.decode(String(password)), .credentials)
    }
    // A fragment is for who reads the answer; it is never sent.
    url.fragment = nil
    return url
  }

  /// Scheme and host for a target that starts with a slash, from the `Host` field.
  private mutating func origin() throws(Finding) -> String {
    guard let field = request.parsed.field("Host") else {
      throw finding(
        "no-host", at: request.parsed.targetSpot, "the target has no host",
        next: "write the whole URL, or a Host field below it")
    }
    let host = try value(of: field)
    if host.firstRange(of: "://") != nil {
      return host.hasSuffix("/") ? String(host.dropLast()) : host
    }
    let isSecure = host.hasSuffix(":443") || host.hasSuffix(":8443")
    return (isSecure ? "https://" : "http://") + host
  }

  // MARK: Header fields

  private mutating func value(of field: ParsedRequest.Field) throws(Finding) -> String {
    let value = try resolver.resolve(field.value, in: request.file).trimmingSpaces
    guard value.utf8.allSatisfy({ ($0 >= 0x20 || $0 == 0x09) && $0 != 0x7F }) else {
      throw finding(
        "bad-field-value", at: field.spot,
        "the value of \(field.name) has a control character once its variables are filled in",
        next: "a line end in a variable's value is the usual cause")
    }
    return value
  }

  func attachment(_ path: String, _ spot: TextSpot) throws(Finding) -> RequestSources.Attachment {
    let key = RequestSources.AttachmentName(requestFile: request.file, path: path)
    if let attachment = sources.attachments[key] { return attachment }
    throw finding(
      "body-file-missing", at: spot, "there is no file '\(path)' beside the request file", next: "correct the path")
  }

  func finding(_ id: String, at spot: TextSpot, _ text: String, next: String) -> Finding {
    Finding(id, file: request.file, line: spot.line, column: spot.column, text, next: next)
  }
}
