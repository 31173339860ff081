import ExchangeTypes
import LosslessJSON
import RequestFiles

/// One request of a HAR with what is told of its answer.
package struct HAREntry: Sendable {
  /// In capitals.
  var method: String
  /// As the browser sent it; `queryString` says the same in other words and is not read.
  var url: String
  var fields: HeaderFields
  var body: HARBody?
  /// 0: nothing was answered.
  var status: Int
  var answerFields: HeaderFields
  var answerType: MediaType?
  /// Where a redirect leads, as written; empty for none.
  var redirect: String
  /// What Chrome and Safari call it: `xhr`, `image`, `preflight`.
  var resourceType: String
  /// Nil where the tool did not say.
  var start: HARInstant?
  private let content: JSONValue?

  /// Nil if there is no URL in it.
  init?(_ value: JSONValue) {
    guard let request = value["request"], let url = request["url"]?.string, !url.isEmpty else { return nil }
    let response = value["response"]
    let fields = Self.fields(request["headers"])
    self.url = url
    method = (request["method"]?.string ?? fields.first(":method") ?? "GET").uppercased()
    self.fields = Self.withCookies(fields, request["cookies"])
    body = request["postData"].flatMap { HARBody($0, type: fields.first("Content-Type")) }
    status = response?["status"]?.integer ?? 0
    answerFields = Self.fields(response?["headers"])
    content = response?["content"]
    answerType = (answerFields.first("Content-Type") ?? content?["mimeType"]?.string).flatMap { MediaType($0) }
    let location = response?["redirectURL"]?.string ?? ""
    redirect = location.isEmpty ? answerFields.first("Location") ?? "" : location
    resourceType = value["_resourceType"]?.string?.lowercased() ?? ""
    start = value["startedDateTime"]?.string.flatMap { HARInstant($0) }
  }

  /// The answer's body, if it is JSON.
  var answer: JSONDocument? {
    guard let text = content?["text"]?.string, !text.isEmpty else { return nil }
    guard content?["encoding"]?.string?.lowercased() == "base64" else { return JSONDocument.parsed(text) }
    guard let bytes = Base64Text.decode(text) else { return nil }
    return JSONDocument.parsed(String(decoding: bytes, as: UTF8.self))
  }

  /// The URL without a port that its scheme has anyway: some proxies write it, and it is no other host.
  var target: WebURL? {
    guard var target = WebURL(PercentEncoding.encodeTarget(url)) else { return nil }
    if target.host.port == (target.scheme == "https" ? 443 : 80) { target.host.port = nil }
    return target
  }

  private static func fields(_ list: JSONValue?) -> HeaderFields {
    var fields = HeaderFields()
    for field in list?.elements.lazy.map({ $0 }) ?? [] {
      guard let name = field["name"]?.string, let value = field["value"]?.string else { continue }
      fields.append(name, value)
    }
    return fields
  }

  /// HTTP/2 may send a field for each cookie; some tools list cookies only beside the fields.
  private static func withCookies(_ fields: HeaderFields, _ cookies: JSONValue?) -> HeaderFields {
    var pairs = fields.values("Cookie")
    if pairs.isEmpty {
      pairs = (cookies?.elements.map { $0 } ?? []).compactMap { cookie in
        cookie["name"]?.string.map { "\($0)=\(cookie["value"]?.string ?? "")" }
      }
    }
    var out = HeaderFields(fields.list.filter { $0.name.lowercased() != "cookie" })
    if !pairs.isEmpty { out.append("Cookie", pairs.joined(separator: "; ")) }
    return out
  }
}
