import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Holds a request of a HAR against what a request file can say, before and after it is written.
struct HARRequestCheck {
  let endpoint: String
  let method: String
  /// Bodies that are longer belong into a file.
  private static let longest = 1 << 20
  private static let methods: Set<String> = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "QUERY", "PROPFIND", "PROPPATCH", "MKCOL", "COPY", "MOVE", "LOCK",
    "UNLOCK", "SEARCH", "REPORT",
  ]

  init(endpoint: String, method: String) {
    self.endpoint = endpoint
    self.method = method
  }

  /// Throws a finding for what no request file can hold.
  func canBeWritten(_ entry: HAREntry) throws(Finding) {
    guard Self.methods.contains(method) else {
      throw finding("method-not-supported", "its method is none that a request file knows", "leave it out")
    }
    if entry.body?.isBinary == true {
      throw finding(
        "binary-body", "its body is no text, and the request is not written",
        "write the request by hand, with the body from a file: < ./body.bin")
    }
    if let count = entry.body?.text.utf8.count, count > Self.longest {
      throw finding(
        "long-body", "its body is larger than \(Self.longest >> 20) MiB, and the request is not written",
        "write the request by hand, with the body from a file: < ./body.json")
    }
    let texts = [entry.url, entry.body?.text ?? ""] + entry.fields.list.map(\.value)
    if texts.contains(where: { $0.firstRange(of: "{{") != nil }) {
      throw finding(
        "braces", "it holds braces that would be read as a variable, and is not written",
        "write it by hand, with the body from a file: < ./body.json")
    }
  }

  /// What was written, read again: it must be one request that says the same.
  func request(_ text: RequestText, entries: Int, _ texts: PrivateTexts) throws(Finding) -> HARRequests.Request {
    if texts.stand(in: text.text) {
      throw finding(
        "private-value", "a value that is private elsewhere stands in it, and it is not written",
        "write it by hand, with a variable for the value")
    }
    let file = RequestFile(name: "api.http", bytes: Array(text.text.utf8))
    let isRead = file.requests.count == 1 && file.findings.allSatisfy { $0.severity != .error }
    guard isRead, let parsed = file.requests.first, parsed.name == endpoint, parsed.method == method,
      isWhole(parsed, text.text)
    else {
      throw finding(
        "not-writable", "a line of it means something else in a request file, and it is not written",
        "write it by hand, with a body that is unusual from a file: < ./body.txt")
    }
    let references = (parsed.target.references + parsed.fields.flatMap(\.value.references)) + Self.references(parsed)
    var dependencies: Set<String> = []
    for case .capture(let capture) in references.map(\.source) { dependencies.insert(capture.request) }
    return HARRequests.Request(
      endpoint: endpoint, method: method, target: parsed.target.text, text: text.text, entries: entries,
      dependencies: dependencies.sorted())
  }

  private func isWhole(_ parsed: ParsedRequest, _ text: String) -> Bool {
    guard let blank = text.firstRange(of: "\n\n") else { return parsed.body.isEmpty }
    let body = parsed.body.map { part in if case .text(let text) = part { text.text } else { "" } }.joined()
    return body.trimmingSpaces == text[blank.upperBound...].replacing("\r\n", with: "\n").trimmingSpaces
  }

  private static func references(_ parsed: ParsedRequest) -> [TemplateReference] {
    var out: [TemplateReference] = []
    for case .text(let text) in parsed.body { out += text.references }
    return out
  }

  private func finding(_ id: String, _ text: String, _ next: String) -> Finding {
    Finding(id, .warning, place: endpoint, text, next: next)
  }
}
