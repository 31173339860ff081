import ExchangeTypes
import LosslessJSON
import RequestFiles

/// A request written as a block of a `.http` file, with host and secrets taken out into variables.
///
/// `cameo record URL --as account` and `cameo import curl` append `text` to a request file, and put `variables` into
/// the environment file or, the secret ones, into the private file.
package struct RequestText: Sendable {
  /// A variable the text uses and no environment has yet.
  package struct Variable: Sendable, Hashable {
    package var name: String
    package var value: String
    /// Belongs into the private file.
    package var isSecret: Bool
  }

  /// From `### name` to a line feed.
  package let text: String
  /// Each once; the host first.
  package let variables: [Variable]
  /// Notes: what the person should look at.
  package let findings: [Finding]

  /// `existing`: variables the environment has, by name; one with an equal value is used again, and no name of them
  /// is taken for another value. `isPrivate`: whether rules say of a value under a name, which may be empty, that it is
  /// somebody's; what is secret by its name or look is one anyway. Throws a finding if the endpoint's name or the URL
  /// cannot be used.
  package init(
    endpoint name: String, method: String = "GET", url: String, fields: HeaderFields = [], body: CurlLine.Body? = nil,
    timeout: Double? = nil, existing: [String: String] = [:],
    isPrivate: @escaping (_ name: String, _ value: String) -> Bool = { _, _ in false }
  ) throws(Finding) {
    var names = VariableTable(endpoint: try Self.endpoint(name), existing: existing, isPrivate: isPrivate)
    var comments: [String] = []
    if !RequestSpec.safeMethods.contains(method) { comments.append("# @cameo-allow") }
    if let timeout { comments.append("# @timeout \(Self.time(timeout))") }
    try self.init(method: method, url: url, fields: fields, body: body, comments: comments, names: &names)
  }

  /// Names come from a table that several requests share, and stay in it; `variables` are those of all so far.
  init(
    method: String, url: String, fields: HeaderFields, body: CurlLine.Body?, comments: [String],
    names: inout VariableTable
  ) throws(Finding) {
    var findings: [Finding] = []
    var lines = ["### \(names.endpoint)"] + comments
    let target = try TargetWriter.target(url, &names, &findings)
    lines.append("\(method) \(target.text)")
    lines += target.fields.map { "\($0.name): \($0.value)" }
    for field in fields.list where !Self.isLeftOut(field.name) {
      let value = FieldWriter.value(of: field, &names)
      lines.append(value.isEmpty ? "\(field.name):" : "\(field.name): \(value)")
    }
    if let body {
      lines.append("")
      lines.append(
        BodyWriter.text(body, mediaType: fields.first("Content-Type").flatMap { MediaType($0) }, &names, &findings))
    }
    text = lines.joined(separator: "\n") + "\n"
    variables = names.added
    self.findings = findings
  }

  /// The request of a curl command.
  package init(endpoint: String, curl: CurlLine, existing: [String: String] = [:]) throws(Finding) {
    try self.init(
      endpoint: endpoint, method: curl.method, url: curl.url, fields: curl.fields, body: curl.body,
      timeout: curl.timeout, existing: existing)
  }

  /// What libcurl sets itself, and what would ask for codings it may not know.
  private static func isLeftOut(_ name: String) -> Bool {
    ["accept-encoding", "connection", "content-length", "transfer-encoding", "te", "host", "keep-alive"]
      .contains(name.lowercased()) || name.hasPrefix(":")
  }

  private static func endpoint(_ name: String) throws(Finding) -> String {
    do throws(EndpointName.Problem) {
      return try EndpointName.make(from: name)
    } catch {
      switch error {
      case .empty:
        throw Finding(
          "bad-name", file: nil, "the name has no letter a to z and no digit", next: "name it like 'account'")
      case .tooLong: throw Finding("bad-name", file: nil, "the name is too long", next: "take one under 40 letters")
      case .reserved(let segment, let suggestion):
        throw Finding(
          "bad-name", file: nil, "'\(segment)' in a request's name is kept for names of fixtures",
          next: "name it '\(suggestion)'")
      }
    }
  }

  private static func time(_ seconds: Double) -> String {
    let whole = seconds.rounded()
    return whole == seconds ? String(Int(whole)) : "\(Int((seconds * 1000).rounded())) ms"
  }
}
