import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Writes the target of a request: host, secret parameters and secret parts of the path as variables.
enum TargetWriter {
  /// The target, and an Authorization field for user and password that stood in the URL.
  static func target(
    _ url: String, _ names: inout VariableTable, _ findings: inout [Finding]
  ) throws(Finding) -> (text: String, fields: [HeaderField]) {
    if url.hasPrefix("{{") { return (withSecretQuery(url, &names), []) }
    guard let parts = WebURL(PercentEncoding.encodeTarget(url)) else {
      throw Finding("bad-url", file: nil, "the URL is no http or https URL", next: "write it as https://host/path")
    }
    let host = names.reference(to: parts.origin, named: "host", isSecret: false)
    var fields: [HeaderField] = []
    if let userInfo = parts.userInfo {
      let words = userInfo.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
        PercentEncoding.decode(String($0))
      }
      let field = HeaderField("Authorization", "Basic \(words[0]) \(words.count > 1 ? words[1] : "")")
      fields.append(HeaderField(field.name, FieldWriter.value(of: field, &names)))
    }
    if parts.fragment != nil {
      findings.append(
        Finding(
          "fragment-left-out", .note, file: nil, "what stands behind # in the URL is never sent",
          next: "nothing is to do"))
    }
    let rest = withSecretSegments(parts.path, &names) + (parts.query.map { "?" + $0 } ?? "")
    return (host + withSecretQuery(rest, &names), fields)
  }

  /// The path with what is secret in it as variables, named for what stands before it: `/users/{{users}}`.
  private static func withSecretSegments(_ path: String, _ names: inout VariableTable) -> String {
    var before = ""
    return path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let segment = String(segment)
      defer { before = segment }
      let plain = PercentEncoding.decode(segment)
      guard !plain.isEmpty, !plain.hasPrefix("{{"), names.isSecret(plain, named: "") else { return segment }
      return names.reference(to: segment, named: VariableName.make(from: before))
    }.joined(separator: "/")
  }

  /// The text with the values of secret parameters as variables.
  private static func withSecretQuery(_ text: String, _ names: inout VariableTable) -> String {
    guard let question = text.firstIndex(of: "?") else { return text }
    let query = FormText.withSecrets(String(text[text.index(after: question)...]), &names)
    return text[...question] + query
  }
}
